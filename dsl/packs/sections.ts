/** The sections of a pack file: the shape of each, and the fields of its entries. */
import {
  choice,
  cost,
  flag,
  integer,
  label,
  list,
  map,
  name,
  note,
  oneOrList,
  optional,
  program,
  record,
  required,
  sites,
  value,
  words,
} from './field-builders.ts';
import { LIMITS } from '../source/limits.ts';
import { DECLARED } from './declared-names.ts';
import { LESSON_PLACES } from './lesson-places.ts';
import { calledById, component, NOTE_FIELDS, sourceType, STATUSES } from './note-fields.ts';
import type { Field, FieldType, RecordType, Section } from './field-types.ts';
import { GRIDS } from './grid.ts';
import { LAID_FIELDS, SHAPES } from './shape-fields.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, WORD_FORMS } from './word-forms.ts';
import { wordTable } from '../source/word-table.ts';

/** A picture in place of a word; `texts/icons` reads and draws it. */
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

const cardFields: Record<string, Field> = wordTable({
  id: required(name(), 'unique among the cards'),
  number: optional(integer(0), 'as printed'),
  deck: required(name('deck'), 'the deck that it belongs to'),
  type: required(name('type'), 'its type, which says what its effect is'),
  color: optional(name('color'), 'its colour'),
  price: optional(cost, 'to claim it; free unless given'),
  copies: optional(integer(0, LIMITS.copies.most), 'how many are in the deck; 1 unless given'),
  players: optional(list(integer(1)), 'only with so many players'),
  when: optional({ is: 'condition' }, 'only if this is true when the game begins, such as an option'),
  ...LAID_FIELDS,
});

const legendFields = {
  tags: optional(list(name()), 'names that predicates ask for'),
  bonus: optional(program('steps'), 'taken when something is built here'),
  surcharge: optional({ is: 'amounts' }, 'paid in addition to the usual cost'),
};
const siteFields = {
  at: optional(
    list(integer(0, LIMITS.sites.most)),
    'where it is drawn, from the left and from the top: `[3, 2]`; unless given, it follows from its neighbours',
  ),
  adjacent: optional(list(name()), 'adjacent sites of the same board; naming it at one of two is enough'),
  ways: optional(map(name()), 'named ways that lead from here to other sites of the board, one way each: `{next: ID}`'),
  ...legendFields,
};
const SITE_KIND = 'what kind of site it is';
const siteRecord = calledById(
  { kind: required(name('site-kind'), SITE_KIND), ...siteFields },
  { declaredKeys: ['program', 'attribute'] },
);
const changedSiteRecord = calledById(
  { kind: optional(name('site-kind'), SITE_KIND), ...siteFields },
  { declaredKeys: ['program', 'attribute'] },
);

/** What a letter of a map stands for: the kind of its sites, or more of them. */
const legendRecord: RecordType = {
  fields: { kind: required(name('site-kind'), `${SITE_KIND}, or \`none\`: no site is there`), ...legendFields },
  shorthand: 'kind',
  declaredKeys: ['program', 'attribute'],
};

const stepType: FieldType = record(
  { do: required(program('steps'), 'what happens'), title: optional(words, 'words for people'), ...NOTE_FIELDS },
  { shorthand: 'do' },
);

/** Words for people, by language. */
const TOLD_FIELDS: Record<string, Field> = wordTable(
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, (code === 'en' ? required : optional)(words, `in ${LANGUAGE_NAMES[code]}`)]),
  ),
);
const TOLD = record(TOLD_FIELDS);

const LESSON_STEP: Record<string, Field> = wordTable({
  say: required(TOLD, 'what the teacher says'),
  look: optional(
    oneOrList(words),
    `what it speaks of: a part of the table (${LESSON_PLACES.join(', ')}), or a component such as ` +
      `\`slot:ID\`, \`site:ID\`, \`card:ID\`, \`counter:ID\`, \`zone:ID\``,
  ),
  choose: optional(oneOrList(words), 'what the learner is to choose here, one after the other: keys as in scenarios'),
  others: optional(oneOrList(words), 'what the other players choose here, one after the other'),
  meanwhile: optional(
    oneOrList(words),
    'what all players choose here, each in turn, without being asked: time that passes',
  ),
  source: optional(sourceType, 'where the rule that it explains is printed'),
});

export const SECTIONS = {
  options: {
    shape: 'map',
    ...DECLARED.options,
    doc: 'choices made before a game begins',
    entry: component({
      values: required(list(label), 'what may be chosen'),
      default: required(label, 'the value unless another is chosen'),
      reason: optional(words, 'why there is a choice, and why this is the default'),
    }),
  },
  constants: {
    shape: 'map',
    ...DECLARED.constants,
    doc: 'numbers of the rules',
    entry: component({ value: required(value, 'a number or an expression') }, { shorthand: 'value' }),
  },
  counters: {
    shape: 'map',
    ...DECLARED.counters,
    doc: 'what is counted',
    entry: component({
      of: optional(choice('player', 'game'), 'whose it is; player unless given'),
      start: optional(value, 'at the beginning; 0 unless given'),
      hidden: optional(flag, 'bookkeeping that people need not see'),
      visible: optional(choice('all', 'owner'), 'who sees how much a player has of it; all unless given'),
      most: optional(
        integer(0, LIMITS.value.most),
        'of one that only its owner sees: whoever does not see it reckons with anything from 0 to this; to what there is at the ' +
          'beginning unless given',
      ),
      classes: optional(list(name('class')), 'classes of counters that it belongs to'),
      'lies-on': optional(
        list(name()),
        'kinds and tags of sites, decks and types of cards on which it may lie: it is counted for each of them, and there for ' +
          'each player if it is of the players',
      ),
      icon,
    }),
  },
  classes: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.classes,
    doc: 'groups of pieces, of counters, or of decks and types of cards',
    entry: component({ of: required(choice('piece', 'counter', 'card'), 'what it groups'), icon }),
  },
  shapes: SHAPES,
  pieces: {
    shape: 'map',
    texts: 'printed',
    ...DECLARED.pieces,
    doc: 'what is built',
    entry: component(
      {
        classes: optional(list(name('class')), 'classes of pieces that it belongs to'),
        icon,
        cost: optional(cost, 'what it usually costs; free unless given'),
        upgrade: optional(cost, 'what an upgrade usually costs; none is possible unless given'),
        of: optional(
          choice('player'),
          'player: on a board between the players, too, each belongs to the player who built or placed it, and `supply` is ' +
            'that of each player',
        ),
        where: optional(sites, 'where it may be built; on every empty site unless given'),
        'where-named': optional(sites, 'where it may be built only when an effect says so'),
        supply: optional(value, 'how many there are; unlimited unless given'),
        ...LAID_FIELDS,
      },
      { declaredKeys: ['program'] },
    ),
  },
  'site-kinds': {
    shape: 'map',
    namesOnly: true,
    ...DECLARED['site-kinds'],
    doc: 'kinds of places',
    entry: component({}),
  },
  attributes: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.attributes,
    doc: 'numbers that cards, slots and sites may have',
    entry: component({
      default: optional(integer(), 'where none is given; 0 unless given'),
      'order-of': optional(
        name('program'),
        'it is set on cards where the order of this program among those of other cards matters; `check` says where it is missing',
      ),
    }),
  },
  predicates: {
    shape: 'map',
    ...DECLARED.predicates,
    doc: 'named sets of sites',
    entry: component({ sites: required(sites, 'the sites for which it is true') }, { shorthand: 'sites' }),
  },
  periods: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.periods,
    doc: 'stretches of the game that begin and end',
    entry: component({
      of: optional(
        choice('player', 'game'),
        'player: each player has their own, and texts say *your*; game unless given, and texts say *each*',
      ),
    }),
  },
  colors: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.colors,
    doc: 'colours of slots and cards',
    entry: component({}),
  },
  zones: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.zones,
    doc: 'places of cards',
    entry: component({
      of: optional(choice('player', 'game'), 'whose it is; game unless given'),
      order: optional(choice('stack', 'set'), 'stack: drawn from the top; set (unless given): no order'),
      visible: optional(choice('all', 'owner', 'none'), 'who sees the cards; all unless given'),
      listening: optional(
        flag,
        'continuous effects of cards in it are in force; a card that comes into another zone loses its marks',
      ),
      'draws-to': optional(name('zone'), 'cards that are gained come from here and go there'),
      refill: optional(
        name('zone'),
        'shuffled into this zone when it runs out: before a card is drawn, or below its cards where more are taken from the top',
      ),
    }),
  },
  decks: {
    shape: 'map',
    texts: 'rules',
    ...DECLARED.decks,
    doc: 'cards that belong together',
    entry: component({
      classes: optional(list(name('class')), 'classes of cards to which all of its cards belong'),
      starts: required(name('zone'), 'the zone of its cards at first'),
      back: optional(
        words,
        'the back of its cards, a colour such as `#2a7f9e` or a name: decks with the same have equal backs; its own unless given',
      ),
      routes: optional(map(program('steps')), 'programs for a card that is disposed of, by the way'),
    }),
  },
  types: {
    shape: 'map',
    texts: 'rules',
    ...DECLARED.types,
    doc: 'types of cards',
    entry: component({
      classes: optional(list(name('class')), 'classes of cards to which all such cards belong'),
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
    ...DECLARED.tracks,
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
      usual: optional(flag, 'the one that is meant where an effect names no track, if there are several'),
    }),
  },
  signals: {
    shape: 'map',
    namesOnly: true,
    ...DECLARED.signals,
    doc: 'events that the procedures announce',
    entry: component({ of: optional(choice('card', 'slot', 'site'), 'what `it` is where somebody reacts to it') }),
  },
  slots: {
    shape: 'list',
    texts: 'printed',
    ...DECLARED.slots,
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
    ...DECLARED.cards,
    doc: 'cards, and other things that are drawn like cards',
    entry: component(cardFields, { declaredKeys: ['program', 'attribute'] }),
  },
  boards: {
    shape: 'map',
    texts: 'printed',
    doc: 'graphs of sites',
    entry: component({
      of: optional(choice('player', 'game'), 'player (unless given): dealt to one; game: between all'),
      copies: optional(integer(1, LIMITS.copies.most), 'how many of it are dealt from; 1 unless given'),
      players: optional(list(integer(1)), 'only with so many players'),
      when: optional({ is: 'condition' }, 'only if this is true when the game begins, such as an option'),
      from: optional(name(), 'another board, above this one, all of whose sites it has too'),
      sites: optional(
        map({ is: 'record', record: siteRecord }),
        'the places on it; required without `from` and without `rows`',
      ),
      grid: optional(
        choice(...GRIDS),
        'how `rows` are laid out. square: upon each other; hex: six neighbours, every second row half a site to the right; ' +
          'slanted: six neighbours, each row half a site further to the right',
      ),
      adjacent: optional(
        list(choice('sides', 'corners')),
        'of a square grid: which sites are neighbours; `[sides]` unless given',
      ),
      rows: optional(
        words,
        'a map: a line for each row, a letter for each site, named by the letter of its column and the number of its row, ' +
          'from the top left; blanks count for nothing',
      ),
      ways: optional(
        map(oneOrList(name())),
        'a name for several ways together: `{diagonal: [north-east, south-east, south-west, north-west]}`; or `{corridor: ports}`, a ' +
          'way that arises where ports of laid things meet',
      ),
      legend: optional(
        { is: 'map', of: { is: 'record', record: legendRecord }, keys: 'any' },
        'what each letter of `rows` is: a kind of site, its keys, or `none`',
      ),
      'change-sites': optional(
        map({ is: 'record', record: changedSiteRecord }),
        'single keys of sites that it has, such as the bonus of one',
      ),
    }),
  },
  procedures: {
    shape: 'map',
    texts: 'rules',
    ...DECLARED.procedures,
    doc: 'what happens in which order; `game` is the first',
    entry: component(
      {
        of: optional(
          choice('card', 'slot', 'site', 'player'),
          'what `it` is at the beginning of each step: `do … of …` says it',
        ),
      },
      { rest: stepType },
    ),
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
  lessons: {
    shape: 'map',
    metadata: true,
    unhashed: true,
    doc: 'guided games for people who do not know this one: what to look at, what to try, in the order of a game that is played with them',
    entry: {
      fields: {
        title: required(TOLD, 'what it is called'),
        players: required(integer(1, LIMITS.players.most), 'how many play; the first seat is that of the learner'),
        seed: required(integer(1), 'of what happens by chance, such as the order of cards'),
        options: optional(map(label), 'values of options, by name'),
        steps: required(list(record(LESSON_STEP)), 'in their order'),
      },
    },
  },
  explanations: {
    shape: 'map',
    metadata: true,
    unhashed: true,
    doc: 'what a name of the pack means, for people who do not know the game: the table says it where the name stands',
    entry: { fields: TOLD_FIELDS, shorthand: 'en' },
  },
  lexicon: {
    shape: 'map',
    lexical: true,
    unhashed: true,
    doc: 'how names are written in a language: its forms, by name; of a step by `PROCEDURE/STEP`',
    entry: { fields: {}, rest: { is: 'record', record: WORD_FORMS }, restMayBeSteps: true },
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
