/** A table as it is shown: its columns and its rows as cards, each with what was found in it. */
import { LANGUAGES } from '../../texts/index.ts';
import { lexiconOf, Renderer } from '../../texts/internal.ts';
import { parseProgram } from '../../dsl/internal.ts';
import type { PackTextParser, TableFinding } from '../../texts/card-tables/index.ts';
import type { CardOfRow, CardTable, TableProblem, TableSettings, TableSource } from './card-table.ts';
import { encodeTable, type EncodedTable } from './encode-table.ts';
import { isWhole, type EncodedCard } from './encoded-card.ts';
import { rowsOfFile } from './rows-of-file.ts';
import type { RowsOfFile } from './table-rows.ts';
import { openValues } from './open-values.ts';
import { checkedInPack } from './checked-in-pack.ts';
import { verify } from './verify.ts';

type Pack = Pick<PackTextParser, 'model' | 'sources'>;

/** Reads a table of cards with the names of a pack. Rows with the id of a card of the pack are that card. */
export async function readCardTable(source: TableSource, settings: TableSettings, pack: Pack): Promise<CardTable> {
  const file = await rowsOfFile(source, settings.sheet);
  const table = encodeTable(file, pack, { ...settings, mayUpdate: true });
  if (table.encoder) verify(table.cards, '', table.encoder, checkedInPack(pack, table.cards));
  return viewOf(source, settings, file, table, pack);
}

function viewOf(
  { name }: TableSource,
  settings: TableSettings,
  { format, sheets, sheet }: RowsOfFile,
  { cards, problems, columns, encoder }: EncodedTable,
  pack: Pack,
): CardTable {
  const { mapping = {} } = settings;
  const all = problems.map(problemOf);
  const rows = new Set(cards.map(({ row }) => row.number));
  const { headings = [], uses = [] } = columns ?? {};
  return {
    name,
    format,
    sheets,
    sheet,
    columns: headings.map((heading, index) => ({
      index,
      heading,
      use: uses[index] ?? null,
      isChosen: mapping[index] !== undefined,
    })),
    rows: cards.map((card) => rowOf(card, headings.length, all, pack)),
    open: columns ? openValues(cards, columns, settings) : [],
    problems: all.filter(({ row }) => row === null || !rows.has(row)),
    isUsable: encoder !== null,
  };
}

/** With offsets in the cell in place of those in the file. */
export function problemOf({
  start: _start,
  end: _end,
  heading: _heading,
  readAs: _readAs,
  row,
  cell,
  ...rest
}: TableFinding): TableProblem {
  return { ...rest, row: row ?? null, column: cell?.column ?? null, start: cell?.start ?? 0, end: cell?.end ?? 0 };
}

function rowOf(card: EncodedCard, width: number, problems: readonly TableProblem[], pack: Pack): CardOfRow {
  const { row, id, isKnown, fields, programs, notEncoded, names, texts } = card;
  return {
    number: row.number,
    id,
    isKnown,
    fields,
    programs,
    notEncoded,
    names,
    texts,
    rendered: renderedOf(card, pack),
    isWhole: isWhole(card),
    cells: Array.from({ length: width }, (_, i) => row.cells[i]?.value.trim() ?? ''),
    findings: problems.filter((problem) => problem.row === row.number),
  };
}

/** What the effects of a card say, in the language of its text. */
function renderedOf({ programs, language }: EncodedCard, { model, sources }: Pack): string {
  const renderer = new Renderer(LANGUAGES[language], lexiconOf(model, language), sources.symbols);
  const entries = Object.entries(programs);
  return entries
    .flatMap(([program, effect]) => {
      const { ast } = parseProgram(effect);
      if (!ast) return [];
      const { text } = renderer.effect(ast);
      const title = entries.length > 1 ? renderer.title(program) : null;
      return [title === null ? text : `${title}: ${text}`];
    })
    .join('\n');
}
