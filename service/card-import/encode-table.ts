/** The rows of a table as cards of a pack, with all findings: what is made of them is up to whoever asks. */
import type { LanguageCode } from '../../dsl/internal.ts';
import {
  columnsOf,
  encoder,
  headedRows,
  packHeadings,
  packTextParser,
  tableProblem,
  type Columns,
  type Encoder,
  type PackTextParser,
  type TableFinding,
  type TableRow,
} from '../../texts/card-tables/index.ts';
import type { TableSettings } from './card-table.ts';
import { encodeRow } from './cards.ts';
import type { EncodedCard } from './encoded-card.ts';
import type { RowsOfFile } from './table-rows.ts';
import { writtenValues } from './written-cards.ts';

export interface EncodedTable {
  cards: EncodedCard[];
  /** of the whole; those of rows have their number */
  problems: TableFinding[];
  /** null: the columns are not known, and there are no cards */
  encoder: Encoder | null;
  columns: Columns | null;
}

interface EncodingOptions extends TableSettings {
  /** rows may be cards of the pack */
  mayUpdate?: boolean;
  /** called before each row */
  onRow?(done: number, rows: number): void;
}

/** What may be said of all rows of a table, in place of a column. */
const GIVEN = ['type', 'color'] as const;

const BEGINNING = { start: 0, end: 0 };

export function encodeTable(
  { rows: table, problems: ofFile, isReadable }: RowsOfFile,
  pack: Pick<PackTextParser, 'model' | 'sources'>,
  { language = 'en', deck, mapping = {}, values, rows: ofRows, mayUpdate = false, onRow }: EncodingOptions = {},
): EncodedTable {
  const problems: TableFinding[] = [...ofFile];
  const none = (more: readonly TableFinding[], columns: Columns | null = null): EncodedTable => ({
    cards: [],
    problems: [...problems, ...more],
    encoder: null,
    columns,
  });
  if (!isReadable) return none([]);
  const parser = packTextParser(pack);
  const ofPack = packHeadings(parser);
  const { header, rows, ignored } = headedRows(table, ofPack);
  if (!header) return none([tableProblem('no-cards', BEGINNING, { isEmpty: true })]);
  const columns = columnsOf(header, {
    language,
    ofPack,
    mapping: { ...numbersOfIds(header, rows, language), ...mapping },
    given: GIVEN.filter((field) => values?.[field]?.[''] !== undefined),
  });
  const shifted = ignored.filter(({ cell }) => mapping[cell?.column ?? -1] === undefined);
  if (!columns.usable) return none([...shifted, ...columns.problems], columns);
  // what is wrong in a column that is ignored does no harm
  const ofUsed = problems.filter(({ cell }) => !cell || columns.uses[cell.column] !== null);
  problems.splice(0, problems.length, ...ofUsed, ...shifted, ...columns.problems);
  if (rows.length === 0) return none([tableProblem('no-cards', BEGINNING, { isEmpty: false })], columns);
  const maker = encoder(parser, columns, language, problems, {
    deck,
    values,
    rows: ofRows,
    ...(mayUpdate ? { written: writtenValues(pack) } : {}),
  });
  const cards = rows.map((row, i) => {
    onRow?.(i, rows.length);
    return encodeRow(row, maker);
  });
  return { cards, problems, encoder: maker, columns };
}

/** Where ids are numbers and no column has numbers, the ids are the numbers. */
function numbersOfIds(header: TableRow, rows: readonly TableRow[], language: LanguageCode): TableSettings['mapping'] {
  const { indexOf } = columnsOf(header, { language });
  const at = indexOf.get('id');
  if (at === undefined || indexOf.has('number') || rows.length === 0) return {};
  const isNumber = rows.every(({ cells }) => /^(?:\d{1,9}(?:\.0+)?)?$/.test(cells[at]?.value.trim() ?? ''));
  return isNumber ? { [at]: { field: 'number' } } : {};
}
