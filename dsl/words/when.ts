import { arg, colon } from './elements.ts';
import type { Stand, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const when = {
  name: 'when',
  opening: ['when'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  role: 'stand',
  summary: 'Each time this happens, do that.',
  details: '`it` is what it happened to, `amount` how much of it.',
  example: 'when you build 2nd laboratory of a connected city: gain 1 credit',
} as const satisfies Word;

export function resolveWhen(read: Reader): Stand | undefined {
  const event = read.event('event');
  const program = read.program('body', event?.start ?? { it: 'any', amount: true });
  return event && { k: 'when', event: event.event, program };
}
