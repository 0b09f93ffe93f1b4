import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';

export const when = continuous({
  name: 'when',
  opening: ['when'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  summary: 'Each time this happens, do that.',
  details:
    '`it` is what it happened to, `amount` how much of it. Several events are joined with `or`; ' +
    '`for the 1st time this turn` lets only that one of a period count. On a card, what is more than ' +
    'a gift may be left when it happens (the player is asked), unless it begins with `must`: `when ' +
    'turn ends: must (pay 1 kelp)`; a line of `rules` simply happens.',
  example: 'when you build 2nd laboratory of a connected city: gain 1 credit',
  makes: ['when'],
  wrapper: 'frame',
  variants: ['begins', 'ends', 'once', 'begins once', 'nth', 'nth begins', 'nth ends'],
  resolve(args) {
    const event = args.event('event');
    const program = args.program('body', event?.start ?? { it: 'any', amount: true });
    return event && { k: 'when', events: event.events, program };
  },
});
