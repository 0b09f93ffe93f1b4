import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const remove = {
  name: 'remove',
  opening: ['remove'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Take the pieces off these sites, back to the supply.',
  example: 'remove it',
} as const satisfies WordDeclaration;

export function resolveRemove(read: ArgumentResolver): Act {
  return { k: 'remove', sites: read.sites('what') };
}
