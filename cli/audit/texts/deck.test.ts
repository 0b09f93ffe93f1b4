/** A typed deck of 60 cards in three languages with 40 planted faults, audited from its table alone; and tables of other kinds. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fathom } from '../../scripted-io.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/typed-deck');
const DECK = readFileSync(join(FIXTURES, 'deck.csv'), 'utf8');

interface Fault {
  card: number;
  in: string;
  class: string;
  what: string;
}
interface Finding {
  id: string;
  class: string;
  message: string;
  help?: string;
  place: { line: number; column: number };
  waived: unknown;
}
interface Report {
  texts: { ref: string; lang: string; verdict: string; findings: Finding[] }[];
  cards: (Finding & { card: string })[];
  progress: { deck: string; lang: string; cards: number; states: Record<string, number> }[];
  unread: { lang: string; wording: string; refs: string[] }[];
  problems: { code: string; message: string; file: string }[];
  waivers: { holding: number; expired: number; unused: number };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-deck-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
async function audited(path: string, ...more: string[]): Promise<Report & { code: number }> {
  const { code, out, err } = await fathom(['audit', '--texts', path, '--json', ...more]);
  expect(err).toBe('');
  return { code, ...(JSON.parse(out) as Report) };
}
/** Each cell with a finding, and the classes found there. */
function cellsWithFindings({ texts, cards }: Report): Map<string, string[]> {
  const cells = new Map<string, string[]>();
  const add = (cell: string, kind: string): void => void cells.set(cell, [...(cells.get(cell) ?? []), kind]);
  for (const { ref, lang, findings } of texts) for (const found of findings) add(`${ref} ${lang}`, found.class);
  for (const { id, class: kind } of cards) add(id.replace('/', ' '), kind);
  return cells;
}

describe('a typed deck', () => {
  const faults = parse(readFileSync(join(FIXTURES, 'faults.yaml'), 'utf8')) as Fault[];
  let report: Report & { code: number };
  beforeAll(async () => {
    report = await audited(put('deck.csv', DECK));
  }, 600_000);

  test('all 40 faults are found, each as what it is', () => {
    const cells = cellsWithFindings(report);
    const missed = faults.filter((fault) => !cells.get(`${fault.card} ${fault.in}`)?.includes(fault.class));
    expect([faults.length, missed]).toEqual([40, []]);
  });
  test('nothing else is accused, and nothing is waived', () => {
    const planted = new Set(faults.map((fault) => `${fault.card} ${fault.in}`));
    expect([...cellsWithFindings(report).keys()].filter((cell) => !planted.has(cell))).toEqual([]);
    expect([report.code, report.problems, report.waivers]).toEqual([1, [], { holding: 0, expired: 0, unused: 0 }]);
  });
  test('which card a text belongs to, and in which language it is', () => {
    const messages = report.texts.flatMap(({ ref, lang, findings }) =>
      findings.map((found) => `${ref} ${lang}: ${found.message}`),
    );
    expect(messages).toEqual(
      expect.arrayContaining([
        '42 uk: this is the text of card 115 (Outer ring prize)',
        '121 en: this is the text of card 84 (Fermentation hall)',
        '114 uk: this is Russian, not Ukrainian',
        '57 it: this is the text in English',
      ]),
    );
  });
  test('places are those of the table', () => {
    const found = report.texts.find(({ ref, lang }) => ref === '10' && lang === 'en')!.findings[0];
    const lines = DECK.split('\n');
    const { line, column } = found.place;
    expect(lines[line - 1].slice(column - 1)).toMatch(/^3 credits/);
  });
  test('progress by deck and language: an empty cell is open', () => {
    const { cards, states } = report.progress.find(({ deck, lang }) => deck === 'era-1' && lang === 'en')!;
    const typed = DECK.split('\n').filter((line) => Number.parseInt(line) <= 66).length;
    const total = Object.values(states).reduce((sum, n) => sum + n, 0);
    expect([cards, total, states.open]).toEqual([66, 66, 66 - typed]);
  });
  test('unread sentences by wording', () => {
    expect(report.unread).toEqual([
      {
        lang: 'en',
        wording: 'gain {count} card, then gain {count} credit for each crad in your hand',
        example: 'Gain 1 card, then gain 1 credit for each crad in your hand',
        refs: ['54'],
      },
      expect.objectContaining({ lang: 'uk', refs: ['181'] }),
    ]);
  });
});

describe('tables', () => {
  const HEAD = 'Number,Name,Type,Colour,Text EN';
  const table = (...rows: string[]): string => `${[HEAD, ...rows].join('\n')}\n`;
  const TEXT = 'Build 1 farm or build 1 desalination plant. Gain 1 card.';

  test('UTF-16 with tabs, one language, cards by name', async () => {
    const text = `\ufeffНазва картки\tТекст\nEmbassy\tЩоразу, коли ви просуваєтеся на поділку 3 треку Федерації, отримайте 1 кредит.\n`;
    const { code, texts, problems } = await audited(put('utf16.csv', Buffer.from(text, 'utf16le')));
    expect([code, texts.map(({ ref, lang, verdict }) => [ref, lang, verdict]), problems]).toEqual([
      0,
      [['35', 'uk', 'exact']],
      [],
    ]);
  });
  test('a further column is named, and is no finding', async () => {
    const { code, problems } = await audited(put('notes.csv', `Number,Text EN,Who typed it\n34,${TEXT},me\n`));
    expect([code, problems.map(({ message }) => message)]).toEqual([
      0,
      ['“Who typed it” is not a known column; it is ignored'],
    ]);
  });
  test('the language of a column may be given', async () => {
    const path = put('plain.csv', 'name;text\nPaint crew;Ogni volta che migliori un edificio, ottieni 1 punto.\n');
    expect((await audited(path, '--lang', 'it')).texts[0]).toMatchObject({ lang: 'it', verdict: 'exact' });
    expect((await audited(path)).texts[0]).toMatchObject({ lang: 'en', verdict: 'unreadable' });
  });
  test('what is no card of the pack, twice the same, another name', async () => {
    const report = await audited(
      put(
        'odd.csv',
        table(
          `34,Build Farm or Desalination Plant,action,red,${TEXT}`,
          `34,Build Farm or Desalination Plant,action,red,${TEXT}`,
          `999,Nowhere,action,red,${TEXT}`,
          `35,Paint crew,permanent,yellow,"Whenever you advance to space 3 of the Federation track, gain 1 credit."`,
        ),
      ),
    );
    expect(report.problems.map(({ code }) => code)).toEqual(['double-text', 'unknown-component']);
    expect(report.cards.map(({ message }) => message)).toEqual([
      'the name is “Paint crew” in the table and “Embassy” in the pack; it is the name of card 140',
    ]);
  });
  test('waivers are in a file beside the table', async () => {
    const path = put('waived.csv', table(`34,,action,red,${TEXT.replace('1 card', '2 cards')}`));
    expect((await audited(path)).code).toBe(1);
    put('waived.waivers.yaml', 'waivers:\n  - {rule: "amount: 2 for 1", reason: a house rule}\n');
    const waived = await audited(path);
    expect([waived.code, waived.waivers.holding, waived.progress[0].states.waived]).toEqual([0, 1, 1]);
    put('waived.waivers.yaml', 'waivers:\n  - {rule: "amount: 3 for 1", reason: a house rule}\n');
    const unused = await audited(path);
    expect(unused.problems.map(({ code, file }) => [code, file.endsWith('waived.waivers.yaml')])).toEqual([
      ['unused-waiver', true],
    ]);
  });
  test('the number of findings may only fall', async () => {
    const baseline = join(folder, 'baseline.json');
    const wrong = (n: number): string =>
      put('falling.csv', table(...[34, 35].slice(0, n).map((number) => `${number},,,,Gain 7 cards.`)));
    const code = async (n: number): Promise<number> =>
      (await fathom(['audit', '--texts', wrong(n), '--baseline', baseline])).code;
    expect(await code(2)).toBe(0);
    const first = readFileSync(baseline, 'utf8');
    expect(await code(1)).toBe(0);
    const second = readFileSync(baseline, 'utf8');
    const allowed = (text: string): number => (JSON.parse(text) as { findings: number }).findings;
    expect(allowed(second)).toBeLessThan(allowed(first));
    expect(await code(2)).toBe(1);
    expect(readFileSync(baseline, 'utf8')).toBe(second);
    put('baseline.json', '[]');
    const { code: refused, err } = await fathom(['audit', '--texts', wrong(1), '--baseline', baseline]);
    expect([refused, err]).toEqual([1, expect.stringContaining('is no baseline') as string]);
  });
  test('what a wording means is written once, and all of its cards are read', async () => {
    const rows = table(
      '140,,,,"Whenever you upgrade a building, bag 1 point."',
      '73,,,,"Whenever you build a city, bag 2 points."',
      '176,,,,"Bag 1 point for every 2 kelp."',
      '120,,,,Swim 4 laps.',
    );
    const path = put('wordings.csv', rows);
    const before = await audited(path);
    expect(before.unread.map(({ wording, refs }) => [wording, refs])).toEqual([
      ['whenever you upgrade a building, bag {count} point', ['140']],
      ['whenever you build a city, bag {count} points', ['73']],
      ['bag {count} point for every {count} kelp', ['176']],
      ['swim {count} laps', ['120']],
    ]);
    const { out } = await fathom(['audit', '--texts', path, '--sentences']);
    expect(out).toContain('text: "swim {count} laps", means: "", examples: ["Swim 4 laps."]');
    const pack = put(
      'taught.yaml',
      `pack: taught\nextends: underwater-cities\nlexicon:\n  en:\n    bag:\n      sentences: [{text: ` +
        `"bag {items}", means: "gain {items}", examples: ["Bag 1 point."]}]\n    swim:\n      sentences: ` +
        `[{text: "swim {count} laps", means: "advance {count}", examples: ["Swim 4 laps."]}]\n`,
    );
    const { texts, unread } = await audited(path, pack);
    expect(unread).toEqual([]);
    expect(texts.map(({ ref, verdict }) => [ref, verdict])).toEqual([
      ['140', 'same-meaning'],
      ['73', 'same-meaning'],
      ['176', 'same-meaning'],
      ['120', 'same-meaning'],
    ]);
  });
  test('a page to send: the deck, the sentences and the texts', async () => {
    const page = join(folder, 'deck.html');
    await fathom(['audit', '--texts', put('page.csv', table('34,,instant,red,Gain 7 crads.')), '--html', page]);
    const html = readFileSync(page, 'utf8');
    for (const part of ['Cards by deck and language', 'Sentences that are not understood', 'Names, types, prices']) {
      expect(html).toContain(part);
    }
  });
});
