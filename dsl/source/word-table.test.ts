import { expect, it } from 'vitest';
import { wordTable } from './word-table.ts';

it('knows its words, and none that objects inherit', () => {
  const table: Record<string, number> = wordTable({ one: 1, two: 2 });
  expect(table['two']).toBe(2);
  for (const word of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'three']) {
    expect([word, table[word], word in table]).toEqual([word, undefined, false]);
  }
});
