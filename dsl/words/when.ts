import { arg, colon } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const when = {
  name: 'when',
  opening: ['when'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  role: 'continuous',
  summary: 'Each time this happens, do that.',
  details: '`it` is what it happened to, `amount` how much of it.',
  example: 'when you build 2nd laboratory of a connected city: gain 1 credit',
} as const satisfies WordDeclaration;

export function resolveWhen(read: ArgumentResolver): Stand | undefined {
  const event = read.event('event');
  const program = read.program('body', event?.start ?? { it: 'any', amount: true });
  return event && { k: 'when', event: event.event, program };
}
