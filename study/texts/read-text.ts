/** Printed texts as effects. */
import {
  EFFECT,
  type LanguageCode,
  type PackModel,
  PLAYED,
  print,
  type Range,
  type SEMANTIC_DIAGNOSTICS,
} from '../../dsl/internal.ts';
import { ANYTHING, fieldsOf, FathomError, requireLanguage, requireModel } from '../../interpreter/internal.ts';
import { readCardText } from '../../service/card-import/index.ts';
import { packTextParser, type PackTextParser, type SourcesOfTexts } from '../../texts/card-tables/index.ts';
import type { TEXT_DIAGNOSTICS } from '../../texts/internal.ts';
import { requireText, withNames } from './asked.ts';

/** Which names a text may use, and in which language it is written. */
export interface ReadTextOptions {
  model: PackModel;
  /** `en` unless given */
  language?: LanguageCode;
  /** id of the type of cards that have the text: it must have the program that the text says it is of */
  type?: string;
}

/**
 * Codes of problems of texts: of words that are not understood, of what is understood and means nothing in the pack, of a text that
 * seems to be in another language, and of a program that the type does not have.
 */
export type TextProblemCode =
  keyof typeof TEXT_DIAGNOSTICS | keyof typeof SEMANTIC_DIAGNOSTICS | 'other-language' | 'not-of-type';

/** Why a text is not understood, at its place. */
export interface ReadProblem {
  code: TextProblemCode;
  /** offsets in the text, in UTF-16 units */
  start: number;
  end: number;
  /** in English */
  message: string;
  help?: string;
  /** words or names that may be meant */
  suggestions: readonly string[];
}

/** What a text says. */
export interface ReadText {
  /** in the language of effects, in canonical form; null if something of it was not understood, see `problems` */
  effect: string | null;
  /** the program that the text says it is of, such as `scoring` for *at the end of the game*; `effect` where it says none */
  program: string;
  /** what was understood, told again in the words of the language */
  text: string;
  /** what was understood, word by word; offsets in the text */
  words: readonly { start: number; end: number; means: string }[];
  /** misspelt words that were taken for others */
  corrections: readonly { start: number; end: number; as: string }[];
  /** effects between which the text does not decide; empty unless a problem is `two-readings` */
  readings: readonly string[];
  /** empty if it was understood */
  problems: readonly ReadProblem[];
}

/**
 * Reads a printed text as an effect, or says which words were not understood, where and why. The first text of a language takes up to a
 * second, as its parser is built then.
 *
 * @throws FathomError `bad-text`, `no-model`, `no-such-language`, or `no-such-component` for a type that the pack does not have
 *
 * @example
 * const { effect, problems } = readText('Build 1 farm. Gain 2 credits.', { model, language: 'en' });
 * if (effect === null) for (const { code, start, end } of problems) console.log(code, start, end);
 */
export function readText(text: string, given: ReadTextOptions): ReadText {
  const {
    model,
    language = 'en',
    type,
  } = fieldsOf('readText', given, { model: ANYTHING, language: ANYTHING, type: ANYTHING });
  requireModel(model);
  const programs = type === undefined ? null : programsOfType(model, type);
  const { parsed, effect, problems } = readCardText(requireText(text), requireLanguage(language), parserFor(model));
  const { program = EFFECT, words, corrections } = parsed;
  const found: ReadProblem[] = problems.map(({ code, range, message, help, suggestions }) => ({
    code: code as TextProblemCode,
    ...offsets(range),
    message,
    suggestions,
    ...(help ? { help } : {}),
  }));
  if (programs !== null && effect !== null && !programs.includes(program)) {
    const message = `cards of the type “${type}” have no program “${program}”`;
    found.push({ code: 'not-of-type', start: 0, end: text.length, message, suggestions: programs });
  }
  const readings = problems.flatMap(({ code, data }) =>
    code === 'two-readings' ? (data as { meanings: string[] }).meanings : [],
  );
  return {
    effect: found.length > 0 || effect === null ? null : print(effect, { layout: 'block' }),
    program,
    text: parsed.text,
    words: words.map(({ range, means }) => ({ ...offsets(range), means })),
    corrections: corrections.map(({ range, meant }) => ({ ...offsets(range), as: meant })),
    readings,
    problems: found,
  };
}

const parsers = new WeakMap<PackModel, PackTextParser<SourcesOfTexts>>();

/** What it knows of a language is kept as long as the model. */
function parserFor(model: PackModel): PackTextParser<SourcesOfTexts> {
  let parser = parsers.get(model);
  if (!parser) parsers.set(model, (parser = packTextParser(withNames(model))));
  return parser;
}

const offsets = ({ start, end }: Range): { start: number; end: number } => ({ start, end });

function programsOfType({ id, types }: PackModel, type: string): string[] {
  const found = types.find((one) => one.id === type);
  if (!found) {
    const message = `the pack "${id}" has no type of cards "${String(type)}"`;
    throw new FathomError('no-such-component', message, { id: String(type) });
  }
  return [...found.programs.map(({ name }) => name), ...(found.played ? [PLAYED] : [])];
}
