/** Maps columns to fields by their headings, in any of the languages. */
import { nearestNames, type LanguageCode, type Span } from '../../dsl/internal.ts';
import { DELIMITERS, parseTable, type TableCell, type TableRow } from './csv.ts';
import { tableProblem, type WrongColumns } from './diagnostics.ts';
import { FIELDS, headingOf, KNOWN_HEADINGS, plainHeading, type ColumnField, type Heading } from './headings.ts';
import type { TableFinding } from './table-finding.ts';

/** No card can be written without these columns. */
const NEEDED: readonly ColumnField[] = ['type', 'text'];
/** Without these, cards are written without the value. */
const USUAL: readonly ColumnField[] = ['number', 'name', 'color'];

export interface Columns {
  /** the index of each field in a row; of names and texts in several languages, the one that is encoded */
  indexOf: Map<ColumnField, number>;
  /** names and texts by language: that which the heading names, else in which it is written */
  byLanguage: Record<'name' | 'text', Map<LanguageCode, number>>;
  /** the index of each column whose heading is not known */
  unknown: number[];
  /** trimmed, as written in the table */
  headings: string[];
  problems: TableFinding[];
  /** those of the problems that say which columns are not there */
  absences: TableFinding[];
  /** false if no cards can be encoded with these columns */
  usable: boolean;
}

/** So many rows may stand above the headings: the title of a sheet, a note. */
const MOST_ABOVE = 5;
/** Of a row of cards a word may be a heading by chance. */
const LEAST_HEADINGS = 2;

/** The rows of a table that are not empty: its headings, what is below them, and findings about what is above them or below none. */
export function headedRows(
  table: readonly TableRow[],
  ofDecks: readonly string[] = [],
): { header: TableRow | undefined; rows: TableRow[]; ignored: TableFinding[] } {
  const rows = table.filter(({ cells }) => cells.some(({ value }) => value.trim() !== ''));
  const at = rows.slice(0, MOST_ABOVE + 1).findIndex((row) => knownHeadings(row, ofDecks) >= LEAST_HEADINGS);
  const from = at > 0 && knownHeadings(rows[0], ofDecks) === 0 ? at : 0;
  const [header, below] = [rows.at(from), rows.slice(from + 1)];
  const blank = (header?.cells ?? []).flatMap(({ value }, i) => (value.trim() === '' ? [i] : []));
  return {
    header,
    rows: below,
    ignored: [
      ...rows.slice(0, from).flatMap((row) => row.cells.flatMap((_, i) => ignoredIn([row], i, 'above'))),
      ...blank.flatMap((i) => ignoredIn(below, i, 'unheaded')),
    ],
  };
}

/** The first that is written in a column of the rows. */
function ignoredIn(rows: readonly TableRow[], column: number, is: 'above' | 'unheaded'): TableFinding[] {
  for (const { cells, number } of rows) {
    const cell = cells.at(column);
    const written = cell?.value.trim() ?? '';
    if (cell && written !== '') return [{ ...tableProblem('columns', cell, { is, written }), row: number }];
  }
  return [];
}

const knownHeadings = ({ cells }: TableRow, ofDecks: readonly string[] = []): number =>
  cells.filter(({ value }) => headingOf(value, ofDecks) !== undefined).length;

/**
 * @param language that of names and texts to encode, where the table has several
 * @param ofDecks what the pack calls its decks
 */
export function columnsOf(header: TableRow, language: LanguageCode = 'en', ofDecks: readonly string[] = []): Columns {
  const headings = header.cells.map(({ value }) => value.trim());
  const problems: TableFinding[] = [];
  const absences: TableFinding[] = [];
  const report = (where: Span, data: WrongColumns): TableFinding => {
    const finding = { ...tableProblem('columns', where, data), row: header.number };
    problems.push(finding);
    return finding;
  };
  const unknown: number[] = [];
  const columnsByField = new Map<ColumnField, Column[]>();
  header.cells.forEach((cell, index) => {
    const found = headingOf(cell.value, ofDecks);
    if (found) {
      columnsByField.set(found.field, [...(columnsByField.get(found.field) ?? []), { ...found, index, cell }]);
    } else if (headings[index] !== '') {
      const suggestions = nearestNames(plainHeading(cell.value), KNOWN_HEADINGS).slice(0, 2);
      unknown.push(index);
      report(cell, { is: 'unknown', heading: headings[index], suggestions });
    }
  });
  const known = columnsByField.size > 0;
  // a row without any known heading is reported once, not for every cell
  if (!known) problems.length = 0;
  const indexOf = new Map<ColumnField, number>();
  const byLanguage: Columns['byLanguage'] = { name: new Map(), text: new Map() };
  let doubled = false;
  for (const [field, columns] of columnsByField) {
    const twice = doubledColumn(field, columns);
    if (twice) {
      doubled = true;
      report(twice[1].cell, {
        is: 'twice',
        headings: [headings[twice[0].index], headings[twice[1].index]],
        column: field,
      });
    }
    if (field === 'name' || field === 'text') {
      for (const column of columns) byLanguage[field].set(languageOf(column), column.index);
    }
    indexOf.set(field, (columns.find((column) => languageOf(column) === language) ?? columns[0]).index);
  }
  const missing = (fields: readonly ColumnField[]): ColumnField[] => fields.filter((field) => !indexOf.has(field));
  if (known) {
    if (missing(NEEDED).length) {
      absences.push(report(header, { is: 'needed', missing: missing(NEEDED), columns: FIELDS }));
    }
    if (missing(USUAL).length) absences.push(report(header, { is: 'usual', missing: missing(USUAL) }));
  } else {
    report(header, { is: 'no-headings', columns: FIELDS });
  }
  problems.sort((a, b) => Number(a.start === header.start) - Number(b.start === header.start) || a.start - b.start);
  const usable = known && !doubled && missing(NEEDED).length === 0;
  return { indexOf, byLanguage, unknown, headings, problems, absences, usable };
}

interface Column extends Heading {
  index: number;
  cell: TableCell;
}

const languageOf = ({ named, written }: Column): LanguageCode => named ?? written;

/** Two columns of the same field; names and texts may have one for each language. */
function doubledColumn(field: ColumnField, columns: readonly Column[]): [Column, Column] | null {
  const inLanguages = field === 'name' || field === 'text';
  for (const [i, column] of columns.entries()) {
    const first = columns.slice(0, i).find((other) => !inLanguages || languageOf(other) === languageOf(column));
    if (first) return [first, column];
  }
  return null;
}

/** The row of headings, and as many as may stand above it. */
const FIRST_ROWS = new RegExp(`^\\s*(?:[^\\n\\r]*(?:\\r\\n?|\\n|$)){1,${MOST_ABOVE + 1}}`);

/**
 * The delimiter of the table, and the offset at which it starts: given by a first line such as `sep=;` (a convention of Excel),
 * otherwise the one which gives one of the first rows the most known headings.
 */
export function separatorOf(text: string): { delimiter: string; from: number } {
  const declared = /^sep=(.)\r?\n/.exec(text);
  if (declared) return { delimiter: declared[1], from: declared[0].length };
  const first = FIRST_ROWS.exec(text)![0];
  const mostHeadings = (delimiter: string): number =>
    Math.max(0, ...parseTable(first, delimiter).rows.map((row) => knownHeadings(row)));
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, n: mostHeadings(delimiter) }));
  return { delimiter: counted.reduce((best, one) => (one.n > best.n ? one : best)).delimiter, from: 0 };
}
