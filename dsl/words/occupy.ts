import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const occupy = {
  name: 'occupy',
  opening: ['occupy'],
  signature: [arg('what', 'phrase')],
  role: 'act',
  summary: 'Put the own marker on a slot.',
  example: 'occupy it',
} as const satisfies Word;

export function resolveOccupy(read: Reader): Act {
  return { k: 'occupy', slots: read.slots('what') };
}
