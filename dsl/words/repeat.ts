import { arg, colon, keyword } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const repeat = {
  name: 'repeat',
  opening: ['repeat'],
  signature: [arg('times', 'value'), keyword('times'), colon, arg('body', 'body')],
  role: 'act',
  summary: 'So many times, one after the other.',
  example: 'repeat 3 times: do era',
} as const satisfies Word;

export function resolveRepeat(read: Reader): Act {
  return { k: 'repeat', times: read.times('times'), effect: read.effect('body') };
}
