import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const pick = {
  name: 'pick',
  opening: ['pick'],
  signature: [arg('from', 'value'), keyword('to'), arg('to', 'value'), optional(keyword('as'), arg('as', 'name'))],
  role: 'immediate',
  summary: 'The player picks a number between two numbers.',
  details: 'Both ends may be picked. The number is `amount`, and has the name after `as` too.',
  example: 'pick 1 to 3 as steps',
} as const satisfies WordDeclaration;

export function resolvePick(read: ArgumentResolver): Act {
  const [from, to] = [read.num('from'), read.num('to')];
  if (from.k === 'const' && to.k === 'const' && from.n > to.n) {
    read.report(
      'empty-range',
      read.range('to'),
      `there is no number from ${from.n} to ${to.n}`,
      'write the smaller one first',
    );
  }
  const { v } = read.scope.setAmount(read.name('as'));
  return { k: 'pick', from, to, v };
}
