import { arg, colon } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const anyOrder = {
  name: 'any-order',
  opening: ['any', 'order'],
  signature: [colon, arg('body', 'body')],
  role: 'act',
  summary: 'All parts, in the order that the player chooses.',
  example: 'any order: gain 1 card; advance 1',
} as const satisfies Word;

export function resolveAnyOrder(read: Reader): Act {
  return { k: 'any-order', parts: read.parts('body') };
}
