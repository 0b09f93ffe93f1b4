/** The rows of a file or of pasted cells, whatever it is: a table with separators, Markdown, a workbook. */
import { LIMITS } from '../../dsl/internal.ts';
import {
  decodeTable,
  parseTable,
  separatorOf,
  tableProblem,
  type TableFinding,
} from '../../texts/card-tables/index.ts';
import type { CardTable, TableSource } from './card-table.ts';
import { markdownRows } from './markdown.ts';
import type { RowsOfFile } from './table-rows.ts';

const BEGINNING = { start: 0, end: 0 };

const nothing = (problem: TableFinding, format: CardTable['format'] = 'csv'): RowsOfFile => ({
  text: '',
  rows: [],
  problems: [problem],
  format,
  sheets: [],
  sheet: null,
  isReadable: false,
});

/** More rows than any game has cards. */
const MOST_ROWS = 5_000;

/** @param sheet of a workbook; the first that is not hidden unless given */
export async function rowsOfFile(source: TableSource, sheet?: string): Promise<RowsOfFile> {
  const read = await readRows(source, sheet);
  if (read.rows.length <= MOST_ROWS) return read;
  return nothing(tableProblem('too-large', BEGINNING, { limit: MOST_ROWS, of: 'rows' }), read.format);
}

async function readRows({ name, bytes, text }: TableSource, sheet: string | undefined): Promise<RowsOfFile> {
  const size = bytes?.length ?? text?.length ?? 0;
  if (size > LIMITS.fileSize.most) {
    return nothing(tableProblem('too-large', BEGINNING, { limit: LIMITS.fileSize.most, of: 'bytes' }));
  }
  if (bytes && isWorkbook(name, bytes)) {
    const { workbookRows } = await import('./workbook-rows.ts');
    return workbookRows(name, bytes, sheet);
  }
  const decoded = bytes ? decodeTable(bytes) : { text: text ?? '', problems: [], readable: true };
  const plain = { text: decoded.text, sheets: [], sheet: null, isReadable: decoded.readable };
  if (!decoded.readable) return { ...plain, rows: [], problems: decoded.problems, format: 'csv' };
  const markdown = markdownRows(decoded.text);
  if (markdown) return { ...plain, rows: markdown, problems: decoded.problems, format: 'markdown' };
  const { delimiter, from } = separatorOf(decoded.text);
  const { rows, problems } = parseTable(decoded.text, delimiter, from);
  return { ...plain, rows, problems: [...decoded.problems, ...problems], format: 'csv' };
}

/** By its name, or by how files begin that are packed (.xlsx) or compound (.xls, and workbooks with a password). */
function isWorkbook(name: string, bytes: Uint8Array): boolean {
  const begins = (...first: number[]): boolean => first.every((byte, i) => bytes[i] === byte);
  return /\.xl[st][xmb]?$/i.test(name) || begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}
