/** Games that begin at a position: played, undone, saved and replayed; and what is wrong with a position, in words. */
import { describe, expect, it, test } from 'vitest';
import type { PackModel } from '../../dsl/packs/model.ts';
import { LIMITS } from '../../dsl/internal.ts';
import { PRESETS } from '../../dsl/scenarios/index.ts';
import { ChoiceSource } from '../machine/choice-source.ts';
import { type Game, gameAt, FathomError, newGame, problemOfRecord, replay, type GameRecord } from '../index.ts';
import type { PositionInput } from '../record-format.ts';
import { loaded } from '../../test/support/loaded.ts';

const cities = loaded().model;
const nim = loaded('cards/nim.yaml').model;

/** Makes random choices, at most so many. */
function playOn(game: Game, seed: number, most = Infinity): void {
  const source = new ChoiceSource(seed);
  for (let i = 0; i < most && game.decision; i++) {
    game.choose(game.decision.options[source.below(game.decision.options.length)].key);
  }
}

const onFile = (game: Game): GameRecord => JSON.parse(JSON.stringify(game.save())) as GameRecord;

/** The error of an attempt to make a game. */
function refusal(attempt: () => unknown): FathomError {
  try {
    attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(FathomError);
    return error as FathomError;
  }
  throw new Error('nothing was refused');
}

describe.each(cities.playerCounts)('every preset, %i players', (players) => {
  it.each(PRESETS)('%s', (preset) => {
    const game = gameAt(cities, preset, { players });
    expect(game.position).toBe(preset);
    playOn(game, 5);
    expect(game.over).toBe(true);
    const record = onFile(game);
    expect(problemOfRecord(record)).toBeUndefined();
    expect(record).toMatchObject({ format: 'fathom-record/2', position: preset, players, seed: 1 });
    const { game: again, stopped } = replay(cities, record);
    expect(stopped).toBeNull();
    expect(again.hash()).toBe(record.finalHash);
    expect(again.ranking).toEqual(game.ranking);
  });
});

test('a site that is empty already can be made empty', () => {
  const game = gameAt(cities, { me: { sites: { c4: 'empty' } } }, { players: 2 });
  expect(game.position).toEqual({ me: { sites: { c4: 'empty' } } });
  playOn(game, 5, 3);
});

test('nobody has won before the end', () => {
  const game = newGame(nim, { players: 2, seed: 3 });
  expect(game.ranking.map(({ place, won }) => [place, won])).toEqual([
    [1, false],
    [1, false],
  ]);
  playOn(game, 3);
  expect(game.ranking.filter(({ won }) => won)).toHaveLength(1);
});

test('a preset text, YAML text and an object are the same', () => {
  const yaml = 'preset: rich\nme: {credit: 3, hand: [34]}\noccupied: {two-tunnels: other}';
  const object = { preset: 'rich', me: { credit: 3, hand: [34] }, occupied: { 'two-tunnels': 'other' } };
  const game = gameAt(cities, object, { players: 2 });
  expect(gameAt(cities, yaml, { players: 2 }).hash()).toBe(game.hash());
  expect(gameAt(cities, {}, { players: 2 }).hash()).toBe(gameAt(cities, 'start', { players: 2 }).hash());
  const { acting, players, slots } = game.everything();
  expect(players[acting!].counters.credit).toBe(3);
  expect(players[acting!].zones.hand.count).toBe(1);
  expect(slots['two-tunnels']).toEqual([1 - acting!]);
  expect(onFile(game).position).toEqual(object);
});

test('the object is copied: later changes do not reach the record', () => {
  const position = { me: { credit: 3 } };
  const game = gameAt(cities, position, { players: 2 });
  position.me.credit = 9;
  expect(game.save().position).toEqual({ me: { credit: 3 } });
});

test('undo leads back to the position and no further, redo forth again', () => {
  const game = gameAt(cities, { preset: 'rich' }, { players: 2 });
  const first = game.hash();
  expect(game.canUndo).toBe(false);
  // some choices reveal cards, and these cannot be undone
  for (const { key } of game.decision!.options) {
    game.choose(key);
    if (game.canUndo) break;
    game.seek(0);
  }
  const second = game.hash();
  expect(game.undo()).toBe(true);
  expect([game.hash(), game.canUndo]).toEqual([first, false]);
  expect(game.redo()).toBe(true);
  expect(game.hash()).toBe(second);
  expect(replay(cities, onFile(game)).game.hash()).toBe(second);
});

test('the seed makes the game in which the preset is found', () => {
  const at = (seed: number): Game => gameAt(cities, 'midgame', { players: 2, seed });
  expect(at(7).hash()).toBe(at(7).hash());
  expect(at(7).hash()).not.toBe(at(8).hash());
  const game = at(7);
  playOn(game, 1, 20);
  expect(replay(cities, onFile(game)).game.hash()).toBe(game.hash());
});

test('events are noted from the position on', () => {
  const game = gameAt(nim, 'start', { trace: true });
  playOn(game, 1, 1);
  expect(game.trace.some(({ type }) => type === 'choice')).toBe(true);
});

describe('what is wrong with a position is said in words', () => {
  it.each<[PositionInput, string]>([
    ['strat', 'No preset is called "strat".'],
    [{ preset: 'midgam' }, 'No preset is called "midgam". Did you mean "midgame"?'],
    [{ me: { crdit: 3 } }, 'A player has no key "crdit". Did you mean "credit"?'],
    [{ me: { credit: -1 } }, '"credit" cannot be less than 0.'],
    [{ me: { credit: 'many' } }, '"credit" must be a whole number'],
    [{ me: { credit: LIMITS.value.most + 1 } }, '"credit" cannot be more than 1,000,000,000.'],
    [{ me: { credit: Number.MAX_SAFE_INTEGER } }, '"credit" cannot be more than 1,000,000,000.'],
    [{ me: { hand: [{ card: 34, marks: -1 }] } }, '"marks" cannot be less than 0.'],
    [{ me: { hand: [{ card: 34, marks: LIMITS.lying.most + 1 }] } }, '"marks" cannot be more than 32,767.'],
    [{ supply: { tunnel: -2 } }, '"tunnel" cannot be less than 0.'],
    [{ order: ['other', 'other'] }, '"other" is named twice.'],
    [{ occupied: { 'build-city': ['me', 'me'] } }, '"me" is named twice.'],
    [{ acting: ['me', 'other'] }, 'One player acts, or `nobody`.'],
    [{ me: { hand: [34, 34] } }, 'there is one of it, and it is elsewhere in this position.'],
    ['{me: {credit: 3}', 'The position cannot be set up.'],
    [[] as unknown as PositionInput, 'A position is the name of a preset, YAML text, or an object'],
    [null as unknown as PositionInput, 'A position is the name of a preset, YAML text, or an object'],
    [7 as unknown as PositionInput, 'A position is the name of a preset, YAML text, or an object'],
    [{ me: 10n }, 'A position is the name of a preset, YAML text, or an object'],
  ])('%#', (position, words) => {
    const error = refusal(() => gameAt(cities, position, { players: 2 }));
    if (!error.is('bad-position')) throw error;
    expect(error.message).toContain(words);
    expect(error.data.problems.length).toBeGreaterThan(0);
  });

  it('names all that is wrong, with its place', () => {
    const text = '{era: x, me: {credit: -1}}';
    const error = refusal(() => gameAt(cities, text, { players: 2 }));
    if (!error.is('bad-position')) throw error;
    expect(error.data.problems.map(({ start, end }) => text.slice(start, end))).toEqual(['x', '-1']);
  });
});

test('as much as a game counts may be there', () => {
  const game = gameAt(cities, { me: { credit: LIMITS.value.most } }, { players: 2 });
  expect(Math.max(...game.everything().players.map(({ counters }) => counters['credit']))).toBe(LIMITS.value.most);
});

test('a game that the pack does not offer is refused', () => {
  expect(refusal(() => gameAt(cities, 'start', { players: 9 })).code).toBe('not-a-player-count');
  expect(refusal(() => gameAt(cities, 'start', { options: { x: 1 } })).code).toBe('no-such-option');
});

test.each([null, undefined])('without a model: %s', (nothing) => {
  const model = nothing as unknown as PackModel;
  for (const make of [() => newGame(model), () => gameAt(model, 'start'), () => newGame(model)]) {
    const { code, message } = refusal(make);
    expect([code, message.includes('diagnostics')]).toEqual(['no-model', true]);
  }
});

describe('formats of records', () => {
  const record = onFile(newGame(nim));
  const at = onFile(gameAt(nim, 'start'));
  it('games from the start keep the first format', () => {
    expect(record).toMatchObject({ format: 'fathom-record/1' });
    expect('position' in record).toBe(false);
  });
  it.each<[unknown, string]>([
    [{ ...record, format: 'fathom-record/3' }, 'a newer version of Fathom may have written it'],
    [{ ...record, format: 7 }, 'its "format" is 7'],
    [{ ...record, position: 'start' }, '"position" belongs to the format "fathom-record/2"'],
    [{ ...at, position: undefined }, '"position" must be a text or an object'],
    [{ ...at, position: [] }, '"position" must be a text or an object'],
  ])('%#', (value, words) => {
    expect(problemOfRecord(value)).toContain(words);
    const error = refusal(() => replay(nim, value as GameRecord));
    expect([error.code, error.message.includes(words)]).toEqual(['bad-record', true]);
  });
  it('a position that the pack no longer has is refused with its reasons', () => {
    expect(refusal(() => replay(nim, { ...at, position: { nothing: 1 } })).code).toBe('bad-position');
  });
});
