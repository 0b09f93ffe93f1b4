/** Where two texts that mean the same are worded otherwise. */
import { plainTokens } from '../../../dsl/text/fingerprint.ts';
import type { Token } from '../../../dsl/text/parse/tokens.ts';

export interface TextRange {
  start: number;
  end: number;
}
/** A stretch of the one text and the one of the other that stands for it; either may be empty. */
export interface Rewrite {
  printed: TextRange;
  told: TextRange;
}

export function rewritesOf(printed: string, told: string): Rewrite[] {
  const a = plainTokens(printed);
  const b = plainTokens(told);
  const out: Rewrite[] = [];
  const common = longest(a, b);
  let i = 0;
  let j = 0;
  for (const [nextA, nextB] of [...common, [a.length, b.length]]) {
    if (nextA > i || nextB > j) out.push({ printed: stretch(a, i, nextA), told: stretch(b, j, nextB) });
    i = nextA + 1;
    j = nextB + 1;
  }
  return out;
}

/** From one token up to another; between two tokens where there is none. */
function stretch(tokens: readonly Token[], from: number, to: number): TextRange {
  if (to > from) return { start: tokens[from].range.start, end: tokens[to - 1].range.end };
  const at = from > 0 ? tokens[from - 1].range.end : (tokens[0]?.range.start ?? 0);
  return { start: at, end: at };
}

/** The longest row of tokens that both have, as pairs of places. */
function longest(a: readonly Token[], b: readonly Token[]): [number, number][] {
  const length = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i][j] = a[i].text === b[j].text ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  const out: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i].text === b[j].text) out.push([i++, j++]);
    else if (length[i + 1][j] >= length[i][j + 1]) i++;
    else j++;
  }
  return out;
}
