import { expect, test } from 'vitest';
import { parseProgram, print } from './index.ts';
import { stripRanges } from './strip-ranges.ts';

const text = 'when you build the 2nd laboratory of a connected city: gain 1 credit';

test('articles stay where their author put them', () => {
  const { ast } = parseProgram(text);
  expect(print(ast!, { layout: 'line' })).toBe(text);
});

test('articles mean nothing', () => {
  const bare = parseProgram('when you build 2nd laboratory of connected city: gain 1 credit').ast;
  expect(stripRanges(parseProgram(text).ast)).toEqual(stripRanges(bare));
});
