/** The different wordings of two texts with the same meaning. */
import { plainTokens } from './fingerprint.ts';
import { longestCommonSubsequence } from '../compare/align.ts';
import type { Token } from '../parse/tokens.ts';

interface TextRange {
  start: number;
  end: number;
}
/** Corresponding ranges of the two texts; either may be empty. */
export interface Rewrite {
  printed: TextRange;
  rendered: TextRange;
}

/** The stretches of both texts between the longest sequence of words that they share. */
export function rewritesOf(printed: string, rendered: string): Rewrite[] {
  const a = plainTokens(printed);
  const b = plainTokens(rendered);
  const shared = longestCommonSubsequence(a, b, (x, y) => x.text === y.text);
  const out: Rewrite[] = [];
  let i = 0;
  let j = 0;
  for (const [nextA, nextB] of [...shared, [a.length, b.length]]) {
    if (nextA > i || nextB > j) out.push({ printed: stretch(a, i, nextA), rendered: stretch(b, j, nextB) });
    i = nextA + 1;
    j = nextB + 1;
  }
  return out;
}

/** The range of some tokens; if there are none, the empty range between their neighbours. */
function stretch(tokens: readonly Token[], from: number, to: number): TextRange {
  if (to > from) return { start: tokens[from].range.start, end: tokens[to - 1].range.end };
  const at = from > 0 ? tokens[from - 1].range.end : (tokens[0]?.range.start ?? 0);
  return { start: at, end: at };
}
