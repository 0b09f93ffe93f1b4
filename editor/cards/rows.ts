/** Which rows of the table are shown, and in which order: from the query of the address. */
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { FeatureArguments, LanguageCode } from '../worker/protocol.ts';

type FieldChange = FeatureArguments<'setFields'>[0][number];

/** The columns by which the table is sorted. */
export const COLUMNS = ['number', 'name', 'deck', 'type', 'color', 'price', 'copies', 'text'] as const;
export type Column = (typeof COLUMNS)[number];

/** Of what a card says, in the order in which they are counted. */
export const STATES = ['understood', 'open', 'empty', 'error'] as const satisfies CardRow['state'][];

interface RowFilters {
  /** words that name or text must have */
  q: string;
  deck: string;
  type: string;
  state: string;
  /** `all`: also those of the pack that the own one extends */
  of: string;
  sort: Column | '';
  /** the other way round */
  down: boolean;
}

export const filtersOf = (query: Record<string, string>): RowFilters => ({
  q: query['q'] ?? '',
  deck: query['deck'] ?? '',
  type: query['type'] ?? '',
  state: query['state'] ?? '',
  of: query['of'] ?? '',
  sort: COLUMNS.find((one) => one === query['sort']) ?? '',
  down: query['down'] === 'yes',
});

/** The text that stands in the table: the printed one as long as it is not encoded, else the rendered one. */
export const textOf = ({ printed, rendered }: CardRow): string => printed ?? rendered;

/** @param isOwn whether a file can be changed */
export function shownRows(
  rows: readonly CardRow[],
  { q, deck, type, state, of, sort, down }: RowFilters,
  isOwn: (file: string) => boolean,
): CardRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const hasOwn = rows.some(({ file }) => isOwn(file));
  const shown = rows.filter((row) => {
    if (hasOwn && of !== 'all' && !isOwn(row.file)) return false;
    if (deck !== '' && row.deck !== deck) return false;
    if (type !== '' && row.type !== type) return false;
    if (state !== '' && row.state !== state) return false;
    const searched = `${row.number ?? ''} ${row.id} ${row.name} ${textOf(row)} ${row.effect}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return sort === '' ? shown : shown.toSorted((a, b) => (down ? -1 : 1) * compare(valueOf(a, sort), valueOf(b, sort)));
}

/** Numbers come before words, and what is empty last. */
function compare(a: string | number | null, b: string | number | null): number {
  const rank = (value: string | number | null): number =>
    value === null || value === '' ? 2 : typeof value === 'number' ? 0 : 1;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

function valueOf(row: CardRow, column: Column): string | number | null {
  return column === 'text' ? textOf(row) : row[column];
}

/** How many of the rows are in each state. */
export function countsOf(rows: readonly CardRow[]): Record<CardRow['state'], number> {
  const counts = { understood: 0, open: 0, empty: 0, error: 0 };
  for (const { state } of rows) counts[state]++;
  return counts;
}

/** What is typed in a cell as the change of a field: a number where one was typed, but for names; an empty cell clears the field. */
export function fieldChange(id: string, column: Column, written: string, language: LanguageCode): FieldChange {
  const text = written.trim();
  const isNumber = column !== 'name' && /^\d{1,9}$/.test(text);
  const value = text === '' ? null : isNumber ? Number(text) : text;
  return { section: 'cards', id, key: column, value, ...(column === 'name' ? { language } : {}) };
}
