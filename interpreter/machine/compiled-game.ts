/**
 * What the machine runs: a pack compiled for a number of players and values of options. These are the types only;
 * `compile/` makes the values. They stand here because nodes, machine and compiled game know one another (see
 * interpreter/README.md): a node is given the machine, the machine runs nodes, and both read the compiled game.
 */
import type { Num, PackModel, SiteDef, Origin } from '../../dsl/internal.ts';
import type { Tables } from '../position/tables.ts';
import type { Can } from './codes.ts';
import type { PriceSource, Reason } from './messages.ts';
import type { Bound, GameGrowth } from './growth.ts';
import { type Node, type Dispatch } from './node.ts';
import type { Vm } from './vm.ts';
import { type DerivedLayout } from '../position/derived-layout.ts';

/** A number, for the acting player and the running program's variables. */
export type NumFn = (vm: Vm) => number;
export type CondFn = (vm: Vm) => boolean;
/** How much there is of something, and how much of it is wanted at least; `counter`: where it is one. */
export interface Measure {
  counter: string | null;
  has: NumFn;
  wanted: NumFn;
}
/** Address in `vm.sets` of a set of sites. Callers must not change a returned set. */
export type SitesFn = (vm: Vm) => number;

export interface CardsFn {
  /** writes the members into `out`, returns how many */
  list(vm: Vm, out: Int32Array): number;
  count(vm: Vm): number;
  /** whether some of its cards may lie where the acting player cannot see which they are */
  hidden(vm: Vm): boolean;
  has(vm: Vm, card: number): boolean;
  /** before cards are taken: refills the zone that they are taken from, if it is empty */
  prepare(vm: Vm): void;
}

export interface SlotsFn {
  has(vm: Vm, slot: number): boolean;
  /** writes the members into `out`, returns how many */
  list(vm: Vm, out: Int32Array): number;
  count(vm: Vm): number;
}

export interface PlayersFn {
  /** writes the members into `out`, returns how many */
  list(vm: Vm, out: Int32Array): number;
}

/** An amount of a counter, by number of the player's counter. */
export interface AmountFn {
  counter: number;
  n: NumFn;
}

export type CompiledCost =
  | { k: 'free' }
  | { k: 'usual' }
  /** `fixed`: the same as vectors by player counter, where no amount depends on the position */
  | { k: 'amounts'; alternatives: AmountFn[][]; fixed: Int32Array[] | null }
  /** the usual cost, less one of these */
  | { k: 'less'; alternatives: AmountFn[][] }
  /** the price of the card in variable `v` */
  | { k: 'price'; v: number };

/** A zone of the game, or the first player's of a zone that each player has. */
interface ZoneRef {
  game: boolean;
  at: number;
}

export interface Trigger {
  program: number;
  matches(vm: Vm): boolean;
  /** whether the event has a subject for `it` */
  hasSubject: boolean;
  /** whether there are events of its kind that it does not answer */
  selective: boolean;
  origin: Origin;
}

/** Events that are counted by player within a period; `cell` is that of the first player. */
export interface CountedPattern {
  cell: number;
  matches(vm: Vm): boolean;
}

/** Payments whose price an effect changes. */
export interface PricedThings {
  use: number;
  /** by kind, 1 where it applies */
  pieces: Uint8Array;
  /** null: not for cards */
  cards: CardsFn | null;
  /** null: for any */
  sites: SitesFn | null;
  /** only while this is true */
  only: CondFn | null;
  origin: Origin;
}

/** What building or upgrading pieces, or buying cards, costs less. */
export interface Discount extends PricedThings {
  items: AmountFn[];
  /** what it takes off in any case; null where that depends on the position */
  fixed: readonly (readonly [counter: number, n: number])[] | null;
}

/** What may be paid in place of a part of a price, as often as the price contains it. */
export interface Rate extends PricedThings {
  pay: AmountFn[];
  instead: AmountFn[];
}

/** The continuous effects of the rules, of a card, or of one `until …`; lists by what they do. */
export interface ContinuousEffects {
  /** bits of `codes.ts`: which lists have members */
  mask: number;
  /** by event */
  triggers: Trigger[][];
  /** of a timed effect: what ends it, with the event */
  endings: { event: number; matches(vm: Vm): boolean }[];
  /** of a timed effect: variables of the program in which it began, and `as` which it has them */
  known: readonly { v: number; as: number }[];
  /** what others do, with the event */
  reactions: (Trigger & { event: number })[];
  /** of gains */
  replacements: Trigger[];
  discounts: Discount[];
  rates: Rate[];
  changes: { constant: number; op: 'add' | 'multiply' | 'set' | 'at-most' | 'at-least'; n: NumFn; origin: Origin }[];
  substitutions: { use: number; counter: number; for: number[]; origin: Origin }[];
  treats: { predicate: number; sites: SitesFn; origin: Origin }[];
  allows: { pieces: Uint8Array; sites: SitesFn; origin: Origin }[];
  /** slots that may be chosen though they are not available, and what must be done then */
  choices: { slots: SlotsFn; program: number }[];
  abilities: { period: number; program: number }[];
  /** periods of what is set off once in each; the card records it behind its abilities */
  limits: { period: number }[];
  /** `progress`: how near the test is to being true, up to 1 */
  stateTriggers: { test: CondFn; progress: NumFn; program: number; origin: Origin }[];
}

/** With which programs of one event a line of the rules that only keeps count can change places. */
export interface Bookkeeping {
  readonly withAll: boolean;
  /** indices of programs that set nothing off as long as nobody listens to what is gained */
  readonly whileNobodyListens: ReadonlySet<number>;
}

/** A program of a component as it runs: its variables, its cause, its body. */
export interface ProgramNode extends Node {
  index: number;
  readonly bookkeeps: Bookkeeping | null;
  readonly vars: number;
  body: Node;
  /** Asks the body, with fresh variables. */
  canAs(vm: Vm, cause: number, causeId: number, self: number, amount?: number, it?: number): Can;
  /** `Node.isBlocked` of the body, with fresh variables. */
  isBlockedAs(vm: Vm, cause: number, causeId: number, self: number, growth: Bound): boolean;
  /** why it stays so; asked for people */
  whyBlockedAs(vm: Vm, cause: number, causeId: number, self: number, growth: Bound): Reason | null;
  /** `Node.canBeLeft` of the body, with fresh variables. */
  canBeLeftAs(vm: Vm, cause: number, causeId: number, self: number): boolean;
  /** Why the body cannot be done, as far as it says so. For people: slower than `canAs`. */
  whyAs(vm: Vm, cause: number, causeId: number, self: number, it?: number): Reason | null;
  /** Runs it at once if it needs no frame, else as `start`; the result comes to FRAME_RESULT of the given frame. */
  go(vm: Vm, frame: number, cause: number, causeId: number, self: number, it: number, amount: number): void;
  /** Pushes it to run for the acting player. */
  start(vm: Vm, cause: number, causeId: number, self: number, it: number, amount: number): void;
}

/** Among counters, by model index: cards that are drawn. */
export const CARDS_GAINED = -1;

/** What an `instead of` takes the place of: so many, at most, of these counters (model indices), or CARDS_GAINED. */
export interface ReplacedGain {
  counters: ReadonlySet<number>;
  most: number;
}

/** A gain, in whose place the player may choose a replacement. */
interface ReplaceableGain extends Node {
  /** of each its amount is fixed before the choice */
  readonly portions: { readonly length: number };
  /** Writes the amounts from the cell `at` on. */
  fix(vm: Vm, at: number): void;
  /** `at`: where the amounts are; `without`: all but this */
  carryOut(vm: Vm, at: number, without?: ReplacedGain): unknown;
}

export interface ReplacementChoice {
  program: number;
  cause: number;
  causeId: number;
  self: number;
  /** what `it` is */
  subject: number;
  amount: number;
}

/** The one authority on costs. Payments are listed; "can pay" is "there is one". */
export interface Payments {
  /** payments found by the last `list`: amounts by player counter */
  readonly plans: Int32Array[];
  /** what is still to pay, by player counter, while payments are listed */
  readonly need: Int32Array;
  /** Fills `plans` with the different payments the acting player can make; how many. Piece and site: -1 for none. */
  list(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number, limit?: number): number;
  /** Fills `plans` as `list` does, to name one payment after the other; at once, if they were just read and nothing has changed. */
  read(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): void;
  canPay(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): boolean;
  /** Whether the cost stays out of reach as long as nothing grows but what `growth` says. */
  isOutOfReach(vm: Vm, cost: CompiledCost, use: number, piece: number, growth: Bound): boolean;
  /** Takes a payment of the last `list` from the acting player. */
  pay(vm: Vm, index: number): void;
}

/** One contribution to a changed number, for explanations. */
export interface Contribution {
  cause: number;
  causeId: number;
  op: string;
  n: number;
}

/** Questions whose answers continuous effects change. */
export interface Modifiers {
  constant(vm: Vm, index: number, trail?: Contribution[]): number;
  treat(vm: Vm, predicate: number, at: number): void;
  allow(vm: Vm, piece: number, at: number): void;
}

/** One piece of a price: the usual or specified cost, a discount (below 0), a surcharge. */
export type PricePiece = PriceSource & { counter: number; n: number };

export interface PriceExplainer {
  /** The pieces of a price, by alternative; counters by number of the player's. None where it is free. */
  price(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): PricePiece[][];
  /** Why the cost cannot be paid; null when it can. */
  cost(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): Reason | null;
}

/** Look-ahead: whether some way of going on meets every open obligation. */
export interface Search {
  /** questions that a bounded search left without an answer, and all that were asked; callers may reset them */
  limitsReached: number;
  questions: number;
  /** options tried by them */
  tried: number;
  /** Whether option number `i` of the decision just listed by `enumerate` leaves every obligation within reach. */
  isLegal(vm: Vm, i: number): boolean;
  /** Whether the node can be done from here, tried out. The position is as before afterwards. */
  canDo(vm: Vm, node: Node): boolean;
}

/** A cheap answer to "can what the procedure must do still be done?"; see nodes/obligations.ts. */
export interface Obligations {
  isKeptBy(vm: Vm, code: number): boolean;
  applies(vm: Vm): boolean;
  /** Whether an open obligation can surely not be met any more, because its price is out of reach. */
  isHopeless(vm: Vm, isPlain?: boolean): boolean;
  /** The bound when these effects of the running program have been done besides. */
  after(vm: Vm, bound: Bound, earlier: readonly Node[]): Bound;
  isMetBy(vm: Vm, code: number): boolean;
  /** For people: what an open procedure must still do, which the option does not leave it able to do. */
  whyUnmet(vm: Vm, code: number): Reason;
}

/** Free abilities of cards. */
export interface Abilities extends Node {
  any(vm: Vm): boolean;
  use(vm: Vm, code: number): void;
}

/** A player reacts to what another one did; see reactions.ts. */
export interface ReactionNode extends Node {
  /** Pushes it above whatever runs: the numbers are those of the layout's REACTION_SIZE. */
  push(vm: Vm, reaction: ArrayLike<number>): void;
}

/** Programs that an event set off; see trigger-queue.ts. */
export interface TriggeredProgramsNode extends Node {
  /** Pushes the programs of a queue, above whatever runs. */
  pushAll(vm: Vm, entries: readonly number[]): void;
}

/** `instead of`: the player chooses between a gain and its replacement. */
export interface ReplacementNode extends Node {
  ask(vm: Vm, gain: ReplaceableGain, other: ReplacementChoice): void;
  active(vm: Vm, program: number): boolean;
}

/** The sides of an `and` or `or`, for coverage. */
export interface Operands {
  of: CondFn[];
  origins: readonly Origin[];
}

/** A number of the position that is asked beside a compiled game: the machine must have room for these sets. */
export interface AskedNumber {
  read: NumFn;
  registers: number;
  constants: readonly { at: number; set: Int32Array }[];
}

export interface CompiledGame {
  readonly model: PackModel;
  readonly tables: Tables;
  /** by `Node.id` */
  readonly nodes: Node[];
  readonly dispatch: Dispatch;
  /** by `ProgramNode.index` */
  readonly programs: ProgramNode[];
  /** effects that are in no pack, compiled beside it as though a player had chosen them */
  readonly extra: ProgramNode[];
  readonly entry: Node;
  /** by id */
  readonly procedures: ReadonlyMap<string, Node>;

  readonly derivedLayout: DerivedLayout;
  /** cells of `vm.sets`, and the sets in it that never change */
  readonly registers: number;
  readonly constants: { at: number; set: Int32Array }[];
  readonly buildRegister: number;
  readonly predicates: SitesFn[];
  /** whether a predicate asks what is upgraded */
  readonly predicatesAskUpgrades: boolean;
  /** by predicate: it depends on more than the pieces, so its set is never cached */
  readonly volatilePredicates: boolean[];
  /** by kind of piece: where it may be built depends on more than the pieces and the listening cards */
  readonly volatilePlaces: readonly boolean[];
  /**
   * By kind of piece: the sets that change when one comes onto an empty site, of predicates and, numbered after them, of
   * places where kinds of piece may be built.
   */
  readonly setsOfPiece: readonly Int32Array[];
  readonly allSets: Int32Array;
  /** predicates to whose becoming true something listens */
  readonly watchedPredicates: number[];
  /** kinds of piece, as bits, whose coming may make a site what the rules of the game or timed effects listen to */
  readonly piecesHeard: number;

  readonly modifiers: Modifiers;
  /** What one machine lists payments with, and what it looks ahead with. */
  newPayments(): Payments;
  newSearch(): Search;
  readonly abilities: Abilities;
  readonly obligations: Obligations;
  readonly explain: PriceExplainer;
  readonly triggeredPrograms: TriggeredProgramsNode;
  readonly replacement: ReplacementNode;
  fireStateTriggers(vm: Vm): boolean;
  /** events of others to which something listens, as bits */
  readonly heardOfOthers: number;
  readonly reaction: ReactionNode;
  noteReactions(vm: Vm, event: number): void;
  /** events that end timed effects, as bits */
  readonly endingEvents: number;
  endTimed(vm: Vm, event: number): void;
  beginReaction(vm: Vm): boolean;

  readonly rules: ContinuousEffects;
  /** by event: the patterns whose events are counted */
  readonly countedEvents: readonly (readonly CountedPattern[])[];
  readonly effectsOfCard: ContinuousEffects[];
  /** those of `until end of …`, by number in a delayed effect */
  readonly timed: ContinuousEffects[];
  /** all of the game, and the sides of all `and` and `or`: for coverage */
  readonly continuousEffects: readonly ContinuousEffects[];
  readonly operands: readonly Operands[];
  /** by the program of an `instead of`: what is replaced of a gain */
  readonly replacedGains: ReadonlyMap<number, ReplacedGain>;
  /** by player: zones whose cards' continuous effects hold */
  readonly listeningZones: number[][];
  /** by period: cards with free abilities that come back when it ends, as bits */
  readonly abilityCards: { card: number; mask: number }[][];

  // By kind of piece, by card definition, by site, by slot, by track.
  readonly costs: CompiledCost[];
  readonly upgradeCosts: CompiledCost[];
  readonly upgradeable: boolean[];
  readonly upgradeablePieces: readonly number[];
  readonly where: SitesFn[];
  readonly whereNamed: (SitesFn | null)[];
  readonly prices: CompiledCost[];
  readonly bonuses: ReadonlyMap<SiteDef, number>;
  readonly surcharges: ReadonlyMap<SiteDef, AmountFn[]>;
  /** those that are the same in all positions, as vectors by player counter */
  readonly fixedSurcharges: ReadonlyMap<SiteDef, Int32Array>;
  readonly growth: GameGrowth;
  /** by board: for each site the first one that is interchangeable with it */
  readonly siteClasses: readonly Int32Array[];
  readonly slotPrograms: ProgramNode[];
  readonly trackPrograms: { bonus: number[]; beyond: number }[];
  /** by card: what its player does by playing it */
  readonly cardEffect: (ProgramNode | null)[];

  readonly drawZone: { from: ZoneRef; to: ZoneRef } | null;
  /** model indices of the counters that players own, in the order of their cells */
  readonly playerCounters: number[];
  /** those of them that can stand in for others by any effect of the pack */
  readonly standIns: number[];
  /** what one must have reached to win, in this game; `isSecret`: it goes by what only the player sees */
  readonly goals: {
    id: string;
    name: string;
    reach: CondFn;
    progress: NumFn;
    measures: Measure[];
    origin: Origin;
    isSecret: boolean;
  }[];
  /** counters that only their owners see: the first player's cell, and with how much of it others reckon at most */
  readonly secrets: readonly { cell: number; stride: number; most: NumFn }[];
  readonly starts: { counter: { cell: number; stride: number; n: NumFn }[]; supply: (NumFn | null)[] };

  // Whether anything in this game does this at all: most questions end here.
  readonly anySurcharge: boolean;
  readonly anyDiscount: boolean;
  readonly anyChange: boolean;
  readonly anyTreat: boolean;
  readonly anyAllow: boolean;
  readonly anyInstead: boolean;
  /** something listens to the beginning or end of periods, or counts it */
  readonly anyPeriodEvent: boolean;
  readonly anyAbility: boolean;
  /** how many bits the number of an ability of a card needs */
  readonly abilityBits: number;
  readonly anyStateTrigger: boolean;
  /** some discount or rate asks where something is built */
  readonly pricesBySite: boolean;

  /** members of the largest set of sites, cards or slots */
  readonly bufferSize: number;

  readonly sitePrograms: ReadonlyMap<SiteDef, ReadonlyMap<string, ProgramNode>>;

  /** A number that is asked beside the game; null if its positions do not say what is asked for. */
  number(num: Num): AskedNumber | null;

  /** A card's own program; with `optional`, in the form that its player may leave alone. */
  cardProgram(card: number, name: string, optional?: boolean): ProgramNode | null;
  pieceProgram(piece: number, name: string): ProgramNode | null;
  siteProgram(vm: Vm, site: number, name: string): ProgramNode | null;
  /** What the card's deck says happens to a card that leaves in this way. */
  route(card: number, name: string): ProgramNode | null;
}
