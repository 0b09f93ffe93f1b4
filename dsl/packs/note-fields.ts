/** The keys that every component may have: its name, its provenance and its scenarios. */
import {
  choice,
  flag,
  integer,
  label,
  list,
  map,
  name,
  note,
  oneOrList,
  optional,
  record,
  words,
} from './field-builders.ts';
import type { Field, FieldType, RecordType } from './field-types.ts';
import { wordTable } from '../source/word-table.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from './word-forms.ts';

const sourceFields: Record<string, Field> = wordTable({
  edition: note(name(), 'which of the declared editions'),
  at: note(label, 'the place: `p. 3`, `pp. 3-4` or a section that the edition declares; more words after a comma'),
  says: note(words, 'what it supports'),
  strength: note(choice('states', 'example', 'inferred'), 'how strongly'),
});

/** Where a component is printed: one source or several. */
export const sourceType: FieldType = oneOrList({ is: 'record', record: { fields: sourceFields } });

/** What a decision must offer. */
const offerFields = (when: string): Record<string, Field> => ({
  refuses: note(list(label), `options that must not be offered ${when}`),
  offers: note(list(label), `options that must be offered ${when}`),
  only: note(list(label), `all options that must be offered ${when}, and no others`),
});

const choiceFields: Record<string, Field> = wordTable({
  choose: note(label, 'the key of the choice'),
  ...offerFields('before it'),
});

const scenarioFields: Record<string, Field> = wordTable({
  name: note(words, 'what is tried'),
  players: note(integer(1), 'how many play; the first number of `players` unless given'),
  options: note(map({ is: 'label' }), 'choices of options'),
  cards: note(list({ is: 'anything' }), 'cards that only this scenario has, written as those of the pack'),
  position: note({ is: 'anything' }, 'what differs from the preset position'),
  do: note(list(record(choiceFields, { shorthand: 'choose' })), 'the choices made'),
  run: note(words, 'an effect to run instead'),
  as: note(name(), 'the card or slot whose effect `run` is'),
  expect: note({ is: 'anything' }, 'the whole difference'),
  outcomes: note(list({ is: 'anything' }), 'all differences that may come of it after `do`, and no others'),
  ...offerFields('at the end'),
  winner: note(oneOrList(name()), 'who has won at the end: `me`, `other` …; several where the ranking leaves it open'),
  open: note(flag, 'a decision may be left open at the end'),
});

/** A text as it is printed; a text alone is what it says. */
const printedFields: Record<string, Field> = wordTable({
  says: note(words, 'as it is printed'),
  means: note(words, 'what it was confirmed to mean, as Fathom said it then'),
});

const printedType = record(
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      code,
      note(record(printedFields, { shorthand: 'says' }), `in ${LANGUAGE_NAMES[code]}`),
    ]),
  ),
);

/** Provenance and scenarios, which every component may have. */
export const NOTE_FIELDS: Record<string, Field> = wordTable({
  status: note(
    { is: 'anything' },
    'attested, derived or original; or a map from field to that, in which `rest` is all others',
  ),
  source: note(sourceType, 'where it is printed'),
  why: note(words, 'the reasoning'),
  disputed: note(oneOrList(label), 'the ids of the disputes'),
  note: note(words, 'anything else worth knowing'),
  'not-encoded': note(map(words), 'what is printed on it and not encoded yet, by its place: `text`, `price`'),
  printed: note(
    map(printedType),
    'its printed texts, by program and language, where they are other words than those of its effects',
  ),
  scenarios: note(list(record(scenarioFields)), 'examples that are run as tests'),
});

/** Stated by a source; derived from sources; made up for the pack. */
export const STATUSES = ['attested', 'derived', 'original'] as const;
export type Status = (typeof STATUSES)[number];

const NAME_FIELDS: Record<string, Field> = wordTable({
  name: optional(words, 'what people read; the id with spaces unless given'),
  plural: optional(
    words,
    'of several; unless given, that of the name by the usual rules in texts, and the id with s in effects',
  ),
});

/** The record of a component: its own fields, its name, and its notes. */
export const component = (fields: Record<string, Field>, more: Omit<RecordType, 'fields'> = {}): RecordType =>
  calledById({ ...fields, ...NAME_FIELDS }, more);

/** The same of what is called by its id wherever it is spoken of. */
export const calledById = (fields: Record<string, Field>, more: Omit<RecordType, 'fields'> = {}): RecordType => ({
  fields: { ...fields, ...NOTE_FIELDS },
  ...more,
});
