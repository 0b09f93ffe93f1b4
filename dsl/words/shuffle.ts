import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const shuffle = {
  name: 'shuffle',
  opening: ['shuffle'],
  signature: [arg('zone', 'name')],
  role: 'act',
  summary: 'Shuffle a zone.',
  example: 'shuffle era-deck',
} as const satisfies Word;

export function resolveShuffle(read: Reader): Act | undefined {
  const zone = read.id('zone', 'zone');
  return zone === undefined ? undefined : { k: 'shuffle-zone', zone };
}
