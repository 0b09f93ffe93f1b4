/** The game at the table as the page has it, on the worker's own methods with a real game. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { featuresOf } from '../../interpreter/bots/features.ts';
import { weightsText } from '../../interpreter/bots/weights-file.ts';
import { weightsFor } from '../../interpreter/bots/weights.ts';
import { NIM, pack } from '../../test/support/packs.ts';
import { tableService } from '../worker/table-service.ts';
import { NOBODY, type TableApi, type TableSetup } from '../worker/table-protocol.ts';
import { page } from './testing/fake-page.ts';
import { packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import { app, setSettings } from './app.ts';
import { storedGame } from './stored-game.ts';
import {
  act,
  goOn,
  leaveTable,
  lookBack,
  openTableFile,
  pauseBots,
  resumeTable,
  startTable,
  takeSeat,
} from './table.ts';

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

describe('bots', () => {
  const BOTS: TableSetup = { ...SETUP, seats: SETUP.seats.map(({ name }) => ({ name, bot: 'random' })) };
  afterEach(() => {
    setSettings({ botSpeed: 'instant' });
    vi.useRealTimers();
  });

  it('step by step make one decision when somebody asks for it', async () => {
    setSettings({ botSpeed: 'step' });
    await startTable(NIM, BOTS);
    expect([table().view.step, table().busy]).toEqual([0, false]);
    for (let step = 1; step <= 3; step++) {
      await goOn('one');
      expect([table().view.step, table().busy]).toEqual([step, false]);
    }
    // a game that is stored between them goes on there
    expect(storedGame()!.record.choices.length).toBe(3);
    setSettings({ botSpeed: 'instant' });
    await goOn('all');
    expect(table().view.over).toBe(true);
  });

  it('slowly make one after another, and stop when they are told to', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'slow' });
    const playing = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    expect([table().view.step, table().busy]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table().view.step).toBe(2);
    pauseBots();
    await vi.advanceTimersByTimeAsync(10_000);
    await playing;
    expect([table().view.step, table().busy, table().view.over]).toEqual([2, false, false]);
  });

  it('of a game that was left do not play in the next', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'slow' });
    const first = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    leaveTable();
    const second = startTable(NIM, SETUP);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([first, second]);
    expect([table().view.step, table().setup]).toEqual([0, SETUP]);
  });

  it('play with the weights of the pack, and those that cannot be used are named', async () => {
    services.host.weightTexts.set(NIM, '{"format": "fathom-weights/1", "pack": "other"}');
    await startTable(NIM, BOTS);
    expect(table().layout.weightsProblem).toBe('is for the pack "other", not for "nim"');
    const model = pack(NIM);
    const [feature] = featuresOf(model);
    const weights = { [feature.name]: [7, 0] as const };
    const made = { command: 'test', games: 1, seed: 1, lines: 1, players: 2 };
    services.host.weightTexts.set(NIM, weightsText(model, made, weights));
    await startTable(NIM, BOTS);
    expect(table().layout.weightsProblem).toBeNull();
    expect(weightsFor(model)).toEqual(weights);
  });
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
