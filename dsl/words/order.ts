import { arg, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const order = {
  name: 'order',
  opening: ['order', 'players'],
  signature: [keyword('by'), arg('track', 'name')],
  role: 'immediate',
  summary: 'Put the players into the order of their markers on a track, furthest first.',
  example: 'order players by federation',
} as const satisfies WordDeclaration;

export function resolveOrder(read: ArgumentResolver): Act | undefined {
  const track = read.id('track', 'track');
  return track === undefined ? undefined : { k: 'order', track };
}
