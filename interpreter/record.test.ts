import { gameAt, newGame, replay } from './localized.ts';
import { problemOfRecord } from './record-format.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loaded } from '../test/support/loaded.ts';
import { codeOf } from '../test/support/fathom-errors.ts';
import { FathomError } from './fathom-error.ts';
import type { Game, NewGame } from './game.ts';
import type { GameRecord } from './record-format.ts';

const nim = loaded('cards/nim.yaml').model;

/** A few choices, by the numbers. */
function played(game: Game, choices: readonly number[]): Game {
  for (const n of choices) {
    if (game.decision) game.choose(game.decision.options[n % game.decision.options.length].key);
  }
  return game;
}

const throughJson = (value: unknown): GameRecord => JSON.parse(JSON.stringify(value)) as GameRecord;

/** What callers without types write, too. */
const anySeed = fc.oneof(fc.nat(), fc.nat(0xffffffff), fc.integer(), fc.double(), fc.maxSafeInteger(), fc.anything());

test('what `save` gives is a record that gives the game again, of every game that there is', () => {
  const start = fc.record(
    {
      players: fc.oneof({ weight: 4, arbitrary: fc.constant(2) }, fc.anything()),
      seed: anySeed,
      options: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.dictionary(fc.string(), fc.string())),
      position: fc.constantFrom('start', { preset: 'rich' }),
    },
    { requiredKeys: [] },
  );
  let games = 0;
  fc.assert(
    fc.property(start, fc.array(fc.nat(), { maxLength: 5 }), ({ position, ...given }, choices) => {
      let game: Game;
      try {
        const options = given as NewGame;
        game = position === undefined ? newGame(nim, options) : gameAt(nim, position, options);
      } catch (error) {
        expect(error).toBeInstanceOf(FathomError);
        return;
      }
      games++;
      const record = throughJson(played(game, choices).save());
      expect(problemOfRecord(record)).toBeUndefined();
      expect(replay(nim, record).game.hash()).toBe(record.finalHash);
    }),
    { numRuns: 200 },
  );
  expect(games).toBeGreaterThan(20);
});

test('two seeds are two games: what is no whole number of 32 bits is refused', () => {
  for (const seed of [0.5, Math.E, -1, 2 ** 32, 2 ** 32 + 1, NaN, Infinity, '7', null, 7n]) {
    const given = { seed: seed as number };
    expect([seed, codeOf(() => newGame(nim, given)), codeOf(() => gameAt(nim, 'start', given))]).toEqual([
      seed,
      'bad-seed',
      'bad-seed',
    ]);
  }
  expect(() => newGame(nim, { seed: 0.5 })).toThrow(
    'the seed of a game is a whole number from 0 to 4294967295, not 0.5',
  );
  const hashes = [0, 1, 2 ** 31, 2 ** 32 - 1].map((seed) => newGame(nim, { seed }).hash());
  expect(new Set(hashes).size).toBe(4);
});

test('a record of an earlier version with a larger seed is played as it was', () => {
  const record = played(newGame(nim, { seed: 7 }), [1, 2, 3]).save();
  const { game, stopped } = replay(nim, { ...record, seed: 7 + 3 * 2 ** 32 });
  expect([stopped, game.hash()]).toEqual([null, record.finalHash]);
});

test('a replay says whether it ends as the record does, and whether the pack is that of the record', () => {
  const game = played(newGame(nim, { seed: 7 }), [1, 2, 3]);
  const record = game.save();
  const of = (changed: Partial<GameRecord>, to?: number): unknown[] => {
    const { samePack, sameEnd } = replay(nim, { ...record, ...changed }, to === undefined ? {} : { to });
    return [samePack, sameEnd];
  };
  expect(of({})).toEqual([true, true]);
  expect(of({ finalHash: 'ffff' })).toEqual([true, false]);
  expect(of({ pack: 'other' })).toEqual([false, true]);
  // where it has not come to the end, nobody knows
  expect(of({}, 2)).toEqual([true, null]);
  expect(of({ finalHash: 'ffff' }, 2)).toEqual([true, null]);
  expect(of({ choices: [...record.choices, 'nonsense'] })).toEqual([true, null]);
});
