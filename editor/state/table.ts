/** The game at the table: the worker plays it, the browser stores it, one seat at a time sees it. */
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import type { GameRecord } from '../worker/protocol.ts';
import {
  NOBODY,
  type TableAction,
  type TableAnswer,
  type TableNotice,
  type InPlace,
  type TableRefused,
  type TableSetup,
  type TableUpdate,
  type TableView,
  type Viewer,
} from '../../table/protocol.ts';
import { packNameOf, problemOfSavedGame, problemOfSeats, type SavedGame } from '../../table/saved-game.ts';
import { updated } from '../../table/update.ts';
import { openPack } from './analysis.ts';
import { app } from './app.ts';
import { go } from './navigation.ts';
import { newCards, ownCards } from './new-cards.ts';
import { ask, host } from './services.ts';
import { keepStored, removeKept, storedGame, storeGame, type KeptGame, type StoredGame } from './stored-game.ts';
import { claimTable, releaseTable } from './table-lock.ts';
import type { BotSpeed } from './settings.ts';
import { tableRecord } from './table-looks.ts';
import type { TableFault, TableState } from './table-state.ts';
import { updateTable } from './table-update.ts';

/** Milliseconds after which the page shows what bots have done at once. */
const SHOWN_AFTER = 200;
/** Milliseconds after an act of a bot that people follow. */
const PAUSES: Record<BotSpeed, number> = { instant: 0, fast: 250, usual: 700, slow: 1600, step: 0 };

const isPerson = ({ seats }: TableSetup, seat: number | null): boolean => seat !== null && seats[seat].bot === null;
const peopleOf = ({ seats }: TableSetup): Viewer[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/**
 * Who may look when this seat decides: with one person, always that one; with several, the one who confirms to be there. A game
 * of bots alone is watched from the first seat.
 */
function viewerOf(setup: TableSetup, asks: number | null, before: Viewer): Viewer {
  const people = peopleOf(setup);
  if (people.length <= 1) return people[0] ?? 0;
  if (asks === null || !isPerson(setup, asks)) return before;
  return asks === before ? before : NOBODY;
}

/** How a game begins. */
interface Beginning {
  record?: GameRecord;
  inPlace?: readonly number[];
  /** it is the one that the browser stores; else that one is kept */
  isStored?: boolean;
  /** a record that cannot be played to its end is played as far as it goes */
  asFarAsItGoes?: boolean;
  /** takes it from another page that plays it */
  steal?: boolean;
  /** bots wait */
  paused?: boolean;
  /** what is to be said of it besides */
  notices?: readonly TableNotice[];
}

/** Begins a game, or goes on with a record. Returns what is wrong; null where the game has begun. */
export async function startTable(pack: string, setup: TableSetup, how: Beginning = {}): Promise<TableFault | null> {
  const { record, inPlace = [], steal = false } = how;
  if (!(await claimTable(onLost, steal))) {
    return { reason: 'elsewhere', game: record ? { pack, setup, record, inPlace: [...inPlace] } : null };
  }
  const fault = await begin(pack, setup, how);
  // without a game, this page keeps no other one from playing
  if (fault) releaseTable();
  return fault;
}

async function begin(
  pack: string,
  setup: TableSetup,
  { record, inPlace, isStored = false, asFarAsItGoes = false, paused = false, notices = [] }: Beginning,
): Promise<TableFault | null> {
  const viewer = viewerOf(setup, null, NOBODY);
  const weights = await weightsOf(pack);
  const { language } = app.now.settings;
  const start = {
    pack,
    setup,
    language,
    viewer,
    record,
    inPlace,
    weights,
    asFarAsItGoes,
    preferences: preferencesNow(),
  };
  const answer = await ask('startTable', start).catch(noAnswer);
  if (!answer.ok) {
    if (answer.reason === 'stops' && record) {
      const { reason, stopped } = answer;
      return { reason, stopped, game: { pack, setup, record, inPlace: [...(inPlace ?? [])] } };
    }
    return faultOf(answer);
  }
  const { layout } = answer;
  const { sent, view } = seen(null, answer.update);
  // what is only played in part stays as it is beside the game that goes on from there
  if (!isStored || asFarAsItGoes) keepStored();
  game++;
  app.set({
    table: {
      pack,
      setup,
      viewer,
      layout,
      notices: [...notices, ...answer.notices],
      view,
      sent,
      past: null,
      fresh: null,
      busy: true,
      paused,
      fault: null,
      unstored: false,
    },
  });
  await settle();
  updateTable({ busy: false });
  return null;
}

/** What is decided in place of people, by the settings. */
function preferencesNow(): InPlace {
  const { freeOrders, confirmed, merged } = app.now.settings;
  return { freeOrders, confirmed, merged };
}

/** What is seen after an update of what the page has of a seat. */
const seen = (before: TableView | null, update: TableUpdate): Pick<TableState, 'sent' | 'view'> => ({
  sent: update.sent,
  view: updated(before, update),
});

/** The weights with which the bots of a pack play; null where neither it nor what it extends has any. */
async function weightsOf(pack: string): Promise<string | null> {
  for (const path of await ask('packsOfWeights', pack).catch(() => [pack])) {
    const text = await host()
      .weights(path)
      .catch(() => null);
    if (text !== null) return text;
  }
  return null;
}

/** What an answer says to people, where nothing else is known of it. */
const REASONS = {
  errors: 'errors',
  'no-game': 'lost',
  refused: 'refused',
  'too-late': 'refused',
  stops: 'refused',
} as const;

const faultOf = ({ reason, message }: TableRefused): TableFault => ({
  reason: REASONS[reason],
  message,
});

/** Another page has taken the game. */
function onLost(): void {
  game++; // its bots wait
  updateTable({ busy: false, fault: { reason: 'elsewhere', game: null } });
}

const recordOf = ({ record, inPlace }: StoredGame): Pick<Beginning, 'record' | 'inPlace'> => ({ record, inPlace });

/** The game as it was stored last, for browsers that store nothing. */
let latest: StoredGame | null = null;

/** Goes on with the game that the browser has stored; without one, it is lost. */
export async function resumeTable(how: Pick<Beginning, 'steal' | 'paused'> = {}): Promise<TableFault | null> {
  const stored = storedGame() ?? latest;
  return stored
    ? startTable(stored.pack, stored.setup, { ...recordOf(stored), isStored: true, ...how })
    : { reason: 'lost', message: '' };
}

/** Goes on after a fault, as it offers. Returns what is wrong then. */
export async function goOnAfter(fault: TableFault): Promise<TableFault | null> {
  switch (fault.reason) {
    case 'stops': {
      const { pack, setup } = fault.game;
      return startTable(pack, setup, { ...recordOf(fault.game), asFarAsItGoes: true, isStored: true });
    }
    case 'elsewhere':
      if (fault.game === null || storedGame() !== null) return resumeTable({ steal: true });
      return startTable(fault.game.pack, fault.game.setup, { ...recordOf(fault.game), steal: true });
    case 'other-pack':
      await openPack(fault.path);
      go('play', '', { pack: fault.path });
      return openTableFile(fault.file, fault.path);
    default:
      return null;
  }
}

/** Goes on with a game that was kept. */
export async function resumeKept({ text, game: kept }: KeptGame): Promise<TableFault | null> {
  if (kept === null) return { reason: 'refused', message: tp('play.damaged') };
  const fault = await startTable(kept.pack, kept.setup, recordOf(kept));
  if (fault === null) removeKept(text);
  return fault;
}

/** The game is left; what is stored of it is kept. */
export function leaveTable(): void {
  game++;
  latest = null;
  keepStored();
  releaseTable();
  app.set({ table: null });
}

/** Makes a choice, takes one back, or makes it again; then bots go on. */
export async function act(action: TableAction): Promise<void> {
  const { table } = app.now;
  if (!table || table.busy || table.fault?.reason === 'elsewhere') return;
  updateTable({ busy: true, past: null, fresh: null, fault: null });
  held = ownCards(table.view, table.layout, table.viewer);
  const done = await take(action);
  if (done) await settle();
  updateTable({ busy: false });
}

/** What the viewer had before the last choice: what is new then is shown before the device is passed on. */
let held: string[] = [];

/** Who has played has seen the new cards. */
export async function passOn(): Promise<void> {
  const { table } = app.now;
  if (table === null || table.fresh === null) return;
  updateTable({ fresh: null });
  await look(NOBODY);
}

/** The person whose turn it is looks at the table. */
export async function takeSeat(): Promise<void> {
  const { table } = app.now;
  if (!table || table.view.asks === null || !isPerson(table.setup, table.view.asks)) return;
  await look(table.view.asks);
}

/** Shows what the viewer may see. */
async function look(viewer: Viewer): Promise<void> {
  const before = app.now.table;
  const have = before?.viewer === viewer ? before.sent : undefined;
  const answer = await ask('tableView', app.now.settings.language, viewer, have).catch(noAnswer);
  if (app.now.table?.viewer !== viewer) forgetTryOfTable();
  if (answer.ok) updateTable({ viewer, ...seen(before?.view ?? null, answer.update) });
  else await recover(answer);
}

/** What one person has tried in the Lab shows that person's hand. */
function forgetTryOfTable(): void {
  const at = app.now.lastTry?.question.at;
  if (typeof at === 'object' && 'viewer' in at) app.set({ lastTry: null });
}

/** Says everything again, in the language that the page has now. */
export async function sayAgain(): Promise<void> {
  const { table, settings } = app.now;
  if (!table) return;
  const layout = await ask('tableLayout', settings.language).catch(() => null);
  if (layout) updateTable({ layout });
  await look(table.viewer);
}

/** Tries out how it might go on from the position that is shown; nothing of it counts or is stored. */
export async function tryOut(): Promise<void> {
  const { table } = app.now;
  if (!table || table.busy || table.view.trial || table.fault?.reason === 'elsewhere') return;
  // what nobody knows is everything
  if (table.viewer === NOBODY) return;
  updateTable({ busy: true, fault: null });
  await show(await ask('tableTry', table.past?.step ?? table.view.step, table.viewer).catch(noAnswer));
  await settle();
  updateTable({ busy: false });
}

/** Leads back from a trial to the game, as it was. */
export async function endTrial(): Promise<void> {
  const { table } = app.now;
  if (!table?.view.trial) return;
  game++; // bots of the trial stop
  await show(await ask('tableEndTry', table.viewer).catch(noAnswer));
  updateTable({ busy: false });
}

async function show(answer: TableAnswer): Promise<void> {
  if (answer.ok) updateTable({ ...seen(app.now.table?.view ?? null, answer.update), past: null });
  else await recover(answer);
}

/** Opens a game on file. Returns what is wrong with it, null where it has begun. */
export async function openTableFile(file: File, pack: string): Promise<TableFault | null> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch (error) {
    return { reason: 'refused', message: (error as Error).message };
  }
  const problem = problemOfSavedGame(value);
  if (problem !== undefined) return { reason: 'refused', message: problem };
  const saved = value as SavedGame;
  const { id } = app.now.view ?? {};
  if (saved.pack !== id) {
    const other = app.now.packs.find((one) => one.path !== pack && packNameOf(one.path) === saved.pack);
    return other
      ? { reason: 'other-pack', file, path: other.path, title: other.title }
      : { reason: 'refused', message: t('recordOfPack', { pack: saved.pack }) };
  }
  const { seats, notices } = seatsOf(saved, await ask('botKinds').catch(() => []));
  const { seed, options, lesson, inPlace = [] } = saved;
  const setup = { seats, seed, options, ...(lesson === undefined ? {} : { lesson }) };
  return startTable(pack, setup, { record: saved, inPlace, notices });
}

/** Who sits where in a game on file. Where it does not say so, people do: the game can be played in any case. */
function seatsOf(saved: SavedGame, bots: readonly string[]): { seats: TableSetup['seats']; notices: TableNotice[] } {
  const problem = problemOfSeats(saved);
  if (saved.seats === undefined || problem !== undefined) {
    const names = Array.from({ length: saved.players }, (_, i) => tp('play.defaultName', { n: i + 1 }));
    return { seats: names.map((name) => ({ name, bot: null })), notices: [{ type: 'seats', why: problem ?? null }] };
  }
  const notices: TableNotice[] = [];
  const seats = saved.seats.map(({ name, bot }) => {
    // the terminal writes how long it thinks, too
    const kind = bot?.split(':')[0] ?? null;
    if (bot === null || kind === null || bots.includes(kind)) return { name, bot: kind };
    notices.push({ type: 'unknown-bot', name, bot });
    return { name, bot: null };
  });
  return { seats, notices };
}

async function take(action: TableAction): Promise<boolean> {
  const { table } = app.now;
  if (!table) return false;
  const by = { seat: table.viewer, step: table.view.step, have: table.sent };
  const answer = await ask('tableAct', action, by, preferencesNow()).catch(noAnswer);
  if (!answer.ok) {
    await recover(answer);
    return false;
  }
  updateTable(seen(table.view, answer.update));
  return true;
}

/** Counts the games of this page: bots of one that was left must not go on in the next. */
let game = 0;

const ONE_DECISION = { decisions: 1, milliseconds: 0 };
/** What bots do before the page is shown again, by their speed. */
const AT_ONCE: Record<BotSpeed, { decisions: number; milliseconds: number }> = {
  instant: { decisions: Infinity, milliseconds: SHOWN_AFTER },
  fast: ONE_DECISION,
  usual: ONE_DECISION,
  slow: ONE_DECISION,
  step: ONE_DECISION,
};

/** Whether a bot decides now: in a trial for all others; in a lesson what others choose waits for the teacher. */
export const botDecides = ({ setup, viewer, view: { asks, trial, lesson } }: TableState): boolean =>
  asks !== null && (lesson?.next ?? null) === null && (trial ? asks !== viewer : !isPerson(setup, asks));

/** Lets the bots make one decision, or go on as they did before they were stopped. */
export async function goOn(decisions: 'one' | 'all'): Promise<void> {
  const { table } = app.now;
  if (!table || table.busy || table.fault?.reason === 'elsewhere' || !botDecides(table)) return;
  updateTable({ busy: true, paused: decisions === 'one', past: null, fault: null });
  await (decisions === 'one' ? takeAndStore() : settle());
  updateTable({ busy: false });
}

/** Bots stop after the decision that they are making. */
export function pauseBots(): void {
  updateTable({ paused: true });
  wake();
}

async function takeAndStore(): Promise<void> {
  if (!(await take({ type: 'bots', ...AT_ONCE.step }))) return;
  await handOn();
}

/** Bots do the rest of what they do until a person is asked at once. */
export function hurryBots(): void {
  hurried = true;
  wake();
}
let hurried = false;

/** Lets bots go on until a person decides, or they are to wait; then stores the game and hands the device on. */
async function settle(): Promise<void> {
  const own = game;
  hurried = false;
  for (let seen = false; ;) {
    const { table, settings } = app.now;
    if (!table || game !== own) return;
    const speed = hurried ? 'instant' : settings.botSpeed;
    if (!botDecides(table) || table.paused || speed === 'step') break;
    if (seen && PAUSES[speed] > 0) await pause(PAUSES[speed]);
    if (game !== own) return;
    if (app.now.table?.paused) break;
    // somebody may have chosen another speed meanwhile
    if (!(await take({ type: 'bots', ...AT_ONCE[hurried ? 'instant' : speed] }))) return;
    seen = hasNews(table.view.step);
  }
  await handOn();
}

/** Whether the viewer sees something that came of the choices since that step: what changes nothing needs no time. */
const hasNews = (step: number): boolean =>
  app.now.table?.view.log.some((entry) => entry.step > step && entry.lines.length > 0) ?? false;

/** Ends the pause before its time. */
let wake = (): void => undefined;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** A game that is over has no secrets that anybody waits for: whoever opens it sees its end. */
function nextViewer({ setup, view: { asks, over }, viewer }: TableState): Viewer {
  if (over && viewer === NOBODY) return peopleOf(setup)[0];
  return viewerOf(setup, asks, viewer);
}

/** Stores the game, and hands the device to the person who decides now. */
async function handOn(): Promise<void> {
  const { table } = app.now;
  if (!table || table.view.trial) return;
  await store();
  const viewer = nextViewer(table);
  if (viewer === table.viewer) return;
  const fresh = table.viewer === NOBODY ? [] : newCards(held, ownCards(table.view, table.layout, table.viewer));
  if (viewer === NOBODY && fresh.length > 0) updateTable({ fresh });
  else await look(viewer);
}

async function store(): Promise<void> {
  const { table } = app.now;
  const record = await tableRecord();
  if (!table || !record || table.fault?.reason === 'elsewhere') return;
  const { pack, setup, view } = table;
  latest = { pack, setup, record, inPlace: view.inPlace, over: view.over };
  updateTable({ unstored: !storeGame(latest) });
}

/** A worker that failed has no game that can be relied on: the stored one is opened again. Else the fault is shown. */
async function recover(answer: TableRefused): Promise<void> {
  // what is shown is not what is there
  if (answer.reason === 'too-late' && app.now.table) await look(app.now.table.viewer);
  if (answer.reason !== 'no-game') {
    updateTable({ fault: faultOf(answer) });
    return;
  }
  // a bot that made the engine fail would do so again at once
  updateTable({ fault: (await resumeTable({ paused: true })) ?? { reason: 'recovered', message: answer.message } });
}

/** A worker that does not answer has no game any more. */
const noAnswer = (error: Error): TableRefused => ({
  ok: false,
  reason: 'no-game',
  message: error.message,
});
