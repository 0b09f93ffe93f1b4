/** Decisions have their words on demand: for the position in which they were asked, in any language, without a trace. */
import { newGame } from './localized.ts';
import { describe, expect, test } from 'vitest';
import { pack, CITIES, NIM, SHAPES } from '../test/support/packs.ts';
import type { Decision, Game } from './game.ts';

/** Everything that a decision says, as plain data. */
const read = (decision: Decision): unknown => JSON.parse(JSON.stringify(decision)) as unknown;

/** Plays random choices; `each` sees the game at each decision. */
function play(game: Game, seed: number, each: (decision: Decision) => void, most = 150): string[] {
  const hashes: string[] = [];
  let random = seed;
  for (let n = 0; n < most && game.decision !== null; n++) {
    const { decision } = game;
    each(decision);
    random = (random * 1103515245 + 12345) & 0x7fffffff;
    game.choose(decision.options[(random >> 8) % decision.options.length].key);
    hashes.push(game.hash());
  }
  return hashes;
}

describe.each([CITIES, SHAPES])('%s', (path) => {
  const players = pack(path).playerCounts[0];

  test('reading it changes nothing in the game', () => {
    const [quiet, readAloud] = [newGame(pack(path), { players }), newGame(pack(path), { players })];
    const expected = play(quiet, 5, () => {});
    const seen = play(readAloud, 5, (decision) => {
      read(decision);
      readAloud.refusals();
      read(decision);
    });
    expect(seen).toEqual(expected);
  });

  test('it says the same later as when it was asked', () => {
    const asked: { decision: Decision; then: unknown }[] = [];
    play(newGame(pack(path), { players }), 9, (decision) => {
      asked.push({ decision, then: read(decision) });
    });
    const unread: Decision[] = [];
    play(newGame(pack(path), { players }), 9, (decision) => {
      unread.push(decision);
    });
    expect(asked.length).toBeGreaterThan(30);
    expect(unread.map(read)).toEqual(asked.map(({ then }) => then));
  });

  test('it says the same after it was taken back', () => {
    const game = newGame(pack(path), { players });
    play(game, 3, () => {}, 20);
    const { decision } = game;
    game.choose(decision!.options[0].key);
    const next = game.decision!;
    game.seek(0);
    const again = newGame(pack(path), { players });
    play(again, 3, () => {}, 20);
    expect(read(decision!)).toEqual(read(again.decision!));
    again.choose(again.decision!.options[0].key);
    expect(read(next)).toEqual(read(again.decision!));
  });
});

test('its words follow the language of the game', () => {
  const game = newGame(pack(NIM), { language: 'uk' });
  const { decision } = game;
  expect(decision!.prompt).toBe('З якої купки ви берете?');
  game.language = 'it';
  expect(decision!.prompt).toBe('Da quale mucchio togli?');
  game.language = 'en';
  expect(decision!.prompt).toBe('Which heap do you take from?');
});

test('JSON has its words and its data', () => {
  const { decision } = newGame(pack(NIM));
  expect(read(decision!)).toMatchObject({
    player: 0,
    kind: 'one',
    prompt: 'Which heap do you take from?',
    question: { type: 'alternative', times: 1, askedAs: 'turn/take' },
    options: decision!.options.map(({ key, label }) => ({ key, label })),
  });
});
