/** Reads a row by field, and reports findings at its cells. */
import type { Report, Span } from '../../dsl/index.ts';
import type { TableCell, TableRow } from './csv.ts';
import type { Columns, ColumnField } from './columns.ts';
import { tableProblem, type TABLE_DIAGNOSTICS } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

/** Where a finding is, if not at the whole cell. */
export interface CellPlace {
  /** of the value of the cell */
  range?: Span;
  /** a cell without a heading */
  at?: Span;
}

/** What is wrong, without the place. */
export type FindingWords = Pick<TableFinding, 'code' | 'severity' | 'message' | 'help' | 'suggestions'>;

/** Reports a diagnostic of a table, by its code and data. */
export type ReportAtCell = Report<
  typeof TABLE_DIAGNOSTICS,
  ColumnField | null | ({ field: ColumnField | null } & CellPlace)
>;

export interface RowReader {
  row: TableRow;
  cell(field: ColumnField): TableCell | undefined;
  /** without blanks around; empty where there is no such cell */
  value(field: ColumnField): string;
  /** at a cell, or a range of its value; at the row where there is no cell */
  report: ReportAtCell;
  /** the same for a problem with a code of a text or a pack */
  forward(words: FindingWords, field: ColumnField | null, place?: CellPlace): void;
}

export function rowReader(row: TableRow, { at, written }: Columns, problems: TableFinding[]): RowReader {
  const cell = (field: ColumnField): TableCell | undefined => {
    const i = at.get(field);
    return i === undefined ? undefined : row.cells[i];
  };
  const placeOf = (field: ColumnField | null, { range, at: elsewhere }: CellPlace): Span => {
    if (elsewhere) return { start: elsewhere.start, end: elsewhere.end };
    const found = field ? cell(field) : undefined;
    if (!found) return { start: row.start, end: row.start };
    return range ? { start: found.at(range.start), end: found.at(range.end) } : { start: found.start, end: found.end };
  };
  const forward: RowReader['forward'] = ({ code, severity, message, help, suggestions }, field, place = {}) => {
    const heading = field ? written[at.get(field) ?? -1] : undefined;
    problems.push({
      code,
      severity,
      message,
      ...(help === undefined ? {} : { help }),
      ...(suggestions === undefined ? {} : { suggestions }),
      ...placeOf(field, place),
      row: row.number,
      ...(heading === undefined ? {} : { heading }),
    });
  };
  return {
    row,
    cell,
    value: (field) => cell(field)?.value.trim() ?? '',
    report: (code, where, ...data) => {
      const { field, ...place } = where === null || typeof where === 'string' ? { field: where } : where;
      forward(tableProblem(code, NOWHERE, ...data), field, place);
    },
    forward,
  };
}

const NOWHERE: Span = { start: 0, end: 0 };
