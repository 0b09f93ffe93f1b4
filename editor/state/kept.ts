/** What is as it was stays the same object, so that what is drawn of it is not drawn again. */

/** The value of before where the new one says the same. */
export const kept = <T>(now: T, before: T | undefined): T =>
  before !== undefined && JSON.stringify(now) === JSON.stringify(before) ? before : now;

/** The same for each entry of a record. */
export const keptEntries = <T>(now: Record<string, T>, before: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(now).map(([key, value]) => [key, kept(value, before[key])]));

/** The same for each item of a list, found by its key; the list itself stays if all its items do. */
export function keptItems<T>(now: T[], before: readonly T[], keyOf: (item: T) => string): T[] {
  const known = new Map(before.map((item) => [keyOf(item), item]));
  const items = now.map((item) => kept(item, known.get(keyOf(item))));
  return items.length === before.length && items.every((item, i) => item === before[i]) ? (before as T[]) : items;
}
