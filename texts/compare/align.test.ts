/** Pairs of two lists: the cheapest ones, in order or, where it is clearly cheaper, wherever the same item is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, longestCommonSubsequence, type Pair } from './align.ts';

const ALONE = 3;
/** Letters that differ by case are alike, others are not. */
const cost = (a: string, b: string): number => (a === b ? 0 : a.toLowerCase() === b.toLowerCase() ? 1 : 7);
const same = (a: string, b: string): boolean => a === b;
/** Such as `aa b- -c`: a pair each, `-` where it has no partner. */
function pairsOf(a: string, b: string): string {
  const { pairs, moved } = align([...a], [...b], same, cost, ALONE);
  return `${moved ? 'moved ' : ''}${pairs.map((pair) => (pair.a ?? '-') + (pair.b ?? '-')).join(' ')}`;
}

describe('pairs', () => {
  test.each([
    ['abc', 'abc', 'aa bb cc'],
    ['abc', 'aBc', 'aa bB cc'],
    ['abc', 'ac', 'aa b- cc'],
    ['ac', 'abc', 'aa -b cc'],
    // in the order of their places; the one of the second list first
    ['ab', 'cd', '-c a- -d b-'],
    ['', 'ab', '-a -b'],
    ['ab', '', 'a- b-'],
    ['', '', ''],
    // the item at the same place is the partner, so that equal ones have not moved
    ['aa', 'aa', 'aa aa'],
    ['ba', 'aa', '-a b- aa'],
    // what is the same elsewhere has moved
    ['abc', 'cab', 'moved aa bb cc'],
    ['ab', 'ba', 'moved aa bb'],
  ])('%s and %s: %s', (a, b, expected) => expect(pairsOf(a, b)).toBe(expected));
});

test('an order that costs at most one more is preserved', () => {
  // in order: a with A (1) and A with a (1); moved: both the same, at no cost
  expect(pairsOf('aA', 'Aa')).toBe('moved aa AA');
  const alike = (a: string, b: string): number => (a === b ? 0 : 0.5);
  const { pairs, moved } = align(['a', 'A'], ['A', 'a'], same, alike, ALONE);
  expect([moved, pairs]).toEqual([
    false,
    [
      { a: 'a', b: 'A' },
      { a: 'A', b: 'a' },
    ].map((pair) => expect.objectContaining(pair) as unknown),
  ]);
});

/** The least that any pairing in order costs, found by trying all of them. */
function least(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return (a.length + b.length) * ALONE;
  return Math.min(
    cost(a[0], b[0]) + least(a.slice(1), b.slice(1)),
    ALONE + least(a.slice(1), b),
    ALONE + least(a, b.slice(1)),
  );
}
const price = (pairs: Pair<string>[]): number =>
  pairs.reduce((sum, { a, b }) => sum + (a !== undefined && b !== undefined ? cost(a, b) : ALONE), 0);

test('each item is in one pair; no pairing in order is cheaper', () => {
  const list = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c'), { maxLength: 5 });
  fc.assert(
    fc.property(list, list, (a, b) => {
      const { pairs, moved } = align(a, b, same, cost, ALONE);
      expect(pairs.flatMap((pair) => pair.a ?? [])).toEqual(a);
      expect(pairs.flatMap((pair) => pair.b ?? []).sort()).toEqual([...b].sort());
      if (!moved) expect(price(pairs)).toBeLessThanOrEqual(least(a, b) + 1);
    }),
    { numRuns: 300 },
  );
});

test.each([
  // the examples of textbooks
  ['AGGTAB', 'GXTXAYB', 'GTAB'],
  ['abcde', 'ace', 'ace'],
  ['abc', 'abc', 'abc'],
  ['abc', 'xyz', ''],
  ['', 'abc', ''],
  ['abc', '', ''],
])('the longest common subsequence of %s and %s is %s', (a, b, expected) => {
  const indexes = longestCommonSubsequence([...a], [...b], same);
  expect(indexes.map(([i]) => a[i]).join('')).toBe(expected);
  expect(indexes.map(([, j]) => b[j]).join('')).toBe(expected);
  indexes.slice(1).forEach(([i, j], n) => {
    expect(i).toBeGreaterThan(indexes[n][0]);
    expect(j).toBeGreaterThan(indexes[n][1]);
  });
});
