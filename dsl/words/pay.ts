import { arg, colon, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const pay = {
  name: 'pay',
  opening: ['pay'],
  signature: [arg('cost', 'cost'), optional(colon, arg('body', 'body'))],
  role: 'immediate',
  summary: 'The acting player pays; what stands after the colon happens only then.',
  details:
    'A payment alone does not count as having done anything. When there are several ways to pay, the player chooses.',
  example: 'pay 1 credit or 1 science: gain 2 cards',
} as const satisfies WordDeclaration;

export function resolvePay(read: ArgumentResolver): Act {
  const cost = read.cost('cost');
  if (cost.k === 'free' || cost.k === 'usual') {
    read.report(
      'nothing-to-pay',
      read.range('cost'),
      `\`${cost.k}\` says nothing after \`pay\``,
      'write the amounts, or `price of it`',
    );
  }
  return { k: 'pay', cost, ...(read.has('body') ? { effect: read.effect('body') } : {}) };
}
