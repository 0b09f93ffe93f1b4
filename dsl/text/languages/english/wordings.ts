/** Wordings of English cards and rulebooks. */
import type { Wordings } from '../wordings.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS: Record<string, string> = { first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th' };

/** Numbers of which there may be so many *or more*. */
const NUMERALS = Array.from({ length: 20 }, (_, i) => String(i + 1));

/** Other words for a rendered one, wherever it occurs. */
const SYNONYMS: Record<string, string> = { get: 'gain', collect: 'gain', earn: 'gain', obtain: 'gain' };

export const wordings: Wordings = {
  patterns: {
    gain: [
      'draw {items}',
      'take {items}',
      'receive {items}',
      'score {items}',
      'player gains {items}',
      'player receives {items}',
      'you gain {items}',
      'you draw {items}',
      'you receive {items}',
    ],
    build: [
      'pay the usual cost to build {n what}[ on {on}]',
      'pay {price} to build {n what}[ on {on}]',
      'pay {price} for {n what}',
    ],
    upgrade: ['upgrade {n what} by paying {price}', 'pay {price} to upgrade {n what}'],
    advance: ['advance {n} space|spaces on {track}'],
    may: ['you can {body}'],
    'then-may': [' then you may ', ', and then you may '],
    then: [' then ', ', and then '],
    if: ['if {test}: {body}', 'if {test} {body}', '{body} if {test}'],
    when: [
      'each time {event}, {body}',
      'every time {event}, {body}',
      'when {event}, {body}',
      '{body} whenever {event}',
      '{body} when {event}',
      '{body} each time {event}',
      '{body} every time {event}',
    ],
    ready: ['refresh {n what}', 'ready {n what}'],
    'at-end': ['at the end of this {period}, {body}'],
    until: [
      'until the end of this {period}, {body}',
      'for the rest of this {period}, {body}',
      'for the rest of the {period}, {body}',
    ],
    once: ['once each {period}, {body}'],
    'up-to': ['{body} up to {times} times'],
    'discount building': ['your {what} cost {cost} less', '{what} cost {cost} less', '{what} cost you {cost} less'],
    use: ['activate {n what}', 'use {count} of your {kinds}'],
    perform: ['perform the action in any {kind}', 'perform the action in {what}'],
    free: ['without paying', 'free of charge', 'at no cost', 'free'],
    usual: ['for the usual cost', 'for its usual cost', 'for its usual price', 'by paying the usual cost'],
    pay: ['spend {cost}[ to {body}]', 'pay {cost} to {body}'],
    per: ['{what} for each {of}', '{what} per {of}', '{what} for every {every} of {kinds}'],
    'per-each': ['{what} for every {kind}'],
    'different-choice': ["either {n} (they can't be of the same type)", "{n} (they can't be of the same type)"],
    'event advance': ['you advance to the {nth} space of {track}'],
    'event perform': ['you use {phrase}'],
    'event gives': ['{by} gives you at least 1 {what}'],
    'change by': ['your {name} is raised by {raised}', 'your {name} is increased by {raised}'],
    'at space': ['you are on the {nth} space of {track}'],
    'event upgrade': ['you complete {phrase}'],
    'post this': ['{what} on the same {x}', '{what} in the same {x}'],
  },
  commaBeforeLast: true,
  oneWithoutNumber: true,
  drawVerbs: ['draw'],
  ones: [],
  sequences: NUMERALS.map((n) => [
    [n, 'or', 'more'],
    ['at', 'least', n],
  ]),
  tokens: Object.fromEntries([
    ...NUMBERS.map((word, i) => [word, [String(i + 1)]]),
    ...Object.entries(ORDINALS).map(([word, number]) => [word, [number]]),
    ...Object.entries(SYNONYMS).map(([word, rendered]) => [word, [rendered]]),
  ]) as Wordings['tokens'],
  idioms: {
    run: ['gain the {program} from {n what}', 'gain the {program} of {n what}'],
    'upgrade some': [
      'upgrade {some} {kinds}, paying {price} for each upgrade',
      'upgrade {some} {kinds}: for each, pay {price}',
    ],
    'pay to gain': [
      'pay {price} to gain {items}',
      '{price} → {items}',
      'trade {price} for {items}',
      'exchange {price} for {items}',
      'pay {price} for {items}',
    ],
    'use some': ['use {some} of your {kinds}'],
    steps: ['score {unit} based on {on}: {steps}', 'score {unit} for {on}: {steps}'],
  },
  steps: {
    row: ['{amount} for {key}[ {kinds}]'],
    last: ['{amount} for {key}[ {kinds}] or more[ {kinds}]', '{amount} for at least {key}[ {kinds}]'],
  },
  owned: ["{x}'s {what}"],
  justBuilt: ['the {kind} you just built'],
  nouns: { slot: ['slot', 'slots'] },
  surcharge: ['when you build {one} on this site, you must pay a surcharge of {price}'],
  bonus: ['building on a site marked with this symbol|symbols allows you to {body}'],
  itsPrice: ['this costs {price}'],
  remarks: {
    'you cannot {body}': 'where one of two is done, no part of the other is',
    'the {kinds} do not all have to be the same type': 'nothing says that they have to',
  },
  added: ['an additional', 'additional'],
  redundant: {
    immediately: 'every effect is done at once',
    'of your choice': 'the player chooses wherever something is taken',
    either: 'one of two is what “or” says',
    'you have': 'what counts is what one has',
    ', he has built': 'what counts is what one has',
  },
  and: { between: [', ', ' and ', ', and '], last: [' and ', ', and '] },
  or: { between: ['; or ', ', or '], before: ['either '] },
};
