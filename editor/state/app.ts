/** The one state of the page, and everything that can be done to it. Views read `app.now` and call what stands here. */
import type { WorkerClient } from '../worker/client.ts';
import { findPacks } from '../worker/find-packs.ts';
import type {
  ComponentView,
  FaceFit,
  GameRecord,
  PackEntry,
  PackView,
  ScenarioView,
  SignOff,
  TryAnswer,
  TryQuestion,
} from '../worker/protocol.ts';
import type { Draft, Drafts } from './drafts.ts';
import type { Host, HostFile, OutsideChange } from './host.ts';
import { readRoute, writeRoute, type Route, type ViewName } from './route.ts';
import { storeSettings, readSettings, type Settings } from './settings.ts';
import { createStore } from './store.ts';
import { detectTextForm, toFileText, toEditorText, type TextForm } from './text-form.ts';

export interface OpenFile {
  path: string;
  /** as it is in the editor */
  text: string;
  /** on the disk, as the editor would show it; null: it is not there yet */
  disk: string | null;
  hash: string | null;
  form: TextForm;
  readonly: boolean;
  /** the disk has another text than the one that was edited; null: it is gone there */
  conflict?: { text: string; hash: string } | null;
  /** counts what was put there from outside of the editor, so that it shows it */
  revision: number;
}

/** `query`: the address of the lab that asks the same. */
export interface LastTry {
  pack: string;
  query: Record<string, string>;
  question: TryQuestion;
  answer: TryAnswer | { ok: false; reason: 'fault'; message: string };
}
export interface OpenRecord {
  name: string;
  record: GameRecord;
}

export interface State {
  phase: 'opening' | 'ready' | 'no-token' | 'away';
  settings: Settings;
  route: Route;
  host: { kind: Host['kind']; title: string; reached: boolean };
  files: ReadonlyMap<string, OpenFile>;
  packs: PackEntry[];
  view: PackView | null;
  /** an edit is not looked at yet */
  busy: boolean;
  cursor: { file: string; line: number };
  selected: ComponentView | null;
  /** drafts of another day, offered */
  draftOffers: Draft[];
  backups: Draft[];
  /** who signed what, and what in their file cannot be understood */
  signOffs: { all: SignOff[]; problems: string[] };
  /** whether texts fit their faces, by `section/id` of the pack, as far as it was looked at */
  fits: ReadonlyMap<string, FaceFit>;
  /** said aloud, once */
  message: { text: string; n: number; how: MessageKind };
  workerRestarted: boolean;
  /** what was tried last in the lab */
  lastTry: LastTry | null;
  /** a recorded game that was opened, for the positions of the lab */
  record: OpenRecord | null;
  /** the scenarios of a component that were run, on the pack as it was then; no results while they run */
  scenarioRun: { of: string; view: PackView; results: ScenarioView[] | null } | null;
}

export const app = createStore<State>({
  phase: 'opening',
  settings: readSettings(),
  route: readRoute(location.hash),
  host: { kind: 'static', title: '', reached: true },
  files: new Map(),
  packs: [],
  view: null,
  busy: false,
  cursor: { file: '', line: 1 },
  selected: null,
  draftOffers: [],
  backups: [],
  signOffs: { all: [], problems: [] },
  fits: new Map(),
  message: { text: '', n: 0, how: 'plain' },
  workerRestarted: false,
  lastTry: null,
  record: null,
  scenarioRun: null,
});

interface Services {
  host: Host;
  drafts: Drafts;
  client: WorkerClient;
}
let means: Services;
/** where the files come from and go to */
export const host = (): Host => means.host;
export const ask: WorkerClient['ask'] = (question, ...given) => means.client.ask(question, ...given);

// ------------------------------------------------------------------------------------------------ beginning

export async function start(given: Services): Promise<void> {
  means = given;
  const { host, drafts, client } = given;
  const files = new Map(host.files.map((file) => [file.path, opened(file)]));
  const kept = await drafts.all(host.key);
  const offers: Draft[] = [];
  for (const draft of kept) {
    const file = files.get(draft.path);
    if (file?.text === draft.text) {
      void drafts.remove(host.key, draft.path);
      continue;
    }
    // on a page without a disk the browser is where texts are kept
    if (host.kind === 'static') files.set(draft.path, { ...(file ?? empty(draft.path)), text: draft.text });
    else offers.push(draft);
  }
  app.set({
    host: { kind: host.kind, title: host.title, reached: true },
    files,
    draftOffers: offers,
    backups: await drafts.backups(host.key),
  });
  const packs = findPacks(currentTexts());
  app.set({ packs, phase: 'ready' });
  // the texts are shown meanwhile; a worker that dies is given them again
  void client.ask('open', currentTexts()).catch(() => undefined);
  host.watch(onOutsideChange, (reached) => {
    if (app.now.host.reached !== reached) app.set({ host: { ...app.now.host, reached } });
  });
  const asked = app.now.route.query['pack'] ?? packOf(app.now.route.path)?.path;
  await openPack(packs.find(({ path }) => path === asked)?.path ?? usual(packs));
}

/** With most to see first. */
export function bySize(packs: readonly PackEntry[]): PackEntry[] {
  const size = (path: string): number =>
    [...app.now.files].reduce((sum, [name, { text }]) => sum + (isIn(name, path) ? text.length : 0), 0);
  return [...packs].sort((a, b) => size(b.path) - size(a.path));
}

function usual(packs: PackEntry[]): string {
  const own = packs.filter(({ readonly }) => !readonly);
  return bySize(own.length ? own : packs)[0]?.path ?? '';
}

const opened = ({ path, text, hash, readonly }: HostFile): OpenFile => ({
  path,
  text: toEditorText(text),
  disk: toEditorText(text),
  hash,
  form: detectTextForm(text),
  readonly,
  revision: 0,
});
const empty = (path: string): OpenFile => ({
  path,
  text: '',
  disk: null,
  hash: null,
  form: { bom: false, crlf: false },
  readonly: false,
  revision: 0,
});
export const currentTexts = (): Record<string, string> =>
  Object.fromEntries([...app.now.files].map(([path, { text }]) => [path, text]));

export const isDirty = (file: OpenFile): boolean => file.text !== file.disk;
export const isIn = (file: string, pack: string): boolean => file === pack || file.startsWith(`${pack}/`);
export const packOf = (file: string): PackEntry | undefined => app.now.packs.find(({ path }) => isIn(file, path));

// ------------------------------------------------------------------------------------------------ where one is

export function go(view: ViewName, path = '', query: Record<string, string> = {}): void {
  const hash = writeRoute({ view, path, query });
  if (hash !== location.hash) location.hash = hash;
}

/** Changes the address without a step back: filters, the line of the cursor. */
export function replaceRoute(path: string, query: Record<string, string>): void {
  const route = {
    ...app.now.route,
    path,
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  };
  history.replaceState(null, '', writeRoute(route));
  app.set({ route });
}

window.addEventListener('hashchange', () => {
  app.set({ route: readRoute(location.hash) });
  follow();
});

/** A file of another pack opens that pack. */
function follow(): void {
  const { path, query, view } = app.now.route;
  const pack = query['pack'] ?? (view === 'author' ? packOf(path)?.path : undefined);
  if (pack !== undefined && pack !== wanted && app.now.packs.some((one) => one.path === pack)) void openPack(pack);
}

export async function openPack(path: string): Promise<void> {
  if (path === '') return;
  wanted = path;
  await analyze();
}

export function setSettings(change: Partial<Settings>): void {
  const settings = { ...app.now.settings, ...change };
  storeSettings(settings);
  app.set({ settings });
}

/** `aloud`: for those who do not see what changed; in sight it would be said twice. */
export type MessageKind = 'plain' | 'bad' | 'aloud';
export function announce(text: string, how: MessageKind = 'plain'): void {
  app.set({ message: { text, n: app.now.message.n + 1, how } });
}

// ------------------------------------------------------------------------------------------------ editing

const LOOK_AFTER = 100;
const KEEP_AFTER = 400;
let looking: ReturnType<typeof setTimeout> | undefined;
const keeping = new Map<string, ReturnType<typeof setTimeout>>();

function put(path: string, change: Partial<OpenFile>): void {
  const files = new Map(app.now.files);
  const file = files.get(path) ?? empty(path);
  files.set(path, { ...file, ...change });
  app.set({ files });
}

/** A new text, from the editor; `foreign`: from elsewhere, so that the editor must show it. */
export function edit(path: string, text: string, foreign = false): void {
  const file = app.now.files.get(path) ?? empty(path);
  if (file.readonly || file.text === text) return;
  put(path, { text, ...(foreign ? { revision: file.revision + 1 } : {}) });
  clearTimeout(keeping.get(path));
  keeping.set(
    path,
    setTimeout(() => void storeDraft(path), KEEP_AFTER),
  );
  scheduleAnalysis(path);
}

/** The worker has every text at once, so that what the editor asks it is about this one; what follows from it is looked at after a pause. */
function scheduleAnalysis(path: string): void {
  edited++;
  void ask('edit', path, app.now.files.get(path)?.text ?? null).catch(() => undefined);
  const packs = findPacks(currentTexts());
  if (packs.length !== app.now.packs.length) {
    app.set({ packs });
    follow();
  }
  if (!app.now.busy) app.set({ busy: true });
  clearTimeout(looking);
  looking = setTimeout(() => void analyze(), LOOK_AFTER);
}
/** `wanted`: the pack that one wants to see. */
let edited = 0;
let running = false;
let wanted = '';

/** One at a time, so that no old answer comes after a newer one; what was typed or chosen meanwhile is looked at next. */
async function analyze(): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (let seen = -1, pack = ''; seen !== edited || pack !== wanted;) {
      seen = edited;
      pack = wanted;
      // before a pack is open there is nothing to look at
      if (pack === '') {
        app.set({ busy: false });
        break;
      }
      const view = await ask('analyze', pack);
      if (pack !== wanted) continue;
      app.set({ view, busy: seen !== edited });
      selectAtCursor();
    }
  } catch (fault) {
    app.set({ busy: false });
    announce(fault instanceof Error ? fault.message : String(fault), 'bad');
  } finally {
    running = false;
  }
}

async function storeDraft(path: string): Promise<void> {
  const file = app.now.files.get(path);
  const { host, drafts } = means;
  const offered = app.now.draftOffers.find((offer) => offer.path === path);
  if (!file) return;
  // an old draft that nobody answered for is put aside, not written over
  if (offered) {
    await backUp(offered);
    app.set({ draftOffers: app.now.draftOffers.filter((one) => one !== offered) });
  }
  if (isDirty(file)) {
    await drafts.store({ host: host.key, path, text: file.text, baseHash: file.hash, time: Date.now() });
  } else await drafts.remove(host.key, path);
}

async function backUp(draft: Draft): Promise<void> {
  await means.drafts.addBackup(draft);
  app.set({ backups: await means.drafts.backups(means.host.key) });
}

export function answerDraftOffer(offer: Draft, use: boolean): void {
  app.set({ draftOffers: app.now.draftOffers.filter((one) => one !== offer) });
  if (use) edit(offer.path, offer.text, true);
  else void backUp(offer).then(() => means.drafts.remove(offer.host, offer.path));
}

/** A text that was put aside comes back; the one that it takes the place of is put aside. */
export function restoreBackup(draft: Draft): void {
  const file = app.now.files.get(draft.path);
  if (file && isDirty(file)) {
    void backUp({ host: means.host.key, path: file.path, text: file.text, baseHash: file.hash, time: Date.now() });
  }
  edit(draft.path, draft.text, true);
}

export type Saved = 'saved' | 'changed' | 'away' | 'static' | { refused: string };

export async function save(path: string, expected = app.now.files.get(path)?.hash ?? null): Promise<Saved> {
  const file = app.now.files.get(path);
  const { host, drafts } = means;
  if (!file) return 'saved';
  if (host.kind === 'static') {
    await storeDraft(path);
    return 'static';
  }
  if (file.conflict !== undefined && expected === file.hash) return 'changed';
  const { text } = file;
  const result = await host.save(path, toFileText(text, file.form), expected);
  if (result.ok) {
    put(path, { disk: text, hash: result.hash });
    const { conflict: _, ...rest } = app.now.files.get(path)!;
    const files = new Map(app.now.files);
    files.set(path, rest);
    app.set({ files });
    if (!isDirty(rest)) {
      clearTimeout(keeping.get(path));
      await drafts.remove(host.key, path);
    }
    return 'saved';
  }
  if (result.reason === 'changed') {
    put(path, {
      conflict: result.current ? { text: toEditorText(result.current.text), hash: result.current.hash! } : null,
    });
    return 'changed';
  }
  return result.reason === 'away' ? 'away' : { refused: result.message };
}

/** The disk's text in place of mine, which is put aside; or mine in place of the disk's, which is put aside. */
export async function resolveConflict(path: string, use: 'disk' | 'mine'): Promise<Saved> {
  const file = app.now.files.get(path);
  if (!file || file.conflict === undefined) return 'saved';
  const there = file.conflict;
  const draft = (text: string): Draft => ({ host: means.host.key, path, text, baseHash: file.hash, time: Date.now() });
  if (use === 'mine') {
    if (there) await backUp(draft(there.text));
    return save(path, there?.hash ?? null);
  }
  await backUp(draft(file.text));
  await means.drafts.remove(means.host.key, path);
  takeFromDisk(path, there);
  return 'saved';
}

/** News from the disk. */
function onOutsideChange(change: OutsideChange): void {
  const file = app.now.files.get(change.path);
  const now =
    'gone' in change
      ? null
      : { text: toEditorText(change.text), hash: change.hash!, form: detectTextForm(change.text) };
  if (now && file?.hash === now.hash) return;
  if (!file) {
    if (now) takeFromDisk(change.path, now);
    return;
  }
  if (isDirty(file) && now?.text !== file.text) put(change.path, { conflict: now });
  else takeFromDisk(change.path, now);
}

function takeFromDisk(path: string, there: { text: string; hash: string; form?: TextForm } | null): void {
  const files = new Map(app.now.files);
  const file = files.get(path) ?? empty(path);
  if (there === null) files.delete(path);
  else {
    const { conflict: _, ...rest } = file;
    files.set(path, {
      ...rest,
      text: there.text,
      disk: there.text,
      hash: there.hash,
      form: there.form ?? file.form,
      revision: file.revision + 1,
    });
  }
  app.set({ files });
  scheduleAnalysis(path);
}

/** A new file, which lies in the browser until it is saved. */
export function createFile(path: string, text: string): void {
  put(path, { text: '', disk: null });
  edit(path, text, true);
}

// ------------------------------------------------------------------------------------------------ the cursor

export function moveCursor(file: string, line: number): void {
  const { cursor, route } = app.now;
  if (cursor.file === file && cursor.line === line) return;
  app.set({ cursor: { file, line } });
  if (route.view === 'author') replaceRoute(file, { ...route.query, line: String(line) });
  selectAtCursor();
}

/** The component under the cursor; where there is none, the last one stays. */
export function selectAtCursor(): void {
  const {
    view,
    cursor: { file, line },
    selected,
  } = app.now;
  if (!view) return;
  const here = view.components
    .filter((one) => one.file === file && one.line <= line && line <= one.endLine)
    .sort((a, b) => a.endLine - a.line - (b.endLine - b.line))[0];
  const same = selected && view.components.find((one) => one.section === selected.section && one.id === selected.id);
  const next = here ?? same ?? null;
  if (next !== selected) app.set({ selected: next });
}

export function openComponent({ file, line }: Pick<ComponentView, 'file' | 'line'>): void {
  go('author', file, { line: String(line) });
}

/** After a worker died and a new one has the texts. */
export function onWorkerRestart(): void {
  app.set({ workerRestarted: true, busy: false });
  void openPack(wanted);
}
