/** What a sample of kinds promises, in either width. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFull, sampleOf, sampleOfKinds } from './width.ts';

const KINDS = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });

it('has at least as many as asked for, in the order of the list, and every kind that was not met before', () => {
  fc.assert(
    fc.property(fc.array(KINDS, { maxLength: 12 }), fc.nat(6), KINDS, (kinds, n, before) => {
      const all = kinds.map((own, at) => ({ own, at }));
      const met = new Set(before);
      const sample = sampleOfKinds(all, n, ({ own }) => own, met);
      expect(sample.length).toBeGreaterThanOrEqual(Math.min(n, all.length));
      expect(sample.map(({ at }) => at)).toEqual([...new Set(sample.map(({ at }) => at))].sort((a, b) => a - b));
      expect(sample.every((one) => all[one.at] === one)).toBe(true);
      const found = new Set([...before, ...sample.flatMap(({ own }) => own)]);
      expect([...new Set(kinds.flat())].filter((kind) => !found.has(kind))).toEqual([]);
    }),
  );
});

it.skipIf(isFull)('has a whole number of elements', () => {
  expect(() => sampleOf([1, 2, 3, 4], 8 / 3)).toThrow('whole number');
});
