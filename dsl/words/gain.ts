import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const gain = {
  name: 'gain',
  opening: ['gain'],
  signature: [arg('items', 'items')],
  role: 'immediate',
  summary: 'The acting player takes what is listed.',
  details:
    '`1 card` is a draw. A line of several amounts is one event, taken whole. A class, as in `2 resources`, leaves the kinds to the player; `different` wants each kind at most once. `per` multiplies and rounds down.',
  example: 'gain 2 cards, 1 credit per 2 connected desalination-plants',
} as const satisfies WordDeclaration;

export function resolveGain(read: ArgumentResolver): Act {
  return { k: 'gain', items: read.items('items') };
}
