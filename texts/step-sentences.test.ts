/** Steps as sentences: what a step contains ends with its sentence, and long alternatives are separated by semicolons. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  'gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
  'choose other player then (that player: gain 1 card) then gain 1 point',
  'reveal top 3 cards of era-deck then (each player from you: move 1 card of them to hand) then move them to hand',
  '(may pay 1 kelp: gain 1 science) then gain 1 card',
  // the same in one sentence is another effect
  'may pay 1 kelp: (gain 1 science then gain 1 card)',
  // all that follows belongs to what waits for an event, so that within it a sentence ends as anywhere
  'when you build tunnel: gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
  // as a step it takes in what follows, and what is within a condition is one sentence
  'gain 1 credit then (when you build tunnel: gain 1 kelp) then gain 1 card',
  'if cities = 2: gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
  // alternatives with one verb are one step
  '(build farm or build laboratory) then (gain 1 kelp or gain 1 science) then gain 1 card',
  '(gain 1 credit then gain 1 kelp) or (pay 1 credit: gain 1 card then gain 1 point) or build farm',
  // a condition would seem to cover both
  '(if farms = 0: gain 1 credit) or gain 1 kelp',
];

/** Texts that are not rendered so. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'If you have no farms, gain 1 kelp. Then gain 1 card.', '(if farms = 0: gain 1 kelp) then gain 1 card'],
  ['en', 'If you have no farms: draw 1 card. Then gain 1 kelp.', '(if farms = 0: gain 1 card) then gain 1 kelp'],
  ['en', 'You may pay 1 kelp. If you do, gain 1 card.', 'may pay 1 kelp: gain 1 card'],
  [
    'en',
    'Gain 1 kelp. Then you may gain 1 credit. If you do, gain 1 card.',
    'gain 1 kelp then may gain 1 credit then gain 1 card',
  ],
  ['it', 'Se non hai serre, ottieni 1 alga. Poi ottieni 1 carta.', '(if farms = 0: gain 1 kelp) then gain 1 card'],
  [
    'uk',
    'Якщо у вас немає ферм, отримайте 1 ламінарію. Потім отримайте 1 картку.',
    '(if farms = 0: gain 1 kelp) then gain 1 card',
  ],
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'step-sentences', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
