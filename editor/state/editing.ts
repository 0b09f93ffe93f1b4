/** Edits of the open files. Every edit is stored in the browser; a text that another one replaces becomes a backup. */
import { baseName } from '../../dsl/internal.ts';
import { openPack, scheduleAnalysis } from './analysis.ts';
import { app, type OpenFile } from './app.ts';
import type { Draft } from './drafts.ts';
import { isDirty, newFile, removeFile, updateFile } from './files.ts';
import { changed, changeOf, forgetHistory, note, takeRedo, takeUndo, type FileChange } from './history.ts';
import { drafts, host } from './services.ts';
import { touch } from './touched.ts';

/** Milliseconds without an edit after which the text is stored in the browser. */
const STORE_DELAY = 400;

const storeTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Takes a new text of a file. `foreign`: it does not come from the editor, which must therefore show it. */
export function edit(path: string, text: string, foreign = false): void {
  const file = app.now.files.get(path) ?? newFile(path);
  if (file.readonly || file.text === text) return;
  note(changeOf(path, file.text, text), foreign ? 'done' : 'typed');
  touch(path);
  write(path, text, foreign);
}

/** Takes a new text of a file without a step of the history. */
function write(path: string, text: string, foreign: boolean): void {
  const file = app.now.files.get(path) ?? newFile(path);
  updateFile(path, { text, ...(foreign ? { revision: file.revision + 1 } : {}) });
  clearTimeout(storeTimers.get(path));
  storeTimers.set(
    path,
    setTimeout(() => void storeDraft(path), STORE_DELAY),
  );
  scheduleAnalysis(path);
}

/**
 * A new file, which only the browser has until it is saved. `how`: `begins` an act that goes on in it, so that one undo takes back both;
 * `copied`: nobody has written in it yet.
 */
export function createFile(path: string, text: string, how: 'written' | 'begins' | 'copied' = 'written'): void {
  note(changeOf(path, null, text), how === 'begins' ? 'begins' : 'done');
  if (how !== 'copied') touch(path);
  updateFile(path, { text: '', disk: null });
  write(path, text, true);
}

/** A text in place of what a file has, which becomes a backup where it is not saved; a new file where there is none. */
export function putFile(path: string, text: string, how: 'written' | 'copied' = 'written'): void {
  const file = app.now.files.get(path);
  if (!file) {
    createFile(path, text, how);
    return;
  }
  if (isDirty(file) && file.text !== text) void addBackup(draftOf(file, file.text));
  edit(path, text, true);
}

/** Where something was taken back or made again: the last file, and the line of it. */
interface Place {
  file: string;
  line: number;
}

/** Takes back the last change, whoever made it: by typing, in words, in a form. Null: there is none, or the text is another one now. */
export const undo = (): Place | null => replay(takeUndo(), 'back');

/** Makes again what was taken back last. */
export const redo = (): Place | null => replay(takeRedo(), 'again');

function replay(changes: readonly FileChange[] | null, direction: 'back' | 'again'): Place | null {
  if (!changes) return null;
  const texts = new Map<string, string>();
  let place: Place = { file: '', line: 1 };
  for (const change of changes) {
    const file = app.now.files.get(change.path);
    const text = changed(texts.get(change.path) ?? file?.text ?? '', change);
    if (text === null || file?.readonly) {
      // somebody else has changed it: what was before it is no longer known
      forgetHistory();
      return null;
    }
    texts.set(change.path, text);
    place = { file: change.path, line: lineOf(text, change) };
  }
  const gone =
    direction === 'back' ? changes.filter(({ made, path }) => made && app.now.files.get(path)?.disk === null) : [];
  for (const { path } of gone) {
    texts.delete(path);
    removeMade(path);
  }
  for (const [path, text] of texts) {
    touch(path);
    write(path, text, true);
  }
  return gone.some(({ path }) => path === place.file) ? { file: '', line: 1 } : place;
}

/** The line of what a change has added; where it has only removed something, the line there, or above it if that is empty. */
function lineOf(text: string, { at, added }: FileChange): number {
  const start = at + Math.max(0, added.search(/\S/));
  const isEmpty = /^[ \t]*(?:\r?\n|$)/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1));
  const before = text.slice(0, start);
  return (isEmpty ? before.trimEnd() : before).split('\n').length;
}

/** A file that only the browser had. Where it was the open pack, the one that it extends is shown, as it was before it was made. */
function removeMade(path: string): void {
  const base = /^extends:[ \t]*\[?[ \t]*([\w-]+)/m.exec(app.now.files.get(path)?.text ?? '')?.[1];
  removeFile(path);
  void removeDraft(path);
  scheduleAnalysis(path);
  const { packs, wanted } = app.now;
  if (packs.some((pack) => pack.path === wanted)) return;
  const next =
    packs.find(({ path: one }) => baseName(one).replace(/\.ya?ml$/, '') === base) ??
    packs.find(({ readonly }) => !readonly) ??
    packs.at(0);
  void openPack(next?.path ?? '');
}

/** Stores the text of a file in the browser; removes what is stored where the text is the one on disk. */
export async function storeDraft(path: string): Promise<void> {
  const file = app.now.files.get(path);
  if (!file) return;
  // the unanswered offer of an older draft would be overwritten
  const offer = app.now.draftOffers.find((draft) => draft.path === path);
  if (offer) {
    await addBackup(offer);
    takeDraft(offer);
    app.set({ draftOffers: app.now.draftOffers.filter((draft) => draft !== offer) });
  }
  if (!isDirty(file)) return removeDraft(path);
  try {
    const there = await drafts().find(host().key, path);
    // what another page of this browser has typed, which may be gone by now
    if (there && there.text !== file.text && !isOwn(there)) await addBackup(there);
    await drafts().store(draftOf(file, file.text));
    takeDraft(file);
  } catch {
    // no room is left: the page says so, and what is typed is on disk once it is saved
    app.set({ storesDrafts: false });
  }
}

/** The drafts that this page has stored or taken over, by path. */
const ownDrafts = new Map<string, string>();

/** What is stored of a file is this page’s from now on. */
export function takeDraft({ path, text }: Pick<Draft, 'path' | 'text'>): void {
  ownDrafts.set(path, text);
}

const isOwn = ({ path, text }: Draft): boolean => ownDrafts.get(path) === text;

/** Nothing of the file is unsaved any more. What another page has typed in it stays. */
export async function removeDraft(path: string): Promise<void> {
  clearTimeout(storeTimers.get(path));
  const there = await drafts().find(host().key, path);
  const file = app.now.files.get(path);
  if (there && (isOwn(there) || there.text === file?.text || there.text === file?.disk)) {
    await drafts().remove(host().key, path);
  }
  ownDrafts.delete(path);
}

export const draftOf = ({ path, hash }: OpenFile, text: string): Draft => ({
  host: host().key,
  path,
  text,
  baseHash: hash,
  time: Date.now(),
});

export async function addBackup(draft: Draft): Promise<void> {
  await drafts().addBackup(draft);
  app.set({ backups: await drafts().backups(host().key) });
}

/** Takes an offered draft, or leaves it, which makes it a backup. */
export function answerDraftOffer(offer: Draft, use: boolean): void {
  app.set({ draftOffers: app.now.draftOffers.filter((draft) => draft !== offer) });
  if (use) {
    takeDraft(offer);
    edit(offer.path, offer.text, true);
  } else void addBackup(offer).then(() => drafts().remove(offer.host, offer.path));
}

/** Puts the text of a backup back; the unsaved text that it replaces becomes a backup. */
export function restoreBackup(backup: Draft): void {
  const file = app.now.files.get(backup.path);
  if (file && isDirty(file)) void addBackup(draftOf(file, file.text));
  edit(backup.path, backup.text, true);
}
