import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const block = {
  name: 'block',
  opening: ['block'],
  signature: [arg('what', 'phrase')],
  role: 'act',
  summary: 'Put a neutral marker on slots: they are occupied, by nobody who plays.',
  details: '`vacate slots` takes neutral markers off as well.',
  example: 'block available green slot',
} as const satisfies Word;

export function resolveBlock(read: Reader): Act {
  return { k: 'occupy', slots: read.slots('what'), neutral: true };
}
