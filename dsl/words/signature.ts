/**
 * The signature of a word: its syntax, from which its parser rule, canonical print, completion and reference entry are
 * derived.
 */
import type { Family } from './core-names.ts';
import type { SymbolKind } from '../semantics/symbols.ts';
import type { ArgumentDifference, ArgumentName } from './arguments.ts';

export type SignatureElement = PlainElement | Optional;

export type PlainElement =
  /** a fixed word: `on`, `to`, `for` */
  { el: 'keyword'; word: string } | { el: 'colon' } | Argument | Flag;

/** All of `elements` or none; tried when the next token can begin the first of them. */
export interface Optional<Elements extends readonly PlainElement[] = readonly PlainElement[]> {
  el: 'optional';
  elements: Elements;
}

/** What an optional group begins with: its first element, or the next one if the first need not be written. */
export function headOf<E extends SignatureElement>([first, ...rest]: readonly E[]): E {
  return first.el === 'flag' && first.optional && rest.length > 0 ? rest[0] : first;
}

/** One of these fixed words, stored as a flag argument; `at-most` is written `at most`. */
export interface Flag<Name extends ArgumentName = ArgumentName, Words extends readonly string[] = readonly string[]> {
  el: 'flag';
  name: Name;
  words: Words;
  /** none of them may be written */
  optional: boolean;
  /** the default */
  absent?: string;
}

export interface Argument<Name extends ArgumentName = ArgumentName> extends ArgumentFacts {
  el: 'arg';
  name: Name;
  as: ArgumentKind;
}

export type ArgumentKind =
  /** a number, a name or a bracket: `2`, `amount`, `(unfed * 3)` */
  | 'atom'
  /** arithmetic without comparison: `2 * era + 1` */
  | 'value'
  /** anything that is true or false */
  | 'condition'
  /** `2 cards, 1 credit` */
  | 'items'
  /** `free`, `usual`, `1 credit or 1 science`, `price of it` */
  | 'cost'
  /** what is paid for it: `free`, or `for` and a cost; absent = the usual cost */
  | 'charge'
  /** one step, brackets or a word */
  | 'step'
  /** everything up to the end of the line or bracket */
  | 'body'
  | 'event'
  | NamingKind;

/** Arguments that name something, with the names that fit. */
export type NamingKind =
  /** a noun phrase */
  | 'phrase'
  /** a single name */
  | 'name'
  /** one name or several: `a and b and c` */
  | 'names';

/** Further properties of an argument. */
export interface ArgumentFacts {
  /** the names that fit */
  names?: FittingNames;
  /** what two effects differ in where it differs, if that is not what `ARGUMENTS` says of the name */
  difference?: ArgumentDifference;
  /**
   * how texts put its noun: `each city`, `cities`, `kind of building`, `each kind of building`; `site`: the site of a
   * thing that was just built, where
   * the noun names the thing; `value`: the number that the noun has; `top`: the top cards of a stack
   */
  form?: 'each' | 'many' | 'kind' | 'each-kind' | 'site' | 'value' | 'top';
  /** a condition at the end of a word: an `or` behind it belongs to it only where another condition follows */
  last?: true;
  /** the word acts on everything that the phrase finds, unless a number is written before it */
  onAll?: true;
  /** the flag with which texts write the number with its sign: `+1` */
  signedWith?: string;
}

/** The names that fit an argument, most likely first: kinds of declared names, and nouns of the language. */
export interface FittingNames {
  kinds: readonly SymbolKind[];
  families?: readonly Family[];
  /** single words of the language, such as `it` */
  words?: readonly string[];
}
