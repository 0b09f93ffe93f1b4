/**
 * Upper bounds of what effects may add: to the counters of the player who acts, and to the board. Found once from the
 * effects (compile/growth.ts), put together when a question is asked (nodes/growth.ts).
 */

// Bits of `Growth.bits`: bit i for the player's counter i, then what an effect sets going, which may add more.
export const MOST_COUNTERS = 17;
/** Kinds of piece that fit into the bits of a set; all others count as any kind. */
const MOST_PIECES = 30;
export const ANY_PIECE = -1;
export const pieceBit = (piece: number): number => (piece < MOST_PIECES ? 1 << piece : ANY_PIECE);
/** not a counter: signals are sent */
export const SENDS_SIGNALS = 1 << 17;
/** not a counter: a card enters a zone where it listens */
export const CARD_ENTERS = 1 << 18;
/** programs of the player's cards that listen run */
export const GROWS_BY_LISTENING_CARDS = 1 << 19;
/** some card of the player comes to listen */
export const CARD_ARRIVES = 1 << 20;
/** the card that runs the effect comes to listen */
export const OWN_CARD_ARRIVES = 1 << 21;
/** not a counter: cards move, or become unused */
export const CHANGES_CARDS = 1 << 22;
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

/** So much of something, by number. */
interface Amount {
  readonly of: number;
  readonly n: number;
}

export interface Growth {
  /** what grows without a known limit */
  readonly bits: number;
  /** kinds of piece that may come onto the board, as bits; -1 for any */
  readonly pieces: number;
  /** what else is added of the player's counters by running it once */
  readonly amounts: readonly Amount[];
  /** spaces that it advances on tracks by running it once */
  readonly steps: readonly Amount[];
}
export const NO_GROWTH: Growth = { bits: 0, pieces: 0, amounts: [], steps: [] };
export const ANY_GROWTH: Growth = { bits: ANYTHING, pieces: -1, amounts: [], steps: [] };

/** What an effect that listens adds, if something happens to which it listens. */
export interface ListenerGrowth {
  /** it listens to more than growth shows */
  always: boolean;
  /** for a free ability: its number on the card, which says whether it is still there; else -1 */
  ability: number;
  /** it answers growth of any of these */
  to: Pick<Growth, 'bits' | 'pieces'>;
  adds: Growth;
}

/** What a piece on a site of a board adds, once, if it is of one of these kinds. */
export interface BonusGrowth {
  site: number;
  pieces: number;
  adds: Growth;
}

export interface TrackGrowth {
  /** by index of the space: what entering it adds */
  spaces: readonly Growth[];
  beyond: Growth;
}

export interface GameGrowth {
  /** by card: all that it can do, in whatever way and however often */
  ofCard: readonly Growth[];
  /** by card: its continuous effects, if it listens already, and if it only comes to do so */
  listeners: readonly (readonly ListenerGrowth[])[];
  arriving: readonly (readonly ListenerGrowth[])[];
  rules: readonly ListenerGrowth[];
  /** by number of a timed effect */
  timed: readonly (readonly ListenerGrowth[])[];
  /** performing slots and moving on tracks, however often */
  slots: Growth;
  tracks: Growth;
  /** by track */
  ofTrack: readonly TrackGrowth[];
  /** by kind of piece: kinds whose coming may give it more sites, as bits */
  sites: readonly number[];
  /** by board */
  bonuses: readonly (readonly BonusGrowth[])[];
}

/** What may be added before something is asked for: an upper bound, or nothing at all. */
export interface Bound {
  readonly bits: number;
  readonly pieces: number;
  /** by the player's counter: what comes besides `bits`, at most so much of it; null: nothing */
  readonly amounts: Int32Array | null;
  /** other effects run before, which may set the variables of the program */
  readonly isLater: boolean;
}
export const NOTHING_MORE: Bound = { bits: 0, pieces: 0, amounts: null, isLater: false };
export const NOTHING_LATER: Bound = { ...NOTHING_MORE, isLater: true };
export const ANYTHING_MORE: Bound = { bits: ANYTHING, pieces: -1, amounts: null, isLater: true };

/** A bound that grows while its parts are found. First what is known to run, then passes of what that sets going. */
export class GrowthBound implements Bound {
  bits = 0;
  pieces = 0;
  /** those of the pieces that may come to any site, and so get the site's bonus */
  scattered = 0;
  readonly amounts: Int32Array;
  /** by track: spaces that the player advances, at most */
  readonly steps: Int32Array;
  /** cards that come to listen */
  readonly arriving: number[] = [];
  /** the bits of what is counted in `amounts` and `steps` */
  private counted = 0;
  pass = 0;
  /** by number of a site's bonus: the last pass in which it was counted */
  readonly countedIn: number[] = [];
  /** the bound at the end of the pass before */
  readonly before: { bits: number; pieces: number; amounts: Int32Array; isLater: boolean };
  private scatteredBefore = 0;
  private readonly stepsBefore: Int32Array;
  private readonly firstAmounts: Int32Array;
  private readonly firstSteps: Int32Array;

  constructor(
    counters: number,
    tracks: number,
    public isLater = false,
  ) {
    this.amounts = new Int32Array(counters);
    this.steps = new Int32Array(tracks);
    this.stepsBefore = new Int32Array(tracks);
    this.firstAmounts = new Int32Array(counters);
    this.firstSteps = new Int32Array(tracks);
    this.before = { bits: 0, pieces: 0, amounts: new Int32Array(counters), isLater };
  }

  clear(isLater: boolean): void {
    this.isLater = isLater;
    this.before.isLater = isLater;
    this.bits = 0;
    this.pieces = 0;
    this.scattered = 0;
    this.counted = 0;
    clear(this.amounts);
    clear(this.steps);
    if (this.arriving.length > 0) this.arriving.length = 0;
  }
  /** A piece of this kind comes to some site; `isPlain`: to one without bonus. */
  addPiece(piece: number, isPlain: boolean): void {
    const bit = pieceBit(piece);
    this.pieces |= bit;
    if (!isPlain) this.scattered |= bit;
  }
  add(growth: Growth): void {
    this.bits |= growth.bits;
    this.pieces |= growth.pieces;
    this.scattered |= growth.pieces;
    const { amounts, steps } = growth;
    for (let i = 0; i < amounts.length; i++) {
      this.amounts[amounts[i].of] += amounts[i].n;
      this.counted |= 1 << amounts[i].of;
    }
    for (let i = 0; i < steps.length; i++) {
      this.steps[steps[i].of] += steps[i].n;
      this.counted |= GROWS_BY_TRACKS;
    }
  }
  /** The same as another one was before its passes. */
  beginAs(other: GrowthBound): void {
    this.bits = other.bits;
    this.counted = other.counted;
    this.pieces = other.pieces;
    this.scattered = other.scattered;
    this.amounts.set(other.firstAmounts);
    this.steps.set(other.firstSteps);
    this.arriving.push(...other.arriving);
  }
  /** What was added so far is where each pass begins. */
  endFirst(): void {
    copy(this.amounts, this.firstAmounts);
    copy(this.steps, this.firstSteps);
  }
  /** A pass finds the consequences of all bits and pieces again, so their amounts are counted again. */
  beginPass(): void {
    const { before } = this;
    this.pass++;
    before.bits = this.bits;
    before.pieces = this.pieces;
    this.scatteredBefore = this.scattered;
    copy(this.amounts, before.amounts);
    copy(this.steps, this.stepsBefore);
    copy(this.firstAmounts, this.amounts);
    copy(this.firstSteps, this.steps);
  }
  /** Whether the pass added nothing new. */
  isStable(): boolean {
    const { before } = this;
    return (
      this.bits === before.bits &&
      this.pieces === before.pieces &&
      this.scattered === this.scatteredBefore &&
      areEqual(this.amounts, before.amounts) &&
      areEqual(this.steps, this.stepsBefore)
    );
  }
  /** Whether something that is listened to may happen. */
  reaches({ always, to }: ListenerGrowth): boolean {
    return always || ((this.bits | this.counted) & to.bits) !== 0 || (this.pieces & to.pieces) !== 0;
  }
}

// Plain loops beat native code at this size.
function clear(array: Int32Array): void {
  for (let i = 0; i < array.length; i++) array[i] = 0;
}
function copy(from: Int32Array, to: Int32Array): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
