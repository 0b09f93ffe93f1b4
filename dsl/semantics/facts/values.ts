/** The facts of numbers, conditions, amounts and prices. */
import { ANYTHING, type FactsOf, NOTHING_READ } from './fact-types.ts';

const fixed = { reads: NOTHING_READ } as const;

export const NUMBERS = {
  const: fixed,
  counter: { reads: ['counters'] },
  constant: { reads: ['constants'] },
  option: fixed,
  players: fixed,
  seat: fixed,
  place: { reads: ({ track }) => (track === undefined ? ['order'] : ['spaces', 'others']) },
  'on-turn': { reads: ['order'] },
  var: { reads: ['variables'] },
  'count-sites': { in: { sites: 'sites' }, ...fixed },
  'count-kinds': { in: { sites: 'sites' }, reads: ['pieces'] },
  'count-cards': { in: { cards: 'cards' }, ...fixed },
  'count-slots': { in: { slots: 'slots' }, ...fixed },
  supply: { reads: ['supply'] },
  space: { reads: ['spaces'] },
  'card-number': { reads: ['variables'] },
  marks: { reads: ['things on cards', 'variables'] },
  lying: { reads: ['things on sites', 'variables'] },
  attribute: { reads: ['variables'] },
  'value-of': { reads: ['variables'] },
  'done-in-period': { reads: ['periods'] },
  'periods-left': { reads: ['periods'] },
  arith: { in: { a: 'num', b: 'num' }, ...fixed },
  extreme: { in: { of: 'num' }, ...fixed },
  table: { in: { on: 'num', rows: 'num', otherwise: 'num' }, ...fixed },
  'over-pieces': { in: { body: 'num' }, ...fixed },
  'over-sites': { in: { sites: 'sites', body: 'num' }, ...fixed },
  'over-cards': { in: { cards: 'cards', body: 'num' }, ...fixed },
  'over-slots': { in: { slots: 'slots', body: 'num' }, ...fixed },
  'over-players': { in: { body: 'num' }, reads: ['others'] },
  'count-players': { in: { players: { test: 'cond' } }, reads: ['order', 'others'] },
  ports: { reads: ['pieces', 'tiles', 'variables'] },
  distance: { in: { from: 'sites', to: 'sites' }, ...fixed },
  'for-player': { in: { of: 'num' }, reads: ['variables', 'others'] },
} as const satisfies FactsOf<'num'>;

export const CONDITIONS = {
  compare: { in: { a: 'num', b: 'num' }, ...fixed },
  and: { in: { of: 'cond' }, ...fixed },
  or: { in: { of: 'cond' }, ...fixed },
  not: { in: { of: 'cond' }, ...fixed },
  'some-sites': { in: { sites: 'sites' }, ...fixed },
  'some-cards': { in: { cards: 'cards' }, ...fixed },
  'some-slots': { in: { slots: 'slots' }, ...fixed },
  'same-color': { reads: ['variables'] },
  'color-is': { reads: ['variables'] },
  'color-is-chosen': { reads: ['variables'] },
  'option-is': fixed,
} as const satisfies FactsOf<'cond'>;

export const GAINED = { counter: fixed, cards: fixed, class: fixed } as const satisfies FactsOf<'gained'>;

// discounts, rates, stand-ins and surcharges go by whatever they go by
export const COSTS = {
  free: fixed,
  usual: { reads: ANYTHING },
  amounts: { in: { alternatives: { n: 'num' } }, reads: ANYTHING },
  less: { in: { alternatives: { n: 'num' } }, reads: ANYTHING },
  price: { reads: ANYTHING },
} as const satisfies FactsOf<'cost'>;
