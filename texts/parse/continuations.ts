/** What may follow an unfinished text, as the grammar that parses it says. */
import type { EffectNode, Symbols } from '../../dsl/internal.ts';
import { registersOf } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NearReading } from './near-readings.ts';
import { parserOf } from './parse-text.ts';
import { replacementsOf } from './token-replacements.ts';
import { Usage } from './usage.ts';

/** A word that may follow. */
interface Continuation {
  /** the place in the text from which on it takes the place of what is there: the beginning of an unfinished word, or the end */
  from: number;
  word: string;
}

/** Letters and digits at the end, which may be the beginning of a longer word. */
const LAST_WORD = /[\p{L}\p{M}\p{N}’'ʼ-]+$/u;

/**
 * The words that may follow a text, in no order: what the parser of the language could read at its end. A word that is begun there is
 * completed.
 */
export function continuations(text: string, language: Language, symbols: Symbols, lexicon: Lexicon): Continuation[] {
  const begun = LAST_WORD.exec(text)?.[0] ?? '';
  const from = text.length - begun.length;
  const words = new Set<string>();
  for (const register of registersOf(language)) {
    for (const word of parserOf(register, symbols, lexicon).guide.following.after(text.slice(0, from))) words.add(word);
  }
  const beginning = plain(begun);
  return [...words].flatMap((word) => (plain(word).startsWith(beginning) ? [{ from, word }] : []));
}

const plain = (word: string): string => word.toLowerCase().replace(/[’ʼ]/g, "'");

/** How often the words of a language follow each other in texts of a game. */
export const usageOf = (texts: readonly string[], language: Language): Usage =>
  new Usage(texts, replacementsOf(language));

interface Spoken {
  language: Language;
  lexicon: Lexicon;
}

/** The readings that are nearest to a text that is not understood, each with what it changes; the nearest first. */
export function nearReadings(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  given: { self: string; usage: Usage; examples: readonly EffectNode[]; others: readonly Spoken[] },
): NearReading[] {
  const neighbours = given.others.map((other) => parserOf(other.language, symbols, other.lexicon).guide.neighbour);
  return parserOf(language, symbols, lexicon).guide.nearReadings(text, { ...given, neighbours });
}
