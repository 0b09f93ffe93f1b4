import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const may = {
  name: 'may',
  opening: ['may'],
  signature: [arg('body', 'step')],
  role: 'act',
  summary: 'The player may do it, or not.',
  details: 'It takes one step only: `may A then B` is `(may A) then B`. For more, use brackets.',
  example: 'may upgrade it for 1 science',
} as const satisfies Word;

export function resolveMay(read: Reader): Act {
  return { k: 'may', effect: read.effect('body') };
}
