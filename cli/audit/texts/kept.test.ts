/** Texts that stay on cards (`printed`), judged by `audit --printed`, `audit --texts` and `check` alike. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOP } from '../../../test/support/shop.ts';
import { fathom } from '../../scripted-io.ts';
import { withoutColor } from '../../terminal/paint.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

const KEPT = `pack: stall
extends: shop
status: original
lexicon:
  en: {coin: {one: coin, other: coins}}
  it: {coin: {gender: f, one: moneta, other: monete}}
  uk: {coin: {gender: f, nom: [монета, монети, монет], acc: [монету, монети, монет], gen: [монети, монет], dat: [монеті, монетам], ins: [монетою, монетами], loc: [монеті, монетах]}}
cards:
  - {id: kept, deck: stock, type: sale, effect: gain 3 coins, printed: {effect: {en: {says: Grab three., means: Gain 3 coins.}}}}
  - {id: changed, deck: stock, type: sale, effect: gain 4 coins, printed: {effect: {en: {says: Grab five., means: Gain 5 coins.}, it: {says: Ottieni 4 monete!, means: Ottieni 4 monete.}}}}
  - {id: worded, deck: stock, type: sale, effect: gain 2 coins, printed: {effect: {en: Take 2 coins., it: Ottieni 3 monete., uk: Отримайте 2 монети}}}
  - {id: unread, deck: stock, type: sale, effect: gain 1 coin, printed: {effect: {en: Dance a jig.}}}
  - {id: homeless, deck: stock, type: sale, effect: gain 1 coin, printed: {feast: {en: Gain 1 coin.}}}
`;

interface Text {
  ref: string;
  lang: string;
  edition: string | null;
  verdict: string;
  printed: string;
  findings: {
    id: string;
    class: string;
    message: string;
    printed: { start: number; end: number };
    place: { file: string; line: number };
  }[];
}
interface Report {
  texts: Text[];
  problems: { code: string; file: string; line: number }[];
  without: Record<string, string[]>;
}

const run = (...line: string[]): ReturnType<typeof fathom> => fathom(line);
let printed: Report & { code: number };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-kept-'));
  writeFileSync(at('shop.yaml'), SHOP);
  writeFileSync(at('stall.yaml'), KEPT);
  const { code, out, err } = await run('audit', '--printed', at('stall.yaml'), '--json');
  if (!out) throw new Error(err);
  printed = { code, ...(JSON.parse(out) as Report) };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lineOf = (id: string): number => KEPT.split('\n').findIndex((line) => line.includes(`id: ${id},`)) + 1;

describe('a text that stays on its card is judged against the effect', () => {
  test('by what it was confirmed to mean, else by its words; in each language', () => {
    expect(printed.code).toBe(1);
    expect(printed.texts.map(({ ref, lang, edition, verdict }) => [ref, lang, edition, verdict])).toEqual([
      ['cards/kept', 'en', 'printed', 'same-meaning'],
      ['cards/changed', 'en', 'printed', 'different'],
      ['cards/changed', 'it', 'printed', 'same-meaning'],
      ['cards/worded', 'en', 'printed', 'same-meaning'],
      ['cards/worded', 'it', 'printed', 'different'],
      ['cards/worded', 'uk', 'printed', 'exact'],
      ['cards/unread', 'en', 'printed', 'unreadable'],
    ]);
  });

  test('with its place in the pack; words that do not say themselves what was confirmed differ as a whole', () => {
    const [finding, ...more] = printed.texts.find(({ ref }) => ref === 'cards/changed')!.findings;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ class: 'amount', printed: { start: 0, end: 10 } });
    expect(finding.id).toBe('cards/changed/en/printed/amount/1');
    expect([finding.place.file, finding.place.line]).toEqual([
      expect.stringMatching(/stall\.yaml$/),
      lineOf('changed'),
    ]);
    const worded = printed.texts.find(({ ref, lang }) => ref === 'cards/worded' && lang === 'it')!;
    const [{ printed: range }] = worded.findings;
    expect(worded.printed.slice(range.start, range.end)).toBe('3');
  });

  test('one of a program that the card does not have is a problem', () => {
    expect(printed.problems.map(({ code, file, line }) => [code, file.replace(/.*\//, ''), line])).toEqual([
      ['unknown-program', 'stall.yaml', lineOf('homeless')],
    ]);
  });

  test('cards without such a text lack nothing', () => expect(printed.without).toEqual({}));
});

test('the check of the pack warns of the same texts', async () => {
  const { out } = await run('check', at('stall.yaml'), '--json');
  const { packs } = JSON.parse(out) as { packs: { diagnostics: { code: string; line: number }[] }[] };
  const warned = packs.flatMap(({ diagnostics }) => diagnostics).filter(({ code }) => code === 'printed-otherwise');
  const found = [
    ...printed.texts.flatMap(({ findings }) => findings.slice(0, 1).map(({ place }) => place.line)),
    ...printed.problems.map(({ line }) => line),
  ];
  expect(warned.map(({ line }) => line)).toEqual(found);
});

test('texts of a file and those of the pack are compared in one report, waivers included', async () => {
  const file = at('mine.yaml');
  writeFileSync(file, 'texts:\n  - {card: kept, lang: en, text: "Gain 3 coins."}\n');
  const first = await run('audit', '--texts', file, at('stall.yaml'), '--json');
  const report = JSON.parse(first.out) as Report;
  expect(report.texts).toHaveLength(8);
  expect(
    report.texts.filter(({ ref }) => ref === 'cards/kept').map(({ edition, verdict }) => [edition, verdict]),
  ).toEqual([
    [null, 'exact'],
    ['printed', 'same-meaning'],
  ]);
  const { out: waivers } = await run('audit', '--texts', file, at('stall.yaml'), '--waivers');
  writeFileSync(file, readFileSync(file, 'utf8') + waivers.replaceAll('reason: ""', 'reason: ours'));
  const { texts } = JSON.parse((await run('audit', '--texts', file, at('stall.yaml'), '--json')).out) as {
    texts: { findings: { waived: unknown }[] }[];
  };
  expect(texts.flatMap(({ findings }) => findings).every(({ waived }) => waived !== null)).toBe(true);
});

test('lines and a page say where in the pack a text is', async () => {
  const { out } = await run('audit', '--printed', at('stall.yaml'), '--html', at('page.html'));
  expect(withoutColor(out)).toContain(`stall.yaml:${lineOf('changed')}`);
  expect(out).not.toMatch(/undefined|\[object|NaN/);
  const page = readFileSync(at('page.html'), 'utf8');
  expect(page).toContain(`stall.yaml`);
  expect(page).not.toContain(at('.'));
});

test.each([
  [['--texts', 'x.yaml', '--printed'], /give one/],
  [['--printed', '--waivers'], /--waivers goes with --texts/],
  [['--printed', '--games', '3'], /--games is of the audit without --printed/],
])('%s', async (line, message) => {
  const { code, err } = await run('audit', ...line);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
