/** Short ways to write the elements of a signature. */
import type { ArgumentName } from './arguments.ts';
import type {
  Argument,
  ArgumentFacts,
  ArgumentKind,
  FittingNames,
  Flag,
  NamingKind,
  Optional,
  PlainElement,
} from './signature.ts';

export const keyword = (word: string): { el: 'keyword'; word: string } => ({ el: 'keyword', word });

export const colon: { el: 'colon' } = { el: 'colon' };

/** An argument; one that names something must say which names fit. */
export function arg<const Name extends ArgumentName>(
  name: Name,
  as: NamingKind,
  facts: ArgumentFacts & { names: FittingNames },
): Argument<Name> & { as: NamingKind };
export function arg<const Name extends ArgumentName, const Kind extends Exclude<ArgumentKind, NamingKind>>(
  name: Name,
  as: Kind,
  facts?: ArgumentFacts,
): Argument<Name> & { as: Kind };
export function arg(name: ArgumentName, as: ArgumentKind, facts: ArgumentFacts = {}): Argument {
  return { el: 'arg', name, as, ...facts };
}

export const optional = <const Elements extends readonly PlainElement[]>(
  ...elements: Elements
): Optional<Elements> => ({ el: 'optional', elements });

/** one of `words` */
export const flag = <const Name extends ArgumentName, const Words extends readonly string[]>(
  name: Name,
  ...words: Words
): Flag<Name, Words> & { optional: false } => ({ el: 'flag', name, words, optional: false });

/** one of `words`, or none of them */
export const maybeFlag = <const Name extends ArgumentName, const Words extends readonly string[]>(
  name: Name,
  ...words: Words
): Flag<Name, Words> => ({ el: 'flag', name, words, optional: true });

/** one of `words`; where none is written, because the group around it is absent, the first is meant */
export const flagOrFirst = <const Name extends ArgumentName, const Words extends readonly [string, ...string[]]>(
  name: Name,
  ...words: Words
): Flag<Name, Words> & { optional: false; absent: string } => ({
  el: 'flag',
  name,
  words,
  optional: false,
  absent: words[0],
});
