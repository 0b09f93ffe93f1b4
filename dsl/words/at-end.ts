import { arg, colon } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const atEnd = {
  name: 'at-end',
  opening: ['at', 'end', 'of'],
  signature: [arg('period', 'name'), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'Done once, when the period ends, whatever became of the card.',
  details: 'Names and numbers keep the values that they have now.',
  example: 'at end of era: gain 2 points',
} as const satisfies WordDeclaration;

export function resolveAtEnd(read: ArgumentResolver): Act | undefined {
  const period = read.id('period', 'period');
  const effect = read.scope.within({}, () => read.effect('body'));
  return period === undefined ? undefined : { k: 'at-end', period, effect };
}
