/** Problems of a text that is not understood, each with its place, a message, and names that the author may have meant. */
import { editDistance, nearestNames } from '../../source/nearest-names.ts';
import type { EffectNode, Range } from '../../syntax/ast.ts';
import { print } from '../../syntax/printer.ts';
import { A_NAME, type Chart } from './chart.ts';
import { tokenTexts, type Token } from './tokens.ts';
import { wordDifferences, type TextPart } from './understood-part.ts';
import type { Vocabulary } from './vocabulary.ts';

export type TextProblemCode =
  | 'empty'
  | 'too-long'
  | 'unknown-phrase'
  | 'unfinished'
  | 'two-readings'
  | 'nothing-meant'
  | 'other-form'
  | 'two-programs'
  | 'nearest-text';

export interface TextParseProblem {
  code: TextProblemCode;
  range: Range;
  message: string;
  help?: string;
  suggestions: string[];
}

/** A problem of a text, or of what it means, at its place in the text. */
export type TextProblem = Omit<TextParseProblem, 'code'> & { code: string };

/** No rules text of a card is longer, in tokens. */
export const MAX_TOKENS = 400;

/** With more changed characters than this it is not another form, but other words. */
const MAX_FORM_DISTANCE = 3;

/** So many expected phrases, and so many forms, are listed in a message. */
const MAX_EXPECTED = 6;
/** In tokens. */
const LONGEST_EXPECTED = 4;
const MAX_FORMS = 3;

/** `message`: why the text has no effect. */
export function emptyText(text: string, message: string): TextParseProblem {
  return { code: 'empty', range: { start: 0, end: text.length }, message, suggestions: [] };
}

export function textTooLong(tokens: readonly Token[]): TextParseProblem {
  return {
    code: 'too-long',
    range: tokens[MAX_TOKENS].range,
    message: `a text has at most ${MAX_TOKENS} words and marks; this one has ${tokens.length}`,
    suggestions: [],
  };
}

export function tooAmbiguous(sentence: readonly Token[]): TextParseProblem {
  return {
    code: 'too-long',
    range: rangeOf(sentence),
    message: 'this sentence can be read in too many ways',
    help: 'Write it as shorter sentences.',
    suggestions: [],
  };
}

export function ambiguous(sentence: readonly Token[], meanings: readonly EffectNode[]): TextParseProblem {
  return {
    code: 'two-readings',
    range: rangeOf(sentence),
    message: 'this can be read in more than one way',
    help: `it may mean ${meanings.map((effect) => `\`${print(effect, { layout: 'line' })}\``).join(', or ')}; write it as one of these says`,
    suggestions: [],
  };
}

/** `Gain 1 kelp. At the end of the game: 3 points.`: one effect cannot be both. */
export function otherProgram(sentence: readonly Token[], program: string): TextParseProblem {
  return {
    code: 'two-programs',
    range: rangeOf(sentence),
    message: `this sentence is of the program “${program}”, and the one before it is not`,
    help: 'Write each of them as a text of its own.',
    suggestions: [],
  };
}

/** `that city` where no city was mentioned, or more than one; `it` behind several things. */
export function unresolvedReference(range: Range, tokens: readonly Token[]): TextParseProblem {
  const words = tokens
    .filter((token) => token.range.start >= range.start && token.range.end <= range.end)
    .map(({ text }) => text)
    .join(' ');
  return {
    code: 'nothing-meant',
    range,
    message: `“${words}” does not refer to one thing that was mentioned before`,
    help: 'Choose, build or use such a thing first, and only one.',
    suggestions: [],
  };
}

/** What an effect of the game says, in place of a text that is not understood, and in which words it is another one. */
export function nearestText(text: string, example: string): TextParseProblem {
  const { leftOut, added } = wordDifferences(text, example);
  const differences = [
    ...(leftOut.length > 0 ? [`it does not say “${leftOut.join(' ')}”`] : []),
    ...(added.length > 0 ? [`it says “${added.join(' ')}” besides`] : []),
  ];
  return {
    code: 'nearest-text',
    range: { start: 0, end: text.length },
    message: 'nothing of the kind is understood in these words',
    help: `The nearest text that is understood: “${example}”${differences.length > 0 ? `; ${differences.join(', and ')}` : ''}`,
    suggestions: [example],
  };
}

/** A text that would be understood without some of its words, which would then not be said. */
export function understoodWithout(text: string, part: TextPart): TextParseProblem {
  return {
    code: 'nearest-text',
    range: { start: 0, end: text.length },
    message: `without “${part.without}” the text is understood`,
    help: `Understood is: “${part.text}”; it does not say “${part.without}”`,
    suggestions: [part.text],
  };
}

/** Why no rule matches the whole sentence: a name in a wrong form, or the first token at which no match went on. */
export function notUnderstood(chart: Chart, vocabulary: Vocabulary): TextParseProblem {
  const { tokens, furthest } = chart;
  const inWrongForm = wrongForm(chart, vocabulary);
  if (inWrongForm) return inWrongForm;
  const token = tokens[furthest];
  const expected = expectedPhrases(chart, vocabulary);
  if (!token) {
    return {
      code: 'unfinished',
      range: tokens.at(-1)!.range,
      message: 'the sentence is not finished',
      ...(expected.length > 0 ? { help: `expected next: ${expected.join(' · ')}` } : {}),
      suggestions: [],
    };
  }
  const known = new Set([...vocabulary.allTexts, ...chart.expected].flatMap((text) => [text, ...tokenTexts(text)]));
  return {
    code: 'unknown-phrase',
    range: token.range,
    message: `“${token.text}” is not understood here`,
    ...(expected.length > 0
      ? { help: `understood so far: ${furthest} of ${tokens.length}; expected here: ${expected.join(' · ')}` }
      : {}),
    suggestions: nearestNames(token.text, known).filter((text) => text !== token.text && /[\p{L}\p{N}]/u.test(text)),
  };
}

/** What could have continued at the furthest token, names first. */
function expectedPhrases(chart: Chart, { language }: Vocabulary): string[] {
  const namesFirst = (a: string, b: string): number => Number(b === A_NAME) - Number(a === A_NAME);
  /** tokens as a text has them: `a il costo` is *al costo* */
  const asWritten = (tokens: string): string => {
    const text = language.polish(tokens.replaceAll('~ ', '').replace(/ ([,;:.)])/g, '$1'));
    return text.charAt(0).toLowerCase() + text.slice(1);
  };
  const phrases = [...chart.expected].filter((text) => text !== '').sort(namesFirst);
  // long ones are sentences of the game, which tell nothing about what was begun here
  const short = phrases.filter((text) => text.split(' ').length <= LONGEST_EXPECTED);
  return [...new Set((short.length > 0 ? short : phrases).map(asWritten))].slice(0, MAX_EXPECTED);
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
  return {
    code: 'other-form',
    range: { start: tokens[first].range.start, end: tokens[last - 1].range.end },
    message: `“${written}” is written differently here`,
    help: `Write ${near.map((form) => `“${form}”`).join(' or ')}.`,
    suggestions: near,
  };
}

const rangeOf = (tokens: readonly Token[]): Range => ({ start: tokens[0].range.start, end: tokens.at(-1)!.range.end });
