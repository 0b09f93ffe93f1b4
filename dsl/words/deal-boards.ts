import type { Act } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const dealBoards = {
  name: 'deal-boards',
  opening: ['deal', 'boards'],
  signature: [],
  role: 'immediate',
  summary: 'Deal one board to each player.',
  example: 'deal boards',
} as const satisfies WordDeclaration;

export function resolveDealBoards(): Act {
  return { k: 'deal-boards' };
}
