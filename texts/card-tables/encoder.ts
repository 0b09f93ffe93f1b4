/** What encoding the rows of one table shares: the pack, its columns, the names of its types, and the ids in use. */
import { RESERVED, type LanguageCode, type PackModel } from '../../dsl/internal.ts';
import type { ColumnUse } from './column-use.ts';
import type { Columns } from './columns.ts';
import type { TableRow } from './csv.ts';
import { nameIndexOf, typeNameIndex, type NameIndex } from './names.ts';
import type { PackTextParser } from './pack-text-parser.ts';
import type { RowReader } from './row.ts';
import type { TableFinding } from './table-finding.ts';

export interface Encoder {
  pack: PackTextParser;
  columns: Columns;
  language: LanguageCode;
  /** for cards that name none */
  deck?: string;
  types: NameIndex;
  colors: NameIndex;
  decks: NameIndex;
  /** ids in use */
  taken: Set<string>;
  numbers: Map<number, TableRow>;
  rowsOfIds: Map<string, TableRow>;
  /** cards of the pack that rows may be, by id */
  updates: ReadonlyMap<string, PackModel['cards'][number]>;
  /** what the pack says of a card in a column */
  written?: WrittenValue | undefined;
  /** what values of cells stand for, by field */
  values: CellValues;
  /** what those of single rows stand for, by the number of the row */
  rows: RowValues;
  problems: TableFinding[];
}

/** Fields whose value is the name of something of the pack. */
export type NamedField = 'type' | 'color' | 'deck';

type CellValues = Partial<Record<NamedField, Readonly<Record<string, string>>>>;
type RowValues = Readonly<Record<number, Partial<Record<NamedField, string>>>>;

type WrittenValue = (card: PackModel['cards'][number], use: ColumnUse) => string;

interface EncoderSettings {
  deck?: string | undefined;
  values?: CellValues | undefined;
  rows?: RowValues | undefined;
  /** of cards of the pack, where rows may be such; absent: all rows are new cards */
  written?: WrittenValue | undefined;
}

export function encoder(
  pack: PackTextParser,
  columns: Columns,
  language: LanguageCode,
  problems: TableFinding[],
  { deck, values = {}, rows = {}, written }: EncoderSettings = {},
): Encoder {
  const { types, colors, decks } = pack.model;
  return {
    pack,
    columns,
    language,
    problems,
    ...(deck === undefined ? {} : { deck }),
    types: typeNameIndex(pack, nameIndexOf(types, 'noun', pack)),
    colors: nameIndexOf(colors, 'adjective', pack),
    decks: nameIndexOf(decks, 'noun', pack),
    taken: new Set([
      ...pack.sources.symbols.all().map(({ id }) => id),
      ...pack.model.cards.map(({ id }) => id),
      ...RESERVED,
    ]),
    numbers: new Map(),
    rowsOfIds: new Map(),
    updates: new Map(written ? pack.model.cards.map((card) => [card.id, card]) : []),
    values,
    rows,
    written,
  };
}

/** What somebody chose for a value, which may be a word that every object has. */
export const chosenIn = (values: CellValues, field: NamedField, written: string): string | undefined =>
  Object.hasOwn(values[field] ?? {}, written) ? values[field]?.[written] : undefined;

/** What somebody chose for the value of a row: for this row, else for all that have the same. */
export function chosenFor(
  field: NamedField,
  { row, value }: Pick<RowReader, 'row' | 'value'>,
  { rows, values, types, colors, decks }: Encoder,
): string | null {
  const known = { type: types, color: colors, deck: decks }[field];
  const chosen = [rows[row.number]?.[field], chosenIn(values, field, value(field))];
  return chosen.find((id) => id !== undefined && known.has(id)) ?? null;
}
