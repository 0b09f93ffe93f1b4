import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HasNeeds, Needs, SentenceWords } from './needs.ts';
import { Selection } from './selection.ts';

const WORD = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ALTERNATIVE = fc.record(
  { needs: fc.array(WORD, { minLength: 1, maxLength: 3 }).map((words) => Needs.of(words)) },
  { requiredKeys: [] },
);

/** Whether the words are there in their order, others between them. */
const isWithin = (wanted: readonly string[], words: readonly string[]): boolean =>
  words.reduce((found, word) => (word === wanted[found] ? found + 1 : found), 0) === wanted.length;

test('from the last place on from which they follow in their order', () => {
  fc.assert(
    fc.property(fc.array(WORD, { minLength: 1, maxLength: 3 }), fc.array(WORD), (wanted, words) => {
      const places = words.flatMap((_, at) => (isWithin(wanted, words.slice(at)) ? [at] : []));
      expect(new SentenceWords(words).latestOf(Needs.of(wanted).number)).toBe(places.at(-1) ?? -1);
    }),
  );
});

test('those whose needed words are all there in their order; of a few, all, of which each is looked at', () => {
  fc.assert(
    fc.property(
      fc.array(ALTERNATIVE, { maxLength: 30 }),
      fc.array(fc.array(WORD), { minLength: 1 }),
      (all, sentences) => {
        const selection = new Selection(all);
        for (const words of sentences) {
          const looked = all.filter(({ needs }: HasNeeds) => !needs || isWithin(needs.words, words));
          const sentence = new SentenceWords(words);
          const within = selection.within(sentence);
          expect(within.rules).toEqual(all.length > 4 ? looked : all);
          expect(within.rules.filter((_, i) => sentence.latestOf(within.needs[i]) >= 0)).toEqual(looked);
        }
      },
    ),
  );
});
