/** Files that are not as they should be: said at row and cell, nothing half written, and nothing executed. */
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { createWorkspace, type Workspace } from '../language-service/workspace.ts';
import { CARDS, PACK } from '../language-service/testing.ts';
import type { TableSettings, TableSource, TableWriting } from './card-table.ts';
import { testWorkbook } from './testing.ts';
import { tableFile } from './table-out.ts';
import { writeCards } from './write-cards.ts';
import { MOST_UNPACKED } from './workbook.ts';

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace({
    files: memoryFiles({ 'reef/pack.yaml': PACK, 'reef/cards.yaml': CARDS }),
    pack: 'reef',
  });
});

const NEW = 'reef/new.yaml';
const HEADS = ['Number', 'Name', 'Type', 'Colour', 'Deck', 'Text'];
const GOOD = ['1', 'Tide bell', 'action', 'red', 'tide', 'Gain 1 kelp.'];

const write = async (source: Partial<TableSource>, settings: TableSettings = {}): Promise<TableWriting> =>
  (await writeCards(workspace, { name: 'cards.csv', ...source }, settings, NEW))!;
const workbook = (bytes: Uint8Array, settings: TableSettings = {}): Promise<TableWriting> =>
  write({ name: 'cards.xlsx', bytes }, settings);
const csv = (...rows: string[][]): Promise<TableWriting> =>
  write({ text: [HEADS, ...rows].map((cells) => cells.join(',')).join('\n') });

/** Each with its place, and whether anything was written besides. */
const said = ({ problems }: TableWriting): [string, number | null, number | null, string][] =>
  problems.map(({ code, row, column, severity }) => [code, row, column, severity]);
const isNothing = ({ texts, added, changed }: TableWriting): boolean =>
  Object.keys(texts).length + added.length + changed.length === 0;

describe('cells that a spreadsheet takes for formulas', () => {
  const NAMES = ['+2 kelp', '=1+2', '=HYPERLINK("x")', '@tide', '-1 kelp', "'quoted", '\tkelp'.trim()];
  test.each(['csv', 'xlsx'] as const)('survive both ways: %s', async (format) => {
    const cards = NAMES.map(
      (name, i) =>
        `  - id: odd-${i}\n    name: ${JSON.stringify(name)}\n    deck: tide\n    type: action\n    effect: gain 1 kelp\n    status: original\n`,
    );
    const odd = createWorkspace({
      files: memoryFiles({ 'reef/pack.yaml': PACK, 'reef/cards.yaml': `cards:\n${cards.join('')}` }),
      pack: 'reef',
    });
    const { model, sources } = odd.fullCheck();
    const bytes = await tableFile({ model: model!, sources }, {}, format);
    const back = (await writeCards(odd, { name: `x.${format}`, bytes }, {}, NEW))!;
    expect([back.problems, isNothing(back), back.unchanged.length]).toEqual([[], true, NAMES.length]);
    if (format === 'csv') {
      const text = new TextDecoder().decode(bytes);
      const cells = text.split('\r\n').flatMap((line) => line.split(','));
      expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    }
  });

  test('a table with such cells that somebody else wrote', async () => {
    const { texts, problems } = await csv(['1', "'+2 kelp", ...GOOD.slice(2)], ['2', '=1+2', ...GOOD.slice(2)]);
    expect([problems, texts[NEW].match(/name: .*/g)]).toEqual([[], ['name: +2 kelp', 'name: =1+2']]);
  });
});

describe('what a spreadsheet makes of cells', () => {
  const sheet = (...rows: Parameters<typeof testWorkbook>[0][number]['rows']) =>
    testWorkbook([{ name: 'Cards', rows: [HEADS, ...rows] }]);

  test('dates made of 1-2', async () => {
    const made = await workbook(sheet([{ date: 46_024 }, ...GOOD.slice(1)]));
    expect(said(made)).toEqual([['made-date', 2, 0, 'warning']]);
    expect(made.texts[NEW]).toContain('not-encoded: {number: 2026-01-02}');
    expect(said(await csv(['1-Feb', ...GOOD.slice(1)]))).toEqual([['made-date', 2, 0, 'warning']]);
  });

  test('formulas: the last result counts, and without one nothing is written', async () => {
    const read = await workbook(sheet([1, { formula: 'A1&"x"', result: 'Tide bell' }, ...GOOD.slice(2)]));
    expect([said(read), read.added]).toEqual([[['formula', 2, 1, 'warning']], ['tide-bell']]);
    const without = await workbook(sheet([...GOOD.slice(0, 2), { formula: 'C1' }, ...GOOD.slice(3)]));
    expect(said(without)).toContainEqual(['formula', 2, 2, 'error']);
    expect(isNothing(without)).toBe(true);
  });

  test('merged cells', async () => {
    const bytes = testWorkbook([
      { name: 'Cards', rows: [HEADS, GOOD, ['2', 'Horn', null, ...GOOD.slice(3)]], merged: ['C2:C3'] },
    ]);
    const made = await workbook(bytes);
    expect(said(made)).toEqual([
      ['merged-cells', 2, 2, 'warning'],
      ['empty-cell', 3, 2, 'error'],
    ]);
    expect(isNothing(made)).toBe(true);
  });

  test('several sheets, of which some are hidden', async () => {
    const bytes = testWorkbook([
      { name: 'Old', isHidden: true, rows: [HEADS, ['9', 'Old', ...GOOD.slice(2)]] },
      { name: 'Cards', rows: [HEADS, GOOD] },
      { name: 'Notes', rows: [['a note']] },
    ]);
    const made = await workbook(bytes);
    expect([said(made), made.added]).toEqual([[['sheets', null, null, 'warning']], ['tide-bell']]);
    expect((await workbook(bytes, { sheet: 'Old' })).added).toEqual(['old']);
    expect(said(await workbook(bytes, { sheet: 'Odl' }))).toEqual([['unknown-sheet', null, null, 'error']]);
  });
});

describe('files that are no tables, or too much', () => {
  test('macros are neither run nor kept', async () => {
    const bytes = testWorkbook([{ name: 'Cards', rows: [HEADS, GOOD] }], { 'xl/vbaProject.bin': strToU8('x') });
    expect(said(await write({ name: 'cards.xlsm', bytes }))).toEqual([['workbook', null, null, 'warning']]);
  });

  test('a bomb is not unpacked, also where it says that it is small', async () => {
    const zeros = new Uint8Array(MOST_UNPACKED + 1);
    const bytes = testWorkbook([{ name: 'Cards', rows: [HEADS, GOOD] }], {
      'xl/worksheets/s0.xml': [zeros, { level: 9 }],
    });
    expect(bytes.length).toBeLessThan(100_000);
    expect(said(await workbook(bytes))).toEqual([['too-large', null, null, 'error']]);
    const lying = withSize(bytes, 'xl/worksheets/s0.xml', 1_000);
    const made = await workbook(lying);
    expect([said(made).length, said(made)[0][3], isNothing(made)]).toEqual([1, 'error', true]);
  });

  test.each<[what: string, bytes: Uint8Array, code: string]>([
    ['a packed file that is no workbook', zipSync({ 'a.txt': strToU8('x') }), 'workbook'],
    ['a workbook that was cut short', testWorkbook([{ name: 'Cards', rows: [HEADS, GOOD] }]).slice(0, 400), 'workbook'],
    [
      'entities',
      testWorkbook([], { 'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
      'workbook',
    ],
    ['an old or encrypted one', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'workbook'],
    ['a file over the limit', new Uint8Array(1_000_001).fill(0x61), 'too-large'],
    ['Latin-1', new Uint8Array([...strToU8('Name,Type\nCitt'), 0xe0, ...strToU8(',x\n')]), 'not-utf8'],
  ])('%s', async (_, bytes, code) => {
    const made = await write({ name: 'cards.xlsx'.slice(0, code === 'workbook' ? undefined : 5), bytes });
    expect(said(made).map(([found, , , severity]) => [found, severity])).toContainEqual([code, 'error']);
    expect(isNothing(made)).toBe(true);
  });

  test('UTF-16 and semicolons are read', async () => {
    const text = `\ufeff${[HEADS, GOOD].map((cells) => cells.join(';')).join('\n')}\n`;
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect((await write({ bytes })).added).toEqual(['tide-bell']);
  });
});

test.each<[what: string, row: string[], code: string, column: number | null]>([
  ['a deck that is none', [...GOOD.slice(0, 4), 'nowhere', GOOD[5]], 'unknown-deck', 4],
  ['a type that is none', [...GOOD.slice(0, 2), 'spell', ...GOOD.slice(3)], 'unknown-type', 2],
  ['a cell too many', [...GOOD, 'more'], 'too-many-cells', 6],
  ['a quote that is not closed', [...GOOD.slice(0, 5), '"Gain 1 kelp.'], 'unclosed-quote', null],
])('%s: not even the good row is written', async (_, row, code, column) => {
  const made = await csv(['2', 'Tide horn', ...GOOD.slice(2)], row);
  expect(said(made)).toContainEqual([code, 3, column, 'error']);
  expect(isNothing(made)).toBe(true);
});

test('two rows with one id', async () => {
  const text = `id,${HEADS.join(',')}\nbell,${GOOD.join(',')}\nbell,${['2', ...GOOD.slice(1)].join(',')}\n`;
  const made = await write({ text });
  expect([said(made), isNothing(made), made.left]).toEqual([[['double-id', 3, 0, 'error']], true, [3]]);
});

/** The same file, whose directory says another size of a part. */
function withSize(bytes: Uint8Array, path: string, size: number): Uint8Array {
  const changed = Buffer.from(bytes);
  for (const [signature, sizeAt, nameAt] of [
    [0x04034b50, 22, 30],
    [0x02014b50, 24, 46],
  ]) {
    for (let at = 0; at + nameAt < changed.length; at++) {
      if (changed.readUInt32LE(at) !== signature) continue;
      if (changed.toString('utf8', at + nameAt, at + nameAt + path.length) === path) {
        changed.writeUInt32LE(size, at + sizeAt);
      }
    }
  }
  return changed;
}
