/** Sentences of a game that are near to a text: the most alike first, with the numbers and the names of the text. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { LANGUAGES, languageOn, lexiconOf, Renderer } from '../internal.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import { LEAST_LIKENESS, NearestTexts } from './nearest-text.ts';
import { replacementsOf } from './token-replacements.ts';
import { Vocabulary } from './vocabulary.ts';

const { model, sources } = loaded();
const language = languageOn('cards', LANGUAGES.en);
const lexicon = lexiconOf(model, 'en');
const { symbols } = sources;
const EXAMPLES = [
  'gain 1 credit per farm',
  'gain 2 kelp',
  'build farm free',
  'gain 1 point; build tunnel',
  'if farms >= 3: gain 2 points',
  'pay 2 kelp: gain 4 credits',
  'gain 2 credits; gain 2 credits',
  'discard top 2 cards of era-deck',
];
const nearest = new NearestTexts(
  EXAMPLES.flatMap((text) => parseProgram(text).ast ?? []),
  new Vocabulary(language, lexicon, symbols, replacementsOf(language), wordingsOf(language)),
  new Renderer(language, lexicon, symbols),
  symbols,
);
const near = (text: string): string[] => nearest.near(text).map((one) => one.text);

test.each([
  // other numbers, other names, both
  ['Gain 7 kelp.', 'Gain 7 kelp.'],
  ['Get 3 biomatter.', 'Gain 3 biomatter.'],
  ['If at least 4 farms are there, you have 5 points.', 'If you have at least 4 farms, gain 5 points.'],
  ['For free you may put up a tunnel.', 'Build 1 tunnel for free.'],
  ['Gain 1 credit for every single laboratory.', 'Gain 1 credit for each laboratory.'],
  ['Swap 3 science for 5 credits: pay, gain.', 'Pay 3 science: gain 5 credits.'],
  // a part of an effect is a sentence of its own
  ['Please build tunnel.', 'Build 1 tunnel.'],
])('%s: %s', (text, expected) => {
  expect(near(text)[0]).toBe(expected);
});

test.each([
  // one more number or name than any sentence has
  'Gain 2 kelp, 3 credits, 4 science, 5 points, 6 biomatter.',
  // no word of the game
  'Roll the dice.',
  // one number cannot be two
  'Gain 2 credits and 3 credits again.',
])('nothing is near to %s', (text) => {
  expect(near(text).filter((one) => !one.includes('2 credits'))).toEqual([]);
});

describe.each([
  'Whoever wonders about every possible farm, gets one; nobody else ever does.',
  'Gain 2 kelp for each farm.',
  'Pay 2 kelp, then build a farm for free.',
  'Gain points for farms.',
])('%s', (text) => {
  const likenesses = nearest.near(text).map(({ likeness }) => likeness);

  test('the most alike come first, and none is too far', () => {
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
    expect(likenesses.every((likeness) => likeness >= LEAST_LIKENESS && likeness <= 1)).toBe(true);
  });
});

test('a sentence is wholly like itself', () => {
  expect(nearest.near('Gain 2 kelp.')[0]).toEqual({ text: 'Gain 2 kelp.', likeness: 1 });
});
