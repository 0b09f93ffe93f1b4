import { arg, keyword } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const order = {
  name: 'order',
  opening: ['order', 'players'],
  signature: [keyword('by'), arg('track', 'name')],
  role: 'act',
  summary: 'Put the players into the order of their markers on a track, furthest first.',
  example: 'order players by federation',
} as const satisfies Word;

export function resolveOrder(read: Reader): Act | undefined {
  const track = read.id('track', 'track');
  return track === undefined ? undefined : { k: 'order', track };
}
