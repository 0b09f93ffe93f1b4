/**
 * Every key that a file of a pack may have: its name, its type, whether it is required, and what it is for. The schema is made
 * from this table and the readers of components read by it, so a declared key is read and an undeclared one is an error.
 */
import type { SymbolKind } from '../semantics/symbols.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../words/languages.ts';
import type { Field, FieldType, ProgramMode, RecordType, Section } from './field-types.ts';

export type * from './field-types.ts';

// ------------------------------------------------------------------------------------------------ shorthands

const words: FieldType = { is: 'words' };
const label: FieldType = { is: 'label' };
const value: FieldType = { is: 'value' };
const cost: FieldType = { is: 'cost' };
const sites: FieldType = { is: 'sites' };
const flag: FieldType = { is: 'flag' };
const integer = (min?: number): FieldType => ({ is: 'integer', ...(min === undefined ? {} : { min }) });
const choice = (...of: string[]): FieldType => ({ is: 'choice', of });
const name = (of?: SymbolKind): FieldType => ({ is: 'name', ...(of ? { of } : {}) });
const program = (mode: ProgramMode): FieldType => ({ is: 'program', mode });
const list = (of: FieldType): FieldType => ({ is: 'list', of });
const oneOrList = (of: FieldType): FieldType => ({ is: 'one-or-list', of });
const map = (of: FieldType): FieldType => ({ is: 'map', of });
const record = (fields: Record<string, Field>, more: Omit<RecordType, 'fields'> = {}): FieldType => ({
  is: 'record',
  record: { fields, ...more },
});
const required = (type: FieldType, doc: string): Field => ({ type, doc, required: true });
const optional = (type: FieldType, doc: string): Field => ({ type, doc });
const note = (type: FieldType, doc: string): Field => ({ type, doc, note: true });

// ------------------------------------------------------------------------------------------------ what every component may have

const sourceFields: Record<string, Field> = {
  edition: note(name(), 'which of the declared editions'),
  at: note(label, 'the place: `p. 3`, `pp. 3-4` or a section that the edition declares; more words after a comma'),
  says: note(words, 'what it supports'),
  strength: note(choice('states', 'example', 'inferred'), 'how strongly'),
};

const sourceType: FieldType = oneOrList({ is: 'record', record: { fields: sourceFields } });

const scenarioFields: Record<string, Field> = {
  name: note(words, 'what is tried'),
  players: note(integer(1), 'how many play; the first number of `players` unless given'),
  options: note(map({ is: 'label' }), 'choices of options'),
  position: note({ is: 'anything' }, 'what differs from the preset position'),
  do: note(list(label), 'the keys of the choices made'),
  run: note(words, 'an effect to run instead'),
  as: note(name(), 'the card or slot whose effect `run` is'),
  expect: note({ is: 'anything' }, 'the whole difference'),
  refuses: note(list(label), 'options that must not be offered at the end'),
  offers: note(list(label), 'options that must be offered at the end'),
  open: note(flag, 'a decision may be left open at the end'),
};

/** Provenance and scenarios, which every component may have. */
export const NOTE_FIELDS: Record<string, Field> = {
  status: note(
    { is: 'anything' },
    'attested, derived or original; or a map from field to that, in which `rest` is all others',
  ),
  source: note(sourceType, 'where it is printed'),
  why: note(words, 'the reasoning'),
  disputed: note(oneOrList(label), 'the ids of the disputes'),
  note: note(words, 'anything else worth knowing'),
  'not-encoded': note(map(words), 'what is printed on it and not encoded yet, by its place: `text`, `price`'),
  scenarios: note(list(record(scenarioFields)), 'examples that are run as tests'),
};

/** Stated by a source; derived from sources; made up for the pack. */
export const STATUSES = ['attested', 'derived', 'original'] as const;
export type Status = (typeof STATUSES)[number];

const NAME_FIELDS: Record<string, Field> = {
  name: optional(words, 'what people read; the id with spaces unless given'),
  plural: optional(words, 'of several; the name with s unless given'),
};

const component = (fields: Record<string, Field>, more: Omit<RecordType, 'fields'> = {}): RecordType => ({
  fields: { ...fields, ...NAME_FIELDS, ...NOTE_FIELDS },
  ...more,
});

// ------------------------------------------------------------------------------------------------ words of languages

export { LANGUAGE_CODES, type LanguageCode };
export const LANGUAGE_NAMES: Record<LanguageCode, string> = { en: 'English', it: 'Italian', uk: 'Ukrainian' };

export const GENDERS = ['m', 'f', 'n'] as const;
export type Gender = (typeof GENDERS)[number];

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];

/** The forms of one name in one language; `build/lexicon.ts` says which of these each language has. */
export const WORD_FORMS: RecordType = {
  fields: {
    gender: optional(choice(...GENDERS), 'of the noun'),
    one: optional(words, 'the noun, of one'),
    other: optional(words, 'the noun, of several'),
    mass: optional(flag, 'a noun that stays as it is whatever the number'),
    nom: optional(list(words), 'nominative: of one, of two to four, of five'),
    gen: optional(list(words), 'genitive: singular, plural'),
    dat: optional(list(words), 'dative: singular, plural'),
    acc: optional(list(words), 'accusative: of one, of two to four, of five'),
    ins: optional(list(words), 'instrumental: singular, plural'),
    loc: optional(list(words), 'locative: singular, plural'),
    in: optional(words, 'of something in it: `in mano`; a preposition and the noun unless given'),
    to: optional(words, 'of something moved into it; a preposition and the noun unless given'),
    adjective: optional(
      oneOrList(words),
      'said of one, masculine; or all forms: masculine, feminine, and both of several',
    ),
    phrase: optional(
      words,
      'a clause: of a procedure, the instruction; of a route, the words after `discard … as`; of a signal, the event; of an option value, its effect',
    ),
    plural: optional(words, 'the clause said to several people, where that differs'),
    also: optional(
      oneOrList(words),
      'other words for it, parsed in texts, never rendered: a clause; in English a noun, of one',
    ),
    tail: optional(oneOrList(words), 'what may follow the adjective without adding meaning, parsed, never rendered'),
    wordings: optional(
      map(oneOrList(words)),
      'other patterns of a phrase or a turn of speech in this game, by its key, parsed, never rendered: dsl/text/languages/*/wordings.ts',
    ),
    remarks: optional(oneOrList(words), 'remarks without an effect, parsed, never rendered'),
    frames: optional(
      oneOrList(words),
      'of a program or a type: the sentence around what it does, parsed, never rendered, with `{body}` in its place',
    ),
  },
};

// ------------------------------------------------------------------------------------------------ pictures

/** A picture in place of a word; `dsl/icons` reads and draws it. */
export const ICON: RecordType = {
  fields: {
    drawing: optional(
      words,
      'a path on a square of 16 by 16, or elements of SVG: `path`, `circle`, `rect` …; a badge with a letter unless given',
    ),
    color: optional(words, 'of all shapes without one: `#2a7f9e`'),
  },
  shorthand: 'drawing',
};
const icon = optional({ is: 'record', record: ICON }, 'a picture for it in texts');

// ------------------------------------------------------------------------------------------------ one value each

/** Keys of the header: top-level keys with a single value. */
export const HEADER = {
  pack: optional(name(), 'the id of the pack; only in pack.yaml or the single file'),
  title: optional(words, 'what people call it'),
  version: optional(words, 'of this pack'),
  extends: optional(oneOrList(words), 'the pack that this one changes: the name of a folder or file beside it'),
  players: optional(list(integer(1)), 'how many may play; the first number is what is meant where none is given'),
  score: optional(name('counter'), 'the counter of the score table'),
  ranking: optional(list(words), 'who wins: `most NAME`, `first in order`'),
  programs: optional(list(name()), 'programs that pieces, sites and cards may have beside `effect`'),
  status: optional(
    choice(...STATUSES),
    'of every component of this pack that says none itself; only in pack.yaml or the single file',
  ),
} satisfies Record<string, Field>;

/** Keys that are allowed only in the file that names the pack. */
export const PACK_FILE_KEYS = ['pack', 'title', 'version', 'extends', 'status'];

// ------------------------------------------------------------------------------------------------ sections

const cardFields: Record<string, Field> = {
  id: required(name(), 'unique among the cards'),
  number: optional(integer(0), 'as printed'),
  deck: required(name('deck'), 'the deck that it belongs to'),
  type: required(name('type'), 'its type, which says what its effect is'),
  color: optional(name('color'), 'its colour'),
  price: optional(cost, 'to claim it; free unless given'),
  copies: optional(integer(0), 'how many are in the deck; 1 unless given'),
  players: optional(list(integer(1)), 'only with so many players'),
  when: optional({ is: 'condition' }, 'only if this is true when the game begins, such as an option'),
};

const siteRecord = component(
  {
    kind: required(name('site-kind'), 'what kind of site it is'),
    adjacent: optional(list(name()), 'adjacent sites of the same board; naming it at one of two is enough'),
    tags: optional(list(name()), 'names that predicates ask for'),
    bonus: optional(program('steps'), 'taken when something is built here'),
    surcharge: optional({ is: 'amounts' }, 'paid in addition to the usual cost'),
  },
  { declaredKeys: ['program', 'attribute'] },
);

const stepType: FieldType = record(
  { do: required(program('steps'), 'what happens'), title: optional(words, 'words for people'), ...NOTE_FIELDS },
  { shorthand: 'do' },
);

export const SECTIONS = {
  options: {
    shape: 'map',
    declares: 'option',
    doc: 'choices made before a game begins',
    entry: component({
      values: required(list(label), 'what may be chosen'),
      default: required(label, 'the value unless another is chosen'),
      reason: optional(words, 'why there is a choice, and why this is the default'),
    }),
  },
  constants: {
    shape: 'map',
    declares: 'constant',
    doc: 'numbers of the rules',
    entry: component({ value: required(value, 'a number or an expression') }, { shorthand: 'value' }),
  },
  counters: {
    shape: 'map',
    declares: 'counter',
    plural: true,
    doc: 'what is counted',
    entry: component({
      of: optional(choice('player', 'game'), 'whose it is; player unless given'),
      start: optional(value, 'at the beginning; 0 unless given'),
      hidden: optional(flag, 'bookkeeping that people need not see'),
      classes: optional(list(name('class')), 'classes of counters that it belongs to'),
      icon,
    }),
  },
  classes: {
    shape: 'map',
    namesOnly: true,
    declares: 'class',
    plural: true,
    doc: 'groups of pieces or of counters',
    entry: component({ of: required(choice('piece', 'counter'), 'what it groups'), icon }),
  },
  pieces: {
    shape: 'map',
    texts: 'printed',
    declares: 'piece',
    plural: true,
    doc: 'what is built',
    entry: component(
      {
        classes: optional(list(name('class')), 'classes of pieces that it belongs to'),
        icon,
        cost: optional(cost, 'what it usually costs; free unless given'),
        upgrade: optional(cost, 'what an upgrade usually costs; none is possible unless given'),
        where: optional(sites, 'where it may be built; on every empty site unless given'),
        'where-named': optional(sites, 'where it may be built only when an effect says so'),
        supply: optional(value, 'how many there are; unlimited unless given'),
      },
      { declaredKeys: ['program'] },
    ),
  },
  'site-kinds': {
    shape: 'map',
    namesOnly: true,
    declares: 'site-kind',
    plural: true,
    doc: 'kinds of places',
    entry: component({}),
  },
  attributes: {
    shape: 'map',
    namesOnly: true,
    declares: 'attribute',
    doc: 'numbers that cards, slots and sites may have',
    entry: component({ default: optional(integer(), 'where none is given; 0 unless given') }),
  },
  predicates: {
    shape: 'map',
    declares: 'predicate',
    doc: 'named sets of sites',
    entry: component({ sites: required(sites, 'the sites for which it is true') }, { shorthand: 'sites' }),
  },
  periods: {
    shape: 'map',
    namesOnly: true,
    declares: 'period',
    doc: 'stretches of the game that begin and end',
    entry: component({}),
  },
  colors: { shape: 'map', namesOnly: true, declares: 'color', doc: 'colours of slots and cards', entry: component({}) },
  zones: {
    shape: 'map',
    namesOnly: true,
    declares: 'zone',
    doc: 'places of cards',
    entry: component({
      of: optional(choice('player', 'game'), 'whose it is; game unless given'),
      order: optional(choice('stack', 'set'), 'stack: drawn from the top; set (unless given): no order'),
      visible: optional(choice('all', 'owner', 'none'), 'who sees the cards; all unless given'),
      listening: optional(flag, 'continuous effects of cards in it are in force'),
      'draws-to': optional(name('zone'), 'cards that are gained come from here and go there'),
      refill: optional(name('zone'), 'shuffled into this zone when it is empty'),
    }),
  },
  decks: {
    shape: 'map',
    texts: 'rules',
    declares: 'deck',
    plural: true,
    doc: 'cards that belong together',
    entry: component({
      starts: required(name('zone'), 'the zone of its cards at first'),
      routes: optional(map(program('steps')), 'programs for a card that is disposed of, by the way'),
    }),
  },
  types: {
    shape: 'map',
    texts: 'rules',
    declares: 'type',
    plural: true,
    doc: 'types of cards',
    entry: component({
      programs: optional(
        map(choice('parts', 'steps', 'standing')),
        'the programs that such a card may have, and how they run',
      ),
      played: optional(program('steps'), 'what happens when such a card is played; `this` is the card'),
    }),
  },
  tracks: {
    shape: 'map',
    texts: 'printed',
    declares: 'track',
    doc: 'tracks on which each player has a marker',
    entry: component({
      spaces: required(
        list(
          record({
            number: required(integer(), 'printed there'),
            bonus: optional(program('steps'), 'taken on arrival'),
          }),
        ),
        'in the order of moving',
      ),
      beyond: optional(program('steps'), 'for each step that cannot be made'),
    }),
  },
  signals: {
    shape: 'map',
    namesOnly: true,
    declares: 'signal',
    doc: 'events that the procedures announce',
    entry: component({}),
  },
  slots: {
    shape: 'list',
    texts: 'printed',
    declares: 'slot',
    doc: 'places for the markers of actions',
    entry: component(
      {
        id: required(name(), 'unique among the slots'),
        color: optional(name('color'), 'its colour'),
        players: optional(list(integer(1)), 'only with so many players'),
        when: optional({ is: 'condition' }, 'only if this is true when the game begins'),
        unlimited: optional(flag, 'any number of markers'),
        effect: required(program('parts'), 'what it does'),
      },
      { declaredKeys: ['attribute'] },
    ),
  },
  cards: {
    shape: 'list',
    texts: 'printed',
    declares: 'card',
    doc: 'cards, and other things that are drawn like cards',
    entry: component(cardFields, { declaredKeys: ['program', 'attribute'] }),
  },
  boards: {
    shape: 'map',
    texts: 'printed',
    doc: 'graphs of sites',
    entry: component({
      of: optional(choice('player', 'game'), 'player (unless given): dealt to one; game: between all'),
      copies: optional(integer(1), 'how many of it are dealt from; 1 unless given'),
      players: optional(list(integer(1)), 'only with so many players'),
      when: optional({ is: 'condition' }, 'only if this is true when the game begins, such as an option'),
      sites: required(map({ is: 'record', record: siteRecord }), 'the places on it'),
    }),
  },
  procedures: {
    shape: 'map',
    texts: 'rules',
    declares: 'procedure',
    doc: 'what happens in which order; `game` is the first',
    entry: component({}, { rest: stepType }),
  },
  rules: {
    shape: 'lines',
    texts: 'rules',
    doc: 'continuous effects of the whole game',
    entry: { fields: { do: required({ is: 'standing' }, 'the effect'), ...NOTE_FIELDS }, shorthand: 'do' },
  },
  goals: {
    shape: 'map',
    doc: 'conditions for winning; players who miss one rank below all who meet them',
    entry: component(
      {
        reach: required({ is: 'condition' }, 'evaluated when the game is over, for each player'),
        players: optional(list(integer(1)), 'only with so many players'),
        when: optional({ is: 'condition' }, 'only if this is true when the game begins, such as an option'),
      },
      { shorthand: 'reach' },
    ),
  },
  lexicon: {
    shape: 'map',
    lexical: true,
    doc: 'how names are written in a language (en, it, uk): its forms, by name',
    entry: { fields: {}, rest: { is: 'record', record: WORD_FORMS } },
  },
  editions: {
    shape: 'map',
    metadata: true,
    doc: 'what was read',
    entry: {
      fields: {
        title: note(words, 'what it is'),
        year: note(label, 'when'),
        pages: note(integer(1), 'how many, numbered from 1: a source may name one of them'),
        sections: note(list(words), 'headings that a source may name'),
        language: note(words, 'in which language'),
        publisher: note(words, 'by whom'),
        note: note(words, 'anything else'),
      },
      shorthand: 'title',
    },
  },
  disputes: {
    shape: 'map',
    metadata: true,
    ids: 'any-case',
    doc: 'where sources disagree or are unclear, and how this pack decides',
    entry: {
      fields: {
        topic: required(words, 'what it is about'),
        severity: note(choice('info', 'low', 'medium', 'high'), 'how much depends on it'),
        plays: note(flag, 'whether the readings lead to different games'),
        readings: note(map(words), 'what each edition says'),
        decision: note(words, 'the reading of this pack'),
        reason: note(words, 'why'),
        option: note(name('option'), 'the option by which people choose'),
        'no-option': note(words, 'why people cannot choose though it changes play'),
        source: note(sourceType, 'where it is printed'),
        note: note(words, 'anything else worth knowing'),
      },
    },
  },
  gaps: {
    shape: 'map',
    metadata: true,
    ids: 'any-case',
    doc: 'components that are known to exist and missing here, because their effects are unknown',
    entry: {
      fields: {
        name: note(words, 'as printed'),
        number: note(label, 'as printed'),
        deck: note(name('deck'), 'where it would belong'),
        known: required(words, 'what is known'),
        unknown: note(words, 'what is not'),
        status: note(choice(...STATUSES), 'of what is known'),
        why: note(words, 'the reasoning'),
        source: note(sourceType, 'where it is printed'),
        note: note(words, 'anything else worth knowing'),
      },
    },
  },
} as const satisfies Record<string, Section>;

/** The name of a section of pack files, such as `cards`. */
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];
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

/** Sections of which a pack that extends another can change single fields. Steps of a procedure are added with `insert`. */
export const PATCHABLE_SECTIONS = OVERRIDABLE_SECTIONS.filter((section) => section !== 'procedures');

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

/** Program names that need no declaration. */
export const EFFECT = 'effect';

/** The program that a type gives its cards. */
export const PLAYED = 'played';
