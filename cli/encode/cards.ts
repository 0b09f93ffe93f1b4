/** From the rows of a table to cards of the pack. What is not understood is stored with its card and reported. */
import slugify from '@sindresorhus/slugify';
import { print, nearestNames, LANGUAGE_CODES, type LanguageCode } from '../../dsl/index.ts';
import type { TableRow } from './csv.ts';
import { deckOf } from './deck.ts';
import type { Encoder } from './encoder.ts';
import { languageName } from '../languages.ts';
import { matchName, type NameIndex } from './names.ts';
import { likelyPrices, priceOf } from './price.ts';
import { textPartsOf } from './programs.ts';
import { parseCardText } from './parse-card-text.ts';
import { rowReader, type RowReader } from './row.ts';
import { mixedScripts } from '../../dsl/text/index.ts';

/** A card, or, where its type or deck is not known, what is known of it. */
export interface EncodedCard {
  row: TableRow;
  id: string;
  gap: boolean;
  fields: Record<string, string | number>;
  /** effects by their program */
  programs: Record<string, string>;
  /** what was not understood, by key */
  left: Record<string, string>;
  text: string;
  language: LanguageCode;
  /** the language in which the text seems to be written, where that is another than was said */
  other?: string;
}

export function encodeRow(row: TableRow, encoder: Encoder): EncodedCard {
  const plainReader = rowReader(row, encoder.columns, encoder.problems);
  const sound = isSound(plainReader, encoder);
  // where cells have shifted or merged, problems of single cells are misleading
  const reader = sound ? plainReader : { ...plainReader, report: () => {}, forward: () => {} };
  const { value, report } = reader;
  const language = languageOfRow(reader, encoder);
  const left: Record<string, string> = {};
  const fields: EncodedCard['fields'] = {};
  const number = numberOf(reader, encoder);
  if (number !== null) fields['number'] = number;
  else if (value('number') !== '') left['number'] = value('number');
  if (value('name') !== '') fields['name'] = value('name');
  else if (encoder.columns.at.has('name')) report('empty-cell', 'name', { what: 'name' });
  for (const mixed of mixedScripts(reader.cell('name')?.value ?? '')) {
    reader.forward({ ...mixed, severity: 'warning' }, 'name', { range: mixed.range });
  }
  const type = one('type', encoder.types, reader);
  const deck = deckOf(reader, number, type, encoder);
  if (deck !== null) fields['deck'] = deck;
  else if (value('deck') !== '') left['deck'] = value('deck');
  if (type !== null) fields['type'] = type;
  else left['type'] = value('type');
  const color = value('color') === '' ? null : one('color', encoder.colors, reader);
  if (color !== null) fields['color'] = color;
  else if (value('color') !== '') left['color'] = value('color');
  const price = language === null ? undefined : priceOf(value('price'), language, encoder.game);
  if (typeof price === 'string') fields['price'] = price;
  else if (price === undefined && value('price') !== '') {
    left['price'] = value('price');
    const suggestions = likelyPrices(value('price'), encoder.game);
    report('price', 'price', { written: value('price'), suggestions });
  }
  const card: EncodedCard = {
    row,
    id: idOf(reader, number, encoder),
    gap: type === null || deck === null,
    fields,
    programs: {},
    left,
    text: textOf(reader, sound),
    language: language ?? encoder.language,
  };
  if (!hasText(reader, sound) || type === null || language === null) left['text'] = card.text;
  else encodeText(card, type, language, reader, encoder);
  return card;
}

/** False if the row has too many cells: then some have shifted, and it is unknown which. */
function isSound({ row, report }: RowReader, { columns: { written } }: Encoder): boolean {
  const extra = row.cells.slice(written.length);
  const more = extra.find(({ value }) => value.trim() !== '');
  if (more) {
    report('too-many-cells', { field: null, at: more }, { cells: row.cells.length, columns: written.length });
  } else if (row.cells.length < written.length && !row.broken) {
    report('too-few-cells', null, { cells: row.cells.length, columns: written.length });
  }
  return !more && !row.broken;
}

function languageOfRow({ value, report }: RowReader, { language }: Encoder): LanguageCode | null {
  const said = value('language').toLowerCase();
  if (said === '') return language;
  const names = new Map(
    LANGUAGE_CODES.flatMap((code) =>
      [code, languageName(code), new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code].map(
        (name) => [name.toLowerCase(), code] as const,
      ),
    ),
  );
  const code = names.get(said);
  if (code === undefined) {
    const suggestions = nearestNames(said, names.keys());
    report('unknown-language', 'language', { written: said, known: LANGUAGE_CODES, suggestions });
  }
  return code ?? null;
}

function numberOf({ row, value, report }: RowReader, { numbers }: Encoder): number | null {
  const said = value('number');
  if (said === '') return null;
  if (!/^[#№]?\d{1,9}$/.test(said)) {
    report('bad-number', 'number', { written: said });
    return null;
  }
  const number = Number(said.replace(/^\D/, ''));
  const first = numbers.get(number);
  if (first) report('double-number', 'number', { row: first.number, number });
  else numbers.set(number, row);
  return number;
}

/** A type or a colour by what it is called. */
function one(field: 'type' | 'color', called: NameIndex, { cell, value, report, forward }: RowReader): string | null {
  const said = value(field);
  const found = matchName(said, called);
  const known = [...called.keys()];
  if (said === '') {
    report('empty-cell', field, { what: field === 'type' ? 'type' : 'colour', known });
    return null;
  }
  if (found.id !== null) return found.id;
  const [mixed] = mixedScripts(cell(field)?.value ?? '');
  if (mixed) forward({ ...mixed, severity: 'error' }, field, { range: mixed.range });
  else {
    const { several, near: suggestions } = found;
    report(`unknown-${field}`, field, { written: said, several, known, suggestions });
  }
  return null;
}

function hasText({ value, report }: RowReader, sound: boolean): boolean {
  if (value('text') !== '' || !sound) return sound;
  report('empty-cell', 'text', { what: 'text' });
  return false;
}

/** The text cell; where cells have shifted, everything that may belong to it, as written. */
function textOf({ row, cell }: RowReader, sound: boolean): string {
  const text = cell('text');
  const given = sound
    ? (text?.value ?? '')
    : row.raw.slice((text ?? row.cells[row.cells.length - 1]).start - row.start);
  return given.replace(/\r\n?/g, '\n').trim();
}

/** Each part in its program; all of them, or none. */
function encodeText(
  card: EncodedCard,
  type: string,
  language: LanguageCode,
  { cell, report, forward }: RowReader,
  { game, types }: Encoder,
): void {
  const given = cell('text')!.value;
  const { parts, problems } = textPartsOf(
    given,
    game.model.types.find(({ id }) => id === type)!,
    language,
    types,
    game,
  );
  for (const problem of problems) forward({ ...problem, severity: 'error' }, 'text', { range: problem.range });
  let whole = problems.length === 0;
  for (const { program, text, range } of parts) {
    const read = parseCardText(text, language, game);
    if (read.other !== undefined) card.other = read.other;
    for (const problem of read.problems) {
      const start = range.start + problem.range.start;
      const end = range.start + problem.range.end;
      forward({ ...problem, severity: 'error' }, 'text', { range: { start, end } });
    }
    const said = read.program ?? program;
    const isOfType =
      said === program ||
      game.model.types.some(({ id, programs }) => id === type && programs.some(({ name }) => name === said));
    if (!isOfType) report('other-program', { field: 'text', range }, { program: said, type });
    if (read.effect && isOfType) card.programs[said] = print(read.effect, { layout: 'block' });
    else whole = false;
  }
  if (!whole) {
    card.programs = {};
    card.left['text'] = card.text;
  }
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The given id, else one made from the name; never one that is in use. */
function idOf({ row, value, report }: RowReader, number: number | null, { taken }: Encoder): string {
  const said = value('id');
  const named = slugify(value('name')).replace(/^[^a-z]+/, '');
  const plain = `card-${number ?? `row-${row.number}`}`;
  const isGood = ID.test(said);
  const wanted = isGood && !taken.has(said) ? said : named || plain;
  const id = freeOf(wanted, number, taken);
  if (said !== '' && wanted !== said) report('id', 'id', { written: said, isTaken: isGood, used: id });
  taken.add(id);
  return id;
}

function freeOf(wanted: string, number: number | null, taken: ReadonlySet<string>): string {
  const tried = [wanted, ...(number === null ? [] : [`${wanted}-${number}`])];
  for (let i = 2; tried.every((id) => taken.has(id)); i++) tried.push(`${wanted}-${i}`);
  return tried.find((id) => !taken.has(id))!;
}
