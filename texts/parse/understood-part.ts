/** A text that is not understood without some words in a row: what is left of it may be. */
import type { Range } from '../../dsl/internal.ts';

/** A text without some of its words. */
export interface TextPart {
  readonly text: string;
  /** the words that were left out */
  readonly without: string;
}

/** So many are tried; those that leave out least come first. */
const MOST_TRIED = 40;
/** Words that cut a clause into two count as so many more. */
const CUT_CLAUSE = 3;
/** What is left has at least so many words. */
const LEAST_LEFT = 2;

/** The text without words in a row among which are those of a problem, where they begin or end at a mark or at an end of the text. */
export function partsWithout(text: string, problem: Range): TextPart[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word,
  }));
  const first = words.findIndex(({ end }) => end > problem.start);
  const at = first < 0 ? words.length - 1 : first;
  // a boundary is in front of the word of its index
  const isBoundary = (i: number): boolean =>
    i === 0 || i === words.length || MARK.test(words[i - 1].word) || OPENING.test(words[i].word);
  const found: { from: number; to: number; cost: number }[] = [];
  for (let from = 0; from <= at; from++) {
    for (let to = at + 1; to <= words.length; to++) {
      const ends = [from, to].filter(isBoundary).length;
      if (words.length - (to - from) < LEAST_LEFT || ends === 0) continue;
      found.push({ from, to, cost: to - from + (ends === 1 ? CUT_CLAUSE : 0) });
    }
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_TRIED)
    .map(({ from, to }) => ({
      text: joined(text.slice(0, words[from].start), text.slice(words[to - 1].end)),
      without: text.slice(words[from].start, words[to - 1].end).replace(/[.,;:]+$/, ''),
    }));
}

/** What is before and behind the words that were left out, as a text of its own. */
function joined(before: string, after: string): string {
  const begun = before.trim().replace(after.trim() === '' ? /[\s,;:(—–-]+$/u : /[\s(]+$/u, '');
  const rest = after.trim().replace(begun === '' || /[.,;:]$/.test(begun) ? /^[\s,;:.)—–-]+/u : /^[\s)]+/u, '');
  const text = [begun, rest].filter((part) => part !== '').join(' ');
  const ended = /[.!]$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

const MARK = /[.,;:!)—–]$/u;
const OPENING = /^[(—–]/u;

/** Words that only one of two texts has: what the second one leaves out, and what it adds. */
export function wordDifferences(a: string, b: string): { leftOut: string[]; added: string[] } {
  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'ʼ]*/gu) ?? [];
  const only = (own: readonly string[], other: readonly string[]): string[] => {
    const left = other.map(stem);
    return own.filter((word) => {
      const at = left.indexOf(stem(word));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const [first, second] = [wordsOf(a), wordsOf(b)];
  return { leftOut: only(first, second), added: only(second, first) };
}

/** Words may be inflected. */
const STEM = 5;
const stem = (word: string): string => word.toLowerCase().replace(/[’ʼ]/g, "'").slice(0, STEM);
