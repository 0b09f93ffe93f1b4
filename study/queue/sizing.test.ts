/** How large chunks are: about two seconds each, never more than a fair share, and growing slowly from one seed. */
import { expect, test } from 'vitest';
import { ChunkSizes } from './sizing.ts';

test('one seed as long as nobody knows how long a game takes', () => {
  const sizes = new ChunkSizes();
  expect([sizes.next(10_000, 1), sizes.next(10_000, 8), sizes.next(1, 1)]).toEqual([1, 1, 1]);
});

test('at most four times the last one, up to two seconds', () => {
  const sizes = new ChunkSizes();
  sizes.played(1, 20);
  // 100 seeds are two seconds
  expect(Array.from({ length: 5 }, () => sizes.next(100_000, 1))).toEqual([4, 16, 64, 100, 100]);
});

test('long games stay alone', () => {
  const sizes = new ChunkSizes();
  sizes.played(1, 5000);
  expect([sizes.next(1000, 1), sizes.next(1000, 1)]).toEqual([1, 1]);
});

test('never more than a message may have, and games of no time are no division by nothing', () => {
  const sizes = new ChunkSizes();
  sizes.played(1, 0);
  const [largest] = Array.from({ length: 10 }, () => sizes.next(1_000_000, 1)).slice(-1);
  expect(largest).toBe(2000);
});

test('a fair share of what is left: two chunks for each thread', () => {
  const sizes = new ChunkSizes();
  sizes.played(1, 1);
  for (let i = 0; i < 6; i++) sizes.next(1_000_000, 1);
  expect(sizes.next(40, 4)).toBe(5);
  sizes.played(1, 1);
  expect(sizes.next(4, 0)).toBe(2);
  expect(sizes.next(1, 1)).toBe(1);
});

test('later chunks count more than earlier ones, none of them alone', () => {
  const sizes = new ChunkSizes();
  sizes.played(1, 10);
  sizes.played(10, 200);
  // 0.7 · 10 + 0.3 · 20 = 13 ms a seed, 154 in two seconds
  const grown = Array.from({ length: 5 }, () => sizes.next(100_000, 1));
  expect(grown).toEqual([4, 16, 64, 154, 154]);
});

test('so many chunks are with the broker: two for each thread, and one more', () => {
  expect([0, 1, 4].map((threads) => ChunkSizes.window(threads))).toEqual([3, 3, 9]);
});
