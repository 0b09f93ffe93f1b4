import { expect, test } from 'vitest';
import { normalForm } from '../../texts/meaning/normal.ts';
import { SymbolTable } from '../packs/symbol-table.ts';
import { oneLine } from './one-line.ts';
import { parseProgram } from './parse.ts';

const symbols = new SymbolTable();

test.each([
  ['gain  1 coin', 'gain 1 coin'],
  ['gain 1 coin\ngain 2 cards', 'gain 1 coin; gain 2 cards'],
  ['gain 1 coin or\n  gain 2 cards', 'gain 1 coin or gain 2 cards'],
  ['if huts > 1:\n  gain 1 coin\ngain 2 cards', '(if huts > 1: gain 1 coin); gain 2 cards'],
  ['1 coin,\n  2 cards', '1 coin, 2 cards'],
])('%j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  const { ast } = parseProgram(text);
  if (ast) expect(normalForm(parseProgram(line).ast, symbols)).toEqual(normalForm(ast, symbols));
});
