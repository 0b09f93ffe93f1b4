/** Titles in front of a text: the name of its card, or a word that every card may have there. */
import type { Range } from '../../dsl/internal.ts';

/** What may be between a title and its text. */
const MARK = /^\s*(?:[:.!]|\s[-–—])\s+(?=\S)/u;

/**
 * The text with spaces in place of one of these titles before it; undefined without one. Nothing else that is in front of a colon is
 * a title: of words that are not known nobody can tell whether they turn what follows (*Penalty: 2 points*).
 */
export function withoutTitle(text: string, titles: readonly string[]): { text: string; title: Range } | undefined {
  const start = text.search(/\S/);
  if (start < 0) return undefined;
  const written = text.toLowerCase();
  for (const title of titles) {
    if (title === '' || !written.startsWith(title.toLowerCase(), start)) continue;
    const end = start + title.length;
    const mark = MARK.exec(text.slice(end));
    if (!mark) continue;
    const from = end + mark[0].length;
    return { text: ' '.repeat(from) + text.slice(from), title: { start, end } };
  }
  return undefined;
}
