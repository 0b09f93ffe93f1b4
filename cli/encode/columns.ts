/** Maps columns to fields by their headings, in any of the languages. */
import { nearestNames, type Span } from '../../dsl/index.ts';
import { DELIMITERS, parseTable, type TableRow } from './csv.ts';
import { tableProblem, type WrongColumns } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

export type ColumnField = 'number' | 'name' | 'color' | 'type' | 'text' | 'deck' | 'price' | 'language' | 'id';

/** Accepted headings in the three languages, in lower case; messages name the first one. */
const HEADINGS: Record<ColumnField, readonly string[]> = {
  number: ['number', 'no', 'no.', 'nr', 'nr.', 'num', '#', '№', 'n°', 'numero', 'номер'],
  name: ['name', 'title', 'card', 'nome', 'titolo', 'carta', 'назва', 'картка'],
  color: ['colour', 'color', 'colore', 'колір'],
  type: ['type', 'kind', 'card type', 'tipo', 'тип'],
  text: ['text', 'rules text', 'card text', 'effect', 'testo', 'effetto', 'текст', 'ефект'],
  deck: ['deck', 'era', 'mazzo', 'epoca', 'колода', 'ера', 'епоха'],
  price: ['cost', 'price', 'costo', 'prezzo', 'ціна', 'вартість'],
  language: ['lang', 'language', 'lingua', 'мова'],
  id: ['id'],
};

/** No card can be written without these columns. */
const NEEDED: readonly ColumnField[] = ['type', 'text'];
/** Without these, cards are written without the value. */
const USUAL: readonly ColumnField[] = ['number', 'name', 'color'];

const heading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
const BY_HEADING = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) => names.map((name) => [name, field as ColumnField] as const)),
);

/** Removes words that only repeat the heading from a value: `era 2` → `2`. */
export const withoutHeading = (field: ColumnField, value: string): string =>
  value
    .split(/[\s_-]+/)
    .filter((word) => !HEADINGS[field].includes(heading(word)))
    .join(' ');

export interface Columns {
  /** the index of each field in a row */
  indexOf: Map<ColumnField, number>;
  /** trimmed, as written in the table */
  headings: string[];
  problems: TableFinding[];
  /** false if no cards can be encoded with these columns */
  usable: boolean;
}

export function columnsOf(header: TableRow): Columns {
  const indexOf = new Map<ColumnField, number>();
  const headings = header.cells.map(({ value }) => value.trim());
  const problems: TableFinding[] = [];
  const report = (where: Span, data: WrongColumns): void => {
    problems.push({ ...tableProblem('columns', where, data), row: header.number });
  };
  let doubled = false;
  header.cells.forEach((cell, i) => {
    const field = BY_HEADING.get(heading(cell.value));
    if (field === undefined) {
      const suggestions = nearestNames(heading(cell.value), [...BY_HEADING.keys()]).slice(0, 2);
      if (headings[i] !== '') report(cell, { is: 'unknown', heading: headings[i], suggestions });
    } else if (indexOf.has(field)) {
      doubled = true;
      report(cell, { is: 'twice', headings: [headings[indexOf.get(field)!], headings[i]], column: HEADINGS[field][0] });
    } else indexOf.set(field, i);
  });
  const known = indexOf.size > 0;
  // a row without any known heading is reported once, not for every cell
  if (!known) problems.length = 0;
  const columns = Object.values(HEADINGS).map(([name]) => name);
  const missing = (fields: readonly ColumnField[]): string[] =>
    fields.filter((field) => !indexOf.has(field)).map((field) => HEADINGS[field][0]);
  if (known) {
    if (missing(NEEDED).length) report(header, { is: 'needed', missing: missing(NEEDED), columns });
    if (missing(USUAL).length) report(header, { is: 'usual', missing: missing(USUAL) });
  } else {
    report(header, { is: 'no-headings', columns });
  }
  return { indexOf, headings, problems, usable: known && !doubled && missing(NEEDED).length === 0 };
}

/**
 * The delimiter of the table, and the offset at which it starts: given by a first line such as `sep=;` (a convention of Excel),
 * otherwise the one which gives the first row the most known headings.
 */
export function separatorOf(text: string): { delimiter: string; from: number } {
  const declared = /^sep=(.)\r?\n/.exec(text);
  if (declared) return { delimiter: declared[1], from: declared[0].length };
  const first = /^\s*[^\n\r]*/.exec(text)![0];
  const knownHeadings = (delimiter: string): number =>
    (parseTable(first, delimiter).rows.at(-1)?.cells ?? []).filter(({ value }) => BY_HEADING.has(heading(value)))
      .length;
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, n: knownHeadings(delimiter) }));
  return { delimiter: counted.reduce((best, one) => (one.n > best.n ? one : best)).delimiter, from: 0 };
}
