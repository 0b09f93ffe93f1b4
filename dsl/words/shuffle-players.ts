import type { Act } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const shufflePlayers = {
  name: 'shuffle-players',
  opening: ['shuffle', 'players'],
  signature: [],
  role: 'immediate',
  summary: 'Put the players into a random order of play.',
  example: 'shuffle players',
} as const satisfies WordDeclaration;

export function resolveShufflePlayers(): Act {
  return { k: 'shuffle-players' };
}
