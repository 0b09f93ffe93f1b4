/** Keeps the view of the open pack as new as the texts: the worker analyzes it after each edit. */
import { announce, app } from './app.ts';
import { packAsked } from './asked-pack.ts';
import { currentPacks, packOf } from './files.ts';
import { forgetLastGood, recallLastGood, storeLastGood } from './last-good.ts';
import { selectAtCursor } from './navigation.ts';
import { ask } from './services.ts';
import type { ComponentView, IncrementalView } from '../worker/protocol.ts';

/**
 * Milliseconds without an edit after which the whole pack is analyzed: after one edit, such as that of a button, and while somebody
 * types. Until then the incremental check says what there is to say of what is typed.
 */
const DELAY = 100;
const DELAY_IN_TYPING = 700;
/** Edits that follow each other so closely are typed. */
const TYPING_GAP = 1000;

/** counts the edits */
let edits = 0;
let lastEdit = -Infinity;
let running = false;
let checking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export async function openPack(path: string): Promise<void> {
  if (path === '') return;
  app.set({ wanted: path, busy: true });
  await analyze();
}

/** Opens the pack that the address names, or that contains the file in the address. */
export function openPackOfRoute(): void {
  const { route, packs, wanted } = app.now;
  const { path, query, view } = route;
  const asked = query['pack'] ?? (view === 'author' ? packOf(path)?.path : undefined);
  const pack = packAsked(packs, asked);
  if (pack !== undefined && pack !== wanted) void openPack(pack);
}

/**
 * Sends the text of a file to the worker and analyzes the pack after a pause. The worker gets the text at once, so that
 * what the editor asks in the meantime is answered for this text.
 */
export function scheduleAnalysis(path: string): void {
  edits++;
  const isTyped = Date.now() - lastEdit < TYPING_GAP;
  lastEdit = Date.now();
  void ask('edit', path, app.now.files.get(path)?.text ?? null).catch(() => undefined);
  const packs = currentPacks();
  if (packs.length !== app.now.packs.length) {
    app.set({ packs });
    openPackOfRoute();
  }
  if (!app.now.busy) app.set({ busy: true });
  void checkIncrementally();
  clearTimeout(timer);
  timer = setTimeout(analyzeNow, isTyped ? DELAY_IN_TYPING : DELAY);
}

/** Analyzes what was edited without waiting any longer; nothing if nothing was. */
export function analyzeNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  void analyze();
}

/** Milliseconds without an edit so far. */
export const timeSinceEdit = (): number => Date.now() - lastEdit;

/**
 * Shows at once what an incremental check finds, for the Author view: the diagnostics, and the component at the cursor. The
 * worker answers in the order of the questions, so that this never follows the analysis of a newer text.
 */
async function checkIncrementally(): Promise<void> {
  if (checking) return;
  checking = true;
  try {
    let checkedEdits = -1;
    while (checkedEdits !== edits) {
      checkedEdits = edits;
      const { view, wanted, cursor, route } = app.now;
      if (view?.path !== wanted || route.view !== 'author') return;
      // the analysis reports why there is no answer
      const found = await ask('checkIncrementally', wanted, cursor.file, cursor.line).catch(() => null);
      if (found) showIncremental(wanted, found);
    }
  } finally {
    checking = false;
  }
}

function showIncremental(pack: string, found: IncrementalView): void {
  const { view, selected } = app.now;
  if (view?.path !== pack) return;
  const { component } = found;
  // the same list where nothing has changed, as for the components
  const isSame = JSON.stringify(found.diagnostics) === JSON.stringify(view.diagnostics);
  const diagnostics = isSame ? view.diagnostics : found.diagnostics;
  const components = component ? withComponent(view.components, component.view) : view.components;
  const next = { ...view, diagnostics, components };
  const atCursor = component && components.find((one) => isSameComponent(one, component.view));
  app.set({
    view: next,
    selected: atCursor ?? selected,
    incremental: { view: next, details: component?.details ?? null },
  });
}

/** The same list if nothing has changed, so that lists are not drawn again. */
function withComponent(components: ComponentView[], changed: ComponentView): ComponentView[] {
  const at = components.findIndex((one) => isSameComponent(one, changed));
  if (at < 0 || JSON.stringify(components[at]) === JSON.stringify(changed)) return components;
  return components.with(at, changed);
}

const isSameComponent = (a: ComponentView, b: ComponentView): boolean => a.section === b.section && a.id === b.id;

/** A new worker took the place of one that died, and has the texts. */
export function onWorkerRestart(): void {
  app.set({ workerRestarted: true, busy: false });
  forgetLastGood();
  void openPack(app.now.wanted);
}

/** One analysis at a time, so that no old answer follows a newer one; repeated for what changed in the meantime. */
async function analyze(): Promise<void> {
  if (running) return;
  running = true;
  try {
    await analyzeUntilCurrent();
  } catch (error) {
    app.set({ busy: false });
    announce(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    running = false;
  }
}

async function analyzeUntilCurrent(): Promise<void> {
  let analyzedEdits = -1;
  let analyzedPack = '';
  while (analyzedEdits !== edits || analyzedPack !== app.now.wanted) {
    analyzedEdits = edits;
    analyzedPack = app.now.wanted;
    if (analyzedPack === '') {
      app.set({ busy: false });
      return;
    }
    const view = await ask('analyze', analyzedPack);
    if (analyzedPack !== app.now.wanted) continue;
    if (analyzedEdits === edits) storeLastGood(view);
    app.set({ view, incremental: null, busy: analyzedEdits !== edits });
    selectAtCursor();
    // shown with its errors first
    if (await recallLastGood(view)) analyzedPack = '';
  }
}
