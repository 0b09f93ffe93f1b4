import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const perform = {
  name: 'perform',
  opening: ['perform'],
  signature: [arg('what', 'phrase')],
  role: 'act',
  summary: 'Do the action of a slot, as if a marker were placed there.',
  details: 'The player chooses if there are several. At least one part of it must be done.',
  example: 'perform an available green slot',
} as const satisfies Word;

export function resolvePerform(read: Reader): Act {
  return { k: 'perform', slots: read.slots('what') };
}
