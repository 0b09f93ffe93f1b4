/** Corrections that several diagnostics of effects share, or that need some lines. */
import type { Fix, FixContext } from '../source/fix.ts';

export const WRITE_OTHERWISE = { none: 'the text must be rewritten as the help shows' };

/** `before`: characters from the beginning of the word to the phrase. */
export interface OneOrAll {
  word: string;
  noun: string;
  plural: string;
  before: number;
}

/** Removes redundant words. */
export function stray({ span, text }: FixContext): Fix[] {
  const words = text.slice(span.start, span.end);
  const blanks = /^[^\S\n]*/.exec(text.slice(span.end))![0];
  if (!words.trim() || words.includes('\n')) return [];
  return [
    {
      title: { is: 'remove', what: words },
      careful: true,
      edits: [{ span: { start: span.start, end: span.end + blanks.length }, text: '' }],
    },
  ];
}

/** All of them; or a choice before the word, if that is in the same line. */
export function oneOrAll({ word, noun, plural, before }: OneOrAll, { span, text }: FixContext): Fix[] {
  const written = text.slice(span.start, span.end);
  const all = written.replace(new RegExp(`(?<![\\w-])${noun}(?![\\w-])`), plural);
  const opening = text.slice(span.start - before, span.start);
  const chosen: Fix[] = opening.startsWith(`${word} `)
    ? [
        {
          title: { is: 'choose-one', effect: `choose ${written} then ${opening}it` },
          careful: true,
          edits: [
            { span: { start: span.start - before, end: span.start }, text: 'choose ' },
            { span: { start: span.end, end: span.end }, text: ` then ${opening}it` },
          ],
        },
      ]
    : [];
  return [{ title: { is: 'all-of-them', effect: all }, careful: true, edits: [{ span, text: all }] }, ...chosen];
}
