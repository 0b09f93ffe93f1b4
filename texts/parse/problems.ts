/** Problems of a text that is not understood, each with its place, a message, and names that the author may have meant. */
import {
  editDistance,
  nearestNames,
  type DataArguments,
  type DataOf,
  type Problem,
  type EffectNode,
  type Range,
  print,
} from '../../dsl/internal.ts';
import { textDiagnostic, type TEXT_DIAGNOSTICS } from './diagnostics.ts';
import { A_NAME, type Chart } from './chart.ts';
import type { NegativeAmount } from './negative-amount.ts';
import type { Refusal } from './never-said.ts';
import { tokenTexts, type Token } from './tokens.ts';
import { wordDifferences, type TextPart } from './understood-part.ts';
import type { Vocabulary } from './vocabulary.ts';

type TextParseCode = Exclude<keyof typeof TEXT_DIAGNOSTICS, 'mixed-scripts'>;

export interface TextParseProblem {
  code: TextParseCode;
  of: 'text';
  range: Range;
  message: string;
  help?: string;
  suggestions: string[];
  data?: unknown;
}

/** A problem of a text, or of what it means, at its place in the text. */
export type TextProblem = Omit<TextParseProblem, 'code' | 'of'> & Pick<Problem, 'code' | 'of'>;

/** A declared problem of a text, at a range of it. */
function textProblem<Code extends TextParseCode>(
  code: Code,
  range: Range,
  ...data: DataArguments<(typeof TEXT_DIAGNOSTICS)[Code]>
): TextParseProblem {
  const { start, end, severity: _, suggestions = [], ...problem } = textDiagnostic(code, range, ...data);
  return { ...problem, code, of: 'text', range: { start, end }, suggestions };
}

/** No rules text of a card is longer, in tokens. */
export const MAX_TOKENS = 400;

/** With more changed characters than this it is not another form, but other words. */
const MAX_FORM_DISTANCE = 3;

/** So many expected phrases, and so many forms, are listed in a message. */
const MAX_EXPECTED = 6;
/** In tokens. */
const LONGEST_EXPECTED = 4;
const MAX_FORMS = 3;

/** `why` the text has no effect. */
export const emptyText = (text: string, why: DataOf<(typeof TEXT_DIAGNOSTICS)['empty']>['why']): TextParseProblem =>
  textProblem('empty', { start: 0, end: text.length }, { why });

export const textTooLong = (tokens: readonly Token[]): TextParseProblem =>
  textProblem('too-long', tokens[MAX_TOKENS].range, { is: 'text', most: MAX_TOKENS, tokens: tokens.length });

export const tooAmbiguous = (sentence: readonly Token[]): TextParseProblem =>
  textProblem('too-long', rangeOf(sentence), { is: 'sentence' });

export const ambiguous = (sentence: readonly Token[], meanings: readonly EffectNode[]): TextParseProblem =>
  textProblem('two-readings', rangeOf(sentence), {
    meanings: meanings.map((effect) => print(effect, { layout: 'line' })),
  });

/** `isBefore`: the program is that of the sentence before, and this one names none. */
export const otherProgram = (sentence: readonly Token[], program: string, isBefore: boolean): TextParseProblem =>
  textProblem('two-programs', rangeOf(sentence), { program, isBefore });

export const neverSaid = ({ range, why }: Refusal): TextParseProblem => textProblem('never-said', range, { why });

export function unresolvedReference(range: Range, tokens: readonly Token[]): TextParseProblem {
  const words = tokens
    .filter((token) => token.range.start >= range.start && token.range.end <= range.end)
    .map(({ text }) => text)
    .join(' ');
  return textProblem('nothing-meant', range, { words });
}

/** What an effect of the game says, in place of a text that is not understood, and in which words it is another one. */
export const nearestText = (text: string, example: string): TextParseProblem =>
  textProblem(
    'nearest-text',
    { start: 0, end: text.length },
    { is: 'other', example, ...wordDifferences(text, example) },
  );

/** A text that would be understood without some of its words, which would then not be said. */
export const understoodWithout = (text: string, part: TextPart): TextParseProblem =>
  textProblem('nearest-text', { start: 0, end: text.length }, { is: 'part', ...part });

/** An amount with a minus in front of it. */
export const takenAway = ({ written, range, lost }: NegativeAmount): TextParseProblem =>
  textProblem('negative-amount', range, { written, suggestions: lost === null ? [] : [lost] });

/** Why no rule matches the whole sentence: a name in a wrong form, or the first token at which no match went on. */
export function notUnderstood(chart: Chart, written: readonly Token[], vocabulary: Vocabulary): TextParseProblem {
  const { tokens, furthest } = chart;
  const inWrongForm = wrongForm(chart, vocabulary);
  if (inWrongForm) return inWrongForm;
  const token = tokens[furthest];
  const expected = expectedPhrases(chart, vocabulary);
  if (!token) return textProblem('unfinished', tokens.at(-1)!.range, { expected });
  const known = new Set([...vocabulary.allTexts, ...chart.expected].flatMap((text) => [text, ...tokenTexts(text)]));
  return textProblem('unknown-phrase', token.range, {
    // what stands for it may be no word: `~` before an infinitive
    written: written.find(({ range }) => range.start === token.range.start)?.text ?? token.text,
    read: furthest,
    tokens: tokens.length,
    expected,
    suggestions: nearestNames(token.text, known).filter((text) => text !== token.text && /[\p{L}\p{N}]/u.test(text)),
  });
}

/** What could have continued at the furthest token, names first; any name is null. */
function expectedPhrases(chart: Chart, { language }: Vocabulary): (string | null)[] {
  const namesFirst = (a: string, b: string): number => Number(b === A_NAME) - Number(a === A_NAME);
  /** tokens as a text has them: `a il costo` is *al costo* */
  const asWritten = (tokens: string): string => {
    const text = language.polish(tokens.replaceAll('~ ', '').replace(/ ([,;:.)])/g, '$1'));
    return text.charAt(0).toLowerCase() + text.slice(1);
  };
  const phrases = [...chart.expected].filter((text) => text !== '').sort(namesFirst);
  // long ones are sentences of the game, which tell nothing about what was begun here
  const short = phrases.filter((text) => text.split(' ').length <= LONGEST_EXPECTED);
  const shown = [...new Set((short.length > 0 ? short : phrases).map(asWritten))].slice(0, MAX_EXPECTED);
  return shown.map((phrase) => (phrase === A_NAME ? null : phrase));
}

/** A known name that has another form, or other words around it, than its place asks for. */
function wrongForm(
  { wrongForms, correctForms, tokens, furthest }: Chart,
  { replacements }: Vocabulary,
): TextParseProblem | undefined {
  const reached = wrongForms.filter(
    ({ at, end }) => at <= furthest && end >= furthest && !correctForms.has(`${at} ${end}`),
  );
  const last = Math.max(...reached.map(({ end }) => end));
  const longest = reached.filter(({ end }) => end === last);
  const first = Math.min(...longest.map(({ at }) => at));
  const written = tokens
    .slice(first, last)
    .map(({ text }) => text)
    .join(' ');
  const forms = new Set(longest.filter(({ at }) => at === first).map(({ said }) => said));
  const near = [...forms]
    .map((form) => {
      const distance = editDistance(written, tokenTexts(form, replacements).join(' '), MAX_FORM_DISTANCE);
      return { form, distance };
    })
    .filter(({ distance }) => distance > 0 && distance <= MAX_FORM_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_FORMS)
    .map(({ form }) => form);
  if (near.length === 0) return undefined;
  const range = { start: tokens[first].range.start, end: tokens[last - 1].range.end };
  return textProblem('other-form', range, { written, suggestions: near });
}

const rangeOf = (tokens: readonly Token[]): Range => ({ start: tokens[0].range.start, end: tokens.at(-1)!.range.end });
