/** A table of cards read into a file of a pack: what is understood, what is not, and that nothing is lost. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, renderComponent } from '../../texts/index.ts';
import { loadPack } from '../../service/index.ts';
import type { Diagnostic } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { filesWithUnsaved } from '../packs.ts';
import { sampleOf } from '../../test/support/width.ts';
import { fathom, PACKS, type CommandResult } from '../scripted-io.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-encode-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const HEAD = 'number,name,colour,type,text,era\n';
interface Json {
  understood: number;
  cards: {
    row: number;
    id: string;
    understood: boolean;
    gap: boolean;
    programs: Record<string, string>;
    notEncoded: Record<string, string>;
    [field: string]: unknown;
  }[];
  findings: (Diagnostic & { row?: number; heading?: string })[];
  yaml: string | null;
}

const at = (name: string): string => join(folder, name);
let n = 0;
async function encoded(table: string | Buffer, more: string[] = []): Promise<Json & { code: number }> {
  const file = at(`t${n++}.csv`);
  writeFileSync(file, table);
  const { code, out, err } = await fathom(['encode', '--file', file, '--json', ...more]);
  if (err) throw new Error(err);
  return { code, ...(JSON.parse(out) as Json) };
}
const short = ({ findings }: Json): string[] =>
  findings.map(
    ({ line, column, code, row, heading, message }) =>
      `${line}:${column} ${code}${row === undefined ? '' : ` row ${row}`}${heading === undefined ? '' : ` ${heading}`} ${message}`,
  );
const codes = ({ findings }: Json): string[] => findings.map(({ code, line, column }) => `${line}:${column} ${code}`);
/** Names of files are those in the folder. */
const run = (...line: string[]): Promise<CommandResult> =>
  fathom(line.map((word) => (/\.(csv|yaml)$/.test(word) ? at(word) : word)));

/** Cards of a table of the whole pack. */
const CARDS = 25;

describe('from a table to a pack that is played', () => {
  test('CSV, YAML, check, fmt, show', async () => {
    writeFileSync(
      at('fleet.csv'),
      `${HEAD}301,Kelp Rush,green,instant,"Build a city, then draw two cards.",era 1\n302,Big ` +
        `Farm,Yellow,production card,Production: Gain 1 kelp.,II\n303,Guard,red,permanent,"Whenever you ` +
        `gain kelp, gain 1 credit.",3\n`,
    );
    const { code, out, err } = await run('encode', '--file', 'fleet.csv', '--out', 'fleet.yaml');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      `3 cards in English: 3 understood whole; no findings.\nWritten: ${at('fleet.yaml')}\nNext: fathom check ${at('fleet.yaml')}\n`,
    );
    expect((await run('check', 'fleet.yaml')).out).toMatch(/fleet\.yaml: good/);
    expect((await run('fmt', '--check', 'fleet.yaml')).code).toBe(0);
    expect((await run('show', 'big-farm', '--pack', 'fleet.yaml')).out).toMatch(
      /Big Farm.*\n.*number 302 · deck era-2 · type production-card · color yellow[^]*Gain 1 kelp\./,
    );
    expect(readdirSync(folder).filter((name) => name.includes('.tmp'))).toEqual([]);
  });

  test('nothing is written over without --force', async () => {
    writeFileSync(at('mine.yaml'), 'mine');
    expect((await run('encode', '--file', 'fleet.csv', '--out', 'mine.yaml')).code).toBe(2);
    expect(readFileSync(at('mine.yaml'), 'utf8')).toBe('mine');
    expect((await run('encode', '--file', 'fleet.csv', '--out', 'mine.yaml', '--force')).code).toBe(0);
    expect(readFileSync(at('mine.yaml'), 'utf8')).toContain('pack: mine\n');
  });

  test('in the folder of a pack it becomes a part of that', async () => {
    mkdirSync(at('own'), { recursive: true });
    writeFileSync(
      at('own/pack.yaml'),
      'pack: own\ntitle: Own\nextends: underwater-cities\ncounters: {shrimp: {}}\nlexicon: {en: {shrimp: {one: shrimp, other: shrimps}}}\n',
    );
    writeFileSync(at('shrimps.csv'), `${HEAD}401,Shrimping,red,instant,Gain 2 shrimps.,1\n`);
    for (const force of [[], ['--force']]) {
      expect(await run('encode', '--file', 'shrimps.csv', '--out', 'own/cards.yaml', ...force)).toMatchObject({
        code: 0,
        err: '',
      });
      expect(readFileSync(at('own/cards.yaml'), 'utf8')).toMatch(
        /^# [^]*\ncards:\n {2}- id: shrimping\n[^]* {4}effect: gain 2 shrimps?\n$/,
      );
    }
    // its only fault is that the pack has no Italian and Ukrainian words for the counter of its own
    const checked = (await run('check', at('own'))).out;
    expect(checked.match(/:\d+:\d+ ([a-z-]+)$/gm)?.map((line) => line.split(' ')[1])).toEqual([
      'missing-lexicon',
      'missing-lexicon',
    ]);
  });

  test.each(Object.entries(LANGUAGES))(
    'every card of the pack, rendered and put into a table, is understood completely: %s',
    async (code, language) => {
      const { model, sources } = loadPack(nodeFiles, join(PACKS, 'underwater-cities'));
      const quoted = (text: string): string => `"${text.replace(/"/g, '""')}"`;
      const chosen = sampleOf(model!.cards, CARDS);
      const rendered = chosen.map(({ id }) =>
        renderComponent(model!, sources, { section: 'cards', id }, language).filter(({ key }) => key !== 'price'),
      );
      const rows = chosen.map(({ name, type, deck, color }, i) =>
        [
          1000 + i,
          name,
          color ?? '',
          type,
          rendered[i].map(({ title, text }) => (title ? `${title}: ${text}` : text)).join('\n'),
          deck,
        ]
          .map((cell) => quoted(String(cell)))
          .join(';'),
      );
      const { cards, findings, yaml } = await encoded(
        `\ufeffnumber;name;colour;type;text;deck\r\n${rows.join('\r\n')}\r\n`,
        ['--lang', code],
      );
      expect(findings.filter(({ code: of }) => of !== 'order-matters')).toEqual([
        expect.objectContaining({ code: 'byte-order-mark' }),
      ]);
      // the table has no column for the order of production cards: those that need one are found
      const ordered = chosen.filter(({ attributes }) => attributes['weighs'] === 1);
      expect(findings.length - 1).toBe(ordered.length);
      const own = loadPack(filesWithUnsaved(at('again.yaml'), yaml!), at('again.yaml'), { packs: PACKS });
      const again = cards.map(({ id }) => renderComponent(own.model!, own.sources, { section: 'cards', id }, language));
      expect(again.map((texts) => texts.map(({ key, text }) => `${key}: ${text}`).sort())).toEqual(
        rendered.map((texts) => texts.map(({ key, text }) => `${key}: ${text}`).sort()),
      );
    },
  );
});

describe('what is not understood', () => {
  test('a misspelt word is taken for what it can only mean, and reported', async () => {
    writeFileSync(at('typo.csv'), `${HEAD}311,Odd,red,instant,Gain 2 kepl.,1\n`);
    const { code, err, out } = await run('encode', '--file', 'typo.csv', '--out', 'typo.yaml');
    expect(err).toContain('typo.csv:2:28 misspelt\n');
    expect(err).toContain('“kepl” was taken for “kelp”');
    expect(out).toContain('1 understood whole');
    expect(code).toBe(0);
    expect(readFileSync(at('typo.yaml'), 'utf8')).toContain('effect: gain 2 kelp');
  });

  test('is marked, stored and reported by check', async () => {
    writeFileSync(
      at('odd.csv'),
      `${HEAD}311,Odd,red,instant,Gain 1 kelp. Dance.,1\n312,Even,red,instant,Gain 1 kelp.,1\n`,
    );
    const { code, err, out } = await run('encode', '--file', 'odd.csv', '--out', 'odd.yaml');
    expect(code).toBe(1);
    expect(err).toContain('odd.csv:2:34 unknown-phrase\n');
    expect(err).toContain('error: Row 2, “text”: “dance” is not understood here.');
    expect(out).toContain('2 cards in English: 1 understood whole, 1 in part or not; 2 findings.');
    const yaml = readFileSync(at('odd.yaml'), 'utf8');
    expect(yaml).toContain('    not-encoded:\n      text: Gain 1 kelp. Dance.\n');
    expect(yaml.match(/effect:/g)).toHaveLength(1);
    const check = await run('check', 'odd.yaml');
    expect([check.code, check.out]).toEqual([
      0,
      expect.stringContaining('"odd" plays without what is not encoded yet: text “Gain 1 kelp. Dance.”.'),
    ]);
  });

  test('an effect that the type cannot have is withdrawn', async () => {
    const result = await encoded(
      `${HEAD}305,Tax,yellow,permanent,Gain 1 credit.,1\n306,Wrong,red,instant,Production: Gain 1 kelp.,1\n`,
    );
    expect(short(result)).toEqual([
      '2:26 not-standing row 2 text read as `gain 1 credit`, but: `gain` happens at once; a continuous effect is needed here',
      '3:23 other-type row 3 text “Production:” belongs on cards of the type production-card, ' +
        'metropolis-blue, this one is of the type instant-card',
    ]);
    expect(result.cards.map(({ programs, notEncoded }) => [programs, notEncoded['text']])).toEqual([
      [{}, 'Gain 1 credit.'],
      [{}, 'Production: Gain 1 kelp.'],
    ]);
  });

  test('titles distinguish the programs', async () => {
    const result = await encoded(
      `${HEAD}1001,A,,metropolis blue,"Gain 1 credit.\nProduction: Gain 1 kelp.",blue ` +
        `metropolises\n1002,B,red,action,Action: Gain 1 kelp.,1\n1003,C,,metropolis blue,Production: Gain ` +
        `1 kelp. Production: Gain 1 credit.,blue metropolises\n`,
    );
    expect(result.cards.map(({ programs }) => programs)).toEqual([
      { effect: 'gain 1 credit', production: 'gain 1 kelp' },
      { effect: 'gain 1 kelp' },
      {},
    ]);
    expect(codes(result)).toEqual(['5:50 double-program']);
  });

  test('a text in another language, and letters of two scripts', async () => {
    const result = await encoded(
      `${HEAD}301,A,red,instant,Ottieni 1 alga.,1\n302,B,red,instant,Отримайте щось дивне.,1\n303,C,red,instant,Gain 1 kеlp.,1\n`,
    );
    expect(short(result)).toEqual([
      '2:19 other-language row 2 text this reads as Italian, not as English',
      '3:19 other-language row 3 text this is written in Ukrainian, not in English',
      '4:27 mixed-scripts row 4 text letter 2 of “kеlp” is the Cyrillic “е” (U+0435), the word is Latin',
    ]);
    expect(result.findings.map(({ help, suggestions }) => suggestions ?? help)).toEqual([
      'Try --lang it.',
      'Try --lang uk.',
      ['kelp'],
    ]);
    expect(result.cards.every(({ programs }) => Object.keys(programs).length === 0)).toBe(true);
  });

  test('each row may have its language', async () => {
    const table =
      'numero;nome;colore;tipo;testo;era;costo;lingua\n301;Alga;rosso;azione;Ottieni 1 alga.;1;3 ' +
      'crediti;\n302;Картка;зелений;instant;Отримайте 1 картку.;1;;uk\n303;Odd;red;instant;Gain 1 ' +
      'kelp.;1;;klingon\n';
    const result = await encoded(table, ['--lang', 'it']);
    expect(result.cards.map(({ id, color, price, programs }) => [id, color, price, programs['effect']])).toEqual([
      ['alga', 'red', '3 credits', 'gain 1 kelp'],
      ['kartka', 'green', undefined, 'gain 1 card'],
      ['odd', 'red', undefined, undefined],
    ]);
    expect(codes(result)).toEqual(['4:37 unknown-language']);
  });

  test('as volunteers make it: Card name, adjectives as types, a bare price, texts by language, UTF-16 and tabs', async () => {
    const table =
      '\ufeffCard name\tКолір\tТип\tText EN\tText IT\tText UK\tЦіна\tEra\n' +
      'Crab\tжовта\tмиттєва\tGain 1 card.\tOttieni 1 carta.\tОтримайте 1 картку.\t1\tII\n' +
      'Prawn\tзелена\tпостійна\t\tQuando ottieni alghe, ottieni 1 credito.\t\t\tII\n';
    const bytes = Buffer.from(table, 'utf16le');
    const italian = await encoded(bytes, ['--lang', 'it']);
    expect(italian.cards.map(({ id, type, color, price, programs }) => [id, type, color, price, programs])).toEqual([
      ['crab', 'instant-card', 'yellow', '1 credit', { effect: 'gain 1 card' }],
      ['prawn', 'permanent-card', 'green', undefined, { effect: 'when you gain kelp: gain 1 credit' }],
    ]);
    // a row without an English text is read in the language that it has
    expect((await encoded(bytes)).cards.map(({ programs }) => programs['effect'])).toEqual([
      'gain 1 card',
      'when you gain kelp: gain 1 credit',
    ]);
  });
  test('a table wholly in Ukrainian', async () => {
    const result = await encoded(
      'номер,назва,колір,тип,текст,ера\n301,Краб,червоний,Виробництво,Виробництво: Отримайте 1 ' +
        'картку.,ера 2\n302,Рак,жовта,актвація,Отримайте 1 картку.,II\n',
      ['--lang', 'uk'],
    );
    expect(result.cards.map(({ id, color, deck, programs, gap }) => [id, color, deck, programs, gap])).toEqual([
      ['krab', 'red', 'era-2', { production: 'gain 1 card' }, false],
      ['rak', 'yellow', 'era-2', {}, true],
    ]);
    expect(result.findings.map(({ code, suggestions }) => [code, suggestions])).toEqual([
      ['unknown-type', ['action-card']],
    ]);
  });
});

describe('bad input: a finding with its row and column, and the rest is done', () => {
  /** each is in a separate row; its number is left out */
  const bad: [what: string, row: string, found: string[]][] = [
    ['typographic quotes', '“A”,red,instant,Gain “1” kelp.,1', ['26 unknown-phrase']],
    ['an empty text', 'A,red,instant,,1', ['19 empty-cell']],
    ['an empty type', 'A,red,,Gain 1 kelp.,1', ['11 empty-cell']],
    ['missing words', 'A,red,instant,Gain 1.,1', ['24 unfinished']],
    ['10,000 characters', `A,red,instant,${'kelp '.repeat(2000)},1`, ['2019 too-long']],
    ['10,000 characters without a blank', `A,red,instant,${'k'.repeat(10_000)},1`, ['19 unknown-phrase']],
    ['an unclosed quote', 'A,red,instant,"Gain 1 kelp.,1', ['19 unclosed-quote']],
    ['quotes that are not doubled', 'A,red,instant,"Gain "1" kelp.",1', ['19 unclosed-quote']],
    ['a quote inside of a cell', 'A,red,instant,Gain 1 kelp".,1', ['30 unknown-phrase', '30 stray-quote']],
    ['an unknown colour', 'A,rde,instant,Gain 1 kelp.,1', ['7 unknown-color']],
    ['an unknown type', 'A,red,instnt,Gain 1 kelp.,1', ['11 unknown-type']],
    ['an unknown deck', 'A,red,instant,Gain 1 kelp.,7', ['32 unknown-deck']],
    ['no deck', 'A,red,instant,Gain 1 kelp.,', ['32 no-deck']],
    ['too many cells', 'A,red,instant,Build a city, then draw 2 cards.,1', ['52 too-many-cells']],
    ['too few cells', 'A,red,instant,Gain 1 kelp.', ['1 too-few-cells', '11 no-deck']],
  ];
  test('without a column for the deck it is said once', async () => {
    expect(
      codes(
        await encoded('number,name,colour,type,text\n901,A,red,instant,Gain 1 kelp.\n902,B,red,instant,Gain 1 kelp.\n'),
      ),
    ).toEqual(['2:1 no-deck']);
  });
  test('every row has its findings, and nothing else is lost', async () => {
    const rows = bad.map(([, row], i) => `${500 + i},${row}\n${600 + i},Good,red,instant,Gain 1 kelp.,1\n`).join('');
    const result = await encoded(HEAD + rows);
    bad.forEach(([what, , found], i) => {
      expect([
        what,
        result.findings.filter(({ line }) => line === 2 * i + 2).map(({ column, code }) => `${column} ${code}`),
      ]).toEqual([what, found]);
      const [card, good] = result.cards.slice(2 * i, 2 * i + 2);
      expect([what, Object.keys(card.programs).length > 0 || card.gap || 'text' in card.notEncoded]).toEqual([
        what,
        true,
      ]);
      expect([what, good]).toEqual([
        what,
        expect.objectContaining({ number: 600 + i, programs: { effect: 'gain 1 kelp' } }),
      ]);
    });
    expect(result.findings.every(({ row, line }) => row === line && line % 2 === 0)).toBe(true);
    const suggested = (code: string): string[] | undefined =>
      result.findings.find((one) => one.code === code)?.suggestions;
    expect([suggested('unknown-type'), suggested('unknown-color')]).toEqual([['instant-card'], ['red']]);
  });

  test('a letter for a type is none of them', async () => {
    const result = await encoded(`${HEAD}401,A,red,A,Gain 1 kelp.,1\n`);
    expect(codes(result)).toEqual(['2:11 unknown-type']);
  });

  test('an effect in a further column leaves the card as it is typed', async () => {
    const result = await encoded(
      'number,name,colour,type,text,deck,Bonus\n401,A,red,instant,Gain 1 kelp.,1,Gain 1 credit.\n' +
        '402,B,red,instant,Gain 1 kelp.,1,by hand\n',
    );
    expect(codes(result)).toContain('2:34 further-text');
    expect(result.code).toBe(1);
    expect(result.cards[0]).toMatchObject({ programs: {}, notEncoded: { text: 'Gain 1 kelp.' } });
    expect(result.cards[1]).toMatchObject({ programs: { effect: 'gain 1 kelp' } });
  });

  test.each([',', ';'])('a title of the sheet above the headings, with “%s”', async (mark) => {
    const rows = ['Our cards', '', HEAD.trim(), '401,A,red,instant,Gain 1 kelp.,1'].map((row) =>
      row.replaceAll(',', mark),
    );
    const result = await encoded(`${rows.join('\n')}\n`);
    expect(short(result)).toEqual(['1:1 columns row 1 “Our cards” is above the headings; it is ignored']);
    expect(result.cards).toMatchObject([{ number: 401, programs: { effect: 'gain 1 kelp' } }]);
  });

  test('what stands below no heading is said, once for a column', async () => {
    const rows = [
      `${HEAD.trim()},`,
      '401,A,red,instant,Gain 1 kelp.,1,',
      '402,B,red,instant,Gain 1 kelp.,1,ask Bob',
      '403,C,red,instant,Gain 1 kelp.,1,rare',
    ];
    expect(short(await encoded(`${rows.join('\n')}\n`))).toEqual([
      '3:34 columns row 3 “ask Bob” is in a column without a heading; it is ignored',
    ]);
  });

  test('numbers', async () => {
    const result = await encoded(
      `${HEAD}399,A,red,instant,Gain 1 kelp.,1\n399,B,red,instant,Gain 1 ` +
        `kelp.,1\n30a,C,red,instant,Gain 1 kelp.,1\n34,D,red,instant,Gain 1 ` +
        `kelp.,1\n34,E,red,instant,Gain 1 kelp.,1\n`,
    );
    expect(short(result)).toEqual([
      '3:1 double-number row 3 number row 2 has the number 399, too',
      '4:1 bad-number row 4 number “30a” is not a number of a card',
      '5:1 double-number row 5 number Underwater Cities has a card with this number: 34 of "build-farm-or-desalination-plant"',
      '6:1 double-number row 6 number row 5 has the number 34, too',
    ]);
    expect(result.cards.map(({ number, programs }) => [number, programs['effect']])).toEqual([
      [399, 'gain 1 kelp'],
      [399, 'gain 1 kelp'],
      [undefined, 'gain 1 kelp'],
      [34, 'gain 1 kelp'],
      [34, 'gain 1 kelp'],
    ]);
  });

  test('a row without a type or deck becomes a gap', async () => {
    const { yaml, cards } = await encoded(`${HEAD}301,Relic,red,instnt,Gain 1 kelp.,1\n`);
    expect(cards[0].gap).toBe(true);
    expect(yaml).toContain(
      'gaps:\n  relic:\n    name: Relic\n    number: 301\n    deck: era-1\n    known: |-\n      color: ' +
        'red\n      text: Gain 1 kelp.\n    unknown: type “instnt”\n',
    );
  });

  test('line breaks, hyphens, invisible characters and apostrophes of a scan change nothing', async () => {
    const texts = [
      '"Gain 2 credits, then\ngain 1 steel-\nplast."',
      '"Gain 2 cre\u00addits, then\u00a0gain 1 steel\u200bplast."',
      '"Gain 2 credits, then gain 1 steelplast\u2060."',
    ];
    const { cards, findings } = await encoded(
      HEAD + texts.map((text, i) => `${500 + i},Card ${i},red,instant,${text},1\n`).join(''),
    );
    expect([findings, cards.map(({ programs }) => programs['effect'])]).toEqual([
      [],
      texts.map(() => 'gain 2 credits then gain 1 steelplast'),
    ]);
  });

  test('four apostrophes are one', async () => {
    const effects = await Promise.all(
      ["'", '’', 'ʼ', '‘'].map((mark) =>
        encoded(
          `number,name,type,text,deck\n301,Captain${mark}s,action,Ottieni 1 alga oppure costruisci l${mark}impianto.,1\n`,
          ['--lang', 'it'],
        ),
      ),
    );
    expect(
      new Set(
        effects.map((one) =>
          JSON.stringify([one.cards[0].programs, one.findings.map(({ line, column, code }) => [line, column, code])]),
        ),
      ).size,
    ).toBe(1);
  });

  test.each<[what: string, table: string | Buffer, found: string[]]>([
    ['an empty file', '', ['1:1 no-cards']],
    ['only headings', HEAD, ['1:1 no-cards']],
    ['no headings', '301,A,red,instant,Gain 1 kelp.,1\n', ['1:1 columns']],
    [
      'no column of texts',
      'number,name,type,colour,txt\n301,A,instant,red,Gain 1 kelp.\n',
      ['1:1 columns', '1:25 columns'],
    ],
    [
      'two columns of texts',
      'number,name,type,text,colour,Text\n301,A,instant,Gain 1 kelp.,red,Gain 2 kelp.\n',
      ['1:30 columns'],
    ],
    [
      'Latin-1',
      Buffer.from('number,name,colour,type,text\n301,Citt\xe0,red,instant,Gain 1 kelp.\n', 'latin1'),
      ['2:9 not-utf8'],
    ],
    ['UTF-16 without a mark', Buffer.from(HEAD, 'utf16le'), ['1:1 utf-16']],
  ])('%s: nothing can be written', async (_, table, found) => {
    const result = await encoded(table);
    expect([result.code, result.yaml, codes(result)]).toEqual([1, null, found]);
  });

  test('UTF-16 with its mark, a byte order mark, a column that is no column', async () => {
    const table = `${HEAD.replace('era', 'era,mood')}301,A,red,instant,Gain 1 kelp.,1,good\n`;
    expect(codes(await encoded(Buffer.from(`\ufeff${table}`, 'utf16le')))).toEqual(['1:1 utf-16', '1:34 columns']);
    const marked = await encoded(`\ufeff${table}`);
    expect([marked.code, codes(marked)]).toEqual([0, ['1:1 byte-order-mark', '1:34 columns']]);
  });

  test.each([
    ['a missing file', ['--file', 'nowhere.csv'], 1, 'there is no such file'],
    ['a folder', ['--file', '.'], 1, 'it is a folder'],
    ['a huge file', ['--file', 'huge.csv'], 1, 'larger than 1,000,000 bytes'],
    ['out is a folder', ['--file', 'fleet.csv', '--out', 'sub.yaml'], 2, 'is a folder'],
    ['out is no YAML', ['--file', 'fleet.csv', '--out', 'x.csv'], 2, 'end it with .yaml'],
    ['a deck that is none', ['--file', 'fleet.csv', '--deck', 'tarot'], 2, 'has no deck "tarot"'],
    ['text and file', ['Gain', '--file', 'fleet.csv'], 2, 'not both'],
    ['neither', [], 2, 'Give a text'],
    ['--out without --file', ['Gain 1 kelp.', '--out', 'x.yaml'], 2, 'goes with --file'],
  ])('%s', async (_, line, code, said) => {
    writeFileSync(at('huge.csv'), 'x'.repeat(1_000_001));
    mkdirSync(at('sub.yaml'), { recursive: true });
    const ran = await run('encode', ...line);
    expect([ran.code, ran.out, ran.err]).toEqual([code, '', expect.stringContaining(said)]);
    expect(existsSync(at('x.yaml'))).toBe(false);
  });
});
