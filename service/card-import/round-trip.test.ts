/** A table out and in again: an untouched one changes nothing, a touched one only what was touched. */
import { describe, expect, test } from 'vitest';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { guarded } from '../../texts/card-tables/csv.ts';
import { createWorkspace, type Workspace } from '../language-service/workspace.ts';
import type { TableWriting } from './card-table.ts';
import { tableFile, tableOf } from './table-out.ts';
import { writeCards } from './write-cards.ts';
import { writtenValues, type PackOfCards } from './written-cards.ts';

const workspaces = new Map<string, Workspace>();
const open = (pack: string): Workspace => {
  const found = workspaces.get(pack) ?? createWorkspace({ files: nodeFiles, pack: `cards/${pack}`, packs: 'cards' });
  workspaces.set(pack, found);
  return found;
};
const packOf = (workspace: Workspace): PackOfCards => {
  const { model, sources } = workspace.fullCheck();
  return { model: model!, sources };
};
const back = async (pack: string, bytes: Uint8Array, name = 'cards.csv'): Promise<TableWriting> =>
  (await writeCards(open(pack), { name, bytes }, {}, `cards/${pack}/new.yaml`))!;

const PACKS = nodeFiles
  .list('cards')
  .flatMap(({ name, kind }) => (kind === 'folder' || name.endsWith('.yaml') ? [name] : []));

describe('a table that nobody has touched changes no byte', () => {
  const withCards = PACKS.filter((name) => packOf(open(name)).model.cards.length > 0);
  test('there are such packs', () => expect(withCards.length).toBeGreaterThan(2));
  test.each(withCards.flatMap((pack) => (['csv', 'xlsx'] as const).map((format) => [pack, format] as const)))(
    '%s, as %s',
    async (pack, format) => {
      const before = packOf(open(pack));
      const { changed, added, texts, problems, unchanged } = await back(
        pack,
        await tableFile(before, {}, format),
        `cards.${format}`,
      );
      const errors = problems.filter(({ severity }) => severity === 'error');
      expect({ texts, changed, added, errors }).toEqual({ texts: {}, changed: [], added: [], errors: [] });
      expect(unchanged).toEqual(before.model.cards.map(({ id }) => id));
    },
  );

  test('the table of one deck has no other cards', () => {
    const { columns, rows } = tableOf(packOf(open('underwater-cities')), { deck: 'era-1' });
    const at = columns.findIndex(({ use }) => use.field === 'deck');
    expect(new Set(rows.map(({ cells }) => cells[at]))).toEqual(new Set(['era-1']));
  });
});

/** The table of a few cards with some cells changed, back into the pack. */
async function changed(ids: string[], cells: Record<string, Record<string, string>>): Promise<TableWriting> {
  const pack = packOf(open('underwater-cities'));
  const { columns, rows } = tableOf(pack, { ids });
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map(({ id, cells: all }) => all.map((cell, i) => cells[id]?.[columns[i].heading] ?? cell)),
  ];
  const text = lines.map((line) => line.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')).join('\n');
  return (await writeCards(
    open('underwater-cities'),
    { name: 'x.csv', text },
    {},
    'cards/underwater-cities/new.yaml',
  ))!;
}

/** Lines that are other ones than before. */
function diff(path: string, text: string): string[] {
  const before = open('underwater-cities').file(path)!.text.split('\n');
  const after = text.split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

describe('cells that were changed', () => {
  const FILE = 'cards/underwater-cities/cards-era-1.yaml';
  test('a name, a number and a colour change these keys alone', async () => {
    const written = await changed(['embassy', 'bore-crew'], {
      embassy: { name: 'Consulate', copies: '2', colour: 'green' },
    });
    expect(written.changed).toEqual([{ id: 'embassy', keys: ['name', 'color', 'copies'] }]);
    expect(written.unchanged).toEqual(['bore-crew']);
    expect(Object.keys(written.texts)).toEqual([FILE]);
    expect(diff(FILE, written.texts[FILE])).toEqual(['- name: Embassy', '+ name: Consulate', '+ copies: 2']);
  });

  test('a text in words changes the effect, an exact effect too', async () => {
    const words = await changed(['bore-crew'], { 'bore-crew': { 'text en': 'Gain 3 credits.' } });
    expect(words.changed).toEqual([{ id: 'bore-crew', keys: ['effect'] }]);
    expect(diff(FILE, words.texts[FILE])).toContain('+ effect: gain 3 credits');
    const exact = await changed(['bore-crew'], { 'bore-crew': { effect: 'gain 4 credits' } });
    expect(diff(FILE, exact.texts[FILE])).toContain('+ effect: gain 4 credits');
  });

  test('a text in another language changes the effect, too', async () => {
    const { changed: all, texts } = await changed(['bore-crew'], {
      'bore-crew': { 'text it': 'Ottieni 3 crediti.' },
    });
    expect(all).toEqual([{ id: 'bore-crew', keys: ['effect'] }]);
    expect(diff(FILE, texts[FILE])).toContain('+ effect: gain 3 credits');
  });

  test('a name in another language goes to the lexicon', async () => {
    const written = await changed(['embassy'], { embassy: { 'name it': 'Consolato' } });
    expect(written.problems).toEqual([]);
    const [path] = Object.keys(written.texts);
    expect(path).toContain('lexicon');
    expect(diff(path, written.texts[path])).toContain('+ embassy: {phrase: Consolato}');
  });

  test('what is not understood changes nothing and is said at its cell', async () => {
    const written = await changed(['embassy', 'bore-crew'], { embassy: { type: 'instnt', 'text en': 'Dance.' } });
    expect([written.texts, written.changed]).toEqual([{}, []]);
    expect(written.problems.map(({ row, column, code }) => [row, column !== null, code])).toContainEqual([
      2,
      true,
      'unknown-type',
    ]);
  });
});

const HEAD = 'Name,Name IT,Type,Colour,Deck,Copies,Text\n';
const NEW = 'cards/underwater-cities/new.yaml';
/** Without what is said of the columns. */
async function written(text: string): Promise<TableWriting> {
  const all = (await writeCards(open('underwater-cities'), { name: 'x.csv', text }, {}, NEW))!;
  return { ...all, problems: all.problems.filter(({ row }) => row !== 1) };
}

test('rows that are new become cards of a file', async () => {
  const { added, texts, problems } = await written(
    `${HEAD}Tide bell,Campana,instant,green,era-1,2,Gain 1 kelp.\n` +
      'Tide drum,,permanent,red,era-2,,"Whenever you gain kelp, gain 1 credit."\nTide dance,,instant,red,era-1,,Dance.\n',
  );
  expect(added).toEqual(['tide-bell', 'tide-drum', 'tide-dance']);
  expect(texts[NEW]).toMatch(
    /^cards:\n {2}- id: tide-bell\n {4}name: Tide bell\n {4}deck: era-1\n[^]*copies: 2\n[^]*not-encoded: \{text: Dance\.\}/,
  );
  expect(Object.values(texts).some((one) => one.includes('tide-bell: {phrase: Campana}'))).toBe(true);
  // the text is kept with its card, and said at its cell
  expect(problems).toMatchObject([{ row: 4, column: 6, severity: 'warning' }]);
});

test.each([
  ['no type', 'Odd,,,,era-1,,Gain 1 kelp.', 'empty-cell', 2],
  ['a deck that is none', 'Odd,,instant,red,era-9,,Gain 1 kelp.', 'unknown-deck', 4],
  ['a type that is none', 'Odd,,instnt,red,era-1,,Gain 1 kelp.', 'unknown-type', 2],
  ['cells that have shifted', 'Odd,,instant,red,era-1,,Gain 1 kelp,or 1 credit.', 'too-many-cells', 7],
])('one row with %s, and nothing is written', async (_, row, code, column) => {
  const { added, texts, problems } = await written(`${HEAD}Tide bell,,instant,green,era-1,2,Gain 1 kelp.\n${row}\n`);
  expect([added, texts]).toEqual([[], {}]);
  expect(problems).toMatchObject([{ row: 3, column, code, severity: 'error' }]);
});

test('what a spreadsheet takes for a formula survives both ways', async () => {
  const values = ['=1+2', '+2 kelp', '-1 kelp', '@you', "'=x", '-3', 'a=b'];
  const { columns } = tableOf(packOf(open('underwater-cities')), { ids: ['embassy'] });
  const pack = packOf(open('underwater-cities'));
  const value = writtenValues(pack);
  expect([columns[0].heading, value(pack.model.cards[0], { field: 'id' })]).toEqual(['id', pack.model.cards[0].id]);
  expect(values.map(guarded)).toEqual(["'=1+2", "'+2 kelp", "'-1 kelp", "'@you", "''=x", '-3', 'a=b']);
});
