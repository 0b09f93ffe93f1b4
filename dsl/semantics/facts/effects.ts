/** The facts of each kind of effect; what each of them means is in the README of this folder. */
import type { Effect, Holder, Item, OnSites } from '../ir.ts';
import type { Operation } from './operations.ts';
import { ANYTHING, type Facts, NOTHING_READ } from './fact-types.ts';
import type { FieldsOf, KindOf, NodeOf } from './unions.ts';

/** How the effects inside of one run: each once, once or not at all, any number of times, or at another time. */
type Inner = 'once' | 'perhaps' | 'often' | 'later';

type Within<Fields> = Fields[keyof Fields] extends infer Shape
  ? Shape extends 'effect'
    ? true
    : Shape extends object
      ? Shape[keyof Shape] extends 'effect'
        ? true
        : never
      : never
  : never;
/** Asked exactly of effects with effects inside. */
type InnerFacts<Node> = true extends Within<FieldsOf<Node>> ? { inner: Inner } : { inner?: undefined };
/** Asked exactly of effects that name cards: whether a single card may be anywhere, so that its zone must be said. */
type CardFacts<Node> = Node extends { cards: unknown } ? { zone: 'said' | 'implied' } : { zone?: undefined };

interface OwnFacts<Node> {
  /** what it does itself; what the effects in it do is theirs */
  does: (node: Node) => readonly Operation[];
  /** whether it asks a player what to do */
  asks: boolean | ((node: Node) => boolean);
  /** whether it uses something up or is paid for, so that it cannot repeat endlessly */
  usesUp: boolean;
  /** whether the setup of a game continues after it: no decision, and the same result in every game */
  atStart: 'continues' | 'stops';
}

type EffectFacts<Node> = Facts<Node> & OwnFacts<Node> & InnerFacts<Node> & CardFacts<Node>;

/** The facts of an effect of whatever kind. */
export interface AnyEffectFacts extends OwnFacts<Effect> {
  inner?: Inner;
  zone?: 'said' | 'implied';
}

const ONE_ITEM = { n: 'num', per: { every: 'num', of: 'num' }, what: 'gained' } as const;
const nothing = (): Operation[] => [];
/** Only joins the effects in it. */
const joins = { reads: NOTHING_READ, does: nothing, usesUp: false } as const;
/** Only puts what is chosen into a variable. */
const chooses = { reads: NOTHING_READ, does: nothing, asks: true, usesUp: false, atStart: 'stops' } as const;
/** Asks nobody, and comes to the same in every game. */
const plain = { asks: false, usesUp: false, atStart: 'continues' } as const;
const SOME = { n: 'num' } as const;
const ON_SITES = { sites: 'sites' } as const;

const has = (items: readonly Item[], kind: KindOf<'gained'>): boolean => items.some(({ what }) => what.k === kind);
const given = (to: Holder | OnSites | undefined): Operation[] => (to ? [{ k: 'gives', to }] : []);

export const EFFECTS = {
  // joining
  block: {
    in: { parts: 'effect' },
    ...joins,
    inner: 'once',
    asks: ({ mode }) => mode === 'parts',
    atStart: 'continues',
  },
  or: { in: { of: 'effect' }, ...joins, inner: 'perhaps', asks: true, atStart: 'stops' },
  then: { in: { steps: { effect: 'effect' } }, ...joins, inner: 'once', asks: false, atStart: 'continues' },
  // frames
  if: {
    in: { test: 'cond', then: 'effect', otherwise: 'effect' },
    ...joins,
    inner: 'perhaps',
    asks: false,
    atStart: 'continues',
  },
  may: { in: { effect: 'effect' }, ...joins, inner: 'perhaps', asks: true, atStart: 'stops' },
  must: { in: { effect: 'effect' }, ...joins, inner: 'once', asks: false, atStart: 'stops' },
  pay: {
    in: { cost: 'cost', to: ON_SITES, effect: 'effect' },
    reads: ['counters'],
    does: ({ cost, to }) => [
      { k: 'pays', cost },
      ...(cost.k === 'price' ? [{ k: 'buys' } as const] : []),
      ...given(to),
    ],
    inner: 'perhaps',
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  each: {
    in: { over: 'over', effect: 'effect' },
    reads: NOTHING_READ,
    does: ({ over }) => (over.k === 'players' ? [{ k: 'lets others act' }] : []),
    inner: 'often',
    asks: ({ chosen }) => chosen !== undefined,
    usesUp: false,
    atStart: 'continues',
  },
  repeat: {
    in: { times: 'num', until: 'cond', effect: 'effect' },
    ...joins,
    inner: 'often',
    asks: false,
    atStart: 'continues',
  },
  'up-to': { in: { times: 'num', effect: 'effect' }, ...joins, inner: 'often', asks: true, atStart: 'stops' },
  'any-order': { in: { parts: 'effect' }, ...joins, inner: 'once', asks: true, atStart: 'stops' },
  until: {
    in: { or: 'event', continuous: 'continuous' },
    reads: NOTHING_READ,
    does: ({ continuous }) => [{ k: 'begins to hold', continuous }],
    ...plain,
  },
  'at-end': { in: { effect: 'effect' }, reads: NOTHING_READ, does: nothing, inner: 'later', ...plain },
  'at-most': {
    in: { most: ONE_ITEM, effect: 'effect' },
    reads: ['counters'],
    does: ({ most }) => [{ k: 'loses', items: most }],
    inner: 'once',
    asks: false,
    usesUp: false,
    atStart: 'stops',
  },
  best: {
    in: { effect: 'effect' },
    reads: ANYTHING,
    does: nothing,
    inner: 'often',
    asks: false,
    usesUp: false,
    atStart: 'stops',
  },
  // counters
  gain: {
    in: { items: ONE_ITEM },
    reads: ({ items }) => (has(items, 'cards') ? ['cards'] : NOTHING_READ),
    does: ({ items }) => [{ k: 'gains', items }, ...(has(items, 'cards') ? [{ k: 'draws' } as const] : [])],
    asks: ({ items }) => has(items, 'class'),
    usesUp: false,
    atStart: 'continues',
  },
  lose: { in: { items: ONE_ITEM }, reads: ['counters'], does: ({ items }) => [{ k: 'loses', items }], ...plain },
  take: {
    in: { items: ONE_ITEM, from: ON_SITES },
    reads: ['counters', 'things on cards', 'things on sites', 'others'],
    does: ({ items, from }) => [{ k: 'takes', items, from }],
    ...plain,
  },
  put: {
    in: { items: ONE_ITEM, on: ON_SITES },
    reads: NOTHING_READ,
    does: ({ on }) => [{ k: on.type === 'sites' ? 'puts on sites' : 'puts on cards' }],
    ...plain,
  },
  'set-counter': {
    in: { n: 'num' },
    reads: NOTHING_READ,
    does: ({ counter }) => [{ k: 'sets counter', counter }],
    ...plain,
  },
  'set-marks': {
    in: { cards: 'cards', n: 'num' },
    reads: NOTHING_READ,
    does: () => [{ k: 'puts on cards' }],
    zone: 'implied',
    ...plain,
  },
  'set-lying': {
    in: { sites: 'sites', n: 'num' },
    reads: NOTHING_READ,
    does: () => [{ k: 'puts on sites' }],
    ...plain,
  },
  // the board
  build: {
    in: { n: 'num', on: 'sites', cost: 'cost' },
    reads: ANYTHING,
    does: ({ pieces, cost }) => [
      { k: 'places pieces', pieces },
      { k: 'pays', cost },
    ],
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  upgrade: {
    in: { n: 'num', sites: 'sites', cost: 'cost' },
    reads: ANYTHING,
    does: ({ cost }) => [{ k: 'upgrades' }, { k: 'pays', cost }],
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  replace: {
    in: { sites: 'sites', cost: 'cost' },
    reads: ANYTHING,
    does: ({ cost }) => [{ k: 'moves pieces' }, { k: 'pays', cost }],
    asks: true,
    usesUp: false,
    atStart: 'stops',
  },
  relocate: {
    in: { sites: 'sites', to: 'sites', walk: { n: 'num', through: 'sites' } },
    reads: ['pieces', 'tiles'],
    does: () => [{ k: 'moves pieces' }],
    asks: true,
    usesUp: false,
    atStart: 'stops',
  },
  transfer: {
    in: { n: 'num', sites: 'sites', to: 'sites', walk: { n: 'num', through: 'sites' } },
    reads: ['things on sites', 'things on cards', 'pieces', 'tiles'],
    does: () => [{ k: 'puts on sites' }],
    asks: true,
    usesUp: false,
    atStart: 'stops',
  },
  remove: {
    in: { sites: 'sites' },
    reads: ['pieces'],
    does: () => [{ k: 'removes pieces' }],
    asks: false,
    usesUp: false,
    atStart: 'stops',
  },
  'place-piece': {
    in: { sites: 'sites' },
    reads: ['pieces', 'supply'],
    does: ({ piece }) => [{ k: 'places pieces', pieces: [piece] }],
    ...plain,
  },
  'place-card': {
    in: { cards: 'cards', sites: 'sites' },
    reads: ['tiles'],
    does: ({ cards }) => [{ k: 'places cards', cards }],
    zone: 'said',
    ...plain,
  },
  'lay-piece': {
    in: { on: 'sites', test: 'cond' },
    reads: ['pieces', 'tiles', 'supply'],
    does: ({ pieces }) => [{ k: 'places pieces', pieces }],
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  'lay-card': {
    in: { cards: 'cards', on: 'sites', test: 'cond' },
    reads: ['pieces', 'tiles'],
    does: ({ cards }) => [{ k: 'places cards', cards }],
    zone: 'said',
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  'turn-cards': {
    in: { cards: 'cards' },
    reads: ['tiles'],
    does: () => [{ k: 'turns tiles' }],
    zone: 'said',
    ...plain,
  },
  'deal-boards': { reads: NOTHING_READ, does: () => [{ k: 'deals boards' }], ...plain },
  // tracks
  advance: {
    in: { n: 'num' },
    reads: ['spaces'],
    does: ({ track, n }) => [{ k: 'advances', track, n }],
    asks: false,
    usesUp: true,
    atStart: 'stops',
  },
  'set-space': { in: { n: 'num' }, reads: NOTHING_READ, does: () => [{ k: 'sets space' }], ...plain },
  'resolve-space': {
    reads: NOTHING_READ,
    does: () => [{ k: 'resolves space' }],
    asks: false,
    usesUp: false,
    atStart: 'stops',
  },
  // choosing
  'choose-site': { in: { sites: 'sites' }, ...chooses },
  'choose-card': {
    in: { cards: 'cards' },
    ...chooses,
    does: ({ cards }) => [{ k: 'chooses card', cards }],
    zone: 'said',
  },
  'choose-slot': { in: { slots: 'slots' }, ...chooses, does: () => [{ k: 'chooses slot' }] },
  'choose-piece': chooses,
  'choose-color': chooses,
  'choose-player': { in: { players: { test: 'cond' } }, ...chooses, reads: ['order', 'others'] },
  pick: { in: { from: 'num', to: 'num' }, ...chooses },
  count: { in: { n: 'num' }, reads: NOTHING_READ, does: nothing, ...plain },
  confirm: { reads: NOTHING_READ, does: nothing, asks: true, usesUp: false, atStart: 'stops' },
  // cards
  move: {
    in: { cards: 'cards', some: SOME },
    reads: NOTHING_READ,
    does: ({ cards, zone }) => [{ k: 'moves cards', cards, zone }],
    zone: 'said',
    asks: ({ some }) => some !== undefined,
    usesUp: false,
    atStart: 'continues',
  },
  'shuffle-zone': { reads: NOTHING_READ, does: () => [{ k: 'shuffles' }], ...plain },
  'pass-zone': {
    reads: NOTHING_READ,
    does: () => [{ k: 'passes cards' }],
    asks: false,
    usesUp: false,
    atStart: 'continues',
  },
  use: {
    in: { n: 'num', cards: 'cards' },
    reads: ANYTHING,
    does: ({ cards }) => [{ k: 'uses', cards }],
    zone: 'implied',
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  ready: {
    in: { n: 'num', cards: 'cards' },
    reads: ['used cards'],
    does: () => [{ k: 'turns cards' }],
    zone: 'implied',
    asks: ({ n }) => n !== null,
    usesUp: false,
    atStart: 'continues',
  },
  exhaust: {
    in: { cards: 'cards' },
    reads: NOTHING_READ,
    does: () => [{ k: 'turns cards' }],
    zone: 'implied',
    ...plain,
  },
  discard: {
    in: { cards: 'cards', downTo: 'num' },
    reads: NOTHING_READ,
    does: ({ route }) => [{ k: 'disposes', route }],
    zone: 'implied',
    asks: true,
    usesUp: true,
    atStart: 'stops',
  },
  dispose: {
    in: { cards: 'cards', some: SOME },
    reads: NOTHING_READ,
    does: ({ route }) => [{ k: 'disposes', route }],
    zone: 'said',
    asks: ({ some }) => some !== undefined,
    usesUp: false,
    atStart: 'stops',
  },
  // what runs elsewhere
  resolve: {
    in: { of: 'carriers' },
    reads: ANYTHING,
    does: ({ program, of }) => [{ k: 'resolves', program, of }],
    asks: false,
    usesUp: false,
    atStart: 'stops',
  },
  perform: {
    in: { slots: 'slots' },
    reads: ANYTHING,
    does: () => [{ k: 'performs' }],
    asks: true,
    usesUp: false,
    atStart: 'stops',
  },
  do: { reads: ANYTHING, does: ({ procedure }) => [{ k: 'does', procedure }], ...plain },
  signal: { reads: NOTHING_READ, does: ({ signal }) => [{ k: 'signals', signal }], ...plain },
  // slots, players, periods
  occupy: {
    in: { slots: 'slots' },
    reads: NOTHING_READ,
    does: () => [{ k: 'occupies' }],
    asks: false,
    usesUp: true,
    atStart: 'continues',
  },
  vacate: { reads: NOTHING_READ, does: () => [{ k: 'vacates' }], ...plain },
  'rotate-players': { reads: ['order'], does: () => [{ k: 'orders players' }], ...plain },
  'shuffle-players': { reads: ['others'], does: () => [{ k: 'orders players' }], ...plain },
  order: { reads: ['others'], does: () => [{ k: 'orders players' }], ...plain },
  'set-place': { in: { n: 'num' }, reads: NOTHING_READ, does: () => [{ k: 'orders players' }], ...plain },
  begin: { reads: NOTHING_READ, does: () => [{ k: 'begins period' }], ...plain },
  end: { reads: NOTHING_READ, does: () => [{ k: 'ends period' }], ...plain },
  'end-game': { reads: NOTHING_READ, does: () => [{ k: 'ends game' }], asks: false, usesUp: false, atStart: 'stops' },
} as const satisfies { readonly [K in KindOf<'effect'>]: EffectFacts<NodeOf<'effect', K>> };
