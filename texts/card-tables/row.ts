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
  /** of several of the field, or for a cell without a field */
  column?: number;
}

/** A finding without its place. */
type FindingContent = Omit<TableFinding, keyof Span | 'row' | 'heading' | 'cell'>;

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
  const columnOf = (field: ColumnField | null, { column }: CellPlace): number | undefined =>
    column ?? (field === null ? undefined : indexOf.get(field));
  const spanOf = (field: ColumnField | null, place: CellPlace): Span => {
    const { range, span } = place;
    if (span) return { start: span.start, end: span.end };
    const found = row.cells[columnOf(field, place) ?? -1];
    if (!found) return { start: row.start, end: row.start };
    if (!range) return { start: found.start, end: found.end };
    return { start: found.offsetInFile(range.start), end: found.offsetInFile(range.end) };
  };
  const cellOf = (field: ColumnField | null, place: CellPlace): TableFinding['cell'] => {
    const column = columnOf(field, place) ?? row.cells.findIndex(({ start }) => start === place.span?.start);
    const found = row.cells[column];
    const { start, end } = place.range ?? { start: 0, end: found?.value.length ?? 0 };
    return found && { column, start, end };
  };
  const reportFinding: RowReader['reportFinding'] = (finding, field, place = {}) => {
    const { code, of, severity, message, help, suggestions, data, readAs } = finding;
    const heading = headings[columnOf(field, place) ?? -1];
    const at = cellOf(field, place);
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
      ...(at === undefined ? {} : { cell: at }),
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

/** A value without what programs write for an empty cell. */
export const blankless = (value: string): string => (/^(?:nan|null|none|n\/a|#n\/a)$/i.test(value) ? '' : value);

/** `2-Jan`, `2026-01-02`: what a spreadsheet makes of 1-2. */
export const isDate = (value: string): boolean =>
  /^(?:\d{4}-\d\d?-\d\d?|\d\d?[./-]\d\d?[./-]\d{2,4}|\d\d?[-.]\p{L}{3,4}\.?(?:[-.]\d{2,4})?|\p{L}{3,4}\.?-\d\d)$/u.test(
    value,
  );

/** `tableProblem` requires a place; `reportFinding` replaces it by that of the cell. */
const UNPLACED: Span = { start: 0, end: 0 };
