/** Reads a table with the place of every cell, for findings. A broken quote makes one line unreadable, not the rest. */
import { parse, CsvError } from 'csv-parse/sync';
import type { Span } from '../../dsl/index.ts';
import { tableProblem } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

export interface TableCell extends Span {
  value: string;
  /** the place in the file of a place in the value */
  at(offset: number): number;
}

export interface TableRow extends Span {
  /** as it is written */
  raw: string;
  /** as a spreadsheet counts */
  number: number;
  cells: TableCell[];
  /** its quotes do not match, so that the end of its last cell is unknown */
  broken: boolean;
}

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** After so many broken quotes parsing stops, as each costs parsing the rest again. */
const MOST_BROKEN = 200;

interface RawCell {
  value: string;
  quoted: boolean;
}
interface RawRow {
  raw: string;
  cells: RawCell[];
}
interface Parsed {
  rows: RawRow[];
  error: CsvError | null;
  /** cells in front of the error */ open: RawCell[];
}

export function readTable(text: string, delimiter: string, from = 0): { rows: TableRow[]; problems: TableFinding[] } {
  const rows: TableRow[] = [];
  const problems: TableFinding[] = [];
  let start = from;
  const add = (cells: TableCell[], end: number, broken = false): void => {
    rows.push({ number: rows.length + 1, raw: text.slice(start, end), cells, start, end, broken });
    start = end;
  };
  while (start < text.length) {
    const { rows: whole, error, open } = parsed(text.slice(start), delimiter);
    for (const { raw, cells } of whole) add(placed(raw, cells, start, delimiter), endOf(raw));
    if (!error) break;
    if (problems.length >= MOST_BROKEN) {
      const place = { start, end: start + 1 };
      problems.push({ ...tableProblem('unclosed-quote', place, { isLast: true }), row: rows.length + 1 });
      break;
    }
    const [loose] = error.code === 'INVALID_OPENING_QUOTE' ? parsed(text.slice(start), delimiter, true).rows : [];
    if (loose) {
      const cells = placed(loose.raw, loose.cells, start, delimiter);
      const i = Math.max(
        0,
        loose.cells.findIndex(({ value, quoted }) => !quoted && value.includes('"')),
      );
      const at = cells[i].at(Math.max(0, cells[i].value.indexOf('"')));
      problems.push({ ...tableProblem('stray-quote', { start: at, end: at + 1 }), row: rows.length + 1 });
      add(cells, endOf(loose.raw));
      continue;
    }
    add(...unclosed(text, open, delimiter));
  }
  return { rows, problems };

  /** The parser returns only the first character of a line end of two. */
  function endOf(raw: string): number {
    const end = start + raw.length;
    return text[end - 1] === '\r' && text[end] === '\n' ? end + 1 : end;
  }

  /** The line ends the row: the text after its open quote is the last cell. */
  function unclosed(all: string, open: RawCell[], by: string): [TableCell[], number, boolean] {
    const cells = placed(all.slice(start), open, start, by);
    const last = cells.at(-1);
    let quote = last ? all.indexOf(by, last.end) + by.length : start;
    while (all[quote] !== '"' && isBlank(all[quote])) quote++;
    const newline = all.indexOf('\n', quote);
    const end = newline < 0 ? all.length : newline + 1;
    const value = all.slice(quote + 1, end).trimEnd();
    const place = { start: quote, end: quote + 1 };
    problems.push({ ...tableProblem('unclosed-quote', place, { isLast: false }), row: rows.length + 1 });
    return [[...cells, cell(value, quote + 1, quote + 1 + value.length)], end, true];
  }
}

function parsed(text: string, delimiter: string, loose = false): Parsed {
  const rows: RawRow[] = [];
  let open: RawCell[] = [];
  try {
    parse(text, {
      delimiter,
      raw: true,
      info: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: loose,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...(loose ? { to: 1 } : {}),
      cast: (value, { quoting }) => {
        open.push({ value, quoted: quoting });
        return value;
      },
      on_record: (_, { raw = '' }) => {
        rows.push({ raw, cells: open });
        open = [];
        return null;
      },
    });
    return { rows, error: null, open: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, error, open };
  }
}

// ------------------------------------------------------------------------------------------------ places

const isBlank = (char: string | undefined): boolean => char !== undefined && /[ \t\r\n\f]/.test(char);

/** The parser returns values; their offsets follow from how they must have been written. */
function placed(raw: string, cells: readonly RawCell[], start: number, delimiter: string): TableCell[] {
  let at = 0;
  return cells.map(({ value, quoted }) => {
    const written = quoted ? `"${value.replaceAll('"', '""')}"` : value;
    while (isBlank(raw[at]) && raw[at] !== delimiter && !raw.startsWith(written, at)) at++;
    const from = at + (quoted ? 1 : 0);
    const end = Math.min(raw.length, at + written.length);
    const next = raw.indexOf(delimiter, end);
    at = next < 0 ? raw.length : next + delimiter.length;
    return quoted ? quotedCell(value, start + from, start + end) : cell(value, start + from, start + end);
  });
}

const cell = (value: string, start: number, end: number): TableCell => ({
  value,
  start,
  end,
  at: (offset) => start + Math.max(0, Math.min(offset, value.length)),
});

/** Each quote inside is written twice. */
function quotedCell(value: string, start: number, end: number): TableCell {
  return { value, start, end, at: (offset) => start + offset + value.slice(0, offset).split('"').length - 1 };
}
