/** What encoding the rows of one table shares: the pack, its columns, the names of its types, and the ids in use. */
import { RESERVED, type LanguageCode } from '../../dsl/index.ts';
import type { Columns } from './columns.ts';
import type { TableRow } from './csv.ts';
import { nameIndexOf, typeNameIndex, type NameIndex } from './names.ts';
import type { PackParser } from './pack-parser.ts';
import type { TableFinding } from './table-finding.ts';

export interface Encoder {
  game: PackParser;
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
  game: PackParser,
  columns: Columns,
  language: LanguageCode,
  deck: string | undefined,
  problems: TableFinding[],
): Encoder {
  const { types, colors, decks } = game.model;
  return {
    game,
    columns,
    language,
    problems,
    ...(deck === undefined ? {} : { deck }),
    types: typeNameIndex(game, nameIndexOf(types, 'noun', game)),
    colors: nameIndexOf(colors, 'adjective', game),
    decks: nameIndexOf(decks, 'noun', game),
    taken: new Set([
      ...game.sources.symbols.all().map(({ id }) => id),
      ...game.model.cards.map(({ id }) => id),
      ...RESERVED,
    ]),
    numbers: new Map(),
  };
}
