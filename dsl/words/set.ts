import { arg, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const set = {
  name: 'set',
  opening: ['set'],
  signature: [arg('what', 'phrase'), keyword('to'), arg('to', 'value')],
  role: 'immediate',
  summary: 'Give a counter, a marker on a track, or the marks on a card a new value.',
  example: 'set federation to 4',
} as const satisfies WordDeclaration;

export function resolveSet(read: ArgumentResolver): Act | undefined {
  const target = read.target('what');
  const n = read.num('to');
  switch (target?.k) {
    case 'counter':
      return { k: 'set-counter', counter: target.counter, n };
    case 'space':
      return { k: 'set-space', track: target.track, n };
    case 'marks':
      return { k: 'set-marks', cards: target.cards, n };
    default:
      return undefined;
  }
}
