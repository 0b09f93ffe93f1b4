/** What was parsed of a text. */
import type { EffectNode } from '../../dsl/internal.ts';
import type { Correction } from './misspellings.ts';
import type { TextParseProblem } from './problems.ts';
import type { Token } from './tokens.ts';
import type { WordMeaning } from './word-meanings.ts';

export interface ParsedText {
  /** null if some sentence was not understood */
  effect: EffectNode | null;
  /** the effect rendered again: what the text means, in the words of the language */
  readonly text: string;
  problems: TextParseProblem[];
  /** what was understood, word by word, in the order of the text */
  readonly words: WordMeaning[];
  /** the program that the text says it belongs to, as *at the end of the game* does; null if it does not say */
  program: string | null;
  /** words that were taken for others, because they are none of the language: `klep` for `kelp` */
  corrections: readonly Correction[];
}

/** What the sentences of a text say besides what is to be done. */
export interface TextNotes {
  /** the words of the text as they stand there */
  written: readonly Token[];
  program: string | null;
  redundant: WordMeaning[];
  /** the effect that the text is expected to have */
  expected: EffectNode | undefined;
  /** how many parts the sentence before added */
  added: number;
}

/** The offset up to which a text was understood. */
export function firstProblemAt({ problems: [first] }: ParsedText): number {
  if (!first) return 0;
  return isUnderstood(first) ? first.range.end : first.range.start;
}

/** Of a sentence with two readings, or that no text means, all is understood, and of one with a minus all but that. */
export const isUnderstood = ({ code }: TextParseProblem): boolean =>
  code === 'two-readings' || code === 'negative-amount' || code === 'never-said';

/** The parts of a text as one effect; null if there are none. */
export function wholeEffect(parts: EffectNode[]): EffectNode | null {
  if (parts.length > 1 || parts[0]?.kind === 'block') {
    return { kind: 'block', parts, range: { start: parts[0].range.start, end: parts.at(-1)!.range.end } };
  }
  return parts[0] ?? null;
}
