import type { Act } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const dealBoards = {
  name: 'deal-boards',
  opening: ['deal', 'boards'],
  signature: [],
  role: 'act',
  summary: 'Deal one board to each player.',
  example: 'deal boards',
} as const satisfies Word;

export function resolveDealBoards(): Act {
  return { k: 'deal-boards' };
}
