import type { Act } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const endGame = {
  name: 'end-game',
  opening: ['end', 'game'],
  signature: [],
  role: 'act',
  summary: 'The game is over.',
  example: 'end game',
} as const satisfies Word;

export function resolveEndGame(): Act {
  return { k: 'end-game' };
}
