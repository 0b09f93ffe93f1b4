/** Keeps the view of the open pack as new as the texts: the worker analyzes it after each edit. */
import { announce, app } from './app.ts';
import { currentPacks, packOf } from './files.ts';
import { selectAtCursor } from './navigation.ts';
import { ask } from './services.ts';

/** Milliseconds without an edit after which the pack is analyzed. */
const ANALYSIS_DELAY = 100;

/** the pack that the person wants to see; the view of another may still be shown while this one is analyzed */
let wantedPack = '';
/** counts the edits */
let edits = 0;
let running = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export async function openPack(path: string): Promise<void> {
  if (path === '') return;
  wantedPack = path;
  await analyze();
}

/** Opens the pack that the address names, or that contains the file in the address. */
export function openPackOfRoute(): void {
  const { path, query, view } = app.now.route;
  const pack = query['pack'] ?? (view === 'author' ? packOf(path)?.path : undefined);
  if (pack !== undefined && pack !== wantedPack && app.now.packs.some((one) => one.path === pack)) void openPack(pack);
}

/**
 * Sends the text of a file to the worker and analyzes the pack after a pause. The worker gets the text at once, so that
 * what the editor asks in the meantime is answered for this text.
 */
export function scheduleAnalysis(path: string): void {
  edits++;
  void ask('edit', path, app.now.files.get(path)?.text ?? null).catch(() => undefined);
  const packs = currentPacks();
  if (packs.length !== app.now.packs.length) {
    app.set({ packs });
    openPackOfRoute();
  }
  if (!app.now.busy) app.set({ busy: true });
  clearTimeout(timer);
  timer = setTimeout(() => void analyze(), ANALYSIS_DELAY);
}

/** A new worker took the place of one that died, and has the texts. */
export function onWorkerRestart(): void {
  app.set({ workerRestarted: true, busy: false });
  void openPack(wantedPack);
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
  while (analyzedEdits !== edits || analyzedPack !== wantedPack) {
    analyzedEdits = edits;
    analyzedPack = wantedPack;
    if (analyzedPack === '') {
      app.set({ busy: false });
      return;
    }
    const view = await ask('analyze', analyzedPack);
    if (analyzedPack !== wantedPack) continue;
    app.set({ view, busy: analyzedEdits !== edits });
    selectAtCursor();
  }
}
