/** Two amounts of one thing, of which a condition behind them says when it is the second; an author says which is meant. */
import { expect, test } from 'vitest';
import { parseProgram, print } from '../../dsl/internal.ts';
import { readingsOfMore } from './more-instead.ts';

/** Readings of an effect whose condition is written behind it, as texts write it. */
function readings(effect: string): string[] {
  const { ast } = parseProgram(effect);
  if (ast?.kind !== 'word' || ast.args.test?.type !== 'value') throw new Error(effect);
  const end = effect.length;
  const value = { ...ast.args.test.value, range: { start: end, end: end + 1 } };
  const behind = { ...ast, args: { ...ast.args, test: { ...ast.args.test, value } } };
  return readingsOfMore(behind).map((one) => print(one, { layout: 'line' }));
}

test('two amounts of one thing: more of it instead', () => {
  expect(readings('if farm: gain 2 kelp or gain 3 kelp')).toEqual([
    'if farm: gain 2 kelp or gain 3 kelp',
    'if farm: gain 3 kelp else: gain 2 kelp',
  ]);
});

test.each([
  // nothing is less of the same
  'if farm: gain 2 kelp or gain 3 credits',
  'if farm: gain 3 kelp or gain 3 kelp',
  // not one amount
  'if farm: gain 2 kelp, 1 credit or gain 3 kelp',
  'if farm: gain 2 kelp or gain 3 kelp, 1 credit',
  'if farm: gain 2 kelp per city or gain 3 kelp',
  'if farm: gain kelp or gain 3 kelp',
  'if farm: gain 1 kelp or gain 2 kelp or gain 3 kelp',
  'if farm: lose 2 kelp or lose 3 kelp',
  // there is no choice
  'if farm: gain 2 kelp',
])('%s: a choice', (effect) => {
  expect(readings(effect)).toHaveLength(1);
});

test('what the condition is written before stays a choice', () => {
  const { ast } = parseProgram('if farm: gain 2 kelp or gain 3 kelp');
  expect(readingsOfMore(ast!)).toEqual([ast]);
});
