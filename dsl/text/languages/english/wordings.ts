/** Wordings of English cards and rulebooks. */
import { ARROWS, NUMERALS, type Wordings } from '../wordings.ts';
import { patterns } from './patterns.ts';
import { noun, plain } from './forms.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS: Record<string, string> = { first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th' };

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = {
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
};

export const wordings: Wordings = {
  patterns,
  commaBeforeLast: true,
  commaIsOptional: false,
  oneWithoutNumber: true,
  gainVerb: 'gain',
  drawVerbs: ['draw'],
  partitive: ['{count} of your {kinds}', '{count} of the {kinds}'],
  ones: ['a', 'an'],
  sequences: [
    ...NUMERALS.map((n): [string[], string[]] => [
      [n, 'or', 'more'],
      ['at', 'least', n],
    ]),
    [
      ['you', 'may', 'then'],
      ['then', 'you', 'may'],
    ],
    ...ARROWS,
    [['max', '.'], ['max']],
    ...NUMERALS.flatMap((n): [string[], string[]][] => [
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
    [
      ['up', 'to', 'twice'],
      ['up', 'to', '2', 'times'],
    ],
    [
      ['at', 'most', 'twice'],
      ['at', 'most', '2', 'times'],
    ],
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
    ...['occupied', 'taken', 'used'].map((verb): [string[], string[]] => [
      [verb, 'by', 'another', 'player'],
      ['occupied', 'but', 'not', 'by', 'you'],
    ]),
    [
      ['with', 'another', 'player', "'s", 'marker'],
      ['occupied', 'but', 'not', 'by', 'you'],
    ],
    ...NUMERALS.flatMap((n): [string[], string[]][] => [[[n, 'x'], [n]]]),
    [
      ['next', 'to'],
      ['adjacent', 'to'],
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
    ...NUMBERS.map((word, i) => [word, [String(i + 1)]]),
    ...Object.entries(ORDINALS).map(([word, number]) => [word, [number]]),
    ...Object.entries(SYNONYMS).map(([word, rendered]) => [word, [rendered]]),
  ]) as Wordings['tokens'],
  idioms: {
    run: ['gain the {program} from {n what}', 'gain the {program} of {n what}'],
    'upgrade some': [
      'upgrade {some} {kinds} for {price} each',
      'upgrade {some} {kinds}, paying {price} for each upgrade',
      'upgrade {some} {kinds}: for each, pay {price}',
    ],
    'pay to gain': [
      'pay {price} to gain {items}',
      'pay {price} → {items}',
      'sell {price} for {items}',
      'swap {price} for {items}',
      'turn {price} into {items}',
      '{price} → {items}',
      'trade {price} for {items}',
      'exchange {price} for {items}',
      'pay {price} for {items}',
    ],
    'use some': ['use {some} of your {kinds}'],
    unless: ['unless {test}, {body}', '{body} unless {test}'],
    'each does': ['{body} for {each}', 'for {each}, {body}'],
    'each gives': [
      '{each} gives {items}',
      '{each} gives you {items}',
      '{each} is worth {items}',
      '{each} gains {items}',
      '{each} receives {items}',
      '{each} draws {items}',
      '{each} scores {items}',
      'for {each}, you gain {items}',
      'for {each} gain {items}',
    ],
    'for every': [
      'for every|each {count} {kinds}, gain {items}',
      'for every|each {count} {kinds} gain {items}',
      'for every|each {count} {kinds}, you gain {items}',
    ],
    'trade any': [
      'sell any number of {unit} for {items} each',
      'exchange as many {unit} as you like|want for {items} each',
      'trade as many {unit} as you like|want for {items} each',
      'sell as many {unit} as you like|want for {items} each',
      'spend any number of {unit} to gain {items} for each',
      'pay any number of {unit} to gain {items} for each',
      'for each {unit} you pay, gain {items}',
      'trade any number of {unit} for {into}, {items} each',
      'trade any number of {unit} for {items} each',
      'exchange any number of {unit} for {items} each',
    ],
    'trade up to': [
      'sell up to {count} {unit} for {items} each',
      'spend up to {count} {unit} to gain {items} for each',
      'pay up to {count} {unit} to gain {items} for each',
      'trade up to {count} {unit} for {into}, {items} each',
      'trade up to {count} {unit} for {items} each',
      'exchange up to {count} {unit} for {items} each',
    ],
    'with at least': ['with at least {count} {kinds}, {body}'],
    'as soon as at least': ['as soon as you have {count} {kinds}, {body}'],
    'at the end of each': [
      'at the end of each of your {period}, {body}',
      'at the end of your {period}, {body}',
      'at the end of every {period}, {body}',
    ],
    'first in': [
      'the first time {event} each {period}, {body}',
      'the first time each {period} that {event}, {body}',
      'the first time each {period} {event}, {body}',
      'the first time {event} in a|each {period}, {body}',
      'each {period}, the first time {event}, {body}',
      'once during each of your {period}, when {event}, {body}',
      'once per {period}, when {event}, {body}',
      'once each {period}, when {event}, {body}',
    ],
    'at the start of each': [
      'at the start of your {period}, {body}',
      'at the beginning of your {period}, {body}',
      'at the start of a {period}, {body}',
      'at the start of each of your {period}, {body}',
      'at the beginning of each of your {period}, {body}',
    ],
    steps: ['score {unit} based on {on}: {steps}', 'score {unit} for {on}: {steps}'],
  },
  steps: {
    row: ['{amount} for {key}[ {kinds}]'],
    last: ['{amount} for {key}[ {kinds}] or more[ {kinds}]', '{amount} for at least {key}[ {kinds}]'],
  },
  owned: ["{x}'s {what}"],
  goesOn: ['then', 'you may then', 'if you do', 'if you did', 'if so', 'after that', 'afterwards', 'next,', 'and then'],
  justBuilt: ['the {kind} you just built'],
  nouns: { slot: [noun('slot')] },
  adjectives: { available: [plain('free'), plain('open'), plain('empty')] },
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
  itsPrice: ['this costs {price}', 'pay {price} for it', 'instead of its usual cost, pay[ just] {price}'],
  remarks: {
    'you cannot {body}': 'where one of two is done, no part of the other is',
    'the {kinds} do not all have to be the same type': 'nothing says that they have to',
  },
  added: ['an additional', 'additional', 'an extra', 'extra', 'more'],
  redundant: {
    immediately: 'every effect is done at once',
    now: 'every effect is done at once',
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
