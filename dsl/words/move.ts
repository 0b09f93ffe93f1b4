import { arg, flag, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const move = {
  name: 'move',
  opening: ['move'],
  signature: [
    arg('what', 'phrase'),
    keyword('to'),
    optional(flag('at', 'top', 'bottom'), keyword('of')),
    arg('zone', 'name'),
  ],
  role: 'immediate',
  summary: 'Put cards into a zone.',
  details: 'On top of a stack, unless it says `bottom of`. No route of the deck runs; for that use `dispose`.',
  example: 'move top 3 cards of era-deck to bottom of era-discard',
} as const satisfies WordDeclaration;

export function resolveMove(read: ArgumentResolver): Act | undefined {
  const cards = read.cards('what');
  const zone = read.id('zone', 'zone');
  read.scope.setIt('card');
  return zone === undefined
    ? undefined
    : { k: 'move', cards, zone, at: read.flag('at') === 'bottom' ? 'bottom' : 'top' };
}
