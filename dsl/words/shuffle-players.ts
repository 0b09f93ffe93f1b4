import type { Act } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const shufflePlayers = {
  name: 'shuffle-players',
  opening: ['shuffle', 'players'],
  signature: [],
  role: 'act',
  summary: 'Put the players into a random order of play.',
  example: 'shuffle players',
} as const satisfies Word;

export function resolveShufflePlayers(): Act {
  return { k: 'shuffle-players' };
}
