/** Which field each column contains, by its heading in one of the languages. */
import { nearestNames, type Span } from '../../dsl/index.ts';
import { DELIMITERS, readTable, type TableRow } from './csv.ts';
import { tableProblem, type WrongColumns } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

export type ColumnField = 'number' | 'name' | 'color' | 'type' | 'text' | 'deck' | 'price' | 'language' | 'id';

/** What each may be called in the three languages; the first is what messages say. */
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

/** Without these there are no cards to write; without the others something is only left open. */
const NEEDED: readonly ColumnField[] = ['type', 'text'];
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

/** A value without the words that only say its column: `era 2` → `2`. */
export const withoutHeading = (field: ColumnField, value: string): string =>
  value
    .split(/[\s_-]+/)
    .filter((word) => !HEADINGS[field].includes(heading(word)))
    .join(' ');

export interface Columns {
  /** the index of each field in a row */
  at: Map<ColumnField, number>;
  /** headings as they are written */
  written: string[];
  problems: TableFinding[];
  /** whether cards can be read by them */
  usable: boolean;
}

export function columnsOf(header: TableRow): Columns {
  const at = new Map<ColumnField, number>();
  const written = header.cells.map(({ value }) => value.trim());
  const problems: TableFinding[] = [];
  const report = (where: Span, data: WrongColumns): void => {
    problems.push({ ...tableProblem('columns', where, data), row: header.number });
  };
  let doubled = false;
  header.cells.forEach((cell, i) => {
    const field = BY_HEADING.get(heading(cell.value));
    if (field === undefined) {
      const suggestions = nearestNames(heading(cell.value), [...BY_HEADING.keys()]).slice(0, 2);
      if (written[i] !== '') report(cell, { is: 'unknown', heading: written[i], suggestions });
    } else if (at.has(field)) {
      doubled = true;
      report(cell, { is: 'twice', headings: [written[at.get(field)!], written[i]], column: HEADINGS[field][0] });
    } else at.set(field, i);
  });
  const known = at.size > 0;
  // a row without any known heading is one mistake and not many
  if (!known) problems.length = 0;
  const columns = Object.values(HEADINGS).map(([name]) => name);
  const missing = (fields: readonly ColumnField[]): string[] =>
    fields.filter((field) => !at.has(field)).map((field) => HEADINGS[field][0]);
  if (known) {
    if (missing(NEEDED).length) report(header, { is: 'needed', missing: missing(NEEDED), columns });
    if (missing(USUAL).length) report(header, { is: 'usual', missing: missing(USUAL) });
  } else {
    report(header, { is: 'no-headings', columns });
  }
  return { at, written, problems, usable: known && !doubled && missing(NEEDED).length === 0 };
}

/** What separates the cells: that by which the first row has most known headings. `sep=;` in front says it. */
export function separatorOf(text: string): { delimiter: string; from: number } {
  const said = /^sep=(.)\r?\n/.exec(text);
  if (said) return { delimiter: said[1], from: said[0].length };
  const first = /^\s*[^\n\r]*/.exec(text)![0];
  const headings = (delimiter: string): number =>
    (readTable(first, delimiter).rows.at(-1)?.cells ?? []).filter(({ value }) => BY_HEADING.has(heading(value))).length;
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, n: headings(delimiter) }));
  return { delimiter: counted.reduce((best, one) => (one.n > best.n ? one : best)).delimiter, from: 0 };
}
