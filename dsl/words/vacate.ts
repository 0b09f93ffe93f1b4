import type { Act } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const vacate = {
  name: 'vacate',
  opening: ['vacate', 'slots'],
  signature: [],
  role: 'act',
  summary: 'Take all markers off all slots.',
  example: 'vacate slots',
} as const satisfies Word;

export function resolveVacate(): Act {
  return { k: 'vacate' };
}
