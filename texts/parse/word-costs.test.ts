/** What a change of a word costs: little where it says the same, and nothing turns the meaning of a text. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, languageOn, lexiconOf } from '../internal.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import { loaded } from '../../test/support/loaded.ts';
import { replacementsOf } from './token-replacements.ts';
import { Vocabulary } from './vocabulary.ts';
import { type Neighbour, WordCosts } from './word-costs.ts';

const { model, sources } = loaded();
function inLanguage(code: LanguageCode): Neighbour {
  const language = languageOn('cards', LANGUAGES[code]);
  const wordings = wordingsOf(language);
  const lexicon = lexiconOf(model, code);
  return {
    language,
    vocabulary: new Vocabulary(language, lexicon, sources.symbols, replacementsOf(language), wordings),
  };
}
const { language, vocabulary } = inLanguage('en');
const KNOWN = new Set([
  'gain',
  'draw',
  'the',
  'a',
  'your',
  'kelp',
  'farm',
  'farms',
  'credit',
  'credits',
  'not',
  'build',
]);
const costs = new WordCosts(language, vocabulary, (word) => KNOWN.has(word), [inLanguage('it')]);

test.each([
  // another number, a negation, or a word that says something
  ['2', '3'],
  ['2', 'two'],
  ['not', 'the'],
  ['the', 'not'],
  ['kelp', 'credit'],
  ['gain', 'draw'],
  // a mark is no word
  [',', 'kelp'],
  ['kepl', ','],
  // an unknown word is no name that it is not near to
  ['zebra', 'kelp'],
  // nothing is near to a word of two letters
  ['kp', 'kelp'],
])('%s is never replaced by %s', (written, by) => {
  expect(costs.ofReplacing(written, by)).toBe(Infinity);
});

test.each([
  ['not', false],
  ['7', false],
  // what the language knows says something
  ['kelp', false],
  ['gain', false],
  ['zebra', true],
  ['a', true],
  [',', true],
])('whether %s may be left out: %s', (word, may) => {
  expect(costs.ofLeavingOut(word) < Infinity).toBe(may);
});

test.each([
  ['not', false],
  ['7', false],
  ['kelp', true],
  ['gain', true],
  ['a', true],
  [',', true],
])('whether %s may be added: %s', (word, may) => {
  expect(costs.ofAdding(word) < Infinity).toBe(may);
});

describe('what costs less', () => {
  const replaced = (written: string, by: string) => costs.ofReplacing(written, by);
  test.each([
    ['the same word, than its other form', replaced('farms', 'farms'), replaced('farms', 'farm')],
    ['another form, than another mark', replaced('farms', 'farm'), replaced(',', '.')],
    ['a mark, than a word of another language', replaced(',', '.'), replaced('alga', 'kelp')],
    ['that, than a slip of the pen', replaced('alga', 'kelp'), replaced('creditt', 'credit')],
    ['one slip, than two', replaced('creditt', 'credit'), replaced('crediitt', 'credit')],
    ['two slips, than any other word', replaced('crediitt', 'credit'), replaced('zebra', 'gain')],
    ['an article that is left out, than an unknown word', costs.ofLeavingOut('a'), costs.ofLeavingOut('zebra')],
    ['an article that is added, than a verb', costs.ofAdding('the'), costs.ofAdding('gain')],
    ['a mark that is added, than a verb', costs.ofAdding(','), costs.ofAdding('gain')],
    ['a verb that is added, than a name', costs.ofAdding('gain'), costs.ofAdding('kelp')],
  ])('%s', (_, less, more) => {
    expect(less).toBeLessThan(more);
    expect(more).toBeLessThan(Infinity);
  });
});
