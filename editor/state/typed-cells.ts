/**
 * What is typed in cells of tables and not written yet. The browser keeps it from each key on, so that neither a reload, nor an end of the
 * browser, nor a file that changes meanwhile takes it; a browser that keeps nothing has it as long as the page is there.
 */
import { parsed, readText, removeText, writeText } from './browser-store.ts';
import { host } from './services.ts';

const KEY = 'fathom-typed-cells';

/** A field of a table: of a card of a pack; of the row of a new card, an empty id. */
export interface TypedCell {
  pack: string;
  card: string;
  column: string;
}

interface StoredCell extends TypedCell {
  host: string;
  text: string;
}

/** Where the browser keeps nothing. */
let inMemory: StoredCell[] = [];

/** All as they are now: another page may have written there. */
function all(): StoredCell[] {
  const stored = parsed(readText(KEY));
  const kept = Array.isArray(stored) ? stored.filter(isCell) : [];
  return [...kept.filter((one) => !inMemory.some((newer) => newer.host === one.host && isOf(newer, one))), ...inMemory];
}

const isCell = (value: unknown): value is StoredCell =>
  typeof value === 'object' &&
  value !== null &&
  ['host', 'pack', 'card', 'column', 'text'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

function put(cells: StoredCell[]): void {
  if (cells.length > 0 && !writeText(KEY, JSON.stringify(cells))) {
    // what was there before it ran full is no longer all
    removeText(KEY);
    inMemory = cells;
    return;
  }
  inMemory = [];
  if (cells.length === 0) removeText(KEY);
}

const isOf = (one: TypedCell, { pack, card, column }: TypedCell): boolean =>
  one.pack === pack && one.card === card && one.column === column;

const isHere = (one: StoredCell): boolean => one.host === host().key;

/** Keeps the text of a cell. */
export function keepTyped(cell: TypedCell, text: string): void {
  const { pack, card, column } = cell;
  put([...all().filter((one) => !isHere(one) || !isOf(one, cell)), { host: host().key, pack, card, column, text }]);
}

/** The text is written, or nobody wants it. */
export function forgetTyped(cell: TypedCell): void {
  const before = all();
  const after = before.filter((one) => !isHere(one) || !isOf(one, cell));
  if (after.length < before.length) put(after);
}

/** All that is typed in the tables of a pack. */
export const typedOf = (pack: string): (TypedCell & { text: string })[] =>
  all()
    .filter((one) => isHere(one) && one.pack === pack)
    .map(({ card, column, text }) => ({ pack, card, column, text }));
