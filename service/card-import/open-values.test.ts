/** What a row does not say, or says with a word that the pack does not have, is chosen: for all such rows, or for one. */
import { beforeAll, expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { CARDS, PACK } from '../language-service/testing.ts';
import { createWorkspace, type Workspace } from '../language-service/workspace.ts';
import type { CardTable, TableSettings } from './card-table.ts';
import { readCardTable } from './table-view.ts';
import { writeCards } from './write-cards.ts';

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace({
    files: memoryFiles({
      'reef/pack.yaml': PACK.replace('types:\n', 'types:\n  rite: {played: resolve this}\n'),
      'reef/cards.yaml': CARDS,
    }),
    pack: 'reef',
  });
});

const table = (rows: string): { name: string; text: string } => ({ name: 'cards.csv', text: rows });
const read = (rows: string, settings: TableSettings = {}): Promise<CardTable> => {
  const { model, sources } = workspace.fullCheck();
  return readCardTable(table(rows), settings, { model: model!, sources });
};
const opened = ({ open }: CardTable) => open.map(({ field, written, chosen }) => [field, written, chosen]);
/** The type, deck and colour of each row. */
const named = ({ rows }: CardTable) => rows.map(({ fields }) => [fields['type'], fields['deck'], fields['color']]);

const ROWS = `Name,Type,Deck,Colour,Text
Bell,,tide,red,Gain 1 kelp.
Horn,spell,tide,red,Gain 1 kelp.
Whale,spell,deep,grue,Gain 1 kelp.
Net,action,tide,red,Gain 1 kelp.
`;

it('a value that names nothing is chosen for all rows that have it', async () => {
  const before = await read(ROWS);
  expect(opened(before)).toEqual([
    ['type', '', null],
    ['type', 'spell', null],
    ['deck', 'deep', null],
    ['color', 'grue', null],
  ]);
  const values = { type: { '': 'action', spell: 'action' }, deck: { deep: 'tide' }, color: { grue: 'red' } };
  const after = await read(ROWS, { values });
  expect(named(after)).toEqual(after.rows.map(() => ['action', 'tide', 'red']));
  expect(after.rows.flatMap(({ findings }) => findings)).toEqual([]);
  // they can be chosen again
  expect(opened(after)).toEqual([
    ['type', '', 'action'],
    ['type', 'spell', 'action'],
    ['deck', 'deep', 'tide'],
    ['color', 'grue', 'red'],
  ]);
  const written = await writeCards(workspace, table(ROWS), { values }, 'reef/new.yaml');
  expect(written!.added).toEqual(['bell', 'horn', 'whale', 'net']);
});

it('a row may have its own, before that of all others', async () => {
  const settings: TableSettings = {
    values: { type: { spell: 'action' } },
    rows: { 3: { type: 'rite', color: 'red' } },
  };
  const { rows } = await read(ROWS, settings);
  expect(rows.map(({ fields }) => fields['type'])).toEqual([undefined, 'rite', 'action', 'action']);
  expect(opened(await read(ROWS, { rows: { 2: { type: 'action' } } }))).toContainEqual(['type', '', null]);
});

it('a table without a column of types is one whose rows have none', async () => {
  const bare = 'Name,Colour,Text\nBell,red,Gain 1 kelp.\n';
  const before = await read(bare);
  expect([before.isUsable, opened(before)]).toEqual([
    false,
    [
      ['type', '', null],
      ['deck', '', null],
    ],
  ]);
  const after = await read(bare, { values: { type: { '': 'action' } }, deck: 'tide' });
  expect([after.isUsable, named(after)]).toEqual([true, [['action', 'tide', 'red']]]);
  expect(opened(after)).toEqual([
    ['type', '', 'action'],
    ['deck', '', 'tide'],
  ]);
});

it('what is no name of the pack, or a word that every object has, stands for nothing', async () => {
  const odd = 'Name,Type,Deck,Text\nBell,constructor,tide,Gain 1 kelp.\n';
  expect(opened(await read(odd))).toEqual([['type', 'constructor', null]]);
  const { rows } = await read(odd, { values: { type: { constructor: 'nothing' } } });
  expect(rows[0].fields['type']).toBeUndefined();
});
