/**
 * What a language declares beside what is rendered in it, so that texts can be parsed. It is apart from `Language`, as a game that
 * is only played never needs it.
 */
import type { Language } from './language.ts';
import type { PhraseKey } from './phrases.ts';
import type { TokenSequences, Wordings } from './wordings.ts';

/**
 * What `polish` does to words, reversed token by token, so that a text can be parsed with the patterns that rendered it: `del` is
 * *di il*, `migliorarla` *~ migliora -la*.
 */
export interface Normalization {
  /** by token, its replacement */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** several tokens, and their replacement */
  sequences: TokenSequences;
  /** phrases that `polish` makes of those of the table; one without a placeholder for an argument means `it` there */
  phrases: Partial<Record<PhraseKey, readonly string[]>>;
}

/** How many people a register addresses, where that makes a difference. */
type Address = Language['address'];

/** What `languages/<name>/parsing.ts` exports. */
export interface ParsingDeclaration {
  wordings(address: Address): Wordings;
  /** what the wordings about another player are derived from, where it is not what is said to players */
  readonly wordingsOfAllRegisters?: Wordings;
  /** needed where `polish` changes words */
  normalization?(address: Address): Normalization;
}
