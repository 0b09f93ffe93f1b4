/** Access to the cells of a row by field, and findings located at them. */
import type { Report, Span } from '../../dsl/internal.ts';
import type { TableCell, TableRow } from './csv.ts';
import type { Columns } from './columns.ts';
import type { ColumnField } from './headings.ts';
import { tableProblem, type TABLE_DIAGNOSTICS } from './diagnostics.ts';
import type { TableFinding } from './table-finding.ts';

/** The place of a finding that is not about a whole cell. */
interface CellPlace {
  /** offsets in the value of the cell */
  range?: Span;
  /** offsets in the file, for a cell without a heading */
  span?: Span;
}

/** A finding without its place. */
type FindingContent = Omit<TableFinding, keyof Span | 'row' | 'heading'>;

/** Reports a diagnostic of a table by its code and data. */
type ReportAtCell = Report<typeof TABLE_DIAGNOSTICS, ColumnField | null | ({ field: ColumnField | null } & CellPlace)>;

export interface RowReader {
  row: TableRow;
  cell(field: ColumnField): TableCell | undefined;
  /** trimmed; empty if there is no such cell */
  value(field: ColumnField): string;
  /** at a cell or a range of its value; at the start of the row if there is no such cell */
  report: ReportAtCell;
  /** the same for a finding of the checks of texts and packs, which have codes of their own */
  reportFinding(finding: FindingContent, field: ColumnField | null, place?: CellPlace): void;
}

export function rowReader(row: TableRow, { indexOf, headings }: Columns, problems: TableFinding[]): RowReader {
  const cell = (field: ColumnField): TableCell | undefined => {
    const index = indexOf.get(field);
    return index === undefined ? undefined : row.cells[index];
  };
  const spanOf = (field: ColumnField | null, { range, span }: CellPlace): Span => {
    if (span) return { start: span.start, end: span.end };
    const found = field === null ? undefined : cell(field);
    if (!found) return { start: row.start, end: row.start };
    if (!range) return { start: found.start, end: found.end };
    return { start: found.offsetInFile(range.start), end: found.offsetInFile(range.end) };
  };
  const headingOf = (field: ColumnField | null): string | undefined => {
    const index = field === null ? undefined : indexOf.get(field);
    return index === undefined ? undefined : headings[index];
  };
  const reportFinding: RowReader['reportFinding'] = (finding, field, place = {}) => {
    const { code, of, severity, message, help, suggestions, data, readAs } = finding;
    const heading = headingOf(field);
    problems.push({
      code,
      ...(of === undefined ? {} : { of }),
      severity,
      message,
      ...(help === undefined ? {} : { help }),
      ...(suggestions?.length ? { suggestions } : {}),
      ...(data === undefined ? {} : { data }),
      ...(readAs === undefined ? {} : { readAs }),
      ...spanOf(field, place),
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
      reportFinding(tableProblem(code, UNPLACED, ...data), field, place);
    },
    reportFinding,
  };
}

/** `tableProblem` requires a place; `reportFinding` replaces it by that of the cell. */
const UNPLACED: Span = { start: 0, end: 0 };
