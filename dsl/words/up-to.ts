import { arg, colon, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const upTo = {
  name: 'up-to',
  opening: ['up', 'to'],
  signature: [arg('times', 'value'), keyword('times'), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'As often as the player likes, at most so many times.',
  example: 'up to 3 times: pay 1 kelp: gain 1 credit',
} as const satisfies WordDeclaration;

export function resolveUpTo(read: ArgumentResolver): Act {
  return { k: 'up-to', times: read.times('times'), effect: read.effect('body') };
}
