import { arg, flag } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const change = {
  name: 'change',
  opening: ['change'],
  signature: [arg('name', 'name'), flag('how', 'by', 'to', 'at-most', 'at-least', 'times'), arg('n', 'value')],
  role: 'continuous',
  summary: 'A constant has another value as long as this holds.',
  details: '`by` adds, `to` sets, `times` multiplies, `at most` and `at least` keep it within a bound.',
  example: 'change hand-limit by 1',
} as const satisfies WordDeclaration;

const OPS = { by: 'add', to: 'set', times: 'multiply', 'at-most': 'at-most', 'at-least': 'at-least' } as const;

export function resolveChange(read: ArgumentResolver): Stand | undefined {
  const [constant, n] = [read.id('name', 'constant'), read.num('n')];
  const how = read.flag('how') as keyof typeof OPS | undefined;
  return constant === undefined || !how ? undefined : { k: 'change', constant, op: OPS[how], n };
}
