import { arg } from './elements.ts';
import type { Act, Reader } from '../meaning/reader.ts';
import type { Word } from './signature.ts';

export const must = {
  name: 'must',
  opening: ['must'],
  signature: [arg('body', 'step')],
  role: 'act',
  summary: 'It has to be done where it is possible, though parts may otherwise be left out.',
  example: 'must gain 1 card',
} as const satisfies Word;

export function resolveMust(read: Reader): Act {
  return { k: 'must', effect: read.effect('body') };
}
