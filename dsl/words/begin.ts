import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const begin = {
  name: 'begin',
  opening: ['begin'],
  signature: [arg('period', 'name')],
  role: 'immediate',
  summary: 'A period begins.',
  example: 'begin turn',
} as const satisfies WordDeclaration;

export function resolveBegin(read: ArgumentResolver): Act | undefined {
  const period = read.id('period', 'period');
  return period === undefined ? undefined : { k: 'begin', period };
}
