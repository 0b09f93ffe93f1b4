import { arg, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const place = {
  name: 'place',
  opening: ['place'],
  signature: [arg('what', 'phrase'), keyword('at'), arg('on', 'phrase')],
  role: 'immediate',
  summary: 'Put a piece or a card on a site, without cost and without bonus.',
  example: 'place city at start',
} as const satisfies WordDeclaration;

export function resolvePlace(read: ArgumentResolver): Act | undefined {
  const family = read.family('what', ['pieces', 'cards']);
  if (family === 'cards') return { k: 'place-card', cards: read.cards('what'), sites: read.sites('on') };
  const pieces = family === 'pieces' ? read.pieces('what') : [];
  const sites = read.sites('on');
  if (pieces.length > 1) {
    read.report('one-piece', read.range('what'), 'a class has several kinds of pieces; one is placed', 'name the kind');
  }
  return pieces[0] === undefined ? undefined : { k: 'place-piece', piece: pieces[0], sites };
}
