/** The effects of a row: the exact ones where the table has them, else those that its texts mean. */
import {
  EFFECT,
  parseProgram,
  print,
  type EffectNode,
  type LanguageCode,
  type PackModel,
  type Range,
} from '../../dsl/internal.ts';
import { normalForm, saysNow } from '../../texts/internal.ts';
import { textPartsOf, type ColumnUse, type Encoder, type RowReader } from '../../texts/card-tables/index.ts';
import { withMoveOfOthers } from '../checks/moves-of-this.ts';
import { isAsWritten } from './changed-fields.ts';
import type { EncodedCard } from './encoded-card.ts';
import { parseCardText } from './parse-card-text.ts';

type Type = PackModel['types'][number];

/** What the texts of one row are read with. */
interface RowTexts {
  card: EncodedCard;
  type: Type;
  language: LanguageCode;
  reader: RowReader;
  encoder: Encoder;
  /** by program, one after the other */
  found: Map<string, EffectNode[]>;
  /** the column of the text, where it is not the usual one */
  main?: number | undefined;
}

/** Encodes each part of the text in its program: all parts, or none if one of them has a problem. */
export function encodeTexts(
  card: EncodedCard,
  type: string | null,
  language: LanguageCode | null,
  sound: boolean,
  reader: RowReader,
  encoder: Encoder,
): void {
  card.text = textOf(reader, sound, encoder);
  const exact = sound ? columnsWith('effect', reader, encoder) : [];
  const hasText = card.text !== '' && sound;
  const typeDef = encoder.pack.model.types.find(({ id }) => id === type);
  const changed = sound && typeDef ? changedColumns(card, typeDef, encoder) : NOT_KNOWN;
  if (changed === null) return;
  if (changed.main !== undefined) card.text = textOf(reader, sound, encoder, changed.main);
  if (!hasText && exact.length === 0 && sound) {
    const isKnownAsOther = encoder.columns.indexOf.has('effect') && !encoder.columns.indexOf.has('text');
    reader.report('empty-cell', isKnownAsOther ? 'effect' : 'text', { what: 'text' });
  }
  if ((!hasText && exact.length === 0) || !typeDef || language === null) {
    card.notEncoded['text'] = card.text;
    return;
  }
  const row: RowTexts = { card, type: typeDef, language, reader, encoder, found: new Map(), main: changed.main };
  const programs = exactEffects(row, changed.isText ? [] : exact);
  const isRead = programs !== null && (programs.size > 0 || readTexts(row));
  if (!isRead || hasFurtherText(row)) {
    card.programs = {};
    card.notEncoded['text'] = card.text;
    return;
  }
  for (const [program, text] of programs) card.programs[program] = text;
  addRead(row);
  tellOtherCells(row, programs.size > 0);
  if (programs.size === 0) likeTheOthers(card, encoder);
}

/** What the texts mean, beside the effects that the card has. */
function addRead({ card, found }: RowTexts): void {
  for (const [program, effects] of found) {
    card.programs[program] ??= print(together(effects), { layout: 'block' });
  }
}

/** Texts of the row that are not what counts, such as those in other languages, but are understood as something else. */
function tellOtherCells(row: RowTexts, isExact: boolean): void {
  const { card, reader, encoder } = row;
  const { symbols } = encoder.pack.sources;
  const used = isExact ? undefined : mainText(row)?.index;
  for (const { index, use } of columnsWith('text', reader, encoder)) {
    if (index === used || (use.of !== undefined && !isExact) || isAsWritten(card, index, use, encoder)) continue;
    const told: RowTexts = {
      ...row,
      card: { ...card, programs: {} },
      reader: { ...reader, report: () => {}, reportFinding: () => {} },
      found: new Map(),
      main: index,
    };
    const isRead = use.of === undefined ? readTexts(told) : readText(told, index, use.of);
    if (!isRead) continue;
    addRead(told);
    const read = { ...told.card.programs };
    const isSame = (): boolean =>
      Object.entries(told.card.programs).every(([program, effect]) => {
        const [one, other] = [effect, card.programs[program] ?? ''].map((text) =>
          JSON.stringify(normalForm(parseProgram(text).ast, symbols)),
        );
        return one === other;
      });
    if (isSame()) continue;
    likeTheOthers(told.card, encoder);
    if (isSame()) continue;
    reader.report(
      'other-cell',
      { field: 'text', column: index },
      { read: onOneLine(read), used: onOneLine(card.programs) },
    );
  }
}

const onOneLine = (programs: Readonly<Record<string, string>>): string =>
  Object.values(programs).join('; ').replace(/\n\s*/g, '; ');

/** What the others of its deck and type do with themselves, such as contracts that are fulfilled, a new card with one text does, too. */
function likeTheOthers({ id, isKnown, fields: { deck, type }, programs }: EncodedCard, { pack }: Encoder): void {
  const [first, ...more] = Object.entries(programs);
  if (isKnown || first === undefined || more.length > 0 || typeof deck !== 'string' || typeof type !== 'string') return;
  const [program, written] = first;
  const { ast } = parseProgram(written);
  const found = ast && withMoveOfOthers(pack.model, pack.sources, { id, deck, type }, ast);
  if (found) programs[program] = print(found.effect, { layout: 'block' });
}

interface ChangedColumns {
  isText: boolean;
  /** of several languages, the text that is another one */
  main?: number;
}

/** A row that is no card of the pack: an exact effect counts more than a text. */
const NOT_KNOWN: ChangedColumns = { isText: false };

const isUsualText = (index: number, { indexOf }: Encoder['columns']): boolean => index === indexOf.get('text');

/**
 * Of a card of the pack: whether its text is another one, which counts then unless an effect is another one, too. Null: neither is,
 * and the card keeps its effects without being read.
 */
function changedColumns(card: EncodedCard, type: Type, encoder: Encoder): ChangedColumns | null {
  const { columns, updates, written } = encoder;
  const known = updates.get(card.id);
  if (!card.isKnown || !known || !written) return NOT_KNOWN;
  const isChanged = (index: number, use: ColumnUse): boolean => !isAsWritten(card, index, use, encoder);
  const changed = (fields: readonly ColumnUse['field'][]): boolean =>
    columns.uses.some((use, index) => use !== null && fields.includes(use.field) && isChanged(index, use));
  if (changed(['effect'])) return { isText: false };
  const texts = columns.uses.flatMap((use, index) => (use?.field === 'text' && isChanged(index, use) ? [index] : []));
  const [first] = texts;
  if (first !== undefined) return { isText: true, main: texts.find((index) => isUsualText(index, columns)) ?? first };
  if (columns.uses.some((use) => use?.field === 'option' || use?.field === 'further')) return { isText: true };
  for (const { name } of type.programs) {
    const effect = written(known, { field: 'effect', of: name });
    if (effect !== '') card.programs[name] = effect;
  }
  return null;
}

// ------------------------------------------------------------------------------------------------ columns

interface UsedColumn {
  index: number;
  use: ColumnUse;
}

/** Columns with a use of which the row has something. */
const columnsWith = (
  field: ColumnUse['field'],
  { row }: RowReader,
  { columns }: Pick<Encoder, 'columns'>,
): UsedColumn[] =>
  columns.uses.flatMap((use, index) =>
    use?.field === field && (row.cells[index]?.value.trim() ?? '') !== '' ? [{ index, use }] : [],
  );

/** The column of the text that is read: in the language of the table, or in whichever the row has one. */
function mainText({
  reader,
  main,
  encoder: { columns },
}: Pick<RowTexts, 'reader' | 'main' | 'encoder'>): UsedColumn | undefined {
  const typed = columnsWith('text', reader, { columns }).filter(({ use }) => use.of === undefined);
  return typed.find(({ index }) => index === (main ?? columns.indexOf.get('text'))) ?? typed[0];
}

/** A row whose text is in another language than the others. */
function inItsLanguage(row: RowTexts, { index, use }: UsedColumn): RowTexts {
  if (index === row.encoder.columns.indexOf.get('text') || use.language === undefined) return row;
  row.card.language = use.language;
  return { ...row, language: use.language };
}

/** All that the texts of the row say; if cells have shifted, its source from the text on, as all of it may be the text. */
function textOf(reader: RowReader, sound: boolean, encoder: Encoder, changed?: number): string {
  const { row } = reader;
  if (!sound) {
    const from = reader.cell('text') ?? row.cells[row.cells.length - 1];
    return row.raw
      .slice(from.start - row.start)
      .replace(/\r\n?/g, '\n')
      .trim();
  }
  const main = mainText({ reader, encoder, main: changed });
  const more = ['text', 'option', 'further'] as const;
  const indices = [
    ...(main ? [main.index] : []),
    ...more.flatMap((field) =>
      columnsWith(field, reader, encoder)
        .filter(({ use }) => field !== 'text' || use.of !== undefined)
        .map(({ index }) => index),
    ),
  ];
  return indices.map((index) => row.cells[index].value.replace(/\r\n?/g, '\n').trim()).join('\n');
}

// ------------------------------------------------------------------------------------------------ exact effects

/** The exact effects by program; null if one of them is not one. */
function exactEffects(row: RowTexts, columns: readonly UsedColumn[]): Map<string, string> | null {
  const { reader, type, card } = row;
  const programs = new Map<string, string>();
  let isValid = true;
  for (const { index, use } of columns) {
    const { value } = reader.row.cells[index];
    const program = use.of ?? usualProgram(type);
    if (program === null || !type.programs.some(({ name }) => name === program)) {
      reader.report('other-program', { field: 'effect', column: index }, { program: program ?? EFFECT, type: type.id });
      isValid = false;
      continue;
    }
    const { ast, problems } = parseProgram(value);
    const errors = problems.filter(({ severity }) => severity === 'error');
    for (const { start, end, ...problem } of errors) {
      reader.reportFinding(problem, 'effect', { column: index, range: { start, end } });
    }
    if (!ast || errors.length > 0) {
      isValid = false;
      card.notEncoded[program] = value.trim();
    } else programs.set(program, print(ast, { layout: 'block' }));
  }
  return isValid ? programs : null;
}

/** The only program of the type, or the one without a title. */
const usualProgram = ({ programs }: Type): string | null =>
  programs.length === 1 ? programs[0].name : programs.some(({ name }) => name === EFFECT) ? EFFECT : null;

// ------------------------------------------------------------------------------------------------ texts

/** Reads all texts of the row; false if something was not understood. */
function readTexts(row: RowTexts): boolean {
  const { reader, encoder } = row;
  const main = mainText(row);
  const read = [
    ...(main ? [readText(inItsLanguage(row, main), main.index)] : []),
    ...columnsWith('text', reader, encoder)
      .filter(({ use }) => use.of !== undefined)
      .map(({ index, use }) => readText(row, index, use.of)),
    readOptions(row),
    ...columnsWith('further', reader, encoder).map(({ index }) => readText(row, index)),
  ];
  return read.every(Boolean);
}

/** A text in a cell, whose parts are of the programs that their titles name, or of the given one. */
function readText(row: RowTexts, column: number, program?: string): boolean {
  const { type, language, reader, encoder } = row;
  const { pack, types } = encoder;
  const { value } = reader.row.cells[column];
  if (program !== undefined && type.programs.some(({ name }) => name === program)) {
    return readPart(row, column, { program, text: value, range: { start: 0, end: value.length } }, program);
  }
  const { parts, problems } = textPartsOf(value, type, language, types, pack);
  for (const problem of problems) {
    reader.reportFinding({ ...problem, severity: 'error' }, 'text', { column, range: problem.range });
  }
  // a column that is headed with a program says it of all its texts
  if (program !== undefined && problems.length === 0) {
    reader.report('other-program', { field: 'text', column }, { program, type: type.id });
    return false;
  }
  const read = parts.map((part) => readPart(row, column, part));
  return problems.length === 0 && read.every(Boolean);
}

interface Part {
  program: string;
  text: string;
  range: Range;
}

/** Stores what a part of a text means, under its program; `given`: the one that its column names. */
function readPart(row: RowTexts, column: number, part: Part, given?: string): boolean {
  const { type, reader, found } = row;
  const { range } = part;
  const parsed = parsedPart(row, column, part);
  const program = given ?? parsed.program ?? part.program;
  const isOfType = program === part.program || type.programs.some(({ name }) => name === program);
  if (!isOfType) reader.report('other-program', { field: 'text', column, range }, { program, type: type.id });
  // what is done at once is no production and no scoring
  const isAtOnce = program !== EFFECT && usualProgram(type) !== EFFECT && saysNow(parsed.words);
  if (isAtOnce) reader.report('other-program', { field: 'text', column, range }, { program: EFFECT, type: type.id });
  if (!parsed.effect || !isOfType || isAtOnce) return false;
  found.set(program, [...(found.get(program) ?? []), parsed.effect]);
  return true;
}

/** Reads a part of the text of a cell, and reports what is wrong with it. */
function parsedPart({ card, language, reader, encoder }: RowTexts, column: number, { text, range }: Part) {
  const parsed = parseCardText(text, language, encoder.pack, reader.cell('name')?.value);
  if (parsed.seemingLanguage !== undefined) card.seemingLanguage = parsed.seemingLanguage;
  const inCell = ({ start, end }: Range): Range => ({ start: range.start + start, end: range.start + end });
  for (const problem of parsed.problems) {
    reader.reportFinding({ ...problem, severity: 'error' }, 'text', { column, range: inCell(problem.range) });
  }
  for (const { range: inText, meant } of parsed.corrections) {
    const written = text.slice(inText.start, inText.end);
    reader.report('misspelt', { field: 'text', column, range: inCell(inText) }, { written, meant });
  }
  return parsed;
}

/** One of the options is chosen. */
function readOptions(row: RowTexts): boolean {
  const { type, reader, encoder, found } = row;
  const columns = columnsWith('option', reader, encoder);
  if (columns.length === 0) return true;
  const options: EffectNode[] = [];
  let usual: string | null = null;
  for (const { index } of columns) {
    const { value } = reader.row.cells[index];
    const program = usualProgram(type) ?? type.programs[0]?.name ?? EFFECT;
    const parsed = parsedPart(row, index, { program, text: value, range: { start: 0, end: value.length } });
    if (!parsed.effect) return false;
    usual ??= parsed.program ?? program;
    options.push(parsed.effect);
  }
  const program = usual ?? EFFECT;
  const before = found.get(program) ?? [];
  // where the columns begin with the second option, the text is the first
  const isFirst = !columns.some(({ index }) => /(?:1|\ba)\W*$/iu.test(encoder.columns.headings[index]));
  found.set(
    program,
    isFirst && before.length > 0 && areNumbered(columns, encoder)
      ? [either([together(before), ...options])]
      : [...before, either(options)],
  );
  return true;
}

const areNumbered = (columns: readonly UsedColumn[], { columns: { headings } }: Encoder): boolean =>
  columns.every(({ index }) => /(?:\d|\b[a-f])\W*$/iu.test(headings[index]));

const either = (options: readonly EffectNode[]): EffectNode =>
  options.length === 1
    ? options[0]
    : {
        kind: 'or',
        range: options[0].range,
        options: options.flatMap((option) => (option.kind === 'or' ? option.options : [option])),
      };

/** Effects one after the other. */
const together = (effects: readonly EffectNode[]): EffectNode =>
  effects.length === 1
    ? effects[0]
    : {
        kind: 'block',
        range: effects[0].range,
        parts: effects.flatMap((effect) => (effect.kind === 'block' ? effect.parts : [effect])),
      };

/** Whether the row says more in columns that are not known, as a table with *Option 1* and *Option 2* does. */
function hasFurtherText({ language, reader, encoder: { pack, columns } }: RowTexts): boolean {
  const { row, report } = reader;
  const further = columns.unknown.filter((index) => {
    const text = row.cells[index]?.value.trim() ?? '';
    return /\p{L}/u.test(text) && pack.parse(text, language).effect !== null;
  });
  for (const index of further) {
    report('further-text', { field: null, column: index }, { heading: columns.headings[index] });
  }
  return further.length > 0;
}
