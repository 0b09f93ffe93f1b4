import { arg, colon } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const best = {
  name: 'best',
  opening: ['best', 'by'],
  signature: [arg('by', 'name'), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'The choices inside are made for the player so that this counter ends as high as possible.',
  example: 'best by point: up to 3 times: pay 1 kelp: gain 1 point',
} as const satisfies WordDeclaration;

export function resolveBest(read: ArgumentResolver): Act | undefined {
  const [counter, effect] = [read.id('by', 'counter'), read.effect('body')];
  return counter === undefined ? undefined : { k: 'best', counter, effect };
}
