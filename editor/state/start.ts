/** The start of the page: files, drafts of the last session, the first pack. */
import type { PackEntry } from '../worker/protocol.ts';
import { analyzeNow, openPack, openPackOfRoute } from './analysis.ts';
import { app, loadTranslation } from './app.ts';
import { packAsked, tellUnknownPack } from './asked-pack.ts';
import type { Draft } from './drafts.ts';
import { takeDraft } from './editing.ts';
import { currentPacks, currentTexts, fileFromHost, isIn, newFile, packsBySize } from './files.ts';
import { secretIn } from './host.ts';
import { readRoute, writeRoute } from './route.ts';
import { onOutsideChange } from './saving.ts';
import { host as openedHost, setServices, type Services } from './services.ts';

/** Follows links and the history of the browser. */
export function followAddress(): void {
  window.addEventListener('hashchange', () => {
    const token = secretIn(location.hash);
    if (token !== undefined) {
      void takeAddress(token);
      return;
    }
    app.set({ route: readRoute(location.hash) });
    openPackOfRoute();
    void tellUnknownPack();
    // another view shows the whole pack
    if (app.now.route.view !== 'author') analyzeNow();
  });
}

/** The address of a server that was started again, pasted into the page of the one before: what is open stays open. */
async function takeAddress(token: string): Promise<void> {
  const isOpen = app.now.phase === 'ready';
  // the secret does not stay where it could be copied; a page that could not open takes it from there
  if (isOpen) history.replaceState(null, '', `${location.pathname}${writeRoute(app.now.route)}`);
  if (isOpen && (await openedHost().takeSecret?.(token)) === true) return;
  history.replaceState(null, '', `${location.pathname}#token=${token}`);
  location.reload();
}

/** `facesReady`: what faces are drawn with is there; texts are shown before. */
export async function start(services: Services, facesReady: Promise<unknown> = Promise.resolve()): Promise<void> {
  setServices(services);
  void loadTranslation();
  const { host, drafts, client } = services;
  await takeFiles(services);
  app.set({
    host: { kind: host.kind, title: host.title, reach: 'connected' },
    storesDrafts: drafts.lasting,
    backups: await drafts.backups(host.key),
  });
  const packs = currentPacks();
  const { route } = app.now;
  const asked = packAsked(packs, route.query['pack']) ?? packs.find(({ path }) => isIn(route.path, path))?.path;
  const wanted = asked ?? defaultPack(packs);
  app.set({ packs, wanted, busy: wanted !== '', phase: 'ready' });
  // not awaited, as the texts can be shown without the worker; a new worker is given them again
  void client.ask('open', currentTexts()).catch(() => undefined);
  host.watch(onOutsideChange, (reach) => {
    if (app.now.host.reach !== reach) app.set({ host: { ...app.now.host, reach } });
  });
  await facesReady;
  // the person may have chosen another one in the meantime
  await openPack(app.now.wanted);
  await tellUnknownPack();
}

/** The files of the host, with the stored drafts: offered where there is a disk, else taken. */
async function takeFiles({ host, drafts }: Services): Promise<void> {
  const files = new Map(host.files.map((file) => [file.path, fileFromHost(file)]));
  const draftOffers: Draft[] = [];
  for (const draft of await drafts.all(host.key)) {
    const file = files.get(draft.path);
    if (file?.text === draft.text) void drafts.remove(host.key, draft.path);
    else if (host.kind === 'static') {
      files.set(draft.path, { ...(file ?? newFile(draft.path)), text: draft.text });
      takeDraft(draft);
    } else draftOffers.push(draft);
  }
  app.set({ files, draftOffers });
}

/** The largest editable pack, otherwise the largest built-in one. */
function defaultPack(packs: readonly PackEntry[]): string {
  const own = packs.filter(({ readonly }) => !readonly);
  return packsBySize(own.length ? own : packs)[0]?.path ?? '';
}
