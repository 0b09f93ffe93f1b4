import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const lose = {
  name: 'lose',
  opening: ['lose'],
  signature: [arg('items', 'items')],
  role: 'immediate',
  summary: 'The acting player gives up what is listed, at most what is there.',
  details: 'Nothing is owed for what is missing; where that matters, use `pay`.',
  example: 'lose 3 points',
} as const satisfies WordDeclaration;

export function resolveLose(read: ArgumentResolver): Act {
  const items = read.items('items');
  if (items.some(({ what }) => what.k === 'cards')) {
    read.report(
      'cards-lost',
      read.node.range,
      '`lose` is for counters; cards are moved or discarded',
      'write `discard cards in … down to … as …`',
    );
  }
  return { k: 'lose', items: items.filter(({ what }) => what.k !== 'cards') };
}
