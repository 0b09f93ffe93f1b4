/** Tables of cards in the worker: read, written into the pack as edits of the texts that the page has, and written out. */
import { beforeEach, expect, it } from 'vitest';
import { CARDS, PACK } from '../../service/language-service/testing.ts';
import type { TableEdits, TableSource } from './card-table-protocol.ts';
import type { WorkerApi } from './protocol.ts';
import { createWorkerService } from './service.ts';

const FILE = 'reef/cards.yaml';
const TEXTS: Record<string, string> = { 'reef/pack.yaml': PACK, [FILE]: `# by hand\n${CARDS}` };

let service: WorkerApi;
beforeEach(() => {
  service = createWorkerService();
  service.open(TEXTS);
});

const table = (text: string): TableSource => ({ name: 'cards.csv', text });
/** The texts of the files after the edits, each of which is one. */
function after({ edits }: TableEdits): Record<string, string> {
  return Object.fromEntries(
    edits.map(({ path, edits: [{ range, newText }, ...more] }) => {
      expect(more).toEqual([]);
      const text = TEXTS[path] ?? '';
      const offset = ({ line, character }: { line: number; character: number }): number =>
        text.split('\n', line).join('\n').length + (line > 0 ? 1 : 0) + character;
      return [path, text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end))];
    }),
  );
}

it('a table that was written and nobody has touched makes no edit', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const bytes = (await service.writeTable('reef', {}, format))!;
    const written = (await service.cardsOfTable('reef', { name: `c.${format}`, bytes }, {}, FILE))!;
    expect([written.edits, written.problems, written.unchanged]).toEqual([[], [], ['planting', 'sole']]);
  }
});

it('changes, new cards and comments, as one act', async () => {
  const rows =
    'id,Name,Type,Colour,Deck,Text\nplanting,Sowing,action,red,tide,\n,Tide bell,action,red,tide,Gain 1 kelp.\n';
  // as it is sent to the page
  const written = structuredClone((await service.cardsOfTable('reef', table(rows), {}, FILE))!);
  expect([written.added, written.changed]).toEqual([['tide-bell'], [{ id: 'planting', keys: ['name'] }]]);
  const text = after(written)[FILE];
  expect(text.startsWith(TEXTS[FILE].replace('name: Planting', 'name: Sowing'))).toBe(true);
  expect(text.slice(TEXTS[FILE].length - 2)).toMatch(
    / {2}- id: tide-bell\n {4}name: Tide bell\n[^]*effect: (?:\|\n +)?gain 1 kelp\n/,
  );
});

it('new cards in a new file', async () => {
  const rows = 'Name,Type,Colour,Deck,Text\nTide bell,action,red,tide,Gain 1 kelp.\n';
  const written = (await service.cardsOfTable('reef', table(rows), {}, 'reef/more.yaml'))!;
  expect(written.edits.map(({ path, isNew }) => [path, isNew])).toEqual([['reef/more.yaml', true]]);
  expect(after(written)['reef/more.yaml']).toMatch(/^cards:\n {2}- id: tide-bell\n/);
});

it('where a row is wrong there is no edit, and its place is said', async () => {
  const rows = 'Name,Type,Colour,Deck,Text\nTide bell,action,red,tide,Gain 1 kelp.\nOdd,spell,red,tide,Gain 1 kelp.\n';
  const { edits, problems } = (await service.cardsOfTable('reef', table(rows), {}, FILE))!;
  expect(edits).toEqual([]);
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ row: 3, column: 1 }]);
});

it('what is typed and not saved yet is what changes', async () => {
  service.edit(FILE, TEXTS[FILE].replace('name: Planting', 'name: Planted'));
  const bytes = (await service.writeTable('reef', { ids: ['planting'] }, 'csv'))!;
  expect(new TextDecoder().decode(bytes)).toContain('planting,,Planted,');
  const rows = 'id,Name,Type,Colour,Deck,Text\nplanting,Sown,action,red,tide,\nsole,,action,,tide,\n';
  const { edits } = (await service.cardsOfTable('reef', table(rows), {}, 'reef/more.yaml'))!;
  expect(edits.map(({ path, edits: [{ newText }] }) => [path, newText])).toEqual([[FILE, 'Sown']]);
});

it('a pack with errors has no table', async () => {
  service.edit('reef/pack.yaml', PACK.replace('score: point', 'score: nothing'));
  expect(await service.writeTable('reef', {}, 'csv')).toBeNull();
  expect(await service.cardsOfTable('reef', table('x'), {}, FILE)).toBeNull();
});
