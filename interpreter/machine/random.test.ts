import { expect, test } from 'vitest';
import { HEADER } from '../position/layout.ts';
import { randomBelow, seedRandom, shuffle } from './random.ts';

const cells = (seed: number): Int32Array => {
  const s = new Int32Array(HEADER);
  seedRandom(s, seed);
  return s;
};

test('equal seeds give equal numbers, other seeds others', () => {
  const draw = (seed: number): number[] => {
    const s = cells(seed);
    return Array.from({ length: 20 }, () => randomBelow(s, 1000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('a copy of the cells goes on with the same numbers', () => {
  const a = cells(3);
  for (let i = 0; i < 5; i++) randomBelow(a, 10);
  const b = a.slice();
  expect(Array.from({ length: 9 }, () => randomBelow(a, 99))).toEqual(
    Array.from({ length: 9 }, () => randomBelow(b, 99)),
  );
});

test('numbers stay in their bounds and meet each about as often', () => {
  const s = cells(1);
  const seen = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) seen[randomBelow(s, 6)]++;
  for (const n of seen) expect(Math.abs(n - 10_000)).toBeLessThan(500); // five standard deviations are 457
});

test('shuffling keeps what there is and leaves the rest of the list alone', () => {
  const list = Int32Array.from({ length: 30 }, (_, i) => i);
  shuffle(cells(5), list, 5, 20);
  expect([...list.slice(0, 5), ...list.slice(25)]).toEqual([0, 1, 2, 3, 4, 25, 26, 27, 28, 29]);
  expect(Array.from(list.slice(5, 25)).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 5));
  expect(Array.from(list.slice(5, 25))).not.toEqual(Array.from({ length: 20 }, (_, i) => i + 5));
});
