/** The word that the reference is asked for. */
import { expect, it } from 'vitest';
import './testing/fake-page.ts';
import { wordAt } from './reference.ts';

it.each([
  [1, 1, 'gain'],
  [1, 3, 'gain'],
  [1, 5, 'gain'],
  [1, 6, ''],
  [2, 4, 'upgrade-2'],
  [9, 1, ''],
])('line %i, column %i: %s', (line, column, word) => {
  expect(wordAt('gain 2 cards\n  upgrade-2: x', line, column)).toBe(word);
});
