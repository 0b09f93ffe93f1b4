import { arg, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const discard = {
  name: 'discard',
  opening: ['discard'],
  signature: [
    arg('what', 'phrase'),
    keyword('down'),
    keyword('to'),
    arg('to', 'value'),
    keyword('as'),
    arg('route', 'name'),
  ],
  role: 'immediate',
  summary: 'The player gives up cards of their own choice until so many are left.',
  details: 'Each of them leaves by that route of its deck.',
  example: 'discard cards in hand down to hand-limit as discarded',
} as const satisfies WordDeclaration;

export function resolveDiscard(read: ArgumentResolver): Act | undefined {
  const [cards, downTo, route] = [read.cards('what'), read.num('to'), read.id('route', 'route')];
  return route === undefined ? undefined : { k: 'discard', cards, downTo, route };
}
