/**
 * Parses a CSV table and locates every cell in the file, so that findings can point at it. A broken quote makes one line
 * unreadable, not the rest of the file.
 */
import { parse, CsvError } from 'csv-parse/sync';
import type { Span } from '../../dsl/internal.ts';
import { tableProblem } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

export interface TableCell extends Span {
  value: string;
  /** converts an offset in the value to one in the file */
  offsetInFile(offset: number): number;
}

export interface TableRow extends Span {
  /** the source text of the row */
  raw: string;
  /** counted as in a spreadsheet, from 1 */
  number: number;
  cells: TableCell[];
  /** its quotes do not match, so that the end of its last cell is unknown */
  broken: boolean;
  /** its last cells may be left out, as sheets and Markdown do where they are empty */
  isRagged?: true;
}

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What begins so is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/u;

/** A value as a spreadsheet takes it for a text; reading the table takes the apostrophe away. */
export const guarded = (value: string): string =>
  (FORMULA.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value)) || GUARDED.test(value) ? `'${value}` : value;

/** Parsing stops after so many broken quotes, as the rest of the file is parsed again after each. */
const MAX_BROKEN_QUOTES = 200;

interface RawCell {
  value: string;
  quoted: boolean;
}

interface RawRow {
  raw: string;
  cells: RawCell[];
}

interface ParsedRows {
  rows: RawRow[];
  error: CsvError | null;
  /** cells of the unfinished row in front of the error */
  openCells: RawCell[];
}

export function parseTable(text: string, delimiter: string, from = 0): { rows: TableRow[]; problems: TableFinding[] } {
  const rows: TableRow[] = [];
  const problems: TableFinding[] = [];
  let start = from;
  const addRow = (cells: TableCell[], end: number, broken = false): void => {
    rows.push({ number: rows.length + 1, raw: text.slice(start, end), cells, start, end, broken });
    start = end;
  };
  while (start < text.length) {
    const { rows: whole, error, openCells } = parseRows(text.slice(start), delimiter);
    for (const { raw, cells } of whole) addRow(locateCells(raw, cells, start, delimiter), rowEnd(text, start, raw));
    if (!error) break;
    if (problems.length >= MAX_BROKEN_QUOTES) {
      const place = { start, end: start + 1 };
      problems.push({ ...tableProblem('unclosed-quote', place, { isLast: true }), row: rows.length + 1 });
      break;
    }
    const [withStrayQuote] =
      error.code === 'INVALID_OPENING_QUOTE' ? parseRows(text.slice(start), delimiter, true).rows : [];
    if (withStrayQuote) {
      const { raw, cells: rawCells } = withStrayQuote;
      const cells = locateCells(raw, rawCells, start, delimiter);
      const place = strayQuotePlace(rawCells, cells);
      problems.push({ ...tableProblem('stray-quote', place), row: rows.length + 1 });
      addRow(cells, rowEnd(text, start, raw));
    } else {
      const { cells, end, quote } = recoverUnclosedQuote(text, start, openCells, delimiter);
      const place = { start: quote, end: quote + 1 };
      problems.push({ ...tableProblem('unclosed-quote', place, { isLast: false }), row: rows.length + 1 });
      addRow(cells, end, true);
    }
  }
  return { rows, problems };
}

/** @param relaxQuotes parses only the first row, and takes quotes inside unquoted cells literally */
function parseRows(text: string, delimiter: string, relaxQuotes = false): ParsedRows {
  const rows: RawRow[] = [];
  let openCells: RawCell[] = [];
  try {
    parse(text, {
      delimiter,
      raw: true,
      info: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: relaxQuotes,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...(relaxQuotes ? { to: 1 } : {}),
      cast: (value, { quoting }) => {
        openCells.push({ value, quoted: quoting });
        return value;
      },
      on_record: (_, { raw = '' }) => {
        rows.push({ raw, cells: openCells });
        openCells = [];
        return null;
      },
    });
    return { rows, error: null, openCells: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, error, openCells };
  }
}

// ------------------------------------------------------------------------------------------------ places

const isBlank = (char: string | undefined): boolean => char !== undefined && /[ \t\r\n\f]/.test(char);

/** The `raw` of csv-parse contains only the first character of `\r\n`. */
function rowEnd(text: string, start: number, raw: string): number {
  const end = start + raw.length;
  return text[end - 1] === '\r' && text[end] === '\n' ? end + 1 : end;
}

/** csv-parse returns values only; their offsets follow from how the values must be written. */
function locateCells(raw: string, cells: readonly RawCell[], start: number, delimiter: string): TableCell[] {
  let at = 0;
  return cells.map(({ value, quoted }) => {
    const written = quoted ? `"${value.replaceAll('"', '""')}"` : value;
    while (isBlank(raw[at]) && raw[at] !== delimiter && !raw.startsWith(written, at)) at++;
    const from = at + (quoted ? 1 : 0);
    const end = Math.min(raw.length, at + written.length);
    const next = raw.indexOf(delimiter, end);
    at = next < 0 ? raw.length : next + delimiter.length;
    const cell = quoted ? quotedCell(value, start + from, start + end) : plainCell(value, start + from, start + end);
    return unguarded(cell);
  });
}

/** Without the apostrophe that keeps a spreadsheet from taking a cell for a formula. */
export function unguarded(cell: TableCell): TableCell {
  if (!GUARDED.test(cell.value)) return cell;
  const value = cell.value.slice(1);
  return { ...cell, value, offsetInFile: (offset) => cell.offsetInFile(offset + 1) };
}

function strayQuotePlace(rawCells: readonly RawCell[], cells: readonly TableCell[]): Span {
  const index = rawCells.findIndex(({ value, quoted }) => !quoted && value.includes('"'));
  const cell = cells[Math.max(0, index)];
  const start = cell.offsetInFile(Math.max(0, cell.value.indexOf('"')));
  return { start, end: start + 1 };
}

/** Ends the row with its line: the text after the open quote becomes the last cell. */
function recoverUnclosedQuote(
  text: string,
  start: number,
  openCells: readonly RawCell[],
  delimiter: string,
): { cells: TableCell[]; end: number; quote: number } {
  const cells = locateCells(text.slice(start), openCells, start, delimiter);
  const last = cells.at(-1);
  let quote = last ? text.indexOf(delimiter, last.end) + delimiter.length : start;
  while (text[quote] !== '"' && isBlank(text[quote])) quote++;
  const newline = text.indexOf('\n', quote);
  const end = newline < 0 ? text.length : newline + 1;
  const value = text.slice(quote + 1, end).trimEnd();
  cells.push(plainCell(value, quote + 1, quote + 1 + value.length));
  return { cells, end, quote };
}

const plainCell = (value: string, start: number, end: number): TableCell => ({
  value,
  start,
  end,
  offsetInFile: (offset) => start + Math.max(0, Math.min(offset, value.length)),
});

/** A quote inside is written twice in the file. */
function quotedCell(value: string, start: number, end: number): TableCell {
  const quotesBefore = (offset: number): number => value.slice(0, offset).split('"').length - 1;
  return { value, start, end, offsetInFile: (offset) => start + offset + quotesBefore(offset) };
}
