import type { Act } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const endGame = {
  name: 'end-game',
  opening: ['end', 'game'],
  signature: [],
  role: 'immediate',
  summary: 'The game is over.',
  example: 'end game',
} as const satisfies WordDeclaration;

export function resolveEndGame(): Act {
  return { k: 'end-game' };
}
