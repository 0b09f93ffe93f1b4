import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const exhaust = {
  name: 'exhaust',
  opening: ['exhaust'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Mark cards as used.',
  example: 'exhaust this',
} as const satisfies WordDeclaration;

export function resolveExhaust(read: ArgumentResolver): Act {
  return { k: 'exhaust', cards: read.cards('what') };
}
