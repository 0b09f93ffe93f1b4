/** Each diagnostic of files of cards, made by a file that really has the fault, in three languages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testWorkbook } from '../../service/card-import/testing.ts';
import { TABLE_DIAGNOSTICS } from '../../texts/card-tables/diagnostics.ts';
import { TEXT_DIAGNOSTICS } from '../../texts/parse/diagnostics.ts';
import { PRINTED_TEXT_DIAGNOSTICS } from '../../texts/audit/diagnostics.ts';
import { fathom } from '../scripted-io.ts';
import { REPORT_WORDS } from '../wording/report/index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-languages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LANGUAGES = ['en', 'it', 'uk'] as const;
type Code = (typeof LANGUAGES)[number];
const LOCALES: Record<Code, string> = { en: 'en_US.UTF-8', it: 'it_IT.UTF-8', uk: 'uk_UA.UTF-8' };
const LABELS: Record<Code, [severity: RegExp, help: string]> = {
  en: [/^(?:error|warning): /, 'help: '],
  it: [/^(?:errore|avviso): /, 'aiuto: '],
  uk: [/^(?:помилка|застереження): /, 'порада: '],
};

interface Shown {
  code: string;
  message: string;
  help: string | null;
}
/** The diagnostics among the printed lines. */
function shownIn(printed: string, language: Code): Shown[] {
  const [severity, help] = LABELS[language];
  return printed.split(/\n\n+/).flatMap((block): Shown[] => {
    const lines = block.split('\n');
    const code = /:\d+:\d+ ([a-z0-9-]+)$/.exec(lines[0])?.[1];
    const message = lines.find((line) => severity.test(line));
    if (code === undefined || message === undefined) return [];
    const helped = lines.find((line) => line.startsWith(help));
    return [{ code, message: message.replace(severity, ''), help: helped?.slice(help.length) ?? null }];
  });
}

let n = 0;
function put(content: string | Uint8Array, ending = 'csv', name = `f${n++}`): string {
  const path = join(folder, `${name}.${ending}`);
  writeFileSync(path, content);
  return path;
}
async function inLanguages(...line: string[]): Promise<Record<Code, Shown[]>> {
  const found = {} as Record<Code, Shown[]>;
  for (const language of LANGUAGES) {
    const { out, err } = await fathom(line, { locale: LOCALES[language], width: 3000 });
    found[language] = shownIn(
      line[0] === 'audit' ? (out.split(REPORT_WORDS[language].audit.fileItself(0).slice(0, -1))[1] ?? '') : err,
      language,
    );
  }
  return found;
}

/** English function words, which no other message has outside of what it quotes. */
const ENGLISH = /\b(?:the|this|is|are|not|of|and|here|which|has|have|with|no|there|row|card)\b/i;
/** Without quoted words, and without the words of the text's language that could follow. */
const unquoted = (text: string): string => text.replaceAll(/«[^»]*»|`[^`]*`|"[^"]*"|--[a-z]+|[^:]* · .*/g, '');

/** The same codes in each language, none with a gap or an English word, and those with help there with help here. */
function sayAll(found: Record<Code, Shown[]>): string[] {
  for (const language of ['it', 'uk'] as const) {
    expect(found[language].map(({ code }) => code)).toEqual(found.en.map(({ code }) => code));
    found[language].forEach(({ code, message, help }, i) => {
      const all = `${message} ${help ?? ''}`;
      expect(all, code).not.toMatch(/undefined|\[object|NaN|\$\{|\{\d\}/);
      expect(unquoted(all), code).not.toMatch(ENGLISH);
      expect(message, code).toMatch(/[.?…]$/);
      if (language === 'uk') expect(unquoted(message), code).toMatch(/\p{Script=Cyrillic}/u);
      else expect(unquoted(message), code).not.toMatch(/\p{Script=Cyrillic}/u);
      expect([code, help === null]).toEqual([code, found.en[i].help === null]);
      // what was written is quoted in every language
      for (const [, written] of found.en[i].message.matchAll(/“([^”]+)”/g)) {
        expect(message, code).toContain((code === 'columns' && HEADINGS[language][written]) || written);
      }
    });
  }
  return found.en.map(({ code }) => code);
}
/** Columns that are not there are named by the heading that they would have. */
const HEADINGS: Record<'it' | 'uk', Record<string, string>> = {
  it: { type: 'tipo', text: 'testo', number: 'numero', name: 'nome', colour: 'colore' },
  uk: { type: 'тип', text: 'текст', number: 'номер', name: 'назва', colour: 'колір' },
};

const HEAD = 'number,name,colour,type,text,era,cost,lang,id';
const seen = new Set<string>();
const note = (codes: string[]): void => codes.forEach((code) => seen.add(code));

describe('encode --file', () => {
  const ROWS = [
    '301,Typo,red,instant,Gain 1 kepl.,1,,,',
    '301,Again,rde,instnt,Gain 1 kelp.,7,2 coinz,klingon,',
    '30a,,,permanent,,,,,',
    '34,Quote,red,instant,"Gain "1" kelp.,1,,,',
    '35,Stray,red,instant,Gain 1 kelp".,1,,,',
    '305,At once,yellow,permanent,Gain 1 credit.,1,,,',
    '306,Titled,red,instant,Production: Gain 1 kelp.,1,,,',
    '307,Italian,red,instant,Ottieni 1 alga.,1,,,',
    '308,Letters,red,instant,Gain 1 kеlp.,1,,,',
    '309,Few,red',
    '310,Many,red,instant,a, b, c, d, e, f, 1,g',
    '311,Scoring,red,instant,"At the end of the game: 3 points.",1,,,',
    '1003,Twice,,metropolis blue,Production: Gain 1 kelp. Production: Gain 1 credit.,blue metropolises,,,',
    '312,Id,red,instant,Gain 1 kelp.,1,,,Old Mill',
    '313,Taken,red,instant,Gain 1 kelp.,1,,,kelp',
    '314,Which,red,card,Gain 1 kelp.,1,,,',
    '315,Minus,red,instant,Gain -1 point.,1,,,',
    '316,Unfinished,red,instant,Gain 1.,1,,,',
    '317,Unknown,red,instant,Dance.,1,,,',
    '318,First,red,instant,Gain 1 kelp.,1,,,tide-first',
    '319,Second,red,instant,Gain 1 kelp.,1,,,tide-first',
  ];

  test('a table with all sorts of faults', async () => {
    note(sayAll(await inLanguages('encode', '--file', put(`\ufeff${HEAD}\n${ROWS.join('\n')}\n`))));
  });

  test('a type of cards with several programs', async () => {
    const pack = put(
      'pack: two\nextends: underwater-cities\ntypes: {twofold: {programs: {production: steps, scoring: steps}, status: original}}\n',
      'yaml',
      'two',
    );
    const table = put('number,name,colour,type,text,deck\n901,A,red,twofold,Gain 1 kelp.,era-1\n');
    note(sayAll(await inLanguages('encode', '--file', table, '--pack', pack)));
  });

  test('an effect in a column that is not known', async () => {
    const table = put('number,name,colour,type,text,era,Bonus\n901,A,red,instant,Gain 1 kelp.,1,Gain 1 credit.\n');
    note(sayAll(await inLanguages('encode', '--file', table)));
  });

  test('no column of decks', async () => {
    const table = put('number,name,colour,type,text\n901,A,red,instant,Gain 1 kelp.\n');
    note(sayAll(await inLanguages('encode', '--file', table)));
  });

  test.each<[what: string, content: string | Buffer, codes: string[]]>([
    ['an empty file', '', ['no-cards']],
    ['only headings', `${HEAD}\n`, ['no-cards']],
    ['no headings', '301,A,red,instant,Gain 1 kelp.,1\n', ['columns']],
    ['missing and unknown columns', 'number,name,txt\n301,A,Gain\n', ['columns', 'columns', 'columns']],
    ['two columns of texts', 'number,name,type,text,colour,Text\n301,A,instant,Gain,red,Gain\n', ['columns']],
    ['Latin-1', Buffer.from('number,type,text\n301,Citt\xe0,x\n', 'latin1'), ['not-utf8']],
    ['UTF-16 without a mark', Buffer.from(`${HEAD}\n`, 'utf16le'), ['utf-16']],
    ['UTF-16', Buffer.from(`\ufeff${HEAD}\n`, 'utf16le'), ['utf-16', 'no-cards']],
  ])('%s', async (_, content, codes) => {
    const found = sayAll(await inLanguages('encode', '--file', put(content)));
    expect(found.toSorted()).toEqual(codes.toSorted());
    note(found);
  });

  const HEADS = ['number', 'name', 'colour', 'type', 'text', 'era'];
  const CARD = ['901', 'Bell', 'red', 'instant', 'Gain 1 kelp.', '1'];
  const workbook = testWorkbook([
    {
      name: 'Cards',
      rows: [
        [...HEADS, 'copies'],
        [...CARD, { date: 46_024 }],
        [902, { formula: 'A2', result: 'Horn' }, ...CARD.slice(2), 3],
        [903, 'Drum', { formula: 'C2' }, ...CARD.slice(3), 'many'],
      ],
      merged: ['C3:C4'],
    },
    { name: 'Old', isHidden: true, rows: [] },
    { name: 'Notes', rows: [] },
  ]);
  test.each<[what: string, content: string | Uint8Array, ending: string, codes: string[], line?: string[]]>([
    ['a workbook', workbook, 'xlsx', ['sheets', 'made-date', 'formula', 'formula', 'merged-cells', 'bad-count']],
    ['another sheet', workbook, 'xlsx', ['unknown-sheet'], ['--sheet', 'Card']],
    ['no workbook', 'PK', 'xlsx', ['workbook']],
    ['a table that is too large', `${HEAD}\n${'1\n'.repeat(5_000)}`, 'csv', ['too-large']],
  ])('%s', async (_, content, ending, codes, line = []) => {
    const found = sayAll(await inLanguages('encode', '--file', put(content, ending), ...line));
    expect(found.toSorted()).toEqual(codes.toSorted());
    note(found);
  });

  test('quotes of too many rows', async () => {
    const found = await inLanguages('encode', '--file', put(`${HEAD}\n${'1,"a" b,c\n'.repeat(203)}`));
    expect(found.it.some(({ message }) => message.includes('troppe righe'))).toBe(true);
    note(sayAll(found));
  });

  test('a card that cannot be changed where it is written', async () => {
    const card = (id: string, name: string): string =>
      `  - {id: ${id}, name: ${name}, deck: era-1, type: instant-card, color: red, effect: gain 1 kelp, status: original}\n`;
    const cards = `cards:\n${card('own-one', '&both Own one')}${card('own-two', '*both')}`;
    const pack = put(`pack: shared\nextends: underwater-cities\n${cards}`, 'yaml', 'shared');
    const table = put('id,name,type,colour,deck,text\nown-two,Own two,instant,red,era-1,Gain 1 kelp.\n');
    const found = sayAll(await inLanguages('table', pack, '--from', table));
    expect(found).toEqual(['columns', 'not-written']);
    note(found);
  });

  test('a text beside an effect that is another one', async () => {
    const table = put(`${HEAD},effect\n901,A,red,instant,Gain 2 kelp.,1,,,,gain 3 kelp\n`);
    const found = sayAll(await inLanguages('encode', '--file', table));
    expect(found).toEqual(['other-cell']);
    note(found);
  });

  test('every code of tables', () => {
    expect(Object.keys(TABLE_DIAGNOSTICS).filter((code) => !seen.has(code))).toEqual([]);
  });
  test('texts that are not understood', () => {
    const made = ['unknown-phrase', 'unfinished', 'negative-amount', 'mixed-scripts'];
    expect(made.filter((code) => !Object.hasOwn(TEXT_DIAGNOSTICS, code) || !seen.has(code))).toEqual([]);
  });

  test('around the findings: place, counts, what was written', async () => {
    const table = put('numero;nome;colore;tipo;testo;era\n901;A;red;instant;Ottieni 1 alga.;1\n902;B;red;instant;;1\n');
    const { err } = await fathom(['encode', '--file', table, '--lang', 'it'], { width: 3000 });
    expect(err).toContain('errore: Riga 3, «testo»: la carta non ha un testo.\n');
    expect(err).toContain('2 carte in italiano: 1 compresa per intero, 1 in parte o per nulla; 1 rilievo.\n');
    const ukrainian = await fathom(['encode', '--file', put('')], { locale: 'uk_UA.UTF-8', width: 3000 });
    expect(ukrainian.err).toContain('порада: Його перший рядок називає стовпці: номер, назва, колір, тип, текст.\n');
    expect(ukrainian.err).toContain('Нічого не записано.\n');
  });
});

describe('audit --texts', () => {
  const TEXT = 'Build 1 farm or build 1 desalination plant. Gain 1 card.';
  test('a table with its waivers', async () => {
    const table = put(
      `Number,Name,Text EN,Notes\n34,,${TEXT},\n34,,${TEXT},\n999,,${TEXT},\n,Nowhere,${TEXT},\n`,
      'csv',
      'deck',
    );
    put(
      'waivers:\n' +
        '  - {rule: "amount: 3 for 1", reason: a house rule}\n' +
        '  - {rule: "amount: 4 for 1", reason: ""}\n' +
        '  - {finding: 34/en/amount/1, reason: x}\n' +
        '  - {finding: 34/en/amount/9, reason: x, text-hash: "1", effect-hash: "2"}\n',
      'yaml',
      'deck.waivers',
    );
    const found = await inLanguages('audit', '--texts', table);
    expect(found.uk.map(({ message }) => message)).toContain('У пакеті немає картки з номером 999.');
    note(sayAll(found));
  });
  test('a file of texts', async () => {
    const entries = [
      `{card: 34, lang: en, text: "${TEXT.replace('1 card', '2 cards')}"}`,
      '{card: 34, slot: 1, lang: en, text: "Gain 1 card."}',
      '{lang: en, text: "Gain 1 card."}',
      '{card: 34, program: producton, lang: en, text: "Gain 1 card."}',
      '{card: metropolis, lang: en, text: "Gain 1 card."}',
    ];
    const texts = put(
      `texts:\n${entries.map((entry) => `  - ${entry}\n`).join('')}waivers:\n  - {finding: ` +
        `34/en/amount/1, reason: x, text-hash: "1", effect-hash: "2"}\n`,
      'yaml',
    );
    note(sayAll(await inLanguages('audit', '--texts', texts)));
  });
  test.each([
    ['empty-file', ''],
    ['not-a-map', '- a\n'],
    ['byte-order-mark', '\ufefftexts: []\n'],
  ])('%s', async (code, content) => {
    const found = sayAll(await inLanguages('audit', '--texts', put(content, 'yaml')));
    expect(found).toContain(code);
    note(found);
  });
  test('most codes of files of texts', () => {
    // components with several texts or none depend on the pack: the declarations' examples are told in service/translations
    const others = ['several-components', 'nothing-told', 'which-program', 'not-judged'];
    expect(Object.keys(PRINTED_TEXT_DIAGNOSTICS).filter((code) => !seen.has(code) && !others.includes(code))).toEqual(
      [],
    );
  });
  test('the page says problems of the file in the language of the reader', async () => {
    const page = join(folder, 'page.html');
    const table = put(`Number,Text EN,Note\n34,${TEXT},\n`);
    await fathom(['audit', '--texts', table, '--html', page], { locale: 'it_IT.UTF-8' });
    const { readFileSync } = await import('node:fs');
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('«Note» non è una colonna conosciuta');
  });
});
