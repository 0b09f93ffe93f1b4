/** Every message in every language: the same places in it, and all forms that its numbers need. */
import { expect, it } from 'vitest';
import { CARDS_EN } from '../../texts/languages/en/page-cards.ts';
import { DECK_EN } from '../../texts/languages/en/page-deck.ts';
import { CARDS_MESSAGES } from './cards.ts';
import { DECK_MESSAGES } from './deck.ts';
import { IMPORT_EN } from '../../texts/languages/en/page-import.ts';
import { IMPORT_MESSAGES } from './import.ts';
import { PLAY_EN } from '../../texts/languages/en/page-play.ts';
import { PLAY_MESSAGES } from './play.ts';
import { REFERENCE_EN } from '../../texts/languages/en/page-reference.ts';
import { REFERENCE_MESSAGES } from './reference.ts';
import { LAB_EN } from '../../texts/languages/en/page-lab.ts';
import { LAB_MESSAGES } from './lab.ts';
import { START_EN } from '../../texts/languages/en/page-start.ts';
import { START_MESSAGES } from './start.ts';
import { en, type Messages } from '../../texts/languages/en/page.ts';
import type { PluralForms } from '../../texts/languages/plural-forms.ts';
import { it as italian } from '../../texts/languages/it/page.ts';
import { uk } from '../../texts/languages/uk/page.ts';

const ALL = { en, it: italian, uk } as const;
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

function check(english: string | PluralForms, inLanguages: [string, string | PluralForms][]): void {
  const wanted = placesOf(typeof english === 'string' ? english : english.other);
  for (const [language, message] of inLanguages) {
    if (typeof message === 'string') {
      expect([language, placesOf(message)]).toEqual([language, wanted]);
      continue;
    }
    for (const n of [0, 1, 2, 5, 21, 22, 25]) {
      const form = message[new Intl.PluralRules(language).select(n) as keyof PluralForms];
      expect([language, n, form === undefined ? null : placesOf(form)]).toEqual([language, n, wanted]);
    }
  }
}

it.each(Object.keys(en) as (keyof Messages)[])('%s', (key) => {
  check(
    en[key],
    Object.entries(ALL).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(DECK_EN) as (keyof typeof DECK_EN)[])('deck: %s', (key) => {
  check(
    DECK_EN[key],
    Object.entries(DECK_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(PLAY_EN) as (keyof typeof PLAY_EN)[])('%s', (key) => {
  check(
    PLAY_EN[key],
    Object.entries(PLAY_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(CARDS_EN) as (keyof typeof CARDS_EN)[])('cards: %s', (key) => {
  check(
    CARDS_EN[key],
    Object.entries(CARDS_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(REFERENCE_EN) as (keyof typeof REFERENCE_EN)[])('reference: %s', (key) => {
  check(
    REFERENCE_EN[key],
    Object.entries(REFERENCE_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(IMPORT_EN) as (keyof typeof IMPORT_EN)[])('import: %s', (key) => {
  check(
    IMPORT_EN[key],
    Object.entries(IMPORT_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(START_EN) as (keyof typeof START_EN)[])('start: %s', (key) => {
  check(
    START_EN[key],
    Object.entries(START_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
it.each(Object.keys(LAB_EN) as (keyof typeof LAB_EN)[])('lab: %s', (key) => {
  check(
    LAB_EN[key],
    Object.entries(LAB_MESSAGES).map(([language, messages]) => [language, messages[key]]),
  );
});
