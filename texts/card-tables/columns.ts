/** Maps columns to fields by their headings, in any of the languages. */
import { nearestNames, type LanguageCode, type Span } from '../../dsl/internal.ts';
import type { ColumnMapping, ColumnUse } from './column-use.ts';
import { DELIMITERS, parseTable, type TableCell, type TableRow } from './csv.ts';
import { tableProblem, type WrongColumns } from './diagnostics.ts';
import { FIELDS, headingOf, KNOWN_HEADINGS, plainHeading, type ColumnField, type Heading } from './headings.ts';
import { NO_HEADINGS, type PackHeadings } from './pack-headings.ts';
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
  /** what each column has; null: it is ignored */
  uses: (ColumnUse | null)[];
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
  ofPack: PackHeadings = NO_HEADINGS,
): { header: TableRow | undefined; rows: TableRow[]; ignored: TableFinding[] } {
  const rows = table.filter(({ cells }) => cells.some(({ value }) => value.trim() !== ''));
  const at = rows.slice(0, MOST_ABOVE + 1).findIndex((row) => knownHeadings(row, ofPack) >= LEAST_HEADINGS);
  const from = at > 0 && knownHeadings(rows[0], ofPack) === 0 ? at : 0;
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

const knownHeadings = ({ cells }: TableRow, ofPack: PackHeadings = NO_HEADINGS): number =>
  cells.filter(({ value }) => headingOf(value, ofPack) !== undefined).length;

interface ColumnChoice {
  /** that of names and texts to encode, where the table has several */
  language?: LanguageCode;
  ofPack?: PackHeadings;
  mapping?: ColumnMapping;
  /** fields of all rows that do not say them: the table needs no columns of these */
  given?: readonly ColumnField[];
}

/** What the columns have by their headings, or by what somebody chose. */
export function columnsOf(
  header: TableRow,
  { language = 'en', ofPack = NO_HEADINGS, mapping = {}, given = [] }: ColumnChoice = {},
): Columns {
  const headings = header.cells.map(({ value }) => value.trim());
  const problems: TableFinding[] = [];
  const absences: TableFinding[] = [];
  const report = (where: Span, data: WrongColumns): TableFinding => {
    const finding = { ...tableProblem('columns', where, data), row: header.number };
    problems.push(finding);
    return finding;
  };
  const { columns, unknown } = recognized(header, ofPack, mapping);
  for (const index of unknown) {
    const suggestions = nearestNames(plainHeading(headings[index]), KNOWN_HEADINGS).slice(0, 2);
    report(header.cells[index], { is: 'unknown', heading: headings[index], suggestions });
  }
  const known = columns.length > 0;
  // a row without any known heading is reported once, not for every cell
  if (!known) problems.length = 0;
  const doubled = doubledColumns(columns);
  for (const [first, second] of doubled) {
    report(second.cell, {
      is: 'twice',
      headings: [headings[first.index], headings[second.index]],
      column: second.field,
    });
  }
  const { indexOf, byLanguage } = indexed(columns, language);
  const saysEffect = columns.some(({ field }) => field === 'effect' || field === 'option' || field === 'further');
  const missing = (fields: readonly ColumnField[]): ColumnField[] =>
    // an exact effect says what a text says, and so do options
    fields.filter((field) => !indexOf.has(field) && !(field === 'text' ? saysEffect : given.includes(field)));
  if (known) {
    if (missing(NEEDED).length) {
      absences.push(report(header, { is: 'needed', missing: missing(NEEDED), columns: FIELDS }));
    }
    if (missing(USUAL).length) absences.push(report(header, { is: 'usual', missing: missing(USUAL) }));
  } else {
    report(header, { is: 'no-headings', columns: FIELDS });
  }
  problems.sort((a, b) => Number(a.start === header.start) - Number(b.start === header.start) || a.start - b.start);
  const usable = known && doubled.length === 0 && missing(NEEDED).length === 0;
  const uses = headings.map((_, index) => {
    const found = columns.find((column) => column.index === index);
    return found ? useOf(found) : null;
  });
  return { indexOf, byLanguage, uses, unknown, headings, problems, absences, usable };
}

/** The columns whose use is known, and the indices of those whose heading says nothing. */
function recognized(
  header: TableRow,
  ofPack: PackHeadings,
  mapping: ColumnMapping,
): { columns: Column[]; unknown: number[] } {
  const unknown: number[] = [];
  const columns = header.cells.flatMap((cell, index): Column[] => {
    const chosen = mapping[index];
    if (chosen === null) return [];
    if (chosen) {
      const { field, language: named = null, of } = chosen;
      return [{ field, named, written: 'en', index, cell, ...(of === undefined ? {} : { of }) }];
    }
    const found = headingOf(cell.value, ofPack);
    if (found) return [{ ...found, index, cell }];
    if (cell.value.trim() !== '') unknown.push(index);
    return [];
  });
  const hasText = columns.some(({ field, orEffect, of }) => field === 'text' && !orEffect && of === undefined);
  return {
    unknown,
    columns: columns.map((column) => (column.orEffect && hasText ? { ...column, field: 'effect' } : column)),
  };
}

/** The first column of each field, or that in the language, and names and texts by language. */
function indexed(columns: readonly Column[], language: LanguageCode): Pick<Columns, 'indexOf' | 'byLanguage'> {
  const indexOf: Columns['indexOf'] = new Map();
  const byLanguage: Columns['byLanguage'] = { name: new Map(), text: new Map() };
  for (const { field } of columns) {
    const alike = columns.filter((column) => column.field === field);
    const usual = alike.filter(({ of }) => of === undefined);
    const found = usual.find((column) => languageOf(column) === language) ?? usual.at(0) ?? alike[0];
    indexOf.set(field, found.index);
    if (field !== 'name' && field !== 'text') continue;
    for (const column of usual) byLanguage[field].set(languageOf(column), column.index);
  }
  return { indexOf, byLanguage };
}

const useOf = (column: Column): ColumnUse => ({
  field: column.field,
  ...(SAID.has(column.field) ? { language: languageOf(column) } : {}),
  ...(column.of === undefined ? {} : { of: column.of }),
});

/** Fields that are written in a language. */
const SAID: ReadonlySet<ColumnField> = new Set<ColumnField>(['name', 'text', 'option', 'further']);

/** Fields of which a card may have several columns. */
const REPEATED: ReadonlySet<ColumnField> = new Set<ColumnField>(['option', 'further']);

interface Column extends Heading {
  index: number;
  cell: TableCell;
}

const languageOf = ({ named, written }: Column): LanguageCode => named ?? written;

/** Of each field two columns of the same; names and texts may have one for each language, texts for each program as well. */
function doubledColumns(columns: readonly Column[]): [Column, Column][] {
  const found = new Map<ColumnField, [Column, Column]>();
  columns.forEach((column, i) => {
    const { field } = column;
    if (REPEATED.has(field) || found.has(field)) return;
    const first = columns
      .slice(0, i)
      .find(
        (other) =>
          other.field === field &&
          other.of === column.of &&
          (!SAID.has(field) || languageOf(other) === languageOf(column)),
      );
    if (first) found.set(field, [first, column]);
  });
  return [...found.values()];
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
