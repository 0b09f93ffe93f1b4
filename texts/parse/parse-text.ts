/** Parses the text of a card into an effect, with a parser for the game and the language that is kept. */
import type { Symbols, EffectNode } from '../../dsl/internal.ts';
import { registersOf } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { firstProblemAt, type ParsedText } from './parsed-text.ts';
import { TextParser } from './text-parser.ts';

export type { Correction } from './misspellings.ts';
export type { ParsedText } from './parsed-text.ts';
export type { TextProblem } from './problems.ts';

/** Parsers are expensive to make, so they are cached as long as their game exists. */
const parsers = new WeakMap<Symbols, WeakMap<Lexicon, Map<Language, TextParser>>>();

/**
 * Parses one text. If the language has several registers (Italian *tu* and *voi*), the text may be in any of them; problems are
 * those of the register in which most was understood.
 *
 * @param self what `this` refers to: the name of a piece, `card`, `site` …; a card unless given
 * @param expected of several readings, the one that is nearest to this effect is meant
 */
export function parseText(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  self?: string,
  expected?: EffectNode,
): ParsedText {
  let best: ParsedText | undefined;
  for (const register of registersOf(language)) {
    const parsed = parserOf(register, symbols, lexicon).parse(text, self, expected);
    if (parsed.effect || isAmbiguous(parsed)) return parsed;
    if (!best || firstProblemAt(parsed) > firstProblemAt(best)) best = parsed;
  }
  return best!;
}

/** Parses one text like `parseText`, for those who do not ask why it is not understood: null then, and much sooner. */
export function parsedOrNull(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  self?: string,
): ParsedText | null {
  for (const register of registersOf(language)) {
    const parsed = parserOf(register, symbols, lexicon).parse(text, self, undefined, false);
    if (parsed.effect) return parsed;
    if (isAmbiguous(parsed)) return null;
  }
  return null;
}

/** That another register has fewer readings settles nothing: Italian «pesca» is an order to one, and what another one does. */
const isAmbiguous = ({ problems }: ParsedText): boolean =>
  problems.length > 0 && problems.every(({ code }) => code === 'two-readings');

/**
 * Parses one text like `parseText`; where it is not understood, misspelt words are taken for those that they can only mean.
 *
 * @param examples effects of the game: the nearest one is shown as an example of what would be understood
 * @param names titles that the text may have, as its card has that name
 */
export function parseMisspeltText(
  text: string,
  language: Language,
  symbols: Symbols,
  lexicon: Lexicon,
  examples: readonly EffectNode[] = [],
  names: readonly string[] = [],
): ParsedText {
  const asWritten = parseText(text, language, symbols, lexicon);
  if (asWritten.effect) return asWritten;
  for (const register of registersOf(language)) {
    const corrected = parserOf(register, symbols, lexicon).guide.parseMisspelt(text);
    if (corrected) return corrected;
  }
  const untitled = parserOf(language, symbols, lexicon).withoutTitle(text, names);
  if (untitled) {
    const parsed = parseMisspeltText(untitled.text, language, symbols, lexicon);
    const words = [{ range: untitled.title, means: 'nothing more: it is a title' }, ...parsed.words];
    if (parsed.effect) return { ...parsed, words };
  }
  return examples.length > 0
    ? parserOf(language, symbols, lexicon).guide.withNearest(text, asWritten, examples)
    : asWritten;
}

/** The parser for one register of a language; it is kept as long as the game. */
export function parserOf(language: Language, symbols: Symbols, lexicon: Lexicon): TextParser {
  const byLexicon = parsers.get(symbols) ?? new WeakMap<Lexicon, Map<Language, TextParser>>();
  parsers.set(symbols, byLexicon);
  const byLanguage = byLexicon.get(lexicon) ?? new Map<Language, TextParser>();
  byLexicon.set(lexicon, byLanguage);
  let parser = byLanguage.get(language);
  if (!parser) byLanguage.set(language, (parser = new TextParser(language, lexicon, symbols)));
  return parser;
}
