/** A sentence where an effect is expected, as it is printed on cards. */
import type { Problem } from '../source/problem.ts';
import { syntaxProblem, withoutCapitals } from './diagnostics.ts';
import { oneLine } from './one-line.ts';
import { parseProgram } from './parse.ts';

/** Begins with a capital letter, or ends with a full stop. */
const SENTENCE = /(?:^|[.\n])\s*\p{Lu}|\.(?:\s|$)/u;

/** One problem for all capital letters and full stops of a text that is no effect; undefined unless it is a sentence. */
export function sentenceProblem(text: string, problems: readonly Problem[]): Problem | undefined {
  if (!SENTENCE.test(text) || !problems.some(({ severity }) => severity === 'error')) return undefined;
  const start = text.length - text.trimStart().length;
  const lower = withoutCapitals(text).trim();
  const isEffect = parseProgram(lower).problems.every(({ severity }) => severity !== 'error');
  return syntaxProblem(
    'sentence',
    { start, end: text.trimEnd().length },
    { inSmallLetters: isEffect ? oneLine(lower) : null },
  );
}
