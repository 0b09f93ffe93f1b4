import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const remove = {
  name: 'remove',
  opening: ['remove'],
  signature: [arg('what', 'phrase')],
  role: 'act',
  summary: 'Take the pieces off these sites, back to the supply.',
  example: 'remove it',
} as const satisfies Word;

export function resolveRemove(read: Reader): Act {
  return { k: 'remove', sites: read.sites('what') };
}
