/** The facts of sets of sites, cards and slots, and of what an effect goes over. */
import type { Way } from '../ir.ts';
import { type Aspect, type FactsOf, NOTHING_READ } from './fact-types.ts';

const fixed = { reads: NOTHING_READ } as const;
const bound = { reads: ['variables'] } as const;
const ofWay = {
  reads: ({ way }: { way?: Way }): readonly Aspect[] => {
    if (way?.k === 'ports') return ['pieces', 'tiles', 'variables'];
    return way?.k === 'ahead' ? ['variables'] : NOTHING_READ;
  },
} as const;

export const SITES = {
  all: fixed,
  'of-kind': fixed,
  holding: { reads: ['pieces'] },
  'holding-var': { reads: ['pieces', 'variables'] },
  predicate: { reads: ['predicates'] },
  upgraded: { reads: ['pieces', 'upgrades'] },
  own: { reads: ['pieces'] },
  foreign: { reads: ['pieces'] },
  empty: { reads: ['pieces'] },
  tiled: { reads: ['tiles'] },
  covered: { reads: ['pieces', 'tiles'] },
  footprint: { reads: ['pieces', 'tiles', 'variables'] },
  outlets: { reads: ['pieces', 'tiles', 'variables'] },
  anchor: { reads: ['tiles', 'variables'] },
  site: fixed,
  tag: fixed,
  var: bound,
  and: { in: { of: 'sites' }, ...fixed },
  or: { in: { of: 'sites' }, ...fixed },
  not: { in: { of: 'sites' }, ...fixed },
  adjacent: { in: { to: 'sites' }, ...fixed },
  reachable: { in: { from: 'sites', through: 'sites', steps: 'num' }, ...ofWay },
  beyond: { in: { from: 'sites', through: 'sites' }, ...ofWay },
  step: { in: { from: 'sites' }, ...ofWay },
  'such-that': { in: { base: 'sites', test: 'cond' }, ...fixed },
} as const satisfies FactsOf<'sites'>;

export const CARD_SETS = {
  all: fixed,
  in: { reads: ({ others }) => (others ? ['cards', 'others'] : ['cards']) },
  top: { in: { n: 'num' }, reads: ['cards'] },
  type: fixed,
  deck: fixed,
  class: fixed,
  id: fixed,
  color: fixed,
  used: { reads: ['used cards'] },
  empty: { reads: ['things on cards'] },
  'face-down': { reads: ['tiles'] },
  known: { reads: ['tiles', 'cards'] },
  var: bound,
  'tile-of': { in: { sites: 'sites' }, reads: ['tiles'] },
  'cover-of': { in: { sites: 'sites' }, reads: ['tiles'] },
  and: { in: { of: 'cards' }, ...fixed },
  or: { in: { of: 'cards' }, ...fixed },
  not: { in: { of: 'cards' }, ...fixed },
  'such-that': { in: { base: 'cards', test: 'cond' }, ...fixed },
} as const satisfies FactsOf<'cards'>;

export const SLOT_SETS = {
  all: fixed,
  id: fixed,
  color: fixed,
  colored: fixed,
  available: { reads: ['slots'] },
  occupied: { reads: ['slots'] },
  own: { reads: ['slots'] },
  foreign: { reads: ['slots'] },
  'of-others': { reads: ['slots'] },
  latest: { reads: ['slots'] },
  var: bound,
  and: { in: { of: 'slots' }, ...fixed },
  or: { in: { of: 'slots' }, ...fixed },
  not: { in: { of: 'slots' }, ...fixed },
  'such-that': { in: { base: 'slots', test: 'cond' }, ...fixed },
} as const satisfies FactsOf<'slots'>;

export const OVER = {
  sites: { in: { sites: 'sites' }, ...fixed },
  cards: { in: { cards: 'cards' }, ...fixed },
  slots: { in: { slots: 'slots' }, ...fixed },
  pieces: fixed,
  colors: fixed,
  directions: fixed,
  players: { reads: ['order', 'others'] },
} as const satisfies FactsOf<'over'>;

export const CARRIERS = {
  sites: { in: { sites: 'sites' }, ...fixed },
  cards: { in: { cards: 'cards' }, ...fixed },
} as const satisfies FactsOf<'carriers'>;
