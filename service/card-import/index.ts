/** The face of tables of cards: reading one with the names of a pack, and what is made of its rows. */
export type {
  CardOfRow,
  CardTable,
  OpenValue,
  TableColumn,
  TableFormat,
  TableProblem,
  TableSelection,
  TableSettings,
  TableSheet,
  TableSource,
  TableWriting,
} from './card-table.ts';
export { encodeTable } from './encode-table.ts';
export { isWhole, type EncodedCard } from './encoded-card.ts';
export { readCardText } from './read-card-text.ts';
export { rowsOfFile } from './rows-of-file.ts';
export { readCardTable } from './table-view.ts';
export { tableFile, tableOf } from './table-out.ts';
export { writeCards, type CardsWritten } from './write-cards.ts';
export { verify } from './verify.ts';
