/**
 * How a word of the language is written. From a word's signature come its parser alternative, its canonical
 * print, its completion data and its line in the reference.
 */
export type SignatureElement =
  /** a fixed word: `on`, `to`, `for` */
  | { el: 'keyword'; word: string }
  | { el: 'colon' }
  /** an argument called `name` */
  | { el: 'arg'; name: string; as: ArgumentKind }
  /** all of `elements` or none; tried when the next token can begin the first of them */
  | { el: 'optional'; elements: readonly SignatureElement[] }
  /** one of these fixed words (or none, when `optional`), kept as a flag argument; `at-most` is written `at most` */
  | { el: 'flag'; name: string; words: readonly string[]; optional: boolean };

export type ArgumentKind =
  /** a number, a name or a bracket: `2`, `amount`, `(unfed * 3)` */
  | 'atom'
  /** arithmetic without comparison: `2 * era + 1` */
  | 'value'
  /** anything that is true or false */
  | 'condition'
  /** a noun phrase */
  | 'phrase'
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
  /** a single name */
  | 'name'
  /** one name or several: `a and b and c` */
  | 'names';

export interface WordDeclaration<Name extends string = string> {
  name: Name;
  /** the words that begin it, e.g. ['up', 'to'] for `up to 3 times: …` */
  opening: readonly string[];
  signature: readonly SignatureElement[];
  /**
   * `immediate`: happens once, wherever effects run; `continuous`: on a claimed card or in a rule,
   * a line that holds as long as its card or rule is in force
   */
  role: 'immediate' | 'continuous';
  /** one sentence: what it does */
  summary: string;
  /** the rest of what an author must know */
  details?: string;
  /** a line or more of valid effect text, words from the game packs */
  example: string;
}
