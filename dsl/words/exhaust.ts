import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const exhaust = {
  name: 'exhaust',
  opening: ['exhaust'],
  signature: [arg('what', 'phrase')],
  role: 'act',
  summary: 'Mark cards as used.',
  example: 'exhaust this',
} as const satisfies Word;

export function resolveExhaust(read: Reader): Act {
  return { k: 'exhaust', cards: read.cards('what') };
}
