/** The game at the table as the page has it, on the worker's own methods with a real game. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { NIM, pack } from '../../test/support/packs.ts';
import { tableService } from '../worker/table-service.ts';
import { NOBODY, type TableApi, type TableSetup } from '../worker/table-protocol.ts';
import { page } from './testing/fake-page.ts';
import { packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import { app } from './app.ts';
import { storedGame } from './stored-game.ts';
import { act, leaveTable, lookBack, openTableFile, resumeTable, startTable, takeSeat } from './table.ts';

const SETUP: TableSetup = {
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Bea', bot: null },
  ],
  seed: 3,
  options: {},
};
const WITH_BOT: TableSetup = { ...SETUP, seats: [SETUP.seats[0], { name: 'Bea', bot: 'random' }] };

let services: TestServices;
/** The worker is started again: it has forgotten its game. */
function restart(): void {
  const table: TableApi = tableService((path) => (path === NIM ? pack(NIM) : null));
  services.client.answers = { ...services.client.answers, ...(table as object) };
}
const table = () => app.now.table!;

beforeEach(async () => {
  page.open();
  services = await servicesWith({});
  restart();
  app.set({ view: { ...packView(NIM), id: pack(NIM).id }, table: null });
});
afterAll(() => page.close());

it('passes the device on: nobody looks until the next person is there', async () => {
  expect(await startTable(NIM, SETUP)).toBeNull();
  expect(table().viewer).toBe(NOBODY);
  expect(table().view.decision).toBeNull();
  await takeSeat();
  const first = table().view.asks!;
  expect([table().viewer, table().view.decision === null]).toEqual([first, false]);
  while (table().view.asks === first) {
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  expect([table().viewer, table().view.decision]).toEqual([NOBODY, null]);
});

it('lets bots go on, and shows one person all the time', async () => {
  await startTable(NIM, WITH_BOT);
  while (!table().view.over) {
    expect([table().viewer, table().view.asks]).toEqual([0, 0]);
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  expect(table().view.ranking.filter(({ won }) => won).length).toBe(1);
});

it('goes on with the stored game after a reload, and when the worker was started again', async () => {
  await startTable(NIM, WITH_BOT);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  const { view } = table();
  app.set({ table: null });
  restart();
  expect(await resumeTable()).toBeNull();
  expect(table().view).toEqual(view);
  restart();
  await act({ type: 'choose', key: view.decision!.options[0].key });
  expect(table().view).toEqual(view); // the choice was lost with the worker, the game was not
  expect(table().fault).toBeNull();
  leaveTable();
  expect([app.now.table, storedGame()]).toEqual([null, null]);
});

it('plays on where nothing can be stored', async () => {
  page.localStorage.full = true;
  expect(await startTable(NIM, WITH_BOT)).toBeNull();
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect([table().fault, storedGame()]).toEqual([null, null]);
  restart();
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect(table().fault).toEqual({ reason: 'lost', message: '' });
});

it('looks back at an earlier position, and forgets it with the next choice', async () => {
  await startTable(NIM, WITH_BOT);
  const { position } = table().view;
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  await lookBack(0);
  expect(table().past).toMatchObject({ step: 0 });
  expect(table().past!.position.counters).toEqual(position.counters);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect(table().past).toBeNull();
});

it('opens a saved game, and says what is wrong with a file', async () => {
  await startTable(NIM, WITH_BOT);
  const { record } = storedGame()!;
  const file = (text: string): File => new File([text], 'game.json');
  expect(await openTableFile(file(JSON.stringify(record)), NIM)).toBeNull();
  for (const text of [
    '{',
    '{}',
    JSON.stringify({ ...record, pack: 'other' }),
    JSON.stringify({ ...record, choices: ['x'] }),
  ]) {
    expect(await openTableFile(file(text), NIM)).toMatchObject({ reason: 'refused' });
  }
});
