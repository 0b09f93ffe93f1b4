/** What a column of a table of cards has. */
import type { LanguageCode } from '../../dsl/internal.ts';
import type { ColumnField } from '../languages/headings.ts';

export interface ColumnUse {
  field: ColumnField;
  /** of a name or a text */
  language?: LanguageCode;
  /** the attribute that it gives; the program of which it is the text or the exact effect, where that is not the usual one */
  of?: string;
}

/** Uses that somebody chose, by the index of the column. They win over what its heading says; null: the column is ignored. */
export type ColumnMapping = Readonly<Record<number, ColumnUse | null>>;
