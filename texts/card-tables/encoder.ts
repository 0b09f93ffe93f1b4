/** What encoding the rows of one table shares: the pack, its columns, the names of its types, and the ids in use. */
import { RESERVED, type LanguageCode } from '../../dsl/internal.ts';
import type { Columns } from './columns.ts';
import type { TableRow } from './csv.ts';
import { nameIndexOf, typeNameIndex, type NameIndex } from './names.ts';
import type { PackTextParser } from './pack-text-parser.ts';
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
  problems: TableFinding[];
}

export function encoder(
  pack: PackTextParser,
  columns: Columns,
  language: LanguageCode,
  deck: string | undefined,
  problems: TableFinding[],
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
  };
}
