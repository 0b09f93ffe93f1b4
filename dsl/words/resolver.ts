/**
 * What the resolver of a word is given, and what it returns. Only the interface is here, so that the words depend on no
 * code of `dsl/semantics`, which implements it (`argument-resolver.ts`).
 */
import type { SemanticCode, SEMANTIC_DIAGNOSTICS } from '../semantics/diagnostics.ts';
import type { DataArguments } from '../source/declaration.ts';
import type { Family } from './core-names.ts';
import type {
  Cards,
  ComponentRef,
  Cond,
  ContinuousEffect,
  Cost,
  Effect,
  EventPattern,
  Item,
  Num,
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

/** What `it` and `amount` are where a program begins. */
export interface InitialBindings {
  it?: BindingType;
  amount?: boolean;
}

/** Sites, cards, slots or players, as the noun says. */
export type ComponentSet =
  { k: 'sites'; sites: Sites } | { k: 'cards'; cards: Cards } | { k: 'slots'; slots: Slots } | { k: 'players' };

export type AssignmentTarget =
  { k: 'counter'; counter: string } | { k: 'space'; track: string } | { k: 'marks'; cards: Cards };

/** The pattern, and what `it` and `amount` are in the program that it starts. */
export interface ResolvedEvent {
  event: EventPattern;
  start: InitialBindings;
}

/** One amount of a cost. */
export interface Amount {
  counter: string;
  n: Num;
}

/**
 * The arguments of a word, each resolved to what the word asks for. The parser has reported an argument that is missing;
 * an empty value is returned for it. Methods that return undefined have reported why.
 */
export interface ResolverArguments<Name extends string = ArgumentName> {
  has(name: Name): boolean;
  /** where the whole word is */
  readonly wholeRange: Range;
  /** where an argument is, or the word's opening if it is missing */
  range(name: Name): Range;
  report<Code extends SemanticCode>(
    code: Code,
    range: Range,
    ...data: DataArguments<(typeof SEMANTIC_DIAGNOSTICS)[Code]>
  ): void;

  num(name: Name): Num;
  /** How many: a plain 0 is a mistake; 1 when absent. */
  count(name: Name): Num;
  /** How often something is repeated. */
  times(name: Name): Num;
  condition(name: Name): Cond;
  sites(name: Name): Sites;
  cards(name: Name): Cards;
  slots(name: Name): Slots;
  pieces(name: Name): string[];
  /** A single component: `it`, `this`, or a name bound with `as`. */
  ref(name: Name): ComponentRef | undefined;
  /** What a phrase is, of some families. */
  family<F extends Family>(name: Name, families: readonly F[]): F | undefined;
  components<F extends ComponentSet['k']>(
    name: Name,
    families: readonly F[],
  ): Extract<ComponentSet, { k: F }> | undefined;
  /** The program that a phrase names, and the components that carry it. */
  run(name: Name): { program: string; of: ComponentSet } | undefined;
  /** What can be given a value: a counter, a marker's space, marks. */
  target(name: Name): AssignmentTarget | undefined;
  /** Kinds of pieces, and what the rest of the phrase says about their sites. */
  piecesOnSites(name: Name): { pieces: string[]; sites: Sites };
  name(name: Name): Ident | undefined;
  /** The id of a declared name; the signature says of which kinds. */
  id(name: Name): string | undefined;
  /** The counters that are named; of a class all of its members. */
  counters(name: Name): string[];
  /** The track that is named, or the only one. */
  track(name: Name): string;
  flag(name: Name): string | undefined;
  items(name: Name): Item[];
  /** The cost that is written, or the usual one. */
  cost(name: Name): Cost;
  /** Amounts between which nothing is to choose. */
  amounts(name: Name): Amount[] | undefined;
  event(name: Name): ResolvedEvent | undefined;
  /** The effect inside; one that does nothing when none of it could be understood. */
  effect(name: Name): Effect;
  /** The parts of the block inside, none of which sees what the others bind. */
  parts(name: Name): Effect[];
  /** The body of a continuous effect, a program of its own. */
  program(name: Name, start?: InitialBindings): Program;
  /** The one continuous effect inside. */
  continuous(name: Name): ContinuousEffect | undefined;

  /** From here on `it` is what the player chooses, and so is the name in that argument, if there is one. */
  bindIt(type: BindingType, name?: Name): Var;
  /** From here on `amount` is a number that the player picks, and so is the name in that argument, if there is one. */
  bindAmount(name: Name): Var;
  /** Resolves a body whose `it`, and whose name in that argument, is one element of a set. */
  loop<T>(type: BindingType, name: Name, body: () => T): { v: Var; result: T };
  /** Resolves bodies of which none sees what the others bind. */
  branches<T>(bodies: (() => T)[]): T[];
  /** Resolves a body after which `it` is what it was before. */
  isolated<T>(body: () => T): T;
}
