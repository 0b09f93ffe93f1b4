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
  const reader = sound ? plainReader : { ...plainReader, report: () => {} };
  const { value, report } = reader;
  const language = languageOfRow(reader, encoder);
  const left: Record<string, string> = {};
  const fields: EncodedCard['fields'] = {};
  const number = numberOf(reader, encoder);
  if (number !== null) fields['number'] = number;
  else if (value('number') !== '') left['number'] = value('number');
  if (value('name') !== '') fields['name'] = value('name');
  else if (encoder.columns.at.has('name')) report('warning', 'empty-cell', 'name', 'the card has no name');
  for (const { message, range, help, suggestions } of mixedScripts(reader.cell('name')?.value ?? '')) {
    report('warning', 'mixed-scripts', 'name', message, { range, suggestions, ...(help ? { help } : {}) });
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
    report('error', 'price', 'price', `“${value('price')}” is not understood as a price`, {
      help: 'Write what is paid, such as: 2 of something, or 0.',
      suggestions: likelyPrices(value('price'), encoder.game),
    });
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
    report('error', 'too-many-cells', null, `the row has ${row.cells.length} cells, the first row ${written.length}`, {
      at: more,
      help: 'Put quotes around a cell that contains the separator.',
    });
  } else if (row.cells.length < written.length && !row.broken) {
    report('warning', 'too-few-cells', null, `the row has ${row.cells.length} cells, the first row ${written.length}`);
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
    report(
      'error',
      'unknown-language',
      'language',
      `texts are parsed in ${LANGUAGE_CODES.join(', ')}, not in “${said}”`,
      { suggestions: nearestNames(said, names.keys()) },
    );
  }
  return code ?? null;
}

function numberOf({ row, value, report }: RowReader, { numbers }: Encoder): number | null {
  const said = value('number');
  if (said === '') return null;
  if (!/^[#№]?\d{1,9}$/.test(said)) {
    report('error', 'bad-number', 'number', `“${said}” is not a number of a card`, {
      help: 'It is a whole number, as printed.',
    });
    return null;
  }
  const number = Number(said.replace(/^\D/, ''));
  const first = numbers.get(number);
  if (first) report('warning', 'double-number', 'number', `row ${first.number} has the number ${number}, too`);
  else numbers.set(number, row);
  return number;
}

/** A type or a colour by what it is called. */
function one(field: 'type' | 'color', called: NameIndex, { cell, value, report }: RowReader): string | null {
  const said = value(field);
  const found = matchName(said, called);
  const what = field === 'type' ? 'type of cards' : 'colour';
  const all = [...called.keys()].join(', ');
  if (said === '') {
    report('error', 'empty-cell', field, `the card has no ${field === 'type' ? 'type' : 'colour'}`, {
      help: `There are ${all}.`,
    });
    return null;
  }
  if (found.id !== null) return found.id;
  const [mixed] = mixedScripts(cell(field)?.value ?? '');
  if (mixed) {
    report('error', 'mixed-scripts', field, mixed.message, {
      range: mixed.range,
      suggestions: mixed.suggestions,
      ...(mixed.help ? { help: mixed.help } : {}),
    });
  } else if (found.several.length) {
    report('error', `unknown-${field}`, field, `“${said}” may be the ${what} ${found.several.join(' or ')}`, {
      help: 'Say which.',
    });
  } else {
    report('error', `unknown-${field}`, field, `there is no ${what} “${said}”`, {
      help: `There are ${all}.`,
      suggestions: found.near,
    });
  }
  return null;
}

function hasText({ value, report }: RowReader, sound: boolean): boolean {
  if (value('text') !== '' || !sound) return sound;
  report('error', 'empty-cell', 'text', 'the card has no text');
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
  { cell, report }: RowReader,
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
  for (const { code, message, range, help, suggestions } of problems) {
    report('error', code, 'text', message, { range, suggestions, ...(help ? { help } : {}) });
  }
  let whole = problems.length === 0;
  for (const { program, text, range } of parts) {
    const read = parseCardText(text, language, game);
    if (read.other !== undefined) card.other = read.other;
    for (const { code, message, range: at, help, suggestions } of read.problems) {
      report('error', code, 'text', message, {
        range: { start: range.start + at.start, end: range.start + at.end },
        suggestions,
        ...(help ? { help } : {}),
      });
    }
    const said = read.program ?? program;
    const carried =
      said === program ||
      game.model.types.some(({ id, programs }) => id === type && programs.some(({ name }) => name === said));
    if (!carried) {
      report(
        'error',
        'other-program',
        'text',
        `the text says that it is of the program “${said}”, which cards of the type “${type}” do not carry`,
        { range },
      );
    }
    if (read.effect && carried) card.programs[said] = print(read.effect, { layout: 'block' });
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
  const wanted = said !== '' && ID.test(said) && !taken.has(said) ? said : named || plain;
  if (said !== '' && wanted !== said) {
    report(
      'warning',
      'id',
      'id',
      ID.test(said)
        ? `“${said}” is taken already; the card is called “${freeOf(wanted, number, taken)}”`
        : `“${said}” is no id: small letters, digits and single hyphens; the card is called “${freeOf(wanted, number, taken)}”`,
    );
  }
  const id = freeOf(wanted, number, taken);
  taken.add(id);
  return id;
}

function freeOf(wanted: string, number: number | null, taken: ReadonlySet<string>): string {
  const tried = [wanted, ...(number === null ? [] : [`${wanted}-${number}`])];
  for (let i = 2; tried.every((id) => taken.has(id)); i++) tried.push(`${wanted}-${i}`);
  return tried.find((id) => !taken.has(id))!;
}
