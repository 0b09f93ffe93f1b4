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
/** Why *more* and *also* add nothing: true of what is gained only. */
export const ADDED = 'what is gained is added to what there is';

export const redundantPhrases = (
  texts: Readonly<Record<string, string>>,
  alike: TokenReplacements,
): RedundantPhrase[] => Object.entries(texts).map(([text, why]) => ({ words: tokenTexts(text, alike), why }));

interface WithoutRedundancy {
  tokens: Token[];
  nothing: WordMeaning[];
  /** whether words were left out that say *more*, which add nothing to gains only */
  saysMore: boolean;
}

/** `conditions`: words that open a condition. */
export function withoutRedundancy(
  tokens: readonly Token[],
  grammar: Grammar,
  nothing: readonly RedundantPhrase[],
  conditions: ReadonlySet<string>,
): WithoutRedundancy {
  let saysMore = false;
  const left: WordMeaning[] = [];
  const remaining: Token[] = [];
  const leave = (from: number, to: number, why: string): void => {
    left.push({
      range: { start: tokens[from].range.start, end: tokens[to - 1].range.end },
      means: `nothing more: ${why}`,
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
    return { tokens: [], nothing: left, saysMore };
  }
  for (let at = 0; at < tokens.length;) {
    const close = tokens[at].text === '(' ? tokens.findIndex(({ text }, i) => i > at && text === ')') : -1;
    const why = close > 0 ? remark(at + 1, close) : undefined;
    const found = nothing.find(
      ({ words, amount }) =>
        words.every((text, i) => tokens[at + i]?.text === text) &&
        // *also if*, *anche se* may mean that the condition does not matter
        !conditions.has(tokens[at + words.length]?.text) &&
        (!amount || [at - 2, at - 1, at + words.length].some((i) => /^\d+$/.test(tokens[i]?.text ?? ''))),
    );
    const to = why !== undefined ? close + 1 : at + (found?.words.length ?? 0);
    if (to === at) {
      remaining.push(tokens[at++]);
      continue;
    }
    if (why === undefined && found?.amount) saysMore = true;
    leave(at, to, why ?? found!.why);
    at = to;
  }
  return { tokens: remaining, nothing: left, saysMore };
}
