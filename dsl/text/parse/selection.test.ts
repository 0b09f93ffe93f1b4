import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HasNeeds, Needs } from './needs.ts';
import { Selection } from './selection.ts';

const WORD = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ALTERNATIVE = fc.record(
  { needs: fc.uniqueArray(WORD, { maxLength: 3 }).map((words) => new Needs(words)) },
  { requiredKeys: [] },
);

test('those whose needed words are all there, in their order, however many there are', () => {
  fc.assert(
    fc.property(
      fc.array(ALTERNATIVE, { maxLength: 30 }),
      fc.array(fc.array(WORD), { minLength: 1 }),
      (all, sentences) => {
        const selection = new Selection(all);
        for (const words of sentences) {
          const given = new Set<string>(words);
          const looked = all.filter(({ needs }: HasNeeds) => !needs || needs.words.every((word) => given.has(word)));
          expect(selection.within(given)).toEqual(looked);
        }
      },
    ),
  );
});
