/** Encodes the rows of a table as cards of the pack. What is not understood is stored with its card and reported. */
import { LIMITS, type LanguageCode } from '../../dsl/internal.ts';
import {
  blankless,
  chosenFor,
  isDate,
  type ColumnField,
  type Encoder,
  languageOfRow,
  likelyPrices,
  matchName,
  type NameIndex,
  priceOf,
  rowReader,
  type RowReader,
  type TableFinding,
  type TableRow,
} from '../../texts/card-tables/index.ts';
import { mixedScripts } from '../../texts/internal.ts';
import { deckOf } from './deck.ts';
import type { EncodedCard } from './encoded-card.ts';
import { encodeTexts } from './encode-texts.ts';
import { idOf } from './ids.ts';

export function encodeRow(row: TableRow, encoder: Encoder): EncodedCard {
  const plainReader = rowReader(row, encoder.columns, encoder.problems);
  const sound = isSound(plainReader, encoder);
  // where cells have shifted or merged, problems of single cells are misleading
  const reader = sound ? plainReader : { ...plainReader, report: () => {}, reportFinding: () => {} };
  const language = languageOfRow(reader, encoder);
  const { fields, notEncoded, number, type, deck } = encodeFields(reader, language, encoder);
  const { id, isKnown } = idOf(reader, number, encoder);
  const card: EncodedCard = {
    row,
    id,
    isKnown,
    isGap: type === null || deck === null,
    fields,
    programs: {},
    notEncoded,
    text: '',
    language: language ?? encoder.language,
    names: typedIn('name', reader, language, encoder),
    texts: typedIn('text', reader, language, encoder),
  };
  encodeTexts(card, type, language, sound, reader, encoder);
  return card;
}

interface EncodedFields extends Pick<EncodedCard, 'fields' | 'notEncoded'> {
  number: number | null;
  type: string | null;
  deck: string | null;
}

/** Encodes all fields except the id and the text. */
function encodeFields(reader: RowReader, language: LanguageCode | null, encoder: Encoder): EncodedFields {
  const { value } = reader;
  const fields: EncodedCard['fields'] = {};
  const notEncoded: EncodedCard['notEncoded'] = {};
  const store = (field: 'number' | 'deck' | 'color', encoded: string | number | null): void => {
    if (encoded !== null) fields[field] = encoded;
    else if (value(field) !== '') notEncoded[field] = value(field);
  };
  const number = numberOf(reader, encoder);
  store('number', number);
  encodeName(reader, encoder, fields);
  const type = typeOrColorOf('type', encoder.types, reader, encoder);
  const deck = deckOf(reader, number, type, encoder);
  store('deck', deck);
  if (type !== null) fields['type'] = type;
  else notEncoded['type'] = value('type');
  const hasColor = value('color') !== '' || chosenFor('color', reader, encoder) !== null;
  store('color', hasColor ? typeOrColorOf('color', encoder.colors, reader, encoder) : null);
  encodePrice(reader, language, encoder, { fields, notEncoded });
  encodeCounts(reader, encoder, { fields, notEncoded });
  return { fields, notEncoded, number, type, deck };
}

/** What is typed in each language, trimmed. A column whose heading names no language is in that of its row. */
function typedIn(
  field: 'name' | 'text',
  { row }: RowReader,
  language: LanguageCode | null,
  { columns }: Encoder,
): Partial<Record<LanguageCode, string>> {
  const columnsOfField = columns.byLanguage[field];
  const only = columnsOfField.size === 1 ? language : null;
  return Object.fromEntries(
    [...columnsOfField].flatMap(([code, index]) => {
      const typed = row.cells[index]?.value.replace(/\r\n?/g, '\n').trim() ?? '';
      return typed === '' ? [] : [[only ?? code, typed]];
    }),
  );
}

function encodeName(
  { cell, value, report, reportFinding, row }: RowReader,
  { columns }: Encoder,
  fields: EncodedCard['fields'],
): void {
  // packs have one name of a card, and others by language in their lexicon
  const english = columns.byLanguage.name.get('en');
  const name = (english === undefined ? '' : (row.cells[english]?.value.trim() ?? '')) || value('name');
  if (name !== '') fields['name'] = name;
  else if (columns.indexOf.has('name')) report('empty-cell', 'name', { what: 'name' });
  for (const mixed of mixedScripts(cell('name')?.value ?? '')) {
    reportFinding({ ...mixed, severity: 'warning' }, 'name', { range: mixed.range });
  }
}

type Store = Pick<EncodedCard, 'fields' | 'notEncoded'>;

function encodePrice(
  reader: RowReader,
  language: LanguageCode | null,
  { pack, columns, problems }: Encoder,
  { fields, notEncoded }: Store,
): void {
  const { value, report } = reader;
  const written = blankless(value('price'));
  const price = language === null ? undefined : priceOf(written, language, pack);
  if (typeof price === 'string') fields['price'] = price;
  else if (price === undefined && written !== '') {
    notEncoded['price'] = written;
    if (isDate(written)) reportDate(written, reader, columns.indexOf.get('price'), problems);
    else report('price', 'price', { written, suggestions: likelyPrices(written, pack) });
  }
}

/** How many copies there are, and attributes: whole numbers. */
function encodeCounts(reader: RowReader, { columns, pack, problems }: Encoder, { fields, notEncoded }: Store): void {
  const encode = (key: string, column: number, field: ColumnField, most: number | null): void => {
    const written = blankless(reader.row.cells[column]?.value.trim() ?? '');
    if (written === '') return;
    const count = Number(wholeNumber(written.replace(/^[x×*]\s*|\s*[x×*]$/giu, '')));
    if (/\d/.test(written) && Number.isSafeInteger(count) && (most === null || (count >= 0 && count <= most))) {
      fields[key] = count;
      return;
    }
    notEncoded[key] = written;
    if (isDate(written)) reportDate(written, reader, column, problems);
    else reader.report('bad-count', { field, column }, { written, what: key, most });
  };
  columns.uses.forEach((use, column) => {
    if (use?.field === 'copies') encode('copies', column, 'copies', LIMITS.copies.most);
    if (use?.field !== 'attribute' || use.of === undefined) return;
    if (pack.model.attributes.some(({ id }) => id === use.of)) encode(use.of, column, 'attribute', null);
  });
}

/** A date where a number or a price is wanted, once: a workbook knows its dates before. */
function reportDate(
  date: string,
  { row, report }: RowReader,
  column: number | undefined,
  problems: readonly TableFinding[],
): void {
  const isTold = problems.some(
    ({ code, row: of, cell }) => code === 'made-date' && of === row.number && cell?.column === column,
  );
  if (!isTold) report('made-date', { field: null, ...(column === undefined ? {} : { column }) }, { date });
}

/** `901.0`, as programs write whole numbers. */
const wholeNumber = (written: string): string => written.replace(/\.0+$/, '');

/** False if some cells have shifted or merged and it is unknown which: there are too many, or a quote is not closed. */
function isSound({ row, report }: RowReader, { columns: { headings } }: Encoder): boolean {
  const counts = { cells: row.cells.length, columns: headings.length };
  const extra = row.cells.slice(headings.length).find(({ value }) => value.trim() !== '');
  if (extra) report('too-many-cells', { field: null, span: extra }, counts);
  else if (counts.cells < counts.columns && !row.broken && !row.isRagged) report('too-few-cells', null, counts);
  return !extra && !row.broken;
}

function numberOf(reader: RowReader, { numbers, columns, problems }: Encoder): number | null {
  const { row, value, report } = reader;
  const written = wholeNumber(blankless(value('number')));
  if (written === '') return null;
  if (!/^[#№]?\d{1,9}$/.test(written)) {
    if (isDate(written)) reportDate(written, reader, columns.indexOf.get('number'), problems);
    else report('bad-number', 'number', { written });
    return null;
  }
  const number = Number(written.replace(/^\D/, ''));
  const first = numbers.get(number);
  if (first) report('double-number', 'number', { row: first.number, number });
  else numbers.set(number, row);
  return number;
}

/** The id of the type or colour that the cell names. */
function typeOrColorOf(field: 'type' | 'color', names: NameIndex, reader: RowReader, encoder: Encoder): string | null {
  const { cell, value, report, reportFinding } = reader;
  const chosen = chosenFor(field, reader, encoder);
  if (chosen !== null) return chosen;
  const written = value(field);
  const known = [...names.keys()];
  if (written === '') {
    report('empty-cell', field, { what: field === 'type' ? 'type' : 'colour', known });
    return null;
  }
  const match = matchName(written, names);
  if (match.id !== null) return match.id;
  const [mixed] = mixedScripts(cell(field)?.value ?? '');
  if (mixed) reportFinding({ ...mixed, severity: 'error' }, field, { range: mixed.range });
  else {
    const { several, near: suggestions } = match;
    report(`unknown-${field}`, field, { written, several, known, suggestions });
  }
  return null;
}
