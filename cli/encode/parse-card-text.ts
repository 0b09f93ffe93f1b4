/** Parses one text, and finds what the parser itself cannot: letters of two scripts, another language. */
import type { DataArguments, EffectNode, LanguageCode, Range } from '../../dsl/index.ts';
import { type WordMeaning, type TextParseProblem, mixedScripts } from '../../dsl/text/index.ts';
import { languageName } from '../languages.ts';
import type { PackTextParser } from './pack-text-parser.ts';
import { tableProblem, type TABLE_DIAGNOSTICS, type TableDiagnosticCode } from './diagnostics.ts';
import { otherLanguage, type OtherLanguage } from './other-language.ts';
import { normalizeText } from './normalize.ts';

/** A problem found by the parser, or around it. */
export type TextProblem = Omit<TextParseProblem, 'code'> & { code: string };

export interface ParsedCardText {
  /** null if the text was not understood completely */
  effect: EffectNode | null;
  /** the text rendered from the effect */
  text: string;
  /** ranges are those of the given text */
  problems: TextProblem[];
  words: WordMeaning[];
  /** the program that the text says it is of */
  program?: string;
  /** the language in which the text seems to be written, if it is not the given one */
  seemingLanguage?: string;
}

export function parseCardText(given: string, code: LanguageCode, pack: PackTextParser): ParsedCardText {
  const { text, from } = normalizeText(given);
  const read = pack.parse(text, code);
  const mixed = mixedScripts(text);
  const back = <T extends { range: { start: number; end: number } }>(one: T): T => ({
    ...one,
    range: { start: from(one.range.start), end: from(one.range.end) },
  });
  const words = read.words.map(back);
  if (mixed.length === 0 && read.problems.length === 0) {
    return {
      effect: read.effect,
      text: read.text,
      problems: [],
      words,
      ...(read.program === null ? {} : { program: read.program }),
    };
  }
  const other =
    mixed.length === 0 && read.problems.some(({ code: of }) => of !== 'empty' && of !== 'too-long')
      ? otherLanguage(text, code, pack)
      : null;
  if (other) {
    return {
      effect: null,
      text: '',
      words: [],
      seemingLanguage: other.code,
      problems: [back(notIn(code, other, text))],
    };
  }
  const apart = read.problems.filter(
    ({ range }) => !mixed.some((one) => one.range.start < range.end && range.start < one.range.end),
  );
  return {
    effect: null,
    text: read.text,
    problems: [...mixed, ...apart].sort((a, b) => a.range.start - b.range.start).map(back),
    words,
  };
}

function notIn(code: LanguageCode, other: OtherLanguage, text: string): TextProblem {
  const range = { start: Math.max(0, text.search(/\S/)), end: text.trimEnd().length };
  return textProblem('other-language', range, {
    language: languageName(code),
    written: languageName(other.code),
    code: other.code,
    isParsed: other.reads,
  });
}

/** A declared diagnostic of a table at a range of the text of one card. */
export function textProblem<Code extends TableDiagnosticCode>(
  code: Code,
  range: Range,
  ...data: DataArguments<(typeof TABLE_DIAGNOSTICS)[Code]>
): TextProblem {
  const { message, help, suggestions = [] } = tableProblem(code, range, ...data);
  return { code, range, message, ...(help === undefined ? {} : { help }), suggestions };
}
