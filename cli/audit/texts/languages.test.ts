/** The report on printed texts in the language of its reader: the lines of the terminal and the page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fathom } from '../../scripted-io.ts';

/** A finding of every manner: by play, unread, in another language or script, of another card, of facts; and what is no finding. */
const DECK = `Number,Name,Type,Colour,Price,Text EN,Text IT
34,Build Farm or Desalination Plant,action,green,,Build 1 farm or 1 desalination plant. Gain 2 cards.,Costruisci 1 serra o 1 dissalatore. Ottieni 1 carta.
35,Paint crew,sleeping,,lots,Gain 7 crads.,Отримайте 1 картку.
140,,,,,"Ogni volta che migliori un edificio, ottieni 1 punto.",
73,,,,,Erhalte eine Karte und eine Karte oder Punkt.,"Ogni volta che costruisci una città, ottieni 3 punti."
36,,,,,,Costruisci 1 serra o 1 dissalatore. Ottieni 1 carta.
`;
const WAIVERS = 'waivers:\n  - {rule: "amount: 3 for 2", reason: a house rule, who: me}\n';

type Code = 'en' | 'it' | 'uk';
const reports = {} as Record<Code, { out: string; page: string; json: string }>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-report-'));
  writeFileSync(join(folder, 'deck.csv'), DECK);
  writeFileSync(join(folder, 'deck.waivers.yaml'), WAIVERS);
  for (const code of ['en', 'it', 'uk'] as const) {
    const line = ['audit', '--texts', 'deck.csv', '--html', `${code}.html`, '--baseline', `${code}.json`];
    const locale = { en: 'en_US.UTF-8', it: 'it_IT.UTF-8', uk: 'uk_UA.UTF-8' }[code];
    const { out, err } = await fathom(line, { cwd: folder, locale, width: 400 });
    expect(err).toBe('');
    const { out: json } = await fathom(['audit', '--texts', 'deck.csv', '--json'], { cwd: folder, locale });
    reports[code] = { out, page: readFileSync(join(folder, `${code}.html`), 'utf8'), json };
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** English function words, and the words of the report, which no other report has outside of what it quotes. */
const ENGLISH =
  /\b(?:the|this|is|are|not|of|and|here|which|has|have|with|there|row|card|text|finding|waived|line|deck)s?\b/i;
const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"|`[^`]*`|\([^)]*\)|--[a-z]+|[^:\n]* · .*/g, '')
    .replaceAll(/\S*(?:\.yaml|\.csv)\S*|\b\S+\/\S+\b/g, '');

describe.each(['it', 'uk'] as const)('%s', (code) => {
  test('the lines of the terminal', () => {
    const { out } = reports[code];
    const said = out
      .split('\n')
      // source lines, and the table of texts with the ids of classes
      .filter((line) => !/^ *\d* \||^ {2}\d+ /.test(line))
      .map(withoutQuotes)
      .filter((line) => ENGLISH.test(line));
    expect(said).toEqual([]);
    expect(out).not.toMatch(/undefined|\[object|NaN|\$\{/);
  });

  test('the page, with its language', () => {
    const { page } = reports[code];
    expect(page).toContain(`<html lang="${code}">`);
    const body = page
      .slice(page.indexOf('<body>'))
      // printed and rendered texts have their own languages, and scenarios and ids have none
      .replaceAll(/<p class="text" lang="\w+">.*?<\/p>|<pre>.*?<\/pre>|<code>.*?<\/code>|<h3>.*?<small>/gs, '')
      .replaceAll(/<span lang="\w+">.*?<\/span>/gs, '')
      .replaceAll(/<[^>]+>/g, '\n');
    expect(
      body
        .split('\n')
        .map(withoutQuotes)
        .filter((line) => ENGLISH.test(line)),
    ).toEqual([]);
  });

  test('everything that the English report says has its line', () => {
    const kinds = (text: string): string[] => [...text.matchAll(/^\S+:\d+:\d+ (\S+)$/gm)].map(([, kind]) => kind);
    expect(kinds(reports[code].out)).toEqual(kinds(reports.en.out));
    const ids = (text: string): string[] => [...text.matchAll(/<code>(\S+)<\/code>/g)].map(([, id]) => id);
    expect(ids(reports[code].page)).toEqual(ids(reports.en.page));
    expect(ids(reports.en.page).length).toBeGreaterThan(8);
  });
});

test('what is said in each language', () => {
  expect(reports.en.out).toContain(
    'amount/1 (Build Farm or Desalination Plant): another number: “2” in the text, “1” in the effect.',
  );
  expect(reports.it.out).toContain(
    'amount/1 (Build Farm or Desalination Plant): un altro numero: “2” nel testo, “1” nell’effetto.',
  );
  expect(reports.uk.out).toContain(
    'amount/1 (Build Farm or Desalination Plant): інше число: “2” у тексті, “1” в ефекті.',
  );
  expect(reports.it.page).toContain('Giocati, portano a risultati diversi. Solo il testo: ');
  expect(reports.it.out).toMatch(/«crads» qui/);
  expect(reports.uk.out).toContain('це написано німецькою, а не англійською');
  expect(reports.uk.out).toContain('це текст італійською');
  expect(reports.it.page).toContain('In deroga: a house rule (me)');
});

test('JSON is the same in every terminal', () => {
  expect(reports.it.json).toBe(reports.en.json);
  expect(reports.uk.json).toBe(reports.en.json);
});
