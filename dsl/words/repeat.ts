import { arg, colon, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const repeat = {
  name: 'repeat',
  opening: ['repeat'],
  signature: [arg('times', 'value'), keyword('times'), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'So many times, one after the other.',
  example: 'repeat 3 times: do era',
} as const satisfies WordDeclaration;

export function resolveRepeat(read: ArgumentResolver): Act {
  return { k: 'repeat', times: read.times('times'), effect: read.effect('body') };
}
