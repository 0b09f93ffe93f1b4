/** Numbers that are worked out: what has no value is refused, at its place. */
import { expect, test } from 'vitest';
import { numFrom } from './testing.ts';

/** Codes and words of what is wrong. */
const problems = (text: string): [code: string, words: string][] =>
  numFrom(text).problems.map(({ code, start, end }) => [code, text.slice(start, end)]);

test.each([
  ['era / 0', '0'],
  ['era mod 0', '0'],
  ['1 + (era mod 0)', '0'],
  ['era mod -0', '-0'],
])('%s: there is no such number', (text, words) => {
  expect(problems(text)).toEqual([['division-by-zero', words]]);
});

test.each(['era / 1', 'era mod 2', '0 / era', '0 mod era', 'era * 0', 'era - 0', 'era / (1 - 1 + era)'])(
  '%s',
  (text) => {
    expect(problems(text)).toEqual([]);
  },
);
