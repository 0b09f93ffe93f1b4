import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Selectable, Selection } from './selection.ts';

const WORD = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ALTERNATIVE = fc.record({ needs: fc.uniqueArray(WORD, { maxLength: 3 }) }, { requiredKeys: [] });

test('those whose needed words are all there, in their order, however many there are', () => {
  fc.assert(
    fc.property(fc.array(ALTERNATIVE, { maxLength: 30 }), fc.array(WORD), (all, words) => {
      const given = new Set<string>(words);
      const looked = all.filter(({ needs = [] }: Selectable) => needs.every((word) => given.has(word)));
      expect(new Selection(all).within(given)).toEqual(looked);
    }),
  );
});
