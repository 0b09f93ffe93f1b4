/**
 * Every key that a file of a pack may have: its name, its type, whether it is required, and what it is for. The schema is made
 * from this table and the readers of components read by it, so a declared key is read and an undeclared one is an error.
 *
 * The table is in three files: `sections.ts`, `note-fields.ts` (what every component may have) and `word-forms.ts` (the
 * lexicon). Other folders import all of it from here.
 */
import { LIMITS } from '../source/limits.ts';
import { choice, integer, list, name, oneOrList, optional, program, required, words } from './field-builders.ts';
import type { Field, RecordType, Section } from './field-types.ts';
import { NOTE_FIELDS, STATUSES } from './note-fields.ts';
import { SECTIONS } from './sections.ts';

export type * from './field-types.ts';
export { NOTE_FIELDS, STATUSES, type Status } from './note-fields.ts';
export { LESSON_COMPONENTS, LESSON_PLACES, type LessonComponent, type LessonPlace } from './lesson-places.ts';
export { ICON, SECTIONS } from './sections.ts';
export {
  CASES,
  GENDERS,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  OWN_SENTENCE,
  WORD_FORMS,
  type Case,
  type Gender,
  type LanguageCode,
} from './word-forms.ts';

// ------------------------------------------------------------------------------------------------ keys of the header

/** The format of packs that this version reads. It changes when older versions would read a pack wrongly. */
export const PACK_FORMAT = 1;

/** Keys of the header: top-level keys with a single value. */
export const HEADER = {
  pack: optional(name(), 'the id of the pack; only in pack.yaml or the single file'),
  title: optional(words, 'what people call it'),
  version: optional(words, 'of this pack'),
  format: optional(
    integer(1),
    `of the files of packs: ${PACK_FORMAT} is the current one, and what counts unless given; only in pack.yaml or the single file`,
  ),
  extends: optional(oneOrList(words), 'the pack that this one changes: the name of a folder or file beside it'),
  players: optional(
    list(integer(1, LIMITS.players.most)),
    'how many may play; the first number is what is meant where none is given',
  ),
  score: optional(name('counter'), 'the counter of the score table'),
  ranking: optional(
    list(words),
    'who wins: `most NAME`, `fewest NAME`, `first in order`; each breaks the ties of those before',
  ),
  programs: optional(list(name()), 'programs that pieces, sites and cards may have beside `effect`'),
  status: optional(
    choice(...STATUSES),
    'of every component of this pack that says none itself; only in pack.yaml or the single file',
  ),
} satisfies Record<string, Field>;

/** Keys that are allowed only in the file that names the pack. */
export const PACK_FILE_KEYS = ['pack', 'title', 'version', 'format', 'extends', 'status'];

// ------------------------------------------------------------------------------------------------ questions about sections

/** The name of a section of pack files, such as `cards`. */
export type SectionName = keyof typeof SECTIONS;

/** All sections, in the order of the table. */
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The declaration of a section. */
export function sectionOf(name: SectionName): Section {
  return SECTIONS[name];
}

/** Sections whose entries only declare a name. */
export const NAME_ONLY_SECTIONS = SECTION_NAMES.filter((name) => sectionOf(name).namesOnly);

/** Sections whose texts are printed on something: cards, slots, boards … */
export const PRINTED_SECTIONS: ReadonlySet<string> = new Set(
  SECTION_NAMES.filter((name) => sectionOf(name).texts === 'printed'),
);

/** Sections whose effects are rendered for players: the printed ones, and those with the course of the game. */
export const RENDERED_SECTIONS: ReadonlySet<string> = new Set(SECTION_NAMES.filter((name) => sectionOf(name).texts));

/** Sections whose entries can be removed and replaced by a pack that extends another. */
export const OVERRIDABLE_SECTIONS = SECTION_NAMES.filter((section) => sectionOf(section).shape !== 'lines');

/**
 * Sections of which a pack that extends another can change single fields. Steps of a procedure are added with `insert`; the lessons of
 * a base pack are left out, as they are of other rules.
 */
export const PATCHABLE_SECTIONS = OVERRIDABLE_SECTIONS.filter(
  (section) => section !== 'procedures' && section !== 'lessons',
);

/** Keys with which a pack changes those that it extends. */
export const CHANGES = {
  remove: 'components of a pack that this one extends, by section and id',
  replace: 'whole components of a pack that this one extends',
  change: 'single fields of components of a pack that this one extends',
  insert: 'steps inserted into procedures of a pack that this one extends',
};

/** A step inserted into a procedure of a base pack. */
export const INSERTED_STEP: RecordType = {
  fields: {
    procedure: required(name('procedure'), 'into which procedure'),
    before: optional(words, 'before the step of this name'),
    after: optional(words, 'after the step of this name'),
    instead: optional(words, 'in place of the step of this name'),
    name: optional(words, 'the name of the new step'),
    do: required(program('steps'), 'what happens'),
    title: optional(words, 'words for people'),
    ...NOTE_FIELDS,
  },
};
