/**
 * Arguments and results of the resolvers of words. Only interfaces are here, so that the words do not depend on
 * `dsl/semantics`, which implements them (`argument-resolver.ts`).
 */
import type { Alike } from '../syntax/different-values.ts';
import type { SemanticCode, SEMANTIC_DIAGNOSTICS } from '../semantics/diagnostics.ts';
import type { DataArguments } from '../source/declaration.ts';
import type { Family } from './core-names.ts';
import type {
  About,
  Cards,
  ComponentRef,
  Cond,
  ContinuousEffect,
  Cost,
  Effect,
  EventPattern,
  Holder,
  Item,
  Num,
  OnSites,
  Opened,
  Origin,
  Players,
  Program,
  Sites,
  Slots,
  Var,
  VarType,
} from '../semantics/ir.ts';
import type { Ident, Range } from '../syntax/ast.ts';
import type { ArgumentName } from './arguments.ts';

type WithoutOrigin<T> = T extends unknown ? Omit<T, 'origin'> : never;
export type EffectKind = Effect['k'];
export type ContinuousKind = ContinuousEffect['k'];
/** An effect of some kinds; its origin is added by the caller. */
export type ResolvedEffect<Kind extends EffectKind = EffectKind> = WithoutOrigin<Extract<Effect, { k: Kind }>>;
export type ResolvedContinuous<Kind extends ContinuousKind = ContinuousKind> = WithoutOrigin<
  Extract<ContinuousEffect, { k: Kind }>
>;

/** 'any': a component whose kind the text itself decides (the subject of a signal). */
export type BindingType = VarType | 'any';

/** The types of `it` and `amount` at the beginning of a program. */
export interface InitialBindings {
  it?: BindingType;
  amount?: boolean;
  /** there is a player of whom was spoken: `that player` */
  thatPlayer?: boolean;
}

/** Sites, cards, slots or players, depending on the noun. */
export type ComponentSet =
  | { k: 'sites'; sites: Sites }
  | { k: 'cards'; cards: Cards }
  | { k: 'slots'; slots: Slots }
  | { k: 'players'; others?: true };

export type AssignmentTarget =
  | { k: 'counter'; counter: string }
  | { k: 'space'; track: string }
  | { k: 'marks'; cards: Cards; counter?: string }
  | { k: 'lying'; sites: Sites; counter: string }
  | { k: 'place' };

/** The patterns, and the types of `it` and `amount` in the program that it starts. */
export interface ResolvedEvent {
  events: EventPattern[];
  start: InitialBindings;
}

/** One amount of a cost. */
export interface Amount {
  counter: string;
  n: Num;
}

/** Kinds that may be built: all of one kind, each of another, or the one in a variable. */
export interface PiecesToBuild {
  pieces: string[];
  same?: true;
  different?: true;
  kind?: Var;
}

/** A continuous effect, and what it asks of the program in which it begins: its variables, and `as` which they are known. */
export interface Lasting {
  continuous: ContinuousEffect;
  known: { v: Var; as: Var }[];
}

/**
 * The arguments of a word, each resolved to the type that the word requires. For a missing argument, which the parser has
 * reported, an empty value is returned. Methods that return undefined have reported the reason.
 */
export interface ResolverArguments<Name extends string = ArgumentName> {
  has(name: Name): boolean;
  /** What `it` is where somebody reacts to the signal; undefined if its pack does not say. */
  signalOf(name: Name): ComponentRef['type'] | undefined;
  /** What the procedure of that name is about here, after `of`; undefined if it is about nothing. */
  about(name: Name): About | undefined;
  /** Whether the effect in that argument is only this word. */
  isWord(name: Name, word: string): boolean;
  /** Whether the effect belongs to a card, which records what of it was used. */
  readonly onCard: boolean;
  /** place of the whole word */
  readonly wholeRange: Range;
  /** place of an argument, or of the word's opening if it is missing */
  range(name: Name): Range;
  report<Code extends SemanticCode>(
    code: Code,
    range: Range,
    ...data: DataArguments<(typeof SEMANTIC_DIAGNOSTICS)[Code]>
  ): void;

  num(name: Name): Num;
  /** A number of things, for which a literal 0 is a mistake; 1 if absent. */
  count(name: Name): Num;
  /** A number of repetitions. */
  times(name: Name): Num;
  condition(name: Name): Cond;
  sites(name: Name): Sites;
  /** whose phrase must say where they are */
  cards(name: Name): Cards;
  /** those of no zone are in a zone that listens: what is used, or made ready */
  cardsInPlay(name: Name): Cards;
  /** Reports a choice of so many among the top cards of a stack, unless it is of one, and all see them. */
  /**
   * Takes `of different colors` out of a phrase that says what is chosen, so many of which the argument `n` says: how they are
   * alike, with a variable for each. Undefined where the phrase does not say it, or cannot.
   */
  alike(name: Name, n: Name): { alike: Alike; chosen: Var[] } | undefined;
  reportSomeOfTop(name: Name, cards: Cards, n: Name | undefined): void;
  slots(name: Name): Slots;
  pieces(name: Name): string[];
  /** The same, and whether all are of one kind, or each of another. */
  piecesToBuild(name: Name): PiecesToBuild;
  /** Sites whose pieces are upgraded, and whether each has to be of another kind. */
  sitesToUpgrade(name: Name): { sites: Sites; different: boolean };
  /** A single component: `it`, `this`, or a name bound with `as`. */
  ref(name: Name): ComponentRef | undefined;
  /** The meaning of a phrase, of one of some families. */
  family<F extends Family>(name: Name, families: readonly F[]): F | undefined;
  components<F extends ComponentSet['k']>(
    name: Name,
    families: readonly F[],
  ): Extract<ComponentSet, { k: F }> | undefined;
  /** The program that a phrase names, and the components that have it. */
  run(name: Name): { program: string; of: ComponentSet } | undefined;
  /** A target of `set`: a counter, the space of a marker, marks. */
  target(name: Name): AssignmentTarget | undefined;
  /** Kinds of pieces, and the condition on their sites in the rest of the phrase. */
  piecesOnSites(name: Name): { pieces: string[]; sites: Sites };
  /** What is built, upgraded or bought, as in an event: `1st farm this turn`. */
  done(name: Name, verb: 'build' | 'upgrade' | 'buy'): EventPattern | undefined;
  name(name: Name): Ident | undefined;
  /** The id of a declared name of the kinds in the signature, or one of its words. */
  id(name: Name): string | undefined;
  /** Whether each player has what the name stands for. */
  isOfPlayers(name: Name): boolean;
  /** The kinds of pieces that a name stands for; of a class all of its members. */
  kindsNamed(name: Name): string[];
  /** The counters that are named; of a class all of its members. */
  counters(name: Name): string[];
  /** The ways that a name stands for; of a group all of its members. */
  ways(name: Name): string[] | undefined;
  /** Reports sites between which no step leads; `word`: who asks for steps. */
  reportNoLinks(word: string, name: Name, ends: readonly Sites[]): void;
  /** The track that is named, or the only one. */
  track(name: Name): string;
  flag(name: Name): string | undefined;
  items(name: Name): Item[];
  /** The cost that is written, or the usual one. */
  cost(name: Name): Cost;
  /** Amounts without alternatives. */
  amounts(name: Name): Amount[] | undefined;
  event(name: Name): ResolvedEvent | undefined;
  /** An event of the acting player with which an effect ends; it knows nothing of what was chosen before. */
  endingEvent(name: Name): EventPattern[] | undefined;
  /** The effect inside; an effect that does nothing if it could not be resolved. */
  effect(name: Name): Effect;
  /** The parts of the block inside, none of which sees bindings of the others. */
  parts(name: Name): Effect[];
  /** The body of a continuous effect as a separate program. */
  program(name: Name, start?: InitialBindings): Program;
  /** The same about a slot: `it` is the slot, and `that player` another one who occupies it. */
  programOfSlot(name: Name): Program;
  /** The one continuous effect inside. */
  lasting(name: Name): Lasting | undefined;

  players(name: Name): Players;
  /** Whether the name is that of a way that arises where ports meet. */
  isPortWay(name: Name): boolean;
  /** Reports what is laid, but has no shape. */
  reportUnshaped(name: Name, of: 'piece' | 'card'): void;
  /** The top cards of a stack come to where they are seen; from here on `them` are those of them that are still there. */
  open(name: Name, how: Opened): ResolvedEffect<'move'> | undefined;
  /** Whether the phrase is of cards on a board: `tile of …`, or a card that was chosen before. */
  isOnBoard(name: Name): boolean;
  /** Cards on a board that are turned or looked at; reports any others. */
  cardsOnBoard(name: Name): Cards;
  /** The player of whom was spoken. */
  thatPlayer(): Var | undefined;
  /** The card that the effect belongs to. */
  thisCard(): Var | undefined;
  /** Whom a flag names, `from that player`, `to this`, or the sites of `on`, on which the counters of `items` may lie. */
  lyingOn(flag: Name, items: readonly Item[]): Holder | OnSites | undefined;
  /** The effect for each card of `on`, where it names cards and not a single one that was chosen. */
  eachCardOn(effect: (on: Holder) => Effect): ResolvedEffect<'each'> | undefined;
  /** From here on `that player` is the one whom the player chooses, and so is the name in that argument, if present. */
  bindPlayer(name: Name): Var;
  /** From here on *that color* is the player's choice. */
  bindColor(): Var;
  /** Resolves a body in which *that color* is one after the other. */
  eachColor<T>(body: () => T): { v: Var; result: T };
  /** Resolves a body in which `ahead` is in one direction after the other. */
  eachDirection<T>(body: () => T): { v: Var; result: T };
  /** From here on the name in that argument means what is bound; `it` stays what it was. */
  bindName(type: BindingType, name: Name): Var;
  /** From here on `it` is the player's choice, and so is the name in that argument, if present; of a kind, it is one of `pieces`. */
  bindIt(type: BindingType, name?: Name, pieces?: readonly string[]): Var;
  /** From here on `amount` is a number that the player picks, and so is the name in that argument, if present. */
  bindAmount(name: Name): Var;
  /** From here on `amount` is how many of what this effect does were done. */
  bindHowMany(): void;
  /** Where the effect is written. */
  origin(): Origin;
  /** Resolves a body whose `it`, and whose name in that argument, is one element of a set. */
  loop<T>(type: BindingType, name: Name | undefined, body: () => T, pieces?: readonly string[]): { v: Var; result: T };
  /** So many variables without a name. */
  fresh(type: BindingType, n: number): Var[];
  /** Resolves a body in which that player acts. */
  actingAs<T>(player: Var | undefined, body: () => T): T;
  /** That the player who is asked has a piece on the site of that argument. */
  owner(name: Name): Cond | undefined;
  /** Resolves a body in which whoever has a piece on a site acts; `it` is what it was. */
  asOwner<T>(body: () => T): { v: Var; result: T };
  /** Resolves bodies, none of which sees bindings of the others. */
  branches<T>(bodies: (() => T)[]): T[];
  /** Resolves a body and restores `it` afterwards. */
  isolated<T>(body: () => T): T;
}
