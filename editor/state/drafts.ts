/** Texts that the browser stores: unsaved drafts, and backups of texts that another one replaced. */
import { databaseOf, finished } from './database.ts';

export interface Draft {
  /** key of the host that the file belongs to */
  host: string;
  path: string;
  text: string;
  /** hash of the text on disk that was edited; null: the file was not on disk */
  baseHash: string | null;
  /** milliseconds */
  time: number;
}

export interface Drafts {
  /** whether the next page finds them */
  readonly lasting: boolean;
  all(host: string): Promise<Draft[]>;
  /** of one file */
  find(host: string, path: string): Promise<Draft | undefined>;
  store(draft: Draft): Promise<void>;
  remove(host: string, path: string): Promise<void>;
  /** only the newest backups are stored, at most `MAX_BACKUPS` */
  addBackup(draft: Draft): Promise<void>;
  /** the newest first */
  backups(host: string): Promise<Draft[]>;
}

export const MAX_BACKUPS = 20;

/** The names of the stores stay as they are: browsers have data in them. */
const DRAFTS = 'drafts';
const BACKUPS = 'aside';

/** In the browser's database; in memory where there is none, as in some private windows. */
export async function openDrafts(): Promise<Drafts> {
  try {
    return storedDrafts(await openDatabase());
  } catch {
    return draftsInMemory();
  }
}

const openDatabase = (): Promise<IDBDatabase> =>
  databaseOf('fathom', (database) => {
    database.createObjectStore(DRAFTS, { keyPath: ['host', 'path'] });
    database.createObjectStore(BACKUPS, { autoIncrement: true });
  });

function storedDrafts(database: IDBDatabase): Drafts {
  const store = (name: string, mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(name, mode).objectStore(name);
  const draftsOf = async (name: string, host: string): Promise<Draft[]> => {
    const all = await finished(store(name, 'readonly').getAll() as IDBRequest<Draft[]>);
    return all.filter((draft) => draft.host === host);
  };
  let askedToPersist = false;
  return {
    lasting: true,
    all: (host) => draftsOf(DRAFTS, host),
    find: (host, path) => finished(store(DRAFTS, 'readonly').get([host, path]) as IDBRequest<Draft | undefined>),
    async store(draft) {
      // once, and not before there is something to lose, as some browsers ask the person
      if (!askedToPersist) {
        askedToPersist = true;
        void navigator.storage?.persist?.();
      }
      await finished(store(DRAFTS, 'readwrite').put(draft));
    },
    async remove(host, path) {
      await finished(store(DRAFTS, 'readwrite').delete([host, path]));
    },
    async addBackup(draft) {
      const backups = store(BACKUPS, 'readwrite');
      await finished(backups.add(draft));
      const keys = await finished(backups.getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - MAX_BACKUPS))) await finished(backups.delete(key));
    },
    backups: async (host) => (await draftsOf(BACKUPS, host)).reverse(),
  };
}

function draftsInMemory(): Drafts {
  const drafts = new Map<string, Draft>();
  let backups: Draft[] = [];
  return {
    lasting: false,
    all: (host) => Promise.resolve([...drafts.values()].filter((draft) => draft.host === host)),
    find: (_host, path) => Promise.resolve(drafts.get(path)),
    store(draft) {
      drafts.set(draft.path, draft);
      return Promise.resolve();
    },
    remove(_host, path) {
      drafts.delete(path);
      return Promise.resolve();
    },
    addBackup(draft) {
      backups = [draft, ...backups].slice(0, MAX_BACKUPS);
      return Promise.resolve();
    },
    backups: () => Promise.resolve(backups),
  };
}
