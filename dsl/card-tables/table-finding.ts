/** What was found in a table of cards: a diagnostic with its row and column. */
import type { Severity } from '../source/problem.ts';
import type { Span } from '../source/span.ts';

export interface TableFinding extends Span {
  code: string;
  /** error: something of the row is not encoded; warning: it is, but look */
  severity: Severity;
  message: string;
  help?: string;
  suggestions?: string[];
  /** as a spreadsheet counts, the row of the headings being the first */
  row?: number;
  /** of the column, as it is written */
  heading?: string;
}
