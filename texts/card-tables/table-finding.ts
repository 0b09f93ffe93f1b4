/** What was found in a table of cards: a diagnostic with its row and column. */
import type { Problem } from '../../dsl/internal.ts';

/** error: something of the row is not encoded; warning: it is, but look */
export interface TableFinding extends Omit<Problem, 'related'> {
  /** the effect that the finding is about, where the text was read as one */
  readAs?: string;
  /** as a spreadsheet counts, the row of the headings being the first */
  row?: number;
  /** of the column, as it is written */
  heading?: string;
  /** which cell of the row, and where in its value */
  cell?: { column: number; start: number; end: number };
}
