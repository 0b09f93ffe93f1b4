/** Texts that lie in the browser: drafts that are not saved yet, and what was put aside so that nothing is lost. */
export interface Draft {
  /** the folder it belongs to, and the file in it */
  host: string;
  path: string;
  text: string;
  /** of the text on the disk from which it was begun; null: of a file that was not there */
  baseHash: string | null;
  /** milliseconds */
  time: number;
}

export interface Drafts {
  all(host: string): Promise<Draft[]>;
  store(draft: Draft): Promise<void>;
  remove(host: string, path: string): Promise<void>;
  /** puts a text aside; the newest twenty stay */
  addBackup(draft: Draft): Promise<void>;
  backups(host: string): Promise<Draft[]>;
}

const MAX_BACKUPS = 20;

export async function openDrafts(): Promise<Drafts> {
  try {
    return stored(await database());
  } catch {
    return inMemory();
  }
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fathom', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('drafts', { keyPath: ['host', 'path'] });
      opening.result.createObjectStore('aside', { autoIncrement: true });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function stored(db: IDBDatabase): Drafts {
  const store = (name: 'drafts' | 'aside', mode: IDBTransactionMode): IDBObjectStore =>
    db.transaction(name, mode).objectStore(name);
  let asked = false;
  return {
    all: async (host) =>
      (await done(store('drafts', 'readonly').getAll() as IDBRequest<Draft[]>)).filter((draft) => draft.host === host),
    async store(draft) {
      // asked once, when there is something to lose
      if (!asked) {
        asked = true;
        void navigator.storage?.persist?.();
      }
      await done(store('drafts', 'readwrite').put(draft));
    },
    remove: async (host, path) => {
      await done(store('drafts', 'readwrite').delete([host, path]));
    },
    async addBackup(draft) {
      const aside = store('aside', 'readwrite');
      await done(aside.add(draft));
      const keys = await done(aside.getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - MAX_BACKUPS))) await done(aside.delete(key));
    },
    backups: async (host) =>
      (await done(store('aside', 'readonly').getAll() as IDBRequest<Draft[]>))
        .filter((draft) => draft.host === host)
        .reverse(),
  };
}

/** Where the browser stores nothing, as in some private windows. */
function inMemory(): Drafts {
  const drafts = new Map<string, Draft>();
  const aside: Draft[] = [];
  return {
    all: (host) => Promise.resolve([...drafts.values()].filter((draft) => draft.host === host)),
    store: (draft) => {
      drafts.set(draft.path, draft);
      return Promise.resolve();
    },
    remove: (_host, path) => {
      drafts.delete(path);
      return Promise.resolve();
    },
    addBackup: (draft) => {
      aside.unshift(draft);
      aside.length = Math.min(aside.length, MAX_BACKUPS);
      return Promise.resolve();
    },
    backups: () => Promise.resolve([...aside]),
  };
}
