import { arg, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const use = {
  name: 'use',
  opening: ['use'],
  signature: [optional(arg('n', 'atom')), arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Use cards of the own display: each is marked as used, then its effect is resolved.',
  details:
    'Where a type of card is named, only unused cards of the acting player that listen are offered. A card counts as used before its effect begins.',
  example: 'use 1 action-card',
} as const satisfies WordDeclaration;

export function resolveUse(read: ArgumentResolver): Act {
  return { k: 'use', n: read.count('n'), cards: read.cards('what') };
}
