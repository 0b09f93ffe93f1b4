import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const perform = {
  name: 'perform',
  opening: ['perform'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Do the action of a slot, as if a marker were placed there.',
  details: 'The player chooses if there are several. At least one part of it must be done.',
  example: 'perform an available green slot',
} as const satisfies WordDeclaration;

export function resolvePerform(read: ArgumentResolver): Act {
  return { k: 'perform', slots: read.slots('what') };
}
