/** A number that stands by itself, in no file of a pack. */
import type { Problem } from '../source/problem.ts';
import { parseValue } from '../syntax/parse.ts';
import type { Num } from './ir.ts';
import { resolveNum } from './numbers.ts';
import { Scope } from './scope.ts';
import type { Symbols } from './symbols.ts';

const NOWHERE = { file: '', line: 0, column: 0, text: '' };

/** Parses and resolves a number such as `connected cities + 2 * era`; null, if there is any error. Places are offsets in the text. */
export function readNumber(text: string, symbols: Symbols): { num: Num | null; problems: Problem[] } {
  const { ast, problems } = parseValue(text);
  if (ast === null) return { num: null, problems };
  const scope = new Scope({ symbols, mode: 'parts', thisType: 'none', originOf: () => NOWHERE }, [], {
    it: 'none',
    amount: false,
  });
  const num = resolveNum(ast, scope);
  const found = [...problems, ...scope.problems];
  return { num: found.some(({ severity }) => severity === 'error') ? null : num, problems: found };
}
