/** What is shown of a text that is not understood, in a language of few sentences: letters, each of them a word. */
import { expect, test } from 'vitest';
import { NearestProblems } from './nearest-problems.ts';
import type { NearestTexts } from './nearest-text.ts';
import type { TextParseProblem } from './problems.ts';

type Near = ReturnType<NearestTexts['near']>;

/** A word that is none of `known` is a problem, at its place; it may have suggestions. */
function problemsOf(text: string, known: string, suggested: Readonly<Record<string, string[]>> = {}) {
  return [...text.matchAll(/[^\s.]/gu)]
    .filter(([word]) => !known.includes(word.toLowerCase()))
    .map(({ 0: word, index: start }): TextParseProblem => ({
      code: word === '-' ? 'negative-amount' : 'unknown-phrase',
      of: 'text',
      range: { start, end: start + 1 },
      message: word,
      suggestions: suggested[word] ?? [],
    }));
}

/** Of each problem its word and its suggestions, and what is shown. */
function shown(text: string, near: Near, suggested: Readonly<Record<string, string[]>> = {}): string[] {
  const known = 'abcde';
  const parse = (other: string) => {
    const problems = problemsOf(other, known, suggested);
    return { effect: problems.length === 0 ? ({ kind: 'block' } as never) : null, problems };
  };
  const texts = { near: () => near } as Pick<NearestTexts, 'near'> as NearestTexts;
  const nearest = new NearestProblems(
    () => texts,
    parse,
    (other) => parse(other).effect !== null,
  );
  return nearest
    .of(text, parse(text).problems)
    .map(({ code, message, suggestions, data }) =>
      code === 'nearest-text'
        ? String((data as { example?: string; text?: string }).example ?? (data as { text: string }).text)
        : [message, ...suggestions].join(' '),
    );
}

test.each<[what: string, text: string, near: Near, shown: string[]]>([
  ['a sentence that is much alike', 'a b x', [{ text: 'a c', likeness: 0.6 }], ['x', 'a c']],
  [
    'the most alike',
    'a b x',
    [
      { text: 'a c', likeness: 0.8 },
      { text: 'a d', likeness: 0.7 },
    ],
    ['x', 'a c'],
  ],
  [
    'one that is understood',
    'a b x',
    [
      { text: 'a y', likeness: 0.8 },
      { text: 'a d', likeness: 0.7 },
    ],
    ['x', 'a d'],
  ],
  ['a part, rather than what is less alike', 'a b x', [{ text: 'a c', likeness: 0.5 }], ['x', 'A b.']],
  ['what is less alike, where no part is understood', 'a x', [{ text: 'a c', likeness: 0.3 }], ['x', 'a c']],
  ['nothing', 'a x', [{ text: 'a c', likeness: 0.2 }], ['x']],
  ['nothing beside a sign that no text has', 'a b %', [{ text: 'a c', likeness: 1 }], ['%']],
  ['nothing beside an amount with a minus', 'a b -', [{ text: 'a c', likeness: 1 }], ['-']],
])('%s is shown of %s', (_, text, near, expected) => {
  expect(shown(text, near)).toEqual(expected);
});

test.each<[what: string, text: string, suggested: Record<string, string[]>, shown: string[]]>([
  ['one that leads to a text', 'a x', { x: ['b'] }, ['x b']],
  ['what leads further, before the place of another problem', 'a x y', { x: ['b'], y: ['c'] }, ['x b', 'y']],
  ['none that leads nowhere', 'a x', { x: ['y', 'b'] }, ['x b']],
  // the rest is not understood, so an example is shown, and a suggestion would lead elsewhere
  ['none where another problem has none', 'a b x y', { x: ['b'] }, ['x', 'y', 'A b.']],
])('suggested is %s: %s', (_, text, suggested, expected) => {
  expect(shown(text, [], suggested)).toEqual(expected);
});
