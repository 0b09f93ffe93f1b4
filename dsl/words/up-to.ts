import { arg, colon, keyword } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const upTo = {
  name: 'up-to',
  opening: ['up', 'to'],
  signature: [arg('times', 'value'), keyword('times'), colon, arg('body', 'body')],
  role: 'act',
  summary: 'As often as the player likes, at most so many times.',
  example: 'up to 3 times: pay 1 kelp: gain 1 credit',
} as const satisfies Word;

export function resolveUpTo(read: Reader): Act {
  return { k: 'up-to', times: read.times('times'), effect: read.effect('body') };
}
