/** A table of cards as those see it who show it: its columns, and its rows as cards of a pack with what was found in them. */
import type { LanguageCode, Problem } from '../../dsl/internal.ts';
import type { ColumnMapping, ColumnUse, NamedField } from '../../texts/card-tables/index.ts';

/** A file that was chosen or dropped, as bytes, or cells that were pasted, as text. */
export interface TableSource {
  /** its ending says what it is */
  name: string;
  bytes?: Uint8Array;
  text?: string;
}

export interface TableSettings {
  /** of cards whose row names none */
  deck?: string;
  /** of texts whose column names none; English unless given */
  language?: LanguageCode;
  /** of a workbook; the first that is not hidden unless given */
  sheet?: string;
  mapping?: ColumnMapping;
  /** what values of the table stand for, by field: `{type: {P: permanent-card}}` */
  values?: Partial<Record<NamedField, Readonly<Record<string, string>>>>;
  /** what those of single rows stand for, by the number of the row */
  rows?: Readonly<Record<number, Partial<Record<NamedField, string>>>>;
}

/** A value of cells that names nothing of the pack, or '' where they say nothing; also one for which somebody has chosen something. */
export interface OpenValue {
  field: NamedField;
  written: string;
  /** an id, for all rows that have the value */
  chosen: string | null;
}

export interface TableSheet {
  name: string;
  isHidden: boolean;
}

export interface CardTable {
  name: string;
  format: 'csv' | 'markdown' | 'xlsx';
  /** of a workbook; empty of other files */
  sheets: TableSheet[];
  /** the one that was read */
  sheet: string | null;
  columns: TableColumn[];
  rows: CardOfRow[];
  /** for which a name of the pack is to be chosen, or was */
  open: OpenValue[];
  /** of the file and its headings; those of rows are there */
  problems: TableProblem[];
  /** false: nothing can be made of it, `problems` says why */
  isUsable: boolean;
}

export interface TableColumn {
  index: number;
  heading: string;
  /** null: it is ignored */
  use: ColumnUse | null;
  /** somebody chose the use */
  isChosen: boolean;
}

/** A row as a card. */
export interface CardOfRow {
  /** as a spreadsheet counts, from 1 */
  number: number;
  /** that the card has, or will have */
  id: string;
  /** the pack has the card already */
  isKnown: boolean;
  /** what is understood: id, number, name, deck, type, color, price, copies and attributes */
  fields: Record<string, string | number>;
  /** exact effects by program */
  programs: Record<string, string>;
  /** values that were not understood, by field */
  notEncoded: Record<string, string>;
  /** names and texts as they are in the table */
  names: Partial<Record<LanguageCode, string>>;
  texts: Partial<Record<LanguageCode, string>>;
  /** what is rendered from the effect, in the language of its text; '' where nothing was understood */
  rendered: string;
  /** all of it was understood */
  isWhole: boolean;
  /** its cells, trimmed, as many as there are columns */
  cells: string[];
  findings: TableProblem[];
}

/** A problem with its place in the table. `start` and `end` are offsets in the value of the cell. */
export interface TableProblem extends Omit<Problem, 'related'> {
  /** null: of the whole table */
  row: number | null;
  /** null: of the whole row */
  column: number | null;
}

/** What writing a table into a pack changes. */
export interface TableWriting {
  /** whole files as they will be, by path: those that change, and a new one */
  texts: Record<string, string>;
  /** ids of new cards */
  added: string[];
  /** cards that change, and which of their keys */
  changed: { id: string; keys: string[] }[];
  /** cards of the table that stay as they are */
  unchanged: string[];
  /** rows with an error, because of which nothing is written */
  left: number[];
  /** if one is an error, nothing is written: `texts` is empty, and no card is added or changes */
  problems: TableProblem[];
}

/** The cards of a table that is written. */
export interface TableSelection {
  deck?: string;
  /** the path of a file of the pack */
  file?: string;
  ids?: readonly string[];
  /** of names and texts; all unless given */
  languages?: readonly LanguageCode[];
}

export type TableFormat = 'csv' | 'xlsx';

/** A table that is written. */
export interface TableOut {
  columns: { heading: string; use: ColumnUse }[];
  rows: { id: string; cells: string[] }[];
}
