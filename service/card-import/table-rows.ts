/** The rows of a table, whatever kind of file it was. */
import type { TableFinding, TableRow } from '../../texts/card-tables/index.ts';
import type { CardTable, TableSheet } from './card-table.ts';

export interface RowsOfFile {
  /** of which the places of findings are */
  text: string;
  rows: TableRow[];
  problems: TableFinding[];
  format: CardTable['format'];
  sheets: TableSheet[];
  sheet: string | null;
  /** false if nothing of it can be trusted */
  isReadable: boolean;
}
