/** Parts of effects by themselves: what their names are for people who see no more than the part. */
import { expect, test } from 'vitest';
import { english } from '../languages/en/index.ts';
import { italian } from '../languages/it/index.ts';
import { ukrainian } from '../languages/uk/index.ts';
import { PartRenderer, withoutUnusedNames } from './part-renderer.ts';
import { loaded } from '../../test/support/loaded.ts';

const { model } = loaded();
const inLanguage = {
  en: new PartRenderer(model, english),
  it: new PartRenderer(model, italian),
  uk: new PartRenderer(model, ukrainian),
};

test.each([
  ['gain 2 credits', 'Gain 2 credits.', 'Ottieni 2 crediti.', 'Отримайте 2 кредити.'],
  ['choose farm as field', 'Choose a farm.', 'Scegli una serra.', 'Виберіть ферму.'],
  [
    'choose farm as field then upgrade field',
    'Choose a farm, then upgrade it.',
    'Scegli una serra, poi migliorala.',
    'Виберіть ферму, потім покращте її.',
  ],
  ['upgrade field free', 'Upgrade it for free.', 'Miglioralo gratuitamente.', 'Покращте це безплатно.'],
  [
    'if field is upgraded: gain 1 credit',
    'If it is upgraded, gain 1 credit.',
    'Se è migliorato, ottieni 1 credito.',
    'Якщо це є покращеним, отримайте 1 кредит.',
  ],
  [
    'pick 1 to 3 as taken then gain taken credits',
    'Choose a number from 1 to 3, then gain that many credits.',
    'Scegli un numero da 1 a 3, poi ottieni altrettanti crediti.',
    'Виберіть число від 1 до 3, потім отримайте стільки ж кредитів.',
  ],
])('%s', (effect, en, it, uk) => {
  expect([inLanguage.en.effect(effect), inLanguage.it.effect(effect), inLanguage.uk.effect(effect)]).toEqual(
    [en, it, uk].map((text) => ({ text, missing: [] })),
  );
});

test('a pack has its own words for an effect that names a number', () => {
  const { model: nim } = loaded('cards/nim.yaml');
  expect(new PartRenderer(nim, english).effect('pick 1 to pebble as taken then lose taken pebbles')).toEqual({
    text: 'Take away any number of pebbles.',
    missing: [],
  });
});

test('the ends of a range are in the genitive', () => {
  expect(inLanguage.uk.effect('pick era to 3')!.text).toBe('Виберіть число від епохи до 3.');
});

test('the condition of an `if`', () => {
  expect(inLanguage.it.condition('if connected farms >= 3: gain 1 credit')).toEqual({
    text: 'Hai almeno 3 serre connesse',
    missing: [],
  });
  expect(inLanguage.it.condition('gain 1 credit')).toBeNull();
});

test('what is no effect has no words', () => {
  expect(inLanguage.en.effect('2 credits')).toBeNull();
});

test.each([
  ['choose farm as field', 'choose farm'],
  ['choose farm as field then upgrade field', 'choose farm as field then upgrade field'],
  ['dispose this as played', 'dispose this as played'],
])('as written, without names that mean nothing: %s', (effect, written) => {
  expect(withoutUnusedNames(effect)).toBe(written);
});
