import { arg, colon } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const best = {
  name: 'best',
  opening: ['best', 'by'],
  signature: [arg('by', 'name'), colon, arg('body', 'body')],
  role: 'act',
  summary: 'The choices inside are made for the player so that this counter ends as high as possible.',
  example: 'best by point: up to 3 times: pay 1 kelp: gain 1 point',
} as const satisfies Word;

export function resolveBest(read: Reader): Act | undefined {
  const [counter, effect] = [read.id('by', 'counter'), read.effect('body')];
  return counter === undefined ? undefined : { k: 'best', counter, effect };
}
