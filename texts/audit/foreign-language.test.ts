import { expect, test } from 'vitest';
import { foreignLanguage, isRatherIn } from './foreign-language.ts';

const ENGLISH = new Set(['gain', 'kelp', 'for', 'each', 'farm', 'and', 'a', 'card', 'no']);
const ITALIAN = new Set(['ottieni', 'alga', 'per', 'ogni', 'serra', 'e', 'a', 'no', 'carta']);

test.each([
  ['Gain 1 kelp for each farm.', true],
  ['Gain 1 kelp for each farm and a card, no kepl.', true],
  ['Ottieni 1 alga per ogni serra.', false],
  // half of each is neither
  ['Gain kelp per ogni.', false],
  // words of both
  ['A no a no.', false],
  // a name
  ['Gain kelp farm.', false],
])('%s', (text, is) => {
  expect(
    isRatherIn(
      text,
      (word) => ENGLISH.has(word),
      (word) => ITALIAN.has(word),
    ),
  ).toBe(is);
});

test('a language that is not read, by its signs', () => {
  expect(foreignLanguage('Erhalte 1 Punkt und eine Karte.', () => false)).toBe('de');
  expect(foreignLanguage('Gain 1 point and a card.', () => false)).toBeNull();
});
