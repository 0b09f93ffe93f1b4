/** Cards encoded by newcomers: they go on loading, and doing what their texts and rulings say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../dsl/index.ts';
import { CardPack } from './card-packs.ts';

/** What is left as it was written: words that are missing in other languages, tokens that are cards, replaced steps without a sentence. */
const LEFT = new Set(['missing-lexicon', 'no-effect', 'lost-sentence']);

const SETS = { fresh: 60, third: 48, fourth: 60 };
const PACKS = readdirSync('test/packs').flatMap((file) => {
  const [, name, set] = /^(([a-z]+)-[a-d])\.yaml$/.exec(file) ?? [];
  return set in SETS ? [{ name, set }] : [];
});

describe.each(PACKS)('$name', ({ name }) => {
  const pack = new CardPack(name);

  test('loads with nothing but what was left, and in canonical form', () => {
    const text = readFileSync(pack.file, 'utf8');
    const findings = pack.loaded.diagnostics.filter(({ code }) => !LEFT.has(code));
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(formatFile(text).text).toBe(text);
  });

  test('its scenarios hold', () => {
    const { count, failed } = pack.runScenarios();
    expect(count).toBeGreaterThan(15);
    expect(failed).toEqual([]);
  });
});

test.each(Object.entries(SETS))('all of the %s cards are there', (set, count) => {
  const ids = PACKS.filter((pack) => pack.set === set).flatMap(({ name }) => {
    const text = readFileSync(`test/packs/${name}.yaml`, 'utf8');
    return [...text.matchAll(/^ +# ([EMH]\d\d)\b/gm)].map(([, id]) => id);
  });
  expect(new Set(ids).size).toBe(count);
});
