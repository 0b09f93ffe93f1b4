/** Puts definitions into an order in which each uses only earlier ones. */

interface Ordered<T> {
  sorted: T[];
  /** those that use themselves, directly or through others */ cyclic: T[];
}

export function orderByUse<T extends { id: string }>(items: T[], usesOf: (item: T) => Iterable<string>): Ordered<T> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const state = new Map<string, 'open' | 'done'>();
  const sorted: T[] = [];
  const cyclic = new Set<T>();
  const visit = (item: T, trail: T[]): void => {
    if (state.get(item.id) === 'done') return;
    if (state.get(item.id) === 'open') {
      for (const member of trail.slice(trail.indexOf(item))) cyclic.add(member);
      return;
    }
    state.set(item.id, 'open');
    for (const id of usesOf(item)) {
      const used = byId.get(id);
      if (used) visit(used, [...trail, item]);
    }
    state.set(item.id, 'done');
    sorted.push(item);
  };
  for (const item of items) visit(item, []);
  return { sorted, cyclic: items.filter((item) => cyclic.has(item)) };
}
