import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const end = {
  name: 'end',
  opening: ['end'],
  signature: [arg('period', 'name')],
  role: 'immediate',
  summary: 'A period ends: what was to happen then happens, and what held until then holds no more.',
  example: 'end turn',
} as const satisfies WordDeclaration;

export function resolveEnd(read: ArgumentResolver): Act | undefined {
  const period = read.id('period', 'period');
  return period === undefined ? undefined : { k: 'end', period };
}
