import { arg, colon } from './elements.ts';
import type { Stand, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const asSoonAs = {
  name: 'as-soon-as',
  opening: ['as', 'soon', 'as'],
  signature: [arg('test', 'condition'), colon, arg('body', 'body')],
  role: 'stand',
  summary: 'Happens by itself once the condition holds for the player who acts.',
  details:
    'Looked at whenever something has happened. It happens once for each player; a card that leaves the zones that listen and comes back may do it again. It is not optional: write `may` where the player may leave it.',
  example: 'as soon as connected farms >= 6: gain 5 points',
} as const satisfies Word;

export function resolveAsSoonAs(read: Reader): Stand {
  return { k: 'as-soon-as', test: read.condition('test'), program: read.program('body') };
}
