/** Wordings of English cards and rulebooks. */
import { ARROWS, NUMERALS, ONES_OWN, type Wordings } from '../wordings.ts';
import { idioms } from './idioms.ts';
import { patterns } from './patterns.ts';
import { noun, plain } from './forms.ts';
import { wordTable } from '../../../dsl/internal.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS: Record<string, string> = wordTable({
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
});

/** Whoever is not the player. */
const OTHERS = [
  ['another', 'player'],
  ['someone', 'else'],
  ['an', 'opponent'],
  ['any', 'opponent'],
  ['one', 'opponent'],
  ['other', 'players'],
  ['opponents'],
];

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = wordTable({
  get: 'gain',
  collect: 'gain',
  earn: 'gain',
  obtain: 'gain',
  acquire: 'gain',
  construct: 'build',
  erect: 'build',
  improve: 'upgrade',
  unoccupied: 'available',
  vacant: 'available',
  '&': 'and',
  colour: 'color',
  colours: 'colors',
  which: 'that',
  invest: 'pay',
  else: 'otherwise',
  cheaper: 'less',
  everybody: 'everyone',
});

export const wordings: Wordings = {
  patterns,
  commaBeforeLast: true,
  commaIsOptional: true,
  oneWithoutNumber: true,
  stated: {},
  contrasts: [],
  besideIt: [],
  gainVerb: 'gain',
  drawVerbs: ['draw'],
  partitive: ['{count} of your {kinds}', '{count} of the {kinds}'],
  ones: ['a', 'an'],
  sequences: [
    ...NUMERALS.flatMap((n): [string[], string[]][] => [
      [
        [n, 'or', 'more'],
        ['at', 'least', n],
      ],
    ]),
    [
      ['or', 'the', 'other', 'way', 'around'],
      ['or', 'vice', 'versa'],
    ],
    [
      ['you', 'may', 'then'],
      ['then', 'you', 'may'],
    ],
    ...ARROWS,
    [
      ["haven'", 't', 'any'],
      ['have', 'no'],
    ],
    [
      ["don'", 't', 'have', 'any'],
      ['have', 'no'],
    ],
    ...['do', 'does', 'have', 'is', 'are'].map((verb): [string[], string[]] => [
      [`${verb}n'`, 't'],
      [verb, 'not'],
    ]),
    [
      ['have', 'not', 'any'],
      ['have', 'no'],
    ],
    [
      ['do', 'not', 'have', 'any'],
      ['have', 'no'],
    ],
    ...[
      "that doesn't have your marker",
      'that does not hold your marker',
      'that you have not used',
      "that you haven't used",
      'you have not used',
      'without a marker of yours',
      'where you do not have a marker',
      "where you don't have a marker",
    ].map((text): [string[], string[]] => [text.replace("n't", "n' t").split(' '), ['without', 'your', 'marker']]),
    ...['that already holds your marker', 'that already has your marker', 'where your marker is', 'that you used'].map(
      (text): [string[], string[]] => [text.split(' '), ['with', 'your', 'marker']],
    ),
    ...[
      'that another player occupies',
      'that an opponent occupies',
      'with an opponent ’s marker'.replace('’', "'"),
    ].map((text): [string[], string[]] => [text.split(' '), ['occupied', 'but', 'not', 'by', 'you']]),
    [['max', '.'], ['max']],
    ...NUMERALS.flatMap((n): [string[], string[]][] => [
      // an amount that is less than another by so many
      ...['the', 'your', 'that', 'its', 'their', '"'].map((word): [string[], string[]] => [
        [n, 'less', 'than', word],
        [n, 'less', 'than', word],
      ]),
      [
        [n, 'less'],
        ['less', n],
      ],
      [
        [n, 'fewer'],
        ['less', n],
      ],
    ]),
    ...['each', 'every'].flatMap((each): [string[], string[]][] => [
      // a pair of different ones is something else
      [
        [each, 'pair', 'of', 'different'],
        [each, 'pair', 'of', 'different'],
      ],
      [
        [each, 'pair', 'of'],
        ['every', '2'],
      ],
    ]),
    // what `polish` makes of longer words
    [
      ['occupied', 'by', 'another', 'player', 'but', 'not', 'by', 'you'],
      ['occupied', 'by', 'another', 'player', 'without', 'your', 'marker'],
    ],
    [
      ['other', 'than'],
      ['that', 'is', 'not'],
    ],
    ...['your', 'their'].flatMap((whose): [string[], string[]][] => [
      [
        ['has', whose, 'marker'],
        ['is', 'with', whose, 'marker'],
      ],
      [
        ['does', 'not', 'have', whose, 'marker'],
        ['is', 'not', 'with', whose, 'marker'],
      ],
    ]),
    [
      ['its', 'action', 'slot'],
      ['its', 'action', 'slot'],
    ],
    [
      ['its', 'action'],
      ['the', 'action', 'of', 'it'],
    ],
    [
      ['in', 'its', 'place'],
      ['on', 'the', 'site', 'of', 'it'],
    ],
    ...['build', 'upgrade'].flatMap((verb) =>
      ['2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'].map((n): [string[], string[]] => [
        [verb, 'your', n],
        [verb, 'the', n],
      ]),
    ),
    ...['has', 'bears', 'holds'].map((verb): [string[], string[]] => [
      ['that', verb, 'your', 'marker'],
      ['with', 'your', 'marker'],
    ]),
    [
      ['that', 'is', 'occupied', 'by', 'another', 'player'],
      ['occupied', 'but', 'not', 'by', 'you'],
    ],
    ...NUMERALS.map((n): [string[], string[]] => [['any', n], [n]]),
    ...Object.values(ORDINALS).map((n): [string[], string[]] => [
      ['your', n],
      ['the', n],
    ]),
    ...['own', 'control', 'possess'].map((verb): [string[], string[]] => [
      ['you', verb],
      ['you', 'have'],
    ]),
    [
      ['action', 'space'],
      ['action', 'slot'],
    ],
    [
      ['action', 'spaces'],
      ['action', 'slots'],
    ],
    ...['occupied', 'taken', 'used'].flatMap((verb) => [
      // *occupied by another player* is what it says
      ...OTHERS.slice(verb === 'occupied' ? 1 : 0).map((other): [string[], string[]] => [
        [verb, 'by', ...other],
        ['occupied', 'but', 'not', 'by', 'you'],
      ]),
      ...OTHERS.flatMap((other) =>
        [[], ['already'], ['has'], ['has', 'already']].map((has): [string[], string[]] => [
          ['that', ...other, ...has, verb === 'occupied' && !has.includes('has') ? 'occupies' : verb],
          ['occupied', 'but', 'not', 'by', 'you'],
        ]),
      ),
    ]),
    [
      ['that', 'another', 'player', 'is', 'using'],
      ['occupied', 'but', 'not', 'by', 'you'],
    ],
    ...[
      'with your marker on it',
      'that you already occupy',
      'that you occupy',
      'that you have already used',
      'you have already used',
      'you already occupy',
      'where you already have a marker',
      'where you have a marker',
    ].map((text): [string[], string[]] => [text.split(' '), ['with', 'your', 'marker']]),
    ...[
      'not occupied by you',
      'that you have not occupied',
      'that you do not occupy',
      'you do not occupy',
      'without your marker on it',
      'that does not have your marker',
      'where you have no marker',
    ].map((text): [string[], string[]] => [text.split(' '), ['without', 'your', 'marker']]),
    [
      ['per', 'pair', 'of'],
      ['for', 'every', '2'],
    ],
    ...['already', 'hold'].map((word): [string[], string[]] => [
      ['you', 'have', ...(word === 'hold' ? [] : [word]), 'in'],
      ['in'],
    ]),
    [
      ['with', 'another', 'player', "'s", 'marker'],
      ['occupied', 'but', 'not', 'by', 'you'],
    ],
    ...NUMERALS.flatMap((n): [string[], string[]][] => [
      [
        [n, 'x', ')'],
        [n, 'times', ')'],
      ],
      [[n, 'x'], [n]],
    ]),
    [
      ['next', 'to'],
      ['adjacent', 'to'],
    ],
    [
      ['your', 'marker', 'reaches'],
      ['you', 'reach'],
    ],
    [
      ['your', 'marker', 'is', 'on'],
      ['you', 'are', 'on'],
    ],
    [
      ['(', 'optional', ')', ':'],
      [':', 'you', 'may'],
    ],
    ...Object.values(ORDINALS).map((n): [string[], string[]] => [
      ['a', n],
      ['the', n],
    ]),
  ],
  tokens: Object.fromEntries([
    ...NUMERALS.map((n) => [`${n}+`, ['at', 'least', n]]),
    ...NUMBERS.map((word, i) => [word, [String(i + 1)]]),
    ['twice', ['2', 'times']],
    ...Object.entries(ORDINALS).map(([word, number]) => [word, [number]]),
    ...Object.entries(SYNONYMS).map(([word, rendered]) => [word, [rendered]]),
  ]) as Wordings['tokens'],
  idioms,
  steps: {
    row: ['{amount} for {key}[ {kinds}]'],
    last: ['{amount} for {key}[ {kinds}] or more[ {kinds}]', '{amount} for at least {key}[ {kinds}]'],
  },
  owned: ["{x}'s {what}"],
  goesOn: [
    'if you paid',
    'if you did so',
    'if you do so',
    'for each one,',
    'for each card discarded',
    'you may do this',
    'you can do this',
    'do this',
    'otherwise',
    'in return',
    'if not,',
    'then',
    'you may then',
    'if you do',
    'if you did',
    'if so',
    'after that',
    'afterwards',
    'next,',
    'and then',
  ],
  andAlso: [' plus ', ', plus '],
  pronouns: {},
  behind: {
    foreign: ['occupied by another player'],
    'own-piece': ['of yours', 'that you own'],
    'foreign-piece': ['of another player', 'of an opponent', 'of your opponent'],
    different: ['of different kinds', 'of different types', 'of a different kind each', 'of a different type each'],
  },
  upTo: ['at most', 'a maximum of'],
  ofEach: [
    'in return',
    'for it',
    'each time',
    'for each',
    'for each one',
    'for each of them',
    'paid',
    'spent',
    'discarded',
    'for each of these',
  ],
  kindsOf: [
    'all kinds of {kind}',
    'all {n} kinds|types of {kind}',
    'all {n} kinds|types of {kinds}',
    '{n} different kinds|types of {kind}',
    '{n} different kinds|types of {kinds}',
    '{n} kind|type|kinds|types of {kind}',
    '{n} kinds|types of {kinds}',
    'all {n} different {kinds}',
  ],
  justBuilt: ['the {kind} you just built'],
  nouns: { slot: [noun('slot')] },
  adjectives: {
    available: [plain('free'), plain('open'), plain('empty')],
    other: [plain('another')],
    different: [plain('different')],
    'foreign-piece': [plain('enemy'), plain('hostile')],
  },
  possessives: ['your', 'yours'],
  purposes: ['to'],
  ofReader: ['you', 'your', 'yours'],
  determiners: {
    one: {
      singular: ['any'],
      plural: ['any of your', '1 of your', '1 of the'],
    },
    each: {
      singular: ['every', 'each and every'],
      plural: ['each of your', 'every 1 of your', 'each of the', 'all your', 'all of your'],
    },
    many: { plural: ['your', 'the'] },
    all: { plural: ['all your', 'all of your', 'all the'] },
    number: { plural: ['of your', 'of the'] },
  },
  slashes: ['or', 'per'],
  surcharge: ['when you build {one} on this site, you must pay a surcharge of {price}'],
  bonus: ['building on a site marked with this symbol|symbols allows you to {body}'],
  itsPrice: [
    'each[ of them] costs[ you][ only|just] {price}',
    'each upgrade costs[ you][ only|just] {price}',
    'this|it|that costs[ you][ only|just] {price}',
    'pay[ only|just] {price} for it',
    'you pay[ only|just] {price} for it',
    'the|its cost is[ only|just] {price}',
    'instead of its usual cost, pay[ just] {price}',
  ],
  remarks: {
    'you cannot {body}': 'where one of two is done, no part of the other is',
    'the {kinds} do not all have to be the same type': 'nothing says that they have to',
  },
  added: ['an additional', 'additional', 'an extra', 'extra', 'more'],
  titles: ['effect', 'ability', 'text'],
  redundant: {
    please: 'it is only a courtesy',
    'in addition,': 'each part is done beside the others',
    '(you too)': 'each player is every player',
    'including you': 'each player is every player',
    'rounded down': 'only whole ones count',
    '(rounded down)': 'only whole ones count',
    '(rounding down)': 'only whole ones count',
    ', rounded down': 'only whole ones count',
    ', so that you can use it again': 'that is what it is for',
    'so that you can use it again': 'that is what it is for',
    'so you can use it again': 'that is what it is for',
    ', so you can use it again': 'that is what it is for',
    'if you prefer': 'the player chooses wherever something is taken',
    'right away': 'every effect is done at once',
    'at once': 'every effect is done at once',
    ', which may be the same': 'nothing says that they may not',
    'of any kind': 'the player chooses wherever something is taken',
    'from the deck': 'cards are drawn from a deck',
    also: 'what is gained is added to what there is',
    'of yours': ONES_OWN,
    immediately: 'every effect is done at once',
    now: 'every effect is done at once',
    already: 'what there is need not be new',
    'to your supply': 'what is gained comes to the player',
    'into your supply': 'what is gained comes to the player',
    'from the bank': 'what is gained comes from the supply',
    'from the supply': 'what is gained comes from the supply',
    'from the general supply': 'what is gained comes from the supply',
    ', your choice': 'the player chooses wherever something is taken',
    'for you': 'what holds, holds for the player',
    'of your choice': 'the player chooses wherever something is taken',
    either: 'one of two is what “or” says',
    ', but not one of each': 'where one of two is done, no part of the other is',
    'but not one of each': 'where one of two is done, no part of the other is',
    'you have': 'what counts is what one has',
    ', he has built': 'what counts is what one has',
  },
  and: { between: [', ', ' and ', ', and '], last: [' and ', ', and '] },
  or: {
    between: ['; or ', ', or '],
    before: [
      'choose 1 of these: ',
      'choose 1 of the 2: ',
      'choose 1 of 2: ',
      'do 1 of these: ',
      'take 1 of the following actions: ',
      'do either of the following: ',
      'pick 1: ',
      'either ',
      'choose either ',
      'your choice: ',
      'choose 1: ',
      'choose 1: either ',
      'choose 1 of the following: ',
      'choose: ',
      'do 1 of the following: ',
    ],
  },
};
