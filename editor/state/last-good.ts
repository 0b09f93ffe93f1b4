/**
 * The texts with which packs had no errors last, stored by the browser: after a reload, what is broken is shown as it was.
 * They are no drafts: nothing is lost if they are.
 */
import type { PackView, Texts } from '../worker/protocol.ts';
import { app } from './app.ts';
import { databaseOf, finished } from './database.ts';
import { isIn } from './files.ts';
import { ask, host } from './services.ts';

const STORE = 'texts';

/** A text of a file that can be edited. */
interface GoodText {
  host: string;
  path: string;
  text: string;
}

let database: Promise<IDBDatabase | null> | undefined;
/** by path, what is stored already */
const stored = new Map<string, string>();
/** packs of which the worker knows a state without errors, or that have none */
const known = new Set<string>();

/** Null where the browser stores nothing. */
const opened = (): Promise<IDBDatabase | null> =>
  (database ??= Promise.resolve()
    .then(() => databaseOf('fathom-last-good', (made) => made.createObjectStore(STORE, { keyPath: ['host', 'path'] })))
    .catch(() => null));

/** Called with each analysis: stores the texts of a pack without errors. */
export function storeLastGood({ path: pack, playable }: PackView): void {
  if (!playable) return;
  known.add(pack);
  for (const { path, text, readonly } of app.now.files.values()) {
    if (readonly || !isIn(path, pack) || stored.get(path) === text) continue;
    stored.set(path, text);
    void put({ host: host().key, path, text });
  }
}

async function put(text: GoodText): Promise<void> {
  const base = await opened();
  await Promise.resolve(base && finished(base.transaction(STORE, 'readwrite').objectStore(STORE).put(text))).catch(
    () => undefined,
  );
}

/**
 * Called where a pack has errors: gives the worker the texts with which it had none, once. Whether there are any that differ
 * from those of now; then the pack is analyzed again.
 */
export async function recallLastGood({ path: pack, playable }: PackView): Promise<boolean> {
  if (playable || known.has(pack)) return false;
  known.add(pack);
  const base = await opened();
  if (!base) return false;
  const all = await finished(
    base.transaction(STORE, 'readonly').objectStore(STORE).getAll() as IDBRequest<GoodText[]>,
  ).catch((): GoodText[] => []);
  const texts: Texts = {};
  for (const { host: key, path, text } of all) {
    const file = app.now.files.get(path);
    if (key === host().key && isIn(path, pack) && file && !file.readonly && file.text !== text) texts[path] = text;
  }
  return Object.keys(texts).length > 0 && ask('recallGood', pack, texts);
}

/** A new worker knows of nothing that was; the database may have been closed as well. */
export function forgetLastGood(): void {
  known.clear();
  stored.clear();
  database = undefined;
}
