/** Which names of a pack a person has been told of at the table: stored by the browser, each told once. */
import { parsed, readText, writeText } from './browser-store.ts';

const KEY = 'fathom-told';

type Told = Record<string, string[]>;

function read(): Told {
  const stored = parsed(readText(KEY));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Told) : {};
}

/** Told in this page, where the browser stores nothing. */
const here = new Map<string, Set<string>>();

export function toldNames(pack: string): ReadonlySet<string> {
  let told = here.get(pack);
  if (!told) {
    const stored: unknown = Object.hasOwn(read(), pack) ? read()[pack] : [];
    told = new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
    here.set(pack, told);
  }
  return told;
}

export function markTold(pack: string, ids: readonly string[]): void {
  const told = new Set([...toldNames(pack), ...ids]);
  here.set(pack, told);
  writeText(KEY, JSON.stringify({ ...read(), [pack]: [...told] }));
}
