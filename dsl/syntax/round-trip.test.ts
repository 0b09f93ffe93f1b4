import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../words/registry.ts';
import { arbitraryCost, arbitraryExpr, arbitraryItems, arbitraryPhrase, arbitraryProgram } from './arbitrary.ts';
import {
  parseAmounts,
  parseCondition,
  parseCost,
  parsePhrase,
  parseProgram,
  print,
  printCost,
  printExpr,
  printItems,
  printPhrase,
  type Parsed,
} from './index.ts';
import { stripRanges } from './strip-ranges.ts';
import { rounds } from '../../test/support/width.ts';

/** Reads what was printed, and finds the same tree; prints it again, and finds the same text. */
function expectStable<T>(tree: T, print: (tree: T) => string, parse: (text: string) => Parsed<T>): void {
  const text = print(tree);
  const { ast, problems } = parse(text);
  expect({ text, problems }).toEqual({ text, problems: [] });
  expect({ text, tree: stripRanges(ast) }).toEqual({ text, tree: stripRanges(tree) });
  expect(print(ast!)).toBe(text);
}

const runs = { numRuns: rounds(130, 400) };

describe('what is printed reads as it was', () => {
  for (const layout of ['block', 'line'] as const) {
    it(`programs, ${layout} layout`, () => {
      fc.assert(
        fc.property(arbitraryProgram, (program) =>
          expectStable(program, (tree) => print(tree, { layout }), parseProgram),
        ),
        runs,
      );
    });
  }
  it('conditions', () => {
    fc.assert(
      fc.property(arbitraryExpr, (tree) => expectStable(tree, printExpr, parseCondition)),
      runs,
    );
  });
  it('phrases', () => {
    fc.assert(
      fc.property(arbitraryPhrase, (tree) => expectStable(tree, printPhrase, parsePhrase)),
      runs,
    );
  });
  it('costs', () => {
    fc.assert(
      fc.property(arbitraryCost, (tree) => expectStable(tree, printCost, parseCost)),
      runs,
    );
  });
  it('amounts', () => {
    fc.assert(
      fc.property(arbitraryItems, (tree) => expectStable(tree, printItems, parseAmounts)),
      runs,
    );
  });
});

describe('the example of each word', () => {
  it.each(WORDS.map((word) => [word.name, word.example] as const))('%s', (name, example) => {
    const { ast, problems } = parseProgram(example);
    expect(problems).toEqual([]);
    expect(JSON.stringify(ast)).toContain(`"word":"${name}"`);
    expectStable(ast!, (tree) => print(tree, { layout: 'line' }), parseProgram);
  });
});
