import { arg, colon } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const asSoonAs = {
  name: 'as-soon-as',
  opening: ['as', 'soon', 'as'],
  signature: [arg('test', 'condition'), colon, arg('body', 'body')],
  role: 'continuous',
  summary: 'Happens by itself once the condition holds for the player who acts.',
  details:
    'Looked at whenever something has happened. It happens once for each player; a card that leaves the zones that listen and comes back may do it again. It is not optional: write `may` where the player may leave it.',
  example: 'as soon as connected farms >= 6: gain 5 points',
} as const satisfies WordDeclaration;

export function resolveAsSoonAs(read: ArgumentResolver): Stand {
  return { k: 'as-soon-as', test: read.condition('test'), program: read.program('body') };
}
