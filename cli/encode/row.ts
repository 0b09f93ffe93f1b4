/** Reads a row by field, and reports findings at its cells. */
import type { Span } from '../../dsl/index.ts';
import type { TableCell, TableRow } from './csv.ts';
import type { Columns, ColumnField } from './columns.ts';
import type { TableFinding } from './table-finding.ts';

export type ReportAtCell = (
  severity: TableFinding['severity'],
  code: string,
  field: ColumnField | null,
  message: string,
  more?: { help?: string; suggestions?: string[]; range?: Span; /** a cell without a heading */ at?: Span },
) => void;

export interface RowReader {
  row: TableRow;
  cell(field: ColumnField): TableCell | undefined;
  /** without blanks around; empty where there is no such cell */
  value(field: ColumnField): string;
  /** at a cell, or a range of its value; at the row where there is no cell */
  report: ReportAtCell;
}

export function rowReader(row: TableRow, { at, written }: Columns, problems: TableFinding[]): RowReader {
  const cell = (field: ColumnField): TableCell | undefined => {
    const i = at.get(field);
    return i === undefined ? undefined : row.cells[i];
  };
  return {
    row,
    cell,
    value: (field) => cell(field)?.value.trim() ?? '',
    report: (severity, code, field, message, { range, at: elsewhere, ...more } = {}) => {
      const of = field ? cell(field) : undefined;
      const heading = field ? written[at.get(field) ?? -1] : undefined;
      const place = elsewhere
        ? { start: elsewhere.start, end: elsewhere.end }
        : of
          ? range
            ? { start: of.at(range.start), end: of.at(range.end) }
            : { start: of.start, end: of.end }
          : { start: row.start, end: row.start };
      problems.push({
        code,
        severity,
        message,
        ...more,
        ...place,
        row: row.number,
        ...(heading === undefined ? {} : { heading }),
      });
    },
  };
}
