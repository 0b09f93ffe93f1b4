/** Cards encoded by newcomers: they go on loading, and doing what their texts and rulings say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CardPack, testPack } from './card-packs.ts';
import { sampleOf } from './support/width.ts';

/** What is left as it was written: words that are missing in other languages, tokens that are cards, replaced steps without a sentence. */
const LEFT = new Set(['missing-lexicon', 'no-effect', 'lost-sentence']);

const SETS = { fresh: 60, third: 48, fourth: 60, fifth: 60, sixth: 60, seventh: 60, eighth: 60 };
const PACKS = readdirSync('test/packs').flatMap((file) => {
  const [, name, set] = /^(([a-z]+)-[a-d])\.yaml$/.exec(file) ?? [];
  return set in SETS ? [{ name, set }] : [];
});

describe.each(sampleOf(PACKS, 12))('$name', ({ name }) => {
  testPack(new CardPack(name), 15, LEFT);
});

test.each(Object.entries(SETS))('all of the %s cards are there', (set, count) => {
  const ids = PACKS.filter((pack) => pack.set === set).flatMap(({ name }) => {
    const text = readFileSync(`test/packs/${name}.yaml`, 'utf8');
    return [...text.matchAll(/^ +# ([EMH]\d\d)\b/gm)].map(([, id]) => id);
  });
  expect(new Set(ids).size).toBe(count);
});
