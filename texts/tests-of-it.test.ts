/** Tests behind `it`: the words say whether they are about `it` or about the noun before it, and are parsed as they are meant. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { effectOf, form, textTools } from './testing.ts';

const ABOUT_IT = 'each farm: if city adjacent to (it with farms = 0): gain 1 credit';
const ABOUT_CITY = 'each farm: if city adjacent to (it) with farms = 0: gain 1 credit';
const OF_NAMED =
  'choose farm as f then choose city as c then if city adjacent to (f with tunnels >= 2): build tunnel on c';
const SAME = 'choose farm as f then choose building as b then if f = b: gain 1 credit';
const OTHER = 'choose farm as f then choose building as b then if f != b: gain 1 credit';
const HAS = 'build city then if it with (farms >= 1 and laboratories < 2): gain 1 credit';

describe.each([
  [
    'en',
    [
      [ABOUT_IT, 'For each farm, if there is a city adjacent to (it with no farms), gain 1 credit.'],
      [ABOUT_CITY, 'For each farm, if there is a city adjacent to it with no farms, gain 1 credit.'],
      [HAS, 'Build 1 city. Then, if it has at least 1 farm and fewer than 2 laboratories, gain 1 credit.'],
    ],
  ],
  [
    'it',
    [
      [ABOUT_IT, 'Per ogni serra, se c’è una città adiacente a (quella serra senza serre), ottieni 1 credito.'],
      [ABOUT_CITY, 'Per ogni serra, se c’è una città adiacente a quella serra senza serre, ottieni 1 credito.'],
      [HAS, 'Costruisci 1 città. Poi, se quella città ha almeno 1 serra e meno di 2 laboratori, ottieni 1 credito.'],
    ],
  ],
  [
    'uk',
    [
      [ABOUT_IT, 'Для кожної ферми: якщо є місто поруч із (цією фермою без ферм), отримайте 1 кредит.'],
      [ABOUT_CITY, 'Для кожної ферми: якщо є місто поруч із цією фермою без ферм, отримайте 1 кредит.'],
      [
        HAS,
        'Побудуйте 1 місто. Потім, якщо у цього міста є щонайменше 1 ферма і менше ніж 2 лабораторії, отримайте 1 кредит.',
      ],
    ],
  ],
] as [LanguageCode, [effect: string, text: string][]][])('%s', (code, examples) => {
  const { renderer, parser } = textTools(LANGUAGES[code]);
  const render = (effect: string): string => renderer.effect(effectOf(effect)).text;

  test.each([
    [SAME, SAME.replace('f = b', 'f is b')],
    [OTHER, OTHER.replace('f != b', 'f is not b')],
  ])('%s is said as %s', (effect, alike) => {
    const text = render(effect);
    expect(text).toBe(render(alike));
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(examples)('%s', (effect, text) => {
    expect(render(effect)).toBe(text);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test('of a thing with a name', () => {
    const text = render(OF_NAMED);
    expect(text).toContain('(');
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(OF_NAMED)));
  });
});
