import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const occupy = {
  name: 'occupy',
  opening: ['occupy'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Put the own marker on a slot.',
  example: 'occupy it',
} as const satisfies WordDeclaration;

export function resolveOccupy(read: ArgumentResolver): Act {
  return { k: 'occupy', slots: read.slots('what') };
}
