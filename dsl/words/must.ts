import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const must = {
  name: 'must',
  opening: ['must'],
  signature: [arg('body', 'step')],
  role: 'immediate',
  summary: 'It has to be done where it is possible, though parts may otherwise be left out.',
  details: 'What an event sets off on a card may be left where it is more than a gift; with `must` it happens.',
  example: 'must gain 1 card',
} as const satisfies WordDeclaration;

export function resolveMust(read: ArgumentResolver): Act {
  return { k: 'must', effect: read.effect('body') };
}
