/** Reads a table of typed cards as printed texts: by row a card of the pack, by column its name, type, price and texts. */
import {
  Lines,
  nearestNames,
  type LanguageCode,
  type PackModel,
  type Problem,
  type Sources,
  type Span,
} from '../../dsl/internal.ts';
import { languageOfRow } from '../card-tables/row-language.ts';
import { columnsOf, headedRows, separatorOf, type Columns } from '../card-tables/columns.ts';
import { parseTable, type TableCell, type TableRow } from '../card-tables/csv.ts';
import { tableProblem } from '../card-tables/diagnostics.ts';
import { encoder, type Encoder } from '../card-tables/encoder.ts';
import { decodeTable } from '../card-tables/decode-table.ts';
import { packHeadings } from '../card-tables/headings-of-pack.ts';
import { packTextParser } from '../card-tables/pack-text-parser.ts';
import { textPartsOf } from '../card-tables/programs.ts';
import { rowReader } from '../card-tables/row.ts';
import { plainName } from '../card-tables/plain-name.ts';
import type { TableFinding } from '../card-tables/table-finding.ts';
import { printedTextProblem } from './diagnostics.ts';
import type { TextEntry, TextsFile } from './texts-file.ts';

/** What a row says of its card besides texts. */
export interface CardRow {
  id: string;
  reader: ReturnType<typeof rowReader>;
  row: TableRow;
}

export interface DeckTable extends TextsFile {
  cards: CardRow[];
  encoder: Encoder | null;
}

/** Whether a file is a table and not YAML: by its name, or by the mark of UTF-16, which no YAML file has. */
export const isTable = (path: string): boolean => /\.(?:csv|tsv|tab|txt)$/i.test(path);

/** `path` is that of the places of findings. `language` is that of a column of texts whose heading names none. */
export function readDeckTable(
  path: string,
  bytes: Uint8Array,
  pack: { model: PackModel; sources: Sources },
  language: LanguageCode | null,
): DeckTable {
  const { text, problems: ofEncoding, readable } = decodeTable(bytes);
  // which encoding it is does not matter if it could be read
  const problems: Problem[] = ofEncoding.filter(({ severity }) => severity === 'error');
  const lines = new Lines(text);
  const table: DeckTable = {
    path,
    lines,
    texts: [],
    waivers: [],
    problems,
    cards: [],
    encoder: null,
    waiverSource: null,
  };
  if (!readable) return table;
  const { delimiter, from } = separatorOf(text);
  const parsed = parseTable(text, delimiter, from);
  const parser = packTextParser(pack);
  const ofPack = packHeadings(parser);
  const { header, rows, ignored } = headedRows(parsed.rows, ofPack);
  if (!header || rows.length === 0) {
    problems.push(tableProblem('no-cards', { start: 0, end: 0 }, { isEmpty: !header }));
    return table;
  }
  const columns = columnsOf(header, { language: language ?? 'en', ofPack });
  problems.push(...parsed.problems, ...ignored, ...problemsHere(columns));
  if (!columns.indexOf.has('text')) return table;
  const found: TableFinding[] = [];
  const shared = encoder(parser, columns, language ?? 'en', found);
  table.encoder = shared;
  const cardOf = cardFinder(pack.model);
  for (const row of rows) {
    const reader = rowReader(row, columns, found);
    const card = cardOf(reader, columns);
    if ('problem' in card) table.problems.push(card.problem);
    else {
      table.cards.push({ id: card.id, reader, row });
      for (const { code, cell } of textCells(row, columns, reader, language, shared)) {
        table.texts.push(...entriesOf(card.id, code, cell, row, pack.model, shared, table.problems));
      }
    }
  }
  table.problems.push(...found);
  return table;
}

/** An audit needs the texts only; cards that lack a value simply have none to compare. */
const problemsHere = ({ problems, absences, indexOf }: Columns): TableFinding[] =>
  indexOf.has('text') ? problems.filter((problem) => !absences.includes(problem)) : problems;

// ------------------------------------------------------------------------------------------------ cards

type FoundCard = { id: string } | { problem: Problem };

/** By id, number or name, the first of them that the row has. */
function cardFinder({ cards }: PackModel): (reader: ReturnType<typeof rowReader>, columns: Columns) => FoundCard {
  const ids = new Set(cards.map(({ id }) => id));
  const byNumber = indexBy(cards, ({ number }) => (number === null ? null : String(number)));
  const byName = indexBy(cards, ({ name }) => plainName(name));
  return ({ value, cell, row }, { byLanguage }) => {
    const id = value('id');
    if (ids.has(id)) return { id };
    const number = value('number').replace(/^[#№]/u, '');
    const names = [value('name'), ...[...byLanguage.name.values()].map((at) => row.cells[at]?.value ?? '')];
    const called = names.flatMap((name) => byName.get(plainName(name)) ?? []);
    const numbered = byNumber.get(number) ?? [];
    const both = numbered.filter((one) => called.includes(one));
    const candidates = both.length > 0 ? both : number !== '' ? numbered : [...new Set(called)];
    const place = cell('number') ?? cell('name') ?? { start: row.start, end: row.start };
    const component = number || names.find((name) => name.trim() !== '') || id;
    if (candidates.length === 1) return { id: candidates[0] };
    if (candidates.length > 1) {
      return { problem: printedTextProblem('several-components', spanOf(place), { component, ids: candidates }) };
    }
    const suggestions =
      number !== ''
        ? []
        : nearestNames(
            component,
            cards.map(({ name }) => name),
          );
    return {
      problem: printedTextProblem('unknown-component', spanOf(place), { section: 'cards', component, suggestions }),
    };
  };
}

function indexBy(
  cards: PackModel['cards'],
  key: (card: PackModel['cards'][number]) => string | null,
): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const card of cards) {
    const of = key(card);
    if (of !== null) index.set(of, [...(index.get(of) ?? []), card.id]);
  }
  return index;
}

// ------------------------------------------------------------------------------------------------ texts

interface TextCell {
  code: LanguageCode;
  cell: TableCell;
}

/** The cells of a row that have a text. Empty ones are not typed yet. */
function textCells(
  row: TableRow,
  { byLanguage, indexOf }: Columns,
  reader: ReturnType<typeof rowReader>,
  language: LanguageCode | null,
  shared: Encoder,
): TextCell[] {
  const typed = (cell: TableCell | undefined): cell is TableCell => cell !== undefined && cell.value.trim() !== '';
  if (byLanguage.text.size > 1) {
    return [...byLanguage.text].flatMap(([code, at]) => (typed(row.cells[at]) ? [{ code, cell: row.cells[at] }] : []));
  }
  const cell = row.cells[indexOf.get('text')!];
  if (!typed(cell)) return [];
  const [written] = byLanguage.text.keys();
  const code = indexOf.has('language') ? languageOfRow(reader, shared) : (language ?? written);
  return code ? [{ code, cell }] : [];
}

/** A text, or one for each program of its card whose title it has. */
function entriesOf(
  id: string,
  lang: LanguageCode,
  cell: TableCell,
  row: TableRow,
  model: PackModel,
  { types, pack }: Encoder,
  problems: Problem[],
): TextEntry[] {
  const type = model.types.find((one) => one.id === model.cards.find((card) => card.id === id)!.type)!;
  const entry = (program: string | undefined, start: number, end: number): TextEntry => ({
    section: 'cards',
    component: id,
    program,
    lang,
    edition: undefined,
    text: cell.value.slice(start, end),
    at: {
      entry: { start: row.start, end: row.start },
      component: spanOf(cell),
      program: undefined,
      text: { start: cell.offsetInFile(start), end: cell.offsetInFile(end) },
    },
    toFile: (from, to) => ({ start: cell.offsetInFile(start + from), end: cell.offsetInFile(start + to) }),
  });
  if (type.programs.length < 2) return [entry(undefined, 0, cell.value.length)];
  const parts = textPartsOf(cell.value, type, lang, types, pack);
  problems.push(
    ...parts.problems.map(({ range, ...problem }): Problem => ({
      ...problem,
      severity: 'error',
      start: cell.offsetInFile(range.start),
      end: cell.offsetInFile(range.end),
    })),
  );
  return parts.parts.map(({ program, range }) => entry(program, range.start, range.end));
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });
