import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const may = {
  name: 'may',
  opening: ['may'],
  signature: [arg('body', 'step')],
  role: 'immediate',
  summary: 'The player may do it, or not.',
  details: 'It takes one step only: `may A then B` is `(may A) then B`. For more, use brackets.',
  example: 'may upgrade it for 1 science',
} as const satisfies WordDeclaration;

export function resolveMay(read: ArgumentResolver): Act {
  return { k: 'may', effect: read.effect('body') };
}
