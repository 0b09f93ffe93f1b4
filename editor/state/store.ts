/** A value that changes, and who wants to know. */
export interface Store<T extends object> {
  readonly now: Readonly<T>;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(start: T): Store<T> {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    get now() {
      return now;
    },
    set(change) {
      now = { ...now, ...change };
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
