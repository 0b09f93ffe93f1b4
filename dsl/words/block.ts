import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const block = {
  name: 'block',
  opening: ['block'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Put a neutral marker on slots: they are occupied, by nobody who plays.',
  details: '`vacate slots` takes neutral markers off as well.',
  example: 'block available green slot',
} as const satisfies WordDeclaration;

export function resolveBlock(read: ArgumentResolver): Act {
  return { k: 'occupy', slots: read.slots('what'), neutral: true };
}
