/** Leaves out of a sentence what adds nothing: declared words, and remarks that repeat a rule. Reports what was left out. */
import type { WordMeaning } from './word-meanings.ts';
import { Chart } from './chart.ts';
import type { Grammar } from './grammar.ts';
import { tokenTexts, type TokenReplacements, type Token } from './tokens.ts';

export interface RedundantPhrase {
  words: readonly string[];
  why: string;
  /** says *more*: only next to a number */ amount?: true;
}
/** Why *more* and *also* add nothing: true of what is gained or done only. */
export const ADDED = 'what is gained is added to what there is';

/** Why *now* adds nothing: true where the effect is done at once. */
const AT_ONCE = 'every effect is done at once';
const NOTHING = 'nothing more: ';

/** Whether a text says that it is done at once. */
export const saysNow = (words: readonly WordMeaning[]): boolean =>
  words.some(({ means }) => means === NOTHING + AT_ONCE);

export const redundantPhrases = (
  texts: Readonly<Record<string, string>>,
  alike: TokenReplacements,
): RedundantPhrase[] => Object.entries(texts).map(([text, why]) => ({ words: tokenTexts(text, alike), why }));

interface WithoutRedundancy {
  tokens: Token[];
  nothing: WordMeaning[];
  /** where the numbers stand of which a word was left out that says *more* */
  more: number[];
}

/** `conditions`: words that open a condition. */
export function withoutRedundancy(
  tokens: readonly Token[],
  grammar: Grammar,
  nothing: readonly RedundantPhrase[],
  conditions: ReadonlySet<string>,
): WithoutRedundancy {
  const more: number[] = [];
  const left: WordMeaning[] = [];
  const remaining: Token[] = [];
  const leave = (from: number, to: number, why: string): void => {
    left.push({
      range: { start: tokens[from].range.start, end: tokens[to - 1].range.end },
      means: NOTHING + why,
    });
  };
  const remark = (from: number, to: number): string | undefined => {
    const part = tokens.slice(from, to);
    let why: string | undefined;
    if (part.length > 0) {
      grammar.remark(new Chart(part), 0, (end, found) => {
        if (end === part.length) why ??= found;
      });
    }
    return why;
  };
  const whole = remark(0, tokens.length);
  if (whole !== undefined) {
    leave(0, tokens.length, whole);
    return { tokens: [], nothing: left, more };
  }
  const numberNear = (at: number, count: number): Token | undefined =>
    [at - 1, at + count, at - 2, at - 3].map((i) => tokens[i]).find((token) => /^\d+$/.test(token?.text ?? ''));
  for (let at = 0; at < tokens.length;) {
    const close = tokens[at].text === '(' ? tokens.findIndex(({ text }, i) => i > at && text === ')') : -1;
    const why = close > 0 ? remark(at + 1, close) : undefined;
    const found = nothing.find(
      ({ words, amount }) =>
        words.every((text, i) => tokens[at + i]?.text === text) &&
        // *also if*, *anche se* may mean that the condition does not matter
        !conditions.has(tokens[at + words.length]?.text) &&
        (!amount || numberNear(at, words.length) !== undefined),
    );
    const to = why !== undefined ? close + 1 : at + (found?.words.length ?? 0);
    if (to === at) {
      remaining.push(tokens[at++]);
      continue;
    }
    if (why === undefined && found?.amount) more.push(numberNear(at, found.words.length)!.range.start);
    leave(at, to, why ?? found!.why);
    at = to;
  }
  return { tokens: remaining, nothing: left, more };
}
