/** What the page has stored in the database of the browser, as its next visit finds it. */
import type { Page } from 'playwright-core';

/** The records of a store; none where the page has not made it yet. */
export const storedRecords = (page: Page, database: string, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    async ([name, of]) => {
      // opening a database that is not there would make it
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      const opening = indexedDB.open(name);
      const base = await new Promise<IDBDatabase>((done, failed) => {
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(new Error(opening.error?.message));
      });
      const reading = base.transaction(of, 'readonly').objectStore(of).getAll() as IDBRequest<
        Record<string, unknown>[]
      >;
      const all = await new Promise<Record<string, unknown>[]>((done, failed) => {
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => failed(new Error(reading.error?.message));
      });
      base.close();
      return all;
    },
    [database, store] as const,
  );

/** The unsaved text of a file; undefined: none is stored. */
export async function storedDraft(page: Page, path: string): Promise<unknown> {
  const drafts = await storedRecords(page, 'fathom', 'drafts');
  return drafts.find((draft) => draft['path'] === path)?.['text'];
}
