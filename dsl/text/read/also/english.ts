/** Wordings of English cards and rulebooks. */
import type { Also } from './also.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS: Record<string, string> = { first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th' };

export const english: Also = {
  patterns: {
    gain: ['draw {items}', 'take {items}', 'receive {items}', 'score {items}', 'you gain {items}', 'you draw {items}', 'you receive {items}'],
    build: ['pay the usual cost to build {n what}[ on {on}]', 'pay {price} to build {n what}[ on {on}]'],
    upgrade: ['upgrade {n what} by paying {price}', 'pay {price} to upgrade {n what}'],
    advance: ['advance {n} space|spaces on {track}'],
    may: ['you can {body}'],
    'then-may': [' then you may ', ', and then you may '],
    then: [' then ', ', and then '],
    if: ['if {test}: {body}', 'if {test} {body}'],
    when: ['each time {event}, {body}', 'every time {event}, {body}', 'when {event}, {body}'],
    use: ['activate {n what}', 'use {count} of your {kinds}'],
    perform: ['perform the action in any {kind}', 'perform the action in {what}'],
    free: ['without paying'],
    usual: ['for the usual cost', 'for its usual cost', 'for its usual price', 'by paying the usual cost'],
    pay: ['spend {cost}[ to {body}]', 'pay {cost} to {body}'],
    per: ['{what} for each {of}'],
    'per-each': ['{what} for every {of}'],
    'different-choice': ['either {n} (they can\'t be of the same type)', '{n} (they can\'t be of the same type)'],
    'event advance': ['you advance to the {nth} space of {track}'],
    'event gives': ['{by} gives you at least 1 {what}'],
    'change by': ['your {name} is raised by {n}'],
  },
  commaBeforeLast: true,
  oneWithoutNumber: true,
  tokens: Object.fromEntries([...NUMBERS.map((word, i) => [word, [String(i + 1)]]), ...Object.entries(ORDINALS).map(([word, number]) => [word, [number]])]) as Also['tokens'],
  and: { between: [', ', ' and ', ', and '], last: [' and ', ', and '] },
  or: { between: ['; or ', ', or '], before: ['either '] },
};
