import type { Act } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const vacate = {
  name: 'vacate',
  opening: ['vacate', 'slots'],
  signature: [],
  role: 'immediate',
  summary: 'Take all markers off all slots.',
  example: 'vacate slots',
} as const satisfies WordDeclaration;

export function resolveVacate(): Act {
  return { k: 'vacate' };
}
