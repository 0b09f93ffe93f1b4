import { arg, colon } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const instead = {
  name: 'instead',
  opening: ['instead', 'of'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  role: 'continuous',
  summary: 'Before this happens, that may be done in its place.',
  details:
    'Only what somebody gains can be replaced; what is gained beside it in the same line stays. What is replaced never happened.',
  example: 'instead of you gain steelplast: gain amount credits',
} as const satisfies WordDeclaration;

export function resolveInstead(read: ArgumentResolver): Stand | undefined {
  const event = read.event('event');
  const program = read.program('body', event?.start ?? { it: 'any', amount: true });
  if (event && event.event.k !== 'gain') {
    read.report(
      'instead-of-what',
      read.range('event'),
      'only what somebody gains can be replaced by something else',
      'write `instead of you gain …:` or `instead of slot gives …:`; for what happens besides write `when …:`',
    );
    return undefined;
  }
  return event && { k: 'instead', event: event.event, program };
}
