/** What comes back from a worker is believed only where it can be the result of what was asked. */
import { expect, test } from 'vitest';
import { resultOf } from './results.ts';
import type { Task } from './work.ts';

const GAMES = { kind: 'games', job: { games: 2 } } as unknown as Task;
const STUDY = { kind: 'study', units: [{ seed: 4 }, { seed: 7 }] } as unknown as Task;

const tally = (games: number, scores = games, places = games): unknown => ({
  games,
  scores: Array.from({ length: scores }, () => []),
  places: Array.from({ length: places }, () => []),
});
const played = (...seeds: number[]): unknown[] => seeds.map((seed) => ({ seed, codes: [1, 2] }));

const isBelieved = (outcome: unknown, task: Task): boolean => resultOf({ outcome, milliseconds: 5 }, task) !== null;

test('what was asked, with its time', () => {
  const outcome = { games: played(4, 7) };
  expect(resultOf({ outcome, milliseconds: 12, more: 1 }, STUDY)).toEqual({ outcome, milliseconds: 12 });
  expect(isBelieved({ tally: tally(2) }, GAMES)).toBe(true);
});

test.each([null, undefined, 'text', 5, {}, { milliseconds: 5 }, { outcome: { games: [] } }, { milliseconds: '5' }])(
  '%j is no result',
  (value) => {
    expect(resultOf(value, STUDY)).toBeNull();
  },
);

test('games of seeds that were not asked for are not believed, one among others neither', () => {
  expect(isBelieved({ games: played(4) }, STUDY)).toBe(true);
  expect(isBelieved({ games: played(8) }, STUDY)).toBe(false);
  expect(isBelieved({ games: played(4, 7, 8) }, STUDY)).toBe(false);
});

test('games without their choices are not believed, nor what is no list', () => {
  expect(isBelieved({ games: [{ seed: 4 }] }, STUDY)).toBe(false);
  expect(isBelieved({ games: { seed: 4, codes: [] } }, STUDY)).toBe(false);
  expect(isBelieved({ tally: tally(2) }, STUDY)).toBe(false);
});

test('a tally counts as many games as were asked, with the scores and places of each', () => {
  expect(isBelieved({ tally: tally(3) }, GAMES)).toBe(false);
  expect(isBelieved({ tally: tally(2, 1) }, GAMES)).toBe(false);
  expect(isBelieved({ tally: tally(2, 2, 3) }, GAMES)).toBe(false);
  expect(isBelieved({ games: played(4, 7) }, GAMES)).toBe(false);
});

test('a fault names its seed and says what is wrong, whatever was asked', () => {
  for (const task of [GAMES, STUDY]) {
    expect(isBelieved({ fault: { seed: 4, message: 'a choice led nowhere' } }, task)).toBe(true);
    expect(isBelieved({ fault: { seed: 4 } }, task)).toBe(false);
    expect(isBelieved({ fault: { seed: '4', message: 'a choice led nowhere' } }, task)).toBe(false);
    expect(isBelieved({ fault: { seed: 4.5, message: 'a choice led nowhere' } }, task)).toBe(false);
  }
});
