import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { SYMBOLS, withoutOrigins } from './testing.ts';

test('a number by itself, with names of the pack', () => {
  const { num, problems } = readNumber('credits + 2', SYMBOLS);
  expect(problems).toEqual([]);
  expect(withoutOrigins(num)).toEqual({
    k: 'arith',
    op: '+',
    a: { k: 'counter', counter: 'credit' },
    b: { k: 'const', n: 2 },
  });
});

test.each([
  ['credits +', 'expected-value', 9, 9],
  ['credits + unknown', 'unknown-name', 10, 17],
  ['it', 'no-it', 0, 2],
])('%s is none, and where is an offset in the text', (text, code, start, end) => {
  const { num, problems } = readNumber(text, SYMBOLS);
  expect(num).toBeNull();
  expect(problems).toMatchObject([{ code, start, end }]);
});
