/** The facts of continuous effects and of the events to which they react. */
import { type FactsOf, NOTHING_READ } from './fact-types.ts';

const fixed = { reads: NOTHING_READ } as const;
const PROGRAM = { body: 'effect' } as const;
const PRICED = { sites: 'sites', bought: 'event' } as const;

export const CONTINUOUS = {
  when: { in: { events: 'event', program: PROGRAM }, ...fixed },
  'as-soon-as': { in: { test: 'cond', program: PROGRAM }, ...fixed },
  instead: { in: { event: 'event', program: PROGRAM }, ...fixed },
  ability: { in: { program: PROGRAM }, ...fixed },
  discount: { in: { items: { n: 'num' }, ...PRICED }, ...fixed },
  rate: { in: { pay: { n: 'num' }, instead: { n: 'num' }, ...PRICED }, ...fixed },
  change: { in: { n: 'num' }, ...fixed },
  'stand-for': fixed,
  treat: { in: { sites: 'sites' }, ...fixed },
  allow: { in: { sites: 'sites' }, ...fixed },
  'allow-choice': { in: { slots: 'slots', program: PROGRAM }, ...fixed },
} as const satisfies FactsOf<'continuous'>;

const COMING = { sites: 'sites', nthOf: { among: 'sites', around: 'sites' } } as const;

export const EVENTS = {
  build: { in: COMING, ...fixed },
  upgrade: { in: COMING, ...fixed },
  advance: { in: { space: 'num' }, ...fixed },
  gain: { in: { from: 'sites' }, ...fixed },
  draw: { in: { from: 'sites' }, ...fixed },
  become: { in: { sites: 'sites' }, ...fixed },
  lay: { in: { sites: 'sites' }, ...fixed },
  'lay-card': { in: { cards: 'cards' }, ...fixed },
  perform: { in: { slots: 'slots' }, ...fixed },
  occupy: { in: { slots: 'slots' }, ...fixed },
  pass: { in: { sites: 'sites' }, ...fixed },
  use: { in: { cards: 'cards' }, ...fixed },
  performed: { in: { slots: 'slots' }, ...fixed },
  used: { in: { cards: 'cards' }, ...fixed },
  enter: { in: { cards: 'cards' }, ...fixed },
  discard: { in: { cards: 'cards' }, ...fixed },
  buy: { in: { cards: 'cards' }, ...fixed },
  begin: fixed,
  end: fixed,
  signal: fixed,
} as const satisfies FactsOf<'event'>;
