/** What the page and its worker say to each other about tables of cards: reading one, writing it into a pack, and back. */
import type { TextEdit } from 'vscode-languageserver-types';
import type { LanguageCode } from '../../dsl/internal.ts';
import type {
  CardOfRow,
  CardTable,
  OpenValue,
  TableColumn,
  TableFormat,
  TableSource,
  TableProblem,
  TableSelection,
  TableSettings,
  TableSheet,
  TableWriting,
} from '../../service/card-import/index.ts';
import type { ColumnField, ColumnMapping, ColumnUse } from '../../texts/card-tables/index.ts';

export type {
  CardOfRow,
  CardTable,
  ColumnField,
  ColumnMapping,
  ColumnUse,
  OpenValue,
  TableColumn,
  TableFormat,
  TableSource,
  TableProblem,
  TableSelection,
  TableSettings,
  TableSheet,
};

/** What writing a table changes, as edits of the files of the pack. A file that is not there yet has one edit: all of it. */
export interface TableEdits extends Omit<TableWriting, 'texts'> {
  edits: { path: string; isNew: boolean; edits: TextEdit[] }[];
}

/** A card as a row of the table of a deck. */
export interface CardRow {
  id: string;
  file: string;
  /** from 1 */
  line: number;
  number: number | null;
  /** in the language that was asked for; empty where it has none */
  name: string;
  deck: string | null;
  type: string | null;
  color: string | null;
  /** as written; empty where nothing is */
  price: string;
  copies: string;
  /** printed on it and not encoded yet */
  printed: string | null;
  /** its effects in the language that was asked for */
  rendered: string;
  /** its effects as written, a program a line */
  effect: string;
  /** it has several programs, each of which has a text of its own */
  isSplit: boolean;
  /** `open`: not encoded yet, or only in part; `empty`: it says nothing */
  state: 'understood' | 'open' | 'empty' | 'error';
  /** messages of its errors */
  problems: string[];
}

/** The code of these methods is loaded with the first table. */
export interface CardTableApi {
  /** All cards of a pack, in its order. */
  cardRows(pack: string, language: LanguageCode): Promise<CardRow[]>;
  /** Reads a table of cards with the names of a pack. Null: the pack has errors. */
  readTable(pack: string, table: TableSource, settings?: TableSettings): Promise<CardTable | null>;
  /**
   * The edits that write the cards of a table: rows whose id or number the pack has change their card, others are added to
   * `file`, which is made if the pack has none of that name. Null: the pack has errors.
   */
  cardsOfTable(pack: string, table: TableSource, settings: TableSettings, file: string): Promise<TableEdits | null>;
  /** The cards of a pack as the bytes of a file. Null: the pack has errors. */
  writeTable(pack: string, what: TableSelection, format: TableFormat): Promise<Uint8Array | null>;
}
