/** A value that changes, with listeners. */
export interface Store<T extends object> {
  readonly now: Readonly<T>;
  /** Replaces the given fields and calls all listeners. */
  set(change: Partial<T>): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let now = initial;
  const listeners = new Set<() => void>();
  return {
    get now() {
      return now;
    },
    set(change) {
      now = { ...now, ...change };
      // those of this moment: a listener may subscribe others
      const current = [...listeners];
      current.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
