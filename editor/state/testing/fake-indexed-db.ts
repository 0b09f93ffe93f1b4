/** As much of IndexedDB as the storage of drafts uses, in memory. Requests succeed after the current task, in order. */

interface FakeRequest {
  result: unknown;
  error: Error | null;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded?: (() => void) | null;
}

class FakeObjectStore {
  readonly entries = new Map<string, { key: unknown; value: unknown }>();
  #nextKey = 1;
  readonly #keyPath: string[] | null;

  constructor(keyPath: string[] | null) {
    this.#keyPath = keyPath;
  }

  put(value: Record<string, unknown>): FakeRequest {
    const key = this.#keyPath ? this.#keyPath.map((field) => value[field]) : this.#nextKey++;
    this.entries.set(JSON.stringify(key), { key, value });
    return succeed(key);
  }

  add(value: Record<string, unknown>): FakeRequest {
    return this.put(value);
  }

  delete(key: unknown): FakeRequest {
    this.entries.delete(JSON.stringify(key));
    return succeed(undefined);
  }

  getAll(): FakeRequest {
    return succeed([...this.entries.values()].map(({ value }) => value));
  }

  getAllKeys(): FakeRequest {
    return succeed([...this.entries.values()].map(({ key }) => key));
  }
}

function succeed(result: unknown): FakeRequest {
  const request: FakeRequest = { result, error: null, onsuccess: null, onerror: null };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

/** A browser's databases: what one page stores, the next one finds. */
export class FakeIndexedDb {
  readonly stores = new Map<string, FakeObjectStore>();
  /** opening fails, as in some private windows */
  blocked = false;
  readonly #created = new Set<string>();

  open(name: string): FakeRequest {
    if (this.blocked) {
      const request: FakeRequest = { result: null, error: new Error('blocked'), onsuccess: null, onerror: null };
      queueMicrotask(() => request.onerror?.());
      return request;
    }
    const database = {
      createObjectStore: (store: string, { keyPath = null }: { keyPath?: string[] | null }) => {
        this.stores.set(store, new FakeObjectStore(keyPath));
      },
      transaction: (stored: string, mode: string) => ({
        objectStore: () => {
          const store = this.stores.get(stored)!;
          if (mode === 'readwrite') return store;
          return { getAll: () => store.getAll() };
        },
      }),
    };
    const isNew = !this.#created.has(name);
    this.#created.add(name);
    const request: FakeRequest = {
      result: database,
      error: null,
      onsuccess: null,
      onerror: null,
      onupgradeneeded: null,
    };
    queueMicrotask(() => {
      if (isNew) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }
}
