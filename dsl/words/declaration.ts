/**
 * The declaration of a word: its syntax, meaning and effect on `it`, facts for other parts of the program, and its phrases in
 * each language. A missing fact does not compile.
 */
import type { EventPattern } from '../semantics/ir.ts';
import type { ArgumentDifference } from './arguments.ts';
import type { ContinuousKind, EffectKind, ResolvedContinuous, ResolvedEffect, ResolverArguments } from './resolver.ts';
import type { Flag, Optional, SignatureElement } from './signature.ts';

export type Signature = readonly SignatureElement[];

/** The elements of a signature, those of its optional groups too. */
type Flat<S extends Signature> =
  S[number] | (S[number] extends infer E ? (E extends Optional<infer Inner> ? Inner[number] : never) : never);

/** The names of a signature's arguments and flags. */
type ArgumentsOf<S extends Signature> = Extract<Flat<S>, { name: string }>['name'];

/** The flag words of a signature, each of which has its own phrase; an `order` has a place in all of them. */
type FlagWordsOf<S extends Signature> = Exclude<Extract<Flat<S>, Flag>, { name: 'order' }>['words'][number];

/** Whether one of the flag words is always written, or meant: then the word alone needs no phrase. */
type AlwaysHasFlag<S extends Signature> = [
  Extract<S[number], { el: 'flag'; optional: false }> | Extract<Flat<S>, { el: 'flag'; absent: string }>,
] extends [never]
  ? false
  : true;

/** `gain`, `upgrade up-to`, `if else`: the keys of a word's phrases. */
export type PhraseKeys<Name extends string, S extends Signature, Variant extends string> =
  | (AlwaysHasFlag<S> extends true ? never : Name)
  | ([FlagWordsOf<S>] extends [never] ? never : `${Name} ${FlagWordsOf<S>}`)
  | ([Variant] extends [never] ? never : `${Name} ${Variant}`);

type HasBody<S extends Signature> = [Extract<Flat<S>, { as: 'body' | 'step' }>] extends [never] ? false : true;

/** What two effects differ in where only one has this word around the same body. */
type WrapperDifference = ArgumentDifference | 'connective' | 'optionality';
interface Wrapper<S extends Signature> {
  wrapper: HasBody<S> extends true ? WrapperDifference : null;
}

interface Documentation {
  /** one sentence: what it does */
  summary: string;
  /** the rest of what an author must know */
  details?: string;
  /** a line or more of valid effect text, words from the game packs */
  example: string;
}

/** The facts of every word; `Variant`: additional phrases besides those of the flags. */
interface CommonFacts<Name extends string, S extends Signature, Variant extends string> extends Documentation {
  name: Name;
  /** the words that begin it, e.g. ['up', 'to'] for `up to 3 times: …` */
  opening: readonly [string, ...string[]];
  signature: S;
  /** phrases that depend on the arguments, such as `if else` */
  variants?: readonly Variant[];
}

/** The argument whose things texts can refer to after the word. */
export interface Subject<Name extends string = string> {
  argument: Name;
  /**
   * what becomes of `it` in the program: it is a site or card of these, `varies`: the resolver binds it;
   * `unchanged`: it stays what it was
   */
  it: 'site' | 'card' | 'varies' | 'unchanged';
}

interface ImmediateFacts<S extends Signature, Kind extends EffectKind> {
  /** the kinds of effects that its resolver makes */
  makes: readonly Kind[];
  subject: Subject<ArgumentsOf<S>> | null;
  /** events that continuous effects can react to */
  events: readonly EventPattern['k'][];
  /** whether it belongs to procedures, whose lines run in order, or to effects of any kind */
  usedIn: 'procedures' | 'effects';
  resolve(args: ResolverArguments<ArgumentsOf<S>>): ResolvedEffect<Kind> | undefined;
}

interface ContinuousFacts<S extends Signature, Kind extends ContinuousKind> {
  /** the kinds of continuous effects that its resolver makes */
  makes: readonly Kind[];
  resolve(args: ResolverArguments<ArgumentsOf<S>>): ResolvedContinuous<Kind> | undefined;
}

export interface ImmediateWord<
  Name extends string = string,
  S extends Signature = Signature,
  Kind extends EffectKind = EffectKind,
  Variant extends string = string,
>
  extends CommonFacts<Name, S, Variant>, Wrapper<S>, ImmediateFacts<S, Kind> {
  /** happens once, wherever effects run */
  role: 'immediate';
}

export interface ContinuousWord<
  Name extends string = string,
  S extends Signature = Signature,
  Kind extends ContinuousKind = ContinuousKind,
  Variant extends string = string,
>
  extends CommonFacts<Name, S, Variant>, Wrapper<S>, ContinuousFacts<S, Kind> {
  /** in force as long as its card or rule is */
  role: 'continuous';
}

/** Any word, with the facts that all words have. */
export interface WordDeclaration<Name extends string = string> extends Documentation {
  name: Name;
  opening: readonly [string, ...string[]];
  signature: Signature;
  role: 'immediate' | 'continuous';
  variants?: readonly string[];
  wrapper: WrapperDifference | null;
}

type AnyImmediateWord = WordDeclaration & ImmediateFacts<Signature, EffectKind> & { role: 'immediate' };
type AnyContinuousWord = WordDeclaration & ContinuousFacts<Signature, ContinuousKind> & { role: 'continuous' };
export type AnyWord = AnyImmediateWord | AnyContinuousWord;

/** Declares a word whose effect happens once. */
export const immediate = <
  const Name extends string,
  const S extends Signature,
  const Kind extends EffectKind,
  const Variant extends string = never,
>(
  facts: Omit<ImmediateWord<Name, S, Kind, Variant>, 'role'>,
): ImmediateWord<Name, S, Kind, Variant> => ({ role: 'immediate', ...facts });

/** Declares a word whose effect is in force as long as its card or rule is. */
export const continuous = <
  const Name extends string,
  const S extends Signature,
  const Kind extends ContinuousKind,
  const Variant extends string = never,
>(
  facts: Omit<ContinuousWord<Name, S, Kind, Variant>, 'role'>,
): ContinuousWord<Name, S, Kind, Variant> => ({ role: 'continuous', ...facts });
