import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const shuffle = {
  name: 'shuffle',
  opening: ['shuffle'],
  signature: [arg('zone', 'name')],
  role: 'immediate',
  summary: 'Shuffle a zone.',
  example: 'shuffle era-deck',
} as const satisfies WordDeclaration;

export function resolveShuffle(read: ArgumentResolver): Act | undefined {
  const zone = read.id('zone', 'zone');
  return zone === undefined ? undefined : { k: 'shuffle-zone', zone };
}
