/** Parses one text, and reports what the parser itself cannot see: letters of two scripts, another language. */
import type { EffectNode, LanguageCode, Range } from '../../dsl/internal.ts';
import { type Correction, type WordMeaning, type TextProblem, mixedScripts } from '../../texts/internal.ts';
import { textProblem, type PackTextParser, type SourcesOfTexts } from '../../texts/card-tables/index.ts';
import { otherLanguage, type OtherLanguage } from './other-language.ts';
import { normalizeText } from './normalize.ts';

export interface ParsedCardText {
  /** null if the text was not understood completely */
  effect: EffectNode | null;
  /** the text rendered from the effect */
  text: string;
  /** ranges are those of the given text */
  problems: TextProblem[];
  words: WordMeaning[];
  /** words that were taken for others */
  corrections: Correction[];
  /** the program that the text says it is of */
  program?: string;
  /** the language in which the text seems to be written, if it is not the given one */
  seemingLanguage?: LanguageCode;
}

export function parseCardText(
  given: string,
  code: LanguageCode,
  pack: PackTextParser<SourcesOfTexts>,
  name?: string,
): ParsedCardText {
  const { text, from } = normalizeText(given);
  /** with the range of the given text instead of that of the normalized one */
  const inGiven = <T extends { range: Range }>(value: T): T => ({
    ...value,
    range: { start: from(value.range.start), end: from(value.range.end) },
  });
  const parsed = pack.parse(text, code, name);
  const words = parsed.words.map(inGiven);
  const mixed = mixedScripts(text);
  if (mixed.length === 0 && parsed.problems.length === 0) {
    return {
      effect: parsed.effect,
      text: parsed.text,
      problems: [],
      words,
      corrections: parsed.corrections.map(inGiven),
      ...(parsed.program === null ? {} : { program: parsed.program }),
    };
  }
  const mayBeOtherLanguage =
    mixed.length === 0 && parsed.problems.some((problem) => problem.code !== 'empty' && problem.code !== 'too-long');
  const other = mayBeOtherLanguage ? otherLanguage(text, code, pack) : null;
  if (other) {
    const problem = otherLanguageProblem(code, other, text);
    return {
      effect: null,
      text: '',
      words: [],
      corrections: [],
      seemingLanguage: other.code,
      problems: [inGiven(problem)],
    };
  }
  // a word of mixed scripts cannot be parsed either, but is reported once
  const otherProblems = parsed.problems.filter(({ range }) => !mixed.some((problem) => overlap(problem.range, range)));
  return {
    effect: null,
    text: parsed.text,
    problems: [...mixed, ...otherProblems].sort((a, b) => a.range.start - b.range.start).map(inGiven),
    words,
    corrections: [],
  };
}

const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

function otherLanguageProblem(code: LanguageCode, other: OtherLanguage, text: string): TextProblem {
  const range = { start: Math.max(0, text.search(/\S/)), end: text.trimEnd().length };
  return textProblem('other-language', range, {
    language: code,
    written: other.code,
    isParsed: other.isParsed,
  });
}
