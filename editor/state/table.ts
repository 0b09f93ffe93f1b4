/** The game at the table: the worker plays it, the browser stores it, one seat at a time sees it. */
import { problemOfRecord } from '../../interpreter/record-format.ts';
import { t } from '../i18n/index.ts';
import type { GameRecord } from '../worker/protocol.ts';
import {
  NOBODY,
  type TableAction,
  type TableAnswer,
  type TablePreview,
  type TableSetup,
  type Viewer,
} from '../worker/table-protocol.ts';
import { app } from './app.ts';
import { go } from './navigation.ts';
import { ask } from './services.ts';
import { forgetGame, storeGame, storedGame } from './stored-game.ts';
import type { TableFault, TableState } from './table-state.ts';
import { recordPosition } from './try-query.ts';

/** Decisions of bots that are made at once. The page shows what happened after so many, as strong bots think. */
const BOT_DECISIONS = 10;

const isPerson = ({ seats }: TableSetup, seat: number | null): boolean => seat !== null && seats[seat].bot === null;
const peopleOf = ({ seats }: TableSetup): Viewer[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** Who may look when this seat decides: with one person, always that one; with several, the one who confirms to be there. */
function viewerOf(setup: TableSetup, asks: number | null, before: Viewer): Viewer {
  const people = peopleOf(setup);
  if (people.length === 1) return people[0];
  if (asks === null || !isPerson(setup, asks)) return before;
  return asks === before ? before : NOBODY;
}

function update(change: Partial<TableState>): void {
  const { table } = app.now;
  if (table) app.set({ table: { ...table, ...change } });
}

/** Begins a game, or goes on with a record. Returns what is wrong; null where the game has begun. */
export async function startTable(pack: string, setup: TableSetup, record?: GameRecord): Promise<TableFault | null> {
  const { language } = app.now.settings;
  const first = viewerOf(setup, null, NOBODY);
  const answer = await ask('startTable', pack, setup, language, first, record).catch(noAnswer);
  if (!answer.ok) return { reason: answer.reason === 'no-game' ? 'lost' : answer.reason, message: answer.message };
  const layout = await ask('tableLayout', language);
  if (!layout) return { reason: 'lost', message: '' };
  app.set({ table: { pack, setup, viewer: first, layout, view: answer.view, past: null, busy: false, fault: null } });
  await settle();
  return null;
}

/** Goes on with the game that the browser has stored; without one, it is lost. */
export async function resumeTable(): Promise<TableFault | null> {
  const stored = storedGame();
  return stored ? startTable(stored.pack, stored.setup, stored.record) : { reason: 'lost', message: '' };
}

export function leaveTable(): void {
  forgetGame();
  app.set({ table: null });
}

/** Makes a choice, takes one back, or makes it again; then bots go on. */
export async function act(action: TableAction): Promise<void> {
  const { table } = app.now;
  if (!table || table.busy) return;
  update({ busy: true, past: null, fault: null });
  const done = await take(action);
  if (done) await settle();
  update({ busy: false });
}

/** The person whose turn it is looks at the table. */
export async function takeSeat(): Promise<void> {
  const { table } = app.now;
  if (!table || table.view.asks === null) return;
  await look(table.view.asks);
}

/** Shows what the viewer may see. */
async function look(viewer: Viewer): Promise<void> {
  const answer = await ask('tableView', app.now.settings.language, viewer).catch(noAnswer);
  if (answer.ok) update({ viewer, view: answer.view });
  else await recover(answer);
}

/** Says everything again, in the language that the page has now. */
export async function sayAgain(): Promise<void> {
  const { table, settings } = app.now;
  if (!table) return;
  const layout = await ask('tableLayout', settings.language).catch(() => null);
  if (layout) update({ layout });
  await look(table.viewer);
}

/** Looks at the position before a choice; at the current one from its number on. */
export async function lookBack(step: number): Promise<void> {
  const { table } = app.now;
  if (!table) return;
  const wanted = Math.max(0, step);
  if (wanted >= table.view.step) return update({ past: null });
  const position = await ask('tablePosition', wanted, table.viewer).catch(() => null);
  if (position) update({ past: { step: wanted, position } });
}

/** Opens a game on file. Returns what is wrong with it, null where it has begun. */
export async function openTableFile(file: File, pack: string): Promise<TableFault | null> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch (error) {
    return { reason: 'refused', message: (error as Error).message };
  }
  const problem = problemOfRecord(value);
  if (problem !== undefined) return { reason: 'refused', message: problem };
  const record = value as GameRecord;
  const { id } = app.now.view ?? {};
  if (record.pack !== id) return { reason: 'refused', message: t('recordOfPack', { pack: record.pack }) };
  const seats = Array.from({ length: record.players }, (_, i) => ({
    name: t('play.defaultName', { n: i + 1 }),
    bot: null,
  }));
  return startTable(pack, { seats, seed: record.seed, options: record.options }, record);
}

/** What an option would change. */
export const preview = (key: string): Promise<TablePreview | null> =>
  ask('tablePreview', key, app.now.table?.viewer ?? NOBODY).catch(() => null);

/** The key of the option that a bot would choose. */
export const hint = (): Promise<string | null> => ask('tableHint').catch(() => null);

/** The whole game, to be saved; it has what is hidden, too. */
export const tableRecord = (): Promise<GameRecord | null> => ask('tableRecord').catch(() => null);

/** Opens the shown position in the Lab, to try effects on it. */
export async function openInLab(): Promise<void> {
  const { table } = app.now;
  const record = await tableRecord();
  if (!table || !record) return;
  const step = await ask('tableRecordStep', table.past?.step ?? table.view.step);
  app.set({ record: { name: t('play.game'), record } });
  go('lab', '', { pack: table.pack, at: recordPosition(step) });
}

async function take(action: TableAction): Promise<boolean> {
  const { table } = app.now;
  if (!table) return false;
  const answer = await ask('tableAct', action, table.viewer).catch(noAnswer);
  if (!answer.ok) {
    await recover(answer);
    return false;
  }
  update({ view: answer.view });
  return true;
}

/** Lets bots go on until a person decides, stores the game, and hands the device on. */
async function settle(): Promise<void> {
  for (;;) {
    const { table } = app.now;
    if (!table) return;
    const { asks } = table.view;
    if (asks === null || isPerson(table.setup, asks)) break;
    if (!(await take({ type: 'bots', decisions: BOT_DECISIONS }))) return;
  }
  await store();
  const { table } = app.now;
  if (!table) return;
  const viewer = viewerOf(table.setup, table.view.asks, table.viewer);
  if (viewer !== table.viewer) await look(viewer);
}

async function store(): Promise<void> {
  const { table } = app.now;
  const record = await tableRecord();
  if (table && record) storeGame({ pack: table.pack, setup: table.setup, record });
}

/** A worker that was started again has no game: the stored one is opened again. Else the fault is shown. */
async function recover(answer: Extract<TableAnswer, { ok: false }>): Promise<void> {
  const fault: TableFault | null =
    answer.reason === 'no-game' ? await resumeTable() : { reason: answer.reason, message: answer.message };
  if (fault) update({ fault });
}

/** A worker that does not answer has no game any more. */
const noAnswer = (error: Error): Extract<TableAnswer, { ok: false }> => ({
  ok: false,
  reason: 'no-game',
  message: error.message,
});
