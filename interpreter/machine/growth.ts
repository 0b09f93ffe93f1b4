/**
 * Upper bounds of what effects may add: to the counters of the player who acts, and to the board. Found once from the
 * effects (compile/growth.ts), put together when a question is asked (nodes/growth.ts).
 */

// Bits of `Growth.bits`: bit i for the player's counter i, then what an effect sets going, which may add more.
export const MOST_COUNTERS = 23;
/** other programs of the card that runs the effect run */
export const GROWS_BY_OWN_CARD = 1 << 23;
/** programs of the player's cards run */
export const GROWS_BY_CARDS = 1 << 24;
/** programs of the tiles on the player's board run */
export const GROWS_BY_TILES = 1 << 25;
export const GROWS_BY_SLOTS = 1 << 26;
export const GROWS_BY_TRACKS = 1 << 27;
export const UPGRADES = 1 << 28;
/** not a counter: prices may change */
export const MODIFIES_PRICES = 1 << 29;
/** no bound is known */
export const ANYTHING = 1 << 30;

export interface Growth {
  /** what grows without a known limit */
  readonly bits: number;
  /** kinds of piece that may come onto the board, as bits; -1 for any */
  readonly pieces: number;
  readonly amounts?: Int32Array;
}
export const NO_GROWTH: Growth = { bits: 0, pieces: 0 };
export const ANY_GROWTH: Growth = { bits: ANYTHING, pieces: -1 };

/** What an effect that listens adds, if something happens to which it listens. */
export interface ListenerGrowth {
  /** it listens to more than growth shows */
  always: boolean;
  /** it answers growth of any of these */
  to: Growth;
  adds: Growth;
}

/** What a piece on a site of a board adds, once, if it is of one of these kinds. */
export interface BonusGrowth {
  site: number;
  pieces: number;
  adds: Growth;
  /** how much of each of the player's counters, where that is fixed; then `adds` has none of it */
  amounts: readonly { counter: number; n: number }[];
}

export interface GameGrowth {
  /** by card: all that it can do, in whatever way */
  ofCard: readonly Growth[];
  /** by card: its continuous effects */
  listeners: readonly (readonly ListenerGrowth[])[];
  rules: readonly ListenerGrowth[];
  /** by number of a timed effect */
  timed: readonly (readonly ListenerGrowth[])[];
  slots: Growth;
  tracks: Growth;
  /** by kind of piece: kinds whose coming may give it more sites, as bits */
  sites: readonly number[];
  /** by board */
  bonuses: readonly (readonly BonusGrowth[])[];
}

/** A bound that grows while its parts are found. */
export class GrowthBound implements Growth {
  bits = 0;
  pieces = 0;
  /** by the player's counter: what comes besides, at most so much of it */
  readonly amounts: Int32Array;

  constructor(counters: number) {
    this.amounts = new Int32Array(counters);
  }

  add(growth: Growth): this {
    this.bits |= growth.bits;
    this.pieces |= growth.pieces;
    return this;
  }
  /** Whether something that is listened to may happen. */
  reaches({ always, to }: ListenerGrowth): boolean {
    return always || (this.bits & to.bits) !== 0 || (this.pieces & to.pieces) !== 0;
  }
}
