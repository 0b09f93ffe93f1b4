/** Every message in every language: the same places in it, and all forms that its numbers need. */
import { expect, it } from 'vitest';
import { en } from './en.ts';
import type { PluralForms } from './plural-forms.ts';
import { it as italian } from './it.ts';
import { uk } from './uk.ts';

const ALL = { en, it: italian, uk } as const;
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each(Object.keys(en) as (keyof typeof en)[])('%s', (key) => {
  const wanted = placesOf(typeof en[key] === 'string' ? en[key] : en[key].other);
  for (const [language, messages] of Object.entries(ALL)) {
    const message = messages[key];
    if (typeof message === 'string') {
      expect([language, placesOf(message)]).toEqual([language, wanted]);
      continue;
    }
    for (const n of [0, 1, 2, 5, 21, 22, 25]) {
      const form = message[new Intl.PluralRules(language).select(n) as keyof PluralForms];
      expect([language, n, form === undefined ? null : placesOf(form)]).toEqual([language, n, wanted]);
    }
  }
});
