/** A sheet of a workbook as the rows of a table, with findings about what a sheet has and a table has not. */
import { nearestNames } from '../../dsl/internal.ts';
import {
  tableProblem,
  unguarded,
  type TableCell,
  type TableFinding,
  type TableRow,
} from '../../texts/card-tables/index.ts';
import type { RowsOfFile } from './table-rows.ts';
import { MOST_UNPACKED, openWorkbook, TooLargeWorkbook, type Workbook, type WorkbookCell } from './workbook.ts';

const BEGINNING = { start: 0, end: 0 };

/** Cells further to the right are no cards any more. */
const MOST_COLUMNS = 256;

export function workbookRows(name: string, bytes: Uint8Array, wanted: string | undefined): RowsOfFile {
  const empty: RowsOfFile = {
    text: '',
    rows: [],
    problems: [],
    format: 'xlsx',
    sheets: [],
    sheet: null,
    isReadable: false,
  };
  // a compound file is either an old workbook or one with a password
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    const is = /\.xls[xm]$/i.test(name) ? 'encrypted' : 'old';
    return { ...empty, problems: [tableProblem('workbook', BEGINNING, { is })] };
  }
  try {
    const workbook = openWorkbook(bytes);
    return readSheet(workbook, wanted, empty);
  } catch (error) {
    const problem =
      error instanceof TooLargeWorkbook
        ? tableProblem('too-large', BEGINNING, { limit: MOST_UNPACKED, of: 'unpacked' })
        : tableProblem('workbook', BEGINNING, { is: 'damaged' });
    return { ...empty, problems: [problem] };
  }
}

function readSheet(workbook: Workbook, wanted: string | undefined, empty: RowsOfFile): RowsOfFile {
  const sheets = workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  const names = sheets.map(({ name }) => name);
  const used =
    wanted === undefined
      ? (workbook.sheets.find(({ isHidden }) => !isHidden) ?? workbook.sheets[0])
      : workbook.sheets.find(({ name }) => name === wanted);
  if (!used) {
    const data = { written: wanted!, known: names, suggestions: nearestNames(wanted!, names) };
    return { ...empty, sheets, problems: [tableProblem('unknown-sheet', BEGINNING, data)] };
  }
  const problems: TableFinding[] = [];
  if (workbook.hasMacros) problems.push(tableProblem('workbook', BEGINNING, { is: 'macros' }));
  const rest = sheets.filter(({ name }) => name !== used.name);
  // whoever has chosen a sheet knows that there are others
  if (rest.length > 0 && wanted === undefined) {
    const [others, hidden] = [false, true].map((is) => rest.filter(({ isHidden }) => isHidden === is).map(nameOf));
    problems.push(tableProblem('sheets', BEGINNING, { used: used.name, others, hidden }));
  }
  const { cells, merged } = workbook.read(used);
  const { text, rows } = rowsOf(cells);
  if (cells.some(({ column, value }) => column >= MOST_COLUMNS && value.trim() !== '')) {
    problems.push(tableProblem('too-large', BEGINNING, { limit: MOST_COLUMNS, of: 'columns' }));
    return { ...empty, sheets, sheet: used.name, problems };
  }
  problems.push(...findingsOf(cells, merged, rows));
  return { text, rows, problems, format: 'xlsx', sheets, sheet: used.name, isReadable: true };
}

const nameOf = ({ name }: { name: string }): string => name;

/** The rows, and a text in which each has its place: as CSV would have them. */
function rowsOf(cells: readonly WorkbookCell[]): { text: string; rows: TableRow[] } {
  const byRow = new Map<number, WorkbookCell[]>();
  for (const cell of cells) {
    if (cell.value === '' && !cell.formula) continue;
    byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell]);
  }
  let text = '';
  const rows = [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([number, filled]): TableRow => {
      const start = text.length;
      const width = Math.min(MOST_COLUMNS, Math.max(...filled.map(({ column }) => column)) + 1);
      const inRow = Array.from({ length: width }, (_, column): TableCell => {
        const value = filled.find((cell) => cell.column === column)?.value ?? '';
        if (column > 0) text += ',';
        const at = text.length + 1;
        text += `"${value.replaceAll('"', '""')}"`;
        const quotesBefore = (offset: number): number => value.slice(0, offset).split('"').length - 1;
        return unguarded({
          value,
          start: at,
          end: text.length - 1,
          offsetInFile: (offset) => at + offset + quotesBefore(offset),
        });
      });
      text += '\n';
      return {
        number,
        raw: text.slice(start),
        cells: inRow,
        start,
        end: text.length,
        broken: false,
        isRagged: true,
      };
    });
  return { text, rows };
}

/** Dates, formulas and merged cells; of a column of formulas the first one tells of all that have results. */
function findingsOf(
  cells: readonly WorkbookCell[],
  merged: readonly string[],
  rows: readonly TableRow[],
): TableFinding[] {
  const findings: TableFinding[] = [];
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const at = (problem: TableFinding, row: number, column: number): void => {
    const found = byNumber.get(row)?.cells[column];
    const { start, end } = found ?? byNumber.get(row) ?? BEGINNING;
    findings.push({
      ...problem,
      start,
      end,
      row,
      cell: { column, start: 0, end: found?.value.length ?? 0 },
    });
  };
  const told = new Set<number>();
  for (const { row, column, value, formula, isDate } of cells) {
    if (isDate) at(tableProblem('made-date', BEGINNING, { date: value }), row, column);
    if (!formula || (formula.hasResult && told.has(column))) continue;
    if (formula.hasResult) told.add(column);
    const { text, hasResult } = formula;
    at(tableProblem('formula', BEGINNING, { formula: text, hasResult }), row, column);
  }
  for (const range of merged) {
    const [, letters, row] = /^([A-Z]+)(\d+)/i.exec(range) ?? [];
    if (letters !== undefined) {
      at(tableProblem('merged-cells', BEGINNING, { cells: range }), Number(row), columnOf(letters));
    }
  }
  return findings;
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;
