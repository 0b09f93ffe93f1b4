/**
 * What effects do to a position, in few words: several kinds of effect do the same. Whoever asks what an effect may change, set
 * off or give reads operations; a new kind of effect whose operations are among these needs no line anywhere else.
 */
import type { Cards, Carriers, ContinuousEffect, Cost, EventPattern, Holder, Item, Num, OnSites } from '../ir.ts';
import { ANYTHING, type Aspect } from './fact-types.ts';

export type Operation =
  /** the acting player gets what of it are counters, which is heard */
  | { k: 'gains'; items: readonly Item[] }
  /** the acting player gets cards from where one draws */
  | { k: 'draws' }
  /** the same, out of what somebody or a card has */
  | { k: 'takes'; items: readonly Item[]; from: Holder | OnSites }
  | { k: 'loses'; items: readonly Item[] }
  | { k: 'pays'; cost: Cost }
  /** what is paid goes to somebody, or on a card or site */
  | { k: 'gives'; to: Holder | OnSites }
  /** a card is bought */
  | { k: 'buys' }
  | { k: 'sets counter'; counter: string }
  /** counters or marks come on a card, or are set there */
  | { k: 'puts on cards' }
  /** the same on sites */
  | { k: 'puts on sites' }
  /** pieces of these kinds come onto the board */
  | { k: 'places pieces'; pieces: readonly string[] }
  /** a piece comes where another is, or goes to another site */
  | { k: 'moves pieces' }
  | { k: 'removes pieces' }
  | { k: 'upgrades' }
  /** a marker goes so many spaces, whose effects run */
  | { k: 'advances'; track: string; n: Num }
  | { k: 'sets space' }
  /** the effect of a space runs */
  | { k: 'resolves space' }
  /** the effects of slots run */
  | { k: 'performs' }
  | { k: 'chooses slot' }
  | { k: 'occupies' }
  | { k: 'vacates' }
  /** the effects of these cards run, which are used then */
  | { k: 'uses'; cards: Cards }
  /** the programs of this name run */
  | { k: 'resolves'; program: string; of: Carriers }
  | { k: 'chooses card'; cards: Cards }
  /** cards come to a zone */
  | { k: 'moves cards'; cards: Cards; zone: string }
  /** cards come onto the board */
  | { k: 'places cards'; cards: Cards }
  /** cards on a board: they are looked at, or turned over */
  | { k: 'turns tiles' }
  /** the program of this name of their decks runs */
  | { k: 'disposes'; route: string }
  | { k: 'shuffles' }
  /** all cards of a zone of each player come to that of another */
  | { k: 'passes cards' }
  | { k: 'turns cards' }
  | { k: 'does'; procedure: string }
  | { k: 'signals'; signal: string }
  /** a continuous effect begins */
  | { k: 'begins to hold'; continuous: ContinuousEffect }
  /** other players act */
  | { k: 'lets others act' }
  | { k: 'orders players' }
  | { k: 'deals boards' }
  | { k: 'begins period' }
  | { k: 'ends period' }
  | { k: 'ends game' };

export interface OperationFacts {
  /** what it changes itself, or by the programs that it runs */
  writes: readonly Aspect[];
  /** what may run because of it: nothing, what listens to gains, or whatever there is */
  setsOff: 'nothing' | 'gains' | 'anything';
  /** kinds of events by which it is heard itself, whatever else it sets off */
  heardAs: readonly EventPattern['k'][];
  /** it takes nothing from the acting player */
  isGift: boolean;
}

const CARDS: readonly Aspect[] = ['cards', 'things on cards', 'predicates'];
const BOARD: readonly Aspect[] = ['pieces', 'upgrades', 'supply', 'predicates'];

export const OPERATIONS = {
  gains: { writes: ['counters'], setsOff: 'gains', heardAs: ['gain'], isGift: true },
  draws: { writes: ['cards'], setsOff: 'anything', heardAs: ['draw', 'enter'], isGift: true },
  takes: {
    writes: ['counters', 'things on cards', 'things on sites', 'variables'],
    setsOff: 'gains',
    heardAs: ['gain'],
    isGift: true,
  },
  loses: { writes: ['counters'], setsOff: 'nothing', heardAs: [], isGift: false },
  pays: { writes: ['counters'], setsOff: 'nothing', heardAs: [], isGift: false },
  gives: {
    writes: ['counters', 'things on cards', 'things on sites'],
    setsOff: 'gains',
    heardAs: ['gain'],
    isGift: false,
  },
  buys: { writes: [], setsOff: 'anything', heardAs: ['buy'], isGift: false },
  'sets counter': { writes: ['counters'], setsOff: 'nothing', heardAs: [], isGift: false },
  'puts on cards': { writes: ['things on cards'], setsOff: 'nothing', heardAs: [], isGift: true },
  'puts on sites': { writes: ['things on sites'], setsOff: 'nothing', heardAs: [], isGift: true },
  'places pieces': { writes: BOARD, setsOff: 'anything', heardAs: ['build', 'become', 'lay'], isGift: false },
  'moves pieces': { writes: BOARD, setsOff: 'anything', heardAs: ['pass', 'become'], isGift: false },
  'removes pieces': { writes: BOARD, setsOff: 'anything', heardAs: ['become'], isGift: false },
  upgrades: { writes: BOARD, setsOff: 'anything', heardAs: ['upgrade', 'become'], isGift: false },
  advances: { writes: ANYTHING, setsOff: 'anything', heardAs: ['advance'], isGift: true },
  'sets space': { writes: ['spaces'], setsOff: 'nothing', heardAs: [], isGift: false },
  'resolves space': { writes: ANYTHING, setsOff: 'anything', heardAs: [], isGift: false },
  performs: { writes: ANYTHING, setsOff: 'anything', heardAs: ['perform', 'performed'], isGift: false },
  'chooses slot': { writes: ['variables'], setsOff: 'anything', heardAs: [], isGift: false },
  occupies: { writes: ['slots'], setsOff: 'anything', heardAs: ['occupy'], isGift: false },
  vacates: { writes: ['slots'], setsOff: 'nothing', heardAs: [], isGift: false },
  uses: { writes: ANYTHING, setsOff: 'anything', heardAs: ['use', 'used'], isGift: false },
  resolves: { writes: ANYTHING, setsOff: 'anything', heardAs: [], isGift: false },
  'chooses card': { writes: ['variables'], setsOff: 'nothing', heardAs: [], isGift: false },
  'moves cards': { writes: CARDS, setsOff: 'anything', heardAs: ['enter'], isGift: false },
  'places cards': { writes: [...CARDS, 'tiles'], setsOff: 'anything', heardAs: ['lay-card'], isGift: false },
  'turns tiles': { writes: ['tiles'], setsOff: 'nothing', heardAs: [], isGift: false },
  disposes: { writes: ANYTHING, setsOff: 'anything', heardAs: ['discard', 'enter'], isGift: false },
  shuffles: { writes: ['cards'], setsOff: 'nothing', heardAs: [], isGift: false },
  'passes cards': { writes: CARDS, setsOff: 'nothing', heardAs: [], isGift: false },
  'turns cards': { writes: ['used cards'], setsOff: 'nothing', heardAs: [], isGift: false },
  does: { writes: ANYTHING, setsOff: 'anything', heardAs: [], isGift: false },
  signals: { writes: [], setsOff: 'anything', heardAs: ['signal'], isGift: true },
  'begins to hold': { writes: ['constants', 'predicates'], setsOff: 'anything', heardAs: [], isGift: true },
  'lets others act': { writes: ['order', 'others'], setsOff: 'anything', heardAs: [], isGift: true },
  'orders players': { writes: ['order'], setsOff: 'nothing', heardAs: [], isGift: false },
  'deals boards': { writes: [...BOARD, 'tiles'], setsOff: 'nothing', heardAs: [], isGift: false },
  'begins period': { writes: ['order', 'periods'], setsOff: 'anything', heardAs: ['begin'], isGift: false },
  'ends period': { writes: ANYTHING, setsOff: 'anything', heardAs: ['end'], isGift: false },
  'ends game': { writes: ANYTHING, setsOff: 'anything', heardAs: ['end'], isGift: false },
} as const satisfies { [K in Operation['k']]: OperationFacts };
