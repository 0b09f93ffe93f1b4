/** Encodes the rows of a table as cards of the pack. What is not understood is stored with its card and reported. */
import slugify from '@sindresorhus/slugify';
import { print, type LanguageCode } from '../../dsl/internal.ts';
import {
  type TableRow,
  type Encoder,
  languageOfRow,
  matchName,
  type NameIndex,
  likelyPrices,
  priceOf,
  textPartsOf,
  rowReader,
  type RowReader,
} from '../../texts/card-tables/index.ts';
import { deckOf } from './deck.ts';
import { parseCardText } from './parse-card-text.ts';
import { mixedScripts } from '../../texts/internal.ts';

export interface EncodedCard {
  row: TableRow;
  id: string;
  /** its type or deck is not known, so that it is not a complete card */
  isGap: boolean;
  fields: Record<string, string | number>;
  /** effects by their program */
  programs: Record<string, string>;
  /** values that were not understood, by field */
  notEncoded: Record<string, string>;
  text: string;
  language: LanguageCode;
  /** the language in which the text seems to be written, if it is not `language` */
  seemingLanguage?: LanguageCode;
}

export function encodeRow(row: TableRow, encoder: Encoder): EncodedCard {
  const plainReader = rowReader(row, encoder.columns, encoder.problems);
  const sound = isSound(plainReader, encoder);
  // where cells have shifted or merged, problems of single cells are misleading
  const reader = sound ? plainReader : { ...plainReader, report: () => {}, reportFinding: () => {} };
  const language = languageOfRow(reader, encoder);
  const { fields, notEncoded, number, type, deck } = encodeFields(reader, language, encoder);
  const card: EncodedCard = {
    row,
    id: idOf(reader, number, encoder),
    isGap: type === null || deck === null,
    fields,
    programs: {},
    notEncoded,
    text: textOf(reader, sound),
    language: language ?? encoder.language,
  };
  if (!hasText(reader, sound) || type === null || language === null) notEncoded['text'] = card.text;
  else encodeText(card, type, language, reader, encoder);
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
  const type = typeOrColorOf('type', encoder.types, reader);
  const deck = deckOf(reader, number, type, encoder);
  store('deck', deck);
  if (type !== null) fields['type'] = type;
  else notEncoded['type'] = value('type');
  store('color', value('color') === '' ? null : typeOrColorOf('color', encoder.colors, reader));
  encodePrice(reader, language, encoder, { fields, notEncoded });
  return { fields, notEncoded, number, type, deck };
}

function encodeName(
  { cell, value, report, reportFinding }: RowReader,
  { columns }: Encoder,
  fields: EncodedCard['fields'],
): void {
  if (value('name') !== '') fields['name'] = value('name');
  else if (columns.indexOf.has('name')) report('empty-cell', 'name', { what: 'name' });
  for (const mixed of mixedScripts(cell('name')?.value ?? '')) {
    reportFinding({ ...mixed, severity: 'warning' }, 'name', { range: mixed.range });
  }
}

function encodePrice(
  { value, report }: RowReader,
  language: LanguageCode | null,
  { pack }: Encoder,
  { fields, notEncoded }: Pick<EncodedCard, 'fields' | 'notEncoded'>,
): void {
  const written = value('price');
  const price = language === null ? undefined : priceOf(written, language, pack);
  if (typeof price === 'string') fields['price'] = price;
  else if (price === undefined && written !== '') {
    notEncoded['price'] = written;
    report('price', 'price', { written, suggestions: likelyPrices(written, pack) });
  }
}

/** False if some cells have shifted or merged and it is unknown which: there are too many, or a quote is not closed. */
function isSound({ row, report }: RowReader, { columns: { headings } }: Encoder): boolean {
  const counts = { cells: row.cells.length, columns: headings.length };
  const extra = row.cells.slice(headings.length).find(({ value }) => value.trim() !== '');
  if (extra) report('too-many-cells', { field: null, span: extra }, counts);
  else if (counts.cells < counts.columns && !row.broken) report('too-few-cells', null, counts);
  return !extra && !row.broken;
}

function numberOf({ row, value, report }: RowReader, { numbers }: Encoder): number | null {
  const written = value('number');
  if (written === '') return null;
  if (!/^[#№]?\d{1,9}$/.test(written)) {
    report('bad-number', 'number', { written });
    return null;
  }
  const number = Number(written.replace(/^\D/, ''));
  const first = numbers.get(number);
  if (first) report('double-number', 'number', { row: first.number, number });
  else numbers.set(number, row);
  return number;
}

/** The id of the type or colour that the cell names. */
function typeOrColorOf(
  field: 'type' | 'color',
  names: NameIndex,
  { cell, value, report, reportFinding }: RowReader,
): string | null {
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

function hasText({ value, report }: RowReader, sound: boolean): boolean {
  if (!sound) return false;
  if (value('text') !== '') return true;
  report('empty-cell', 'text', { what: 'text' });
  return false;
}

/** The value of the text cell. If cells have shifted, the source of the row from that cell on, as all of it may be the text. */
function textOf({ row, cell }: RowReader, sound: boolean): string {
  const text = cell('text');
  const given = sound
    ? (text?.value ?? '')
    : row.raw.slice((text ?? row.cells[row.cells.length - 1]).start - row.start);
  return given.replace(/\r\n?/g, '\n').trim();
}

/** Encodes each part of the text in its program: all parts, or none if one of them has a problem. */
function encodeText(
  card: EncodedCard,
  type: string,
  language: LanguageCode,
  reader: RowReader,
  encoder: Encoder,
): void {
  const { cell, report, reportFinding } = reader;
  const { pack, types } = encoder;
  const { value } = cell('text')!;
  const typeDef = pack.model.types.find(({ id }) => id === type)!;
  const { parts, problems } = textPartsOf(value, typeDef, language, types, pack);
  for (const problem of problems) reportFinding({ ...problem, severity: 'error' }, 'text', { range: problem.range });
  let isWhole = problems.length === 0;
  for (const { program: titled, text, range } of parts) {
    const parsed = parseCardText(text, language, pack, cell('name')?.value);
    if (parsed.seemingLanguage !== undefined) card.seemingLanguage = parsed.seemingLanguage;
    for (const problem of parsed.problems) {
      const start = range.start + problem.range.start;
      const end = range.start + problem.range.end;
      reportFinding({ ...problem, severity: 'error' }, 'text', { range: { start, end } });
    }
    for (const { range: inText, meant } of parsed.corrections) {
      const written = text.slice(inText.start, inText.end);
      const place = { start: range.start + inText.start, end: range.start + inText.end };
      report('misspelt', { field: 'text', range: place }, { written, meant });
    }
    const program = parsed.program ?? titled;
    const isOfType = program === titled || typeDef.programs.some(({ name }) => name === program);
    if (!isOfType) report('other-program', { field: 'text', range }, { program, type });
    if (parsed.effect && isOfType) card.programs[program] = print(parsed.effect, { layout: 'block' });
    else isWhole = false;
  }
  if (hasFurtherText(language, reader, encoder)) isWhole = false;
  if (!isWhole) {
    card.programs = {};
    card.notEncoded['text'] = card.text;
  }
}

/** Whether the row says more in columns that are not known, as a table with *Option 1* and *Option 2* does. */
function hasFurtherText(language: LanguageCode, { row, report }: RowReader, { pack, columns }: Encoder): boolean {
  const further = columns.unknown.filter((index) => {
    const text = row.cells[index]?.value.trim() ?? '';
    return /\p{L}/u.test(text) && pack.parse(text, language).effect !== null;
  });
  for (const index of further) {
    report('further-text', { field: null, span: row.cells[index] }, { heading: columns.headings[index] });
  }
  return further.length > 0;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The given id if it is valid and free, else one made from the name or the number. */
function idOf({ row, value, report }: RowReader, number: number | null, { taken }: Encoder): string {
  const written = value('id');
  const fromName = slugify(value('name')).replace(/^[^a-z]+/, '');
  const fallback = `card-${number ?? `row-${row.number}`}`;
  const isValid = ID.test(written);
  const wanted = isValid && !taken.has(written) ? written : fromName || fallback;
  const id = firstFreeId(wanted, number, taken);
  if (written !== '' && wanted !== written) report('id', 'id', { written, isTaken: isValid, used: id });
  taken.add(id);
  return id;
}

/** `kelp-rush`, `kelp-rush-34` with the number of the card, `kelp-rush-2`, `kelp-rush-3` … */
function firstFreeId(wanted: string, number: number | null, taken: ReadonlySet<string>): string {
  const candidates = [wanted, ...(number === null ? [] : [`${wanted}-${number}`])];
  for (let i = 2; candidates.every((id) => taken.has(id)); i++) candidates.push(`${wanted}-${i}`);
  return candidates.find((id) => !taken.has(id))!;
}
