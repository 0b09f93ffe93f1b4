/** What programs are told of a game: the words of the terminal and the page, and nothing that the seat does not know. */
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../dsl/index.ts';
import { type Game, newGame } from '../interpreter/index.ts';
import { narrate } from '../cli/narrative/narrative.ts';
import { finalTable } from '../cli/narrative/scores.ts';
import { playGame } from '../study/playing.ts';
import { codeOf } from '../test/support/fathom-errors.ts';
import { loaded } from '../test/support/loaded.ts';
import { plainNames } from './narrative/pack-names.ts';
import { eventInWords, rounds, scoreSheet, story } from './told.ts';

const { model } = loaded();
const played = playGame(model, { bots: ['random'], players: 2, seed: 8, trace: true });
/** Without a trace, and in the middle. */
const untold = (choices = 40): Game => {
  const game = newGame(model, { players: 2, seed: 8 });
  for (const key of played.choices.slice(0, choices)) game.choose(key);
  return game;
};

/** Words alone, as they are laid out otherwise in a terminal. */
const wordsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

test('the story is that of the terminal', () => {
  for (const language of LANGUAGE_CODES) {
    const names = ['Anna', 'Bruno'];
    const lines = narrate(played.trace, plainNames(model, names, language), { viewer: 0, width: 10_000 });
    const text = wordsIn(lines.join(' '));
    for (const { kind, lines: told } of story(played, { language, seat: 0, names })) {
      if (kind === 'text') for (const line of told) expect(text).toContain(wordsIn(line).trim());
    }
  }
});

test('a game that noted no events is told all the same', () => {
  expect(story(untold(10_000))).toEqual(story(played));
  expect(story(untold(10)).length).toBeGreaterThan(2);
});

test('nobody is told of cards that they do not see, unless everything is asked for', () => {
  const game = untold();
  const text = (seat?: number | 'everything'): string =>
    story(game, seat === undefined ? {} : { seat })
      .flatMap(({ lines }) => lines)
      .join('\n');
  for (const viewer of [0, 1]) {
    const { players } = game.everything();
    const hidden = players[1 - viewer].zones['hand'].cards!.map(
      ({ card }) => model.cards.find(({ id }) => id === card)!.name,
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const name of hidden) {
      expect(text(viewer)).not.toContain(name);
      expect(text()).not.toContain(name);
    }
  }
  expect(text('everything')).not.toBe(text());
});

test('a score sheet adds up to the points of the position, and is the table of the terminal', () => {
  for (const game of [played, untold()]) {
    const { rows, start, totals } = scoreSheet(game)!;
    expect(totals).toEqual(game.everything().players.map(({ counters }) => counters['point']));
    expect(rows.reduce((sums, { points }) => sums.map((sum, seat) => sum + points[seat]), start)).toEqual(totals);
  }
  const table = finalTable(played, plainNames(model, ['A', 'B'], 'it'), 120).join('\n');
  for (const { title } of scoreSheet(played, { language: 'it' })!.rows) expect(table).toContain(title);
});

test('rounds are numbered, and their positions are those of the game', () => {
  const found = rounds(played, { seat: 'everything' });
  expect(found.map(({ number }) => number)).toEqual(found.map((_, i) => i + 1));
  // three eras of several rounds each
  expect(new Set(found.map(({ periods }) => periods[0].now)).size).toBe(3);
  const game = newGame(model, { players: 2, seed: 8 });
  const positions = new Map(found.map(({ at, position }) => [at, position]));
  played.choices.forEach((key, i) => {
    const position = positions.get(i);
    if (position) expect(position).toEqual(game.everything());
    game.choose(key);
  });
  expect(JSON.stringify(rounds(played)).length).toBeLessThan(JSON.stringify(found).length);
});

test('an event is in words what the player may know of it', () => {
  const draws = played.trace.filter((event) => event.type === 'card' && event.what === 'draw');
  expect(draws.length).toBeGreaterThan(5);
  for (const event of draws) {
    const own = eventInWords(played, event, { seat: event.player })!;
    const other = eventInWords(played, event, { seat: 1 - event.player })!;
    const { name } = model.cards.find(({ id }) => 'card' in event && id === event.card)!;
    expect([own, other]).toEqual([expect.stringContaining(name), expect.not.stringContaining(name)]);
    expect(other).toMatch(/Player \d.*card/);
  }
});

test('no language, no seat, no record: an error with a code', () => {
  const wrong = <T>(value: unknown): T => value as T;
  for (const tell of [story, (game: Game, told: object) => eventInWords(game, played.trace[0], told)]) {
    expect(codeOf(() => tell(played, { language: wrong('xx') }))).toBe('no-such-language');
    for (const seat of [2, -2, null, '0', NaN]) {
      expect(codeOf(() => tell(played, { seat: wrong(seat) }))).toBe('no-such-seat');
    }
  }
  expect(codeOf(() => scoreSheet(played, { language: wrong(null) }))).toBe('no-such-language');
  expect(codeOf(() => rounds(played, { seat: 5 }))).toBe('no-such-seat');
  for (const act of [story, scoreSheet, rounds]) expect(codeOf(() => act(untold().fork()))).toBe('no-record');
});
