import { arg, colon } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const anyOrder = {
  name: 'any-order',
  opening: ['any', 'order'],
  signature: [colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'All parts, in the order that the player chooses.',
  example: 'any order: gain 1 card; advance 1',
} as const satisfies WordDeclaration;

export function resolveAnyOrder(read: ArgumentResolver): Act {
  return { k: 'any-order', parts: read.parts('body') };
}
