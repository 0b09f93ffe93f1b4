import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';

export const when = continuous({
  name: 'when',
  opening: ['when'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  summary: 'Each time this happens, do that.',
  details:
    '`it` is what it happened to, `amount` how much of it. Several events are joined with `or`; ' +
    '`for the 1st time this turn` lets only that one of a period count. On a card, what is more than a gift may be left when it happens (the player is asked), unless it begins with `must`: `when turn ends: must (pay 1 kelp)`; a line of `rules` simply happens.',
  example: 'when you build 2nd laboratory of a connected city: gain 1 credit',
  makes: ['when'],
  wrapper: 'frame',
  variants: ['begins', 'ends', 'once', 'begins once', 'nth', 'nth begins', 'nth ends'],
  phrases: {
    when: {
      en: 'whenever {event}, {body}',
      it: 'ogni volta che {event}, {body}',
      uk: 'щоразу, коли {event}, {body}',
    },
    // within `once per turn: …`
    'when once': {
      en: 'when {event}, {body}',
      it: 'quando {event}, {body}',
      uk: 'коли {event}, {body}',
    },
    'when begins': {
      en: 'at the beginning of {event}, {body}',
      it: 'all’inizio di {event}, {body}',
      uk: 'на початку {event:gen} {body}',
    },
    'when ends': {
      en: 'at the end of {event}, {body}',
      it: 'alla fine di {event}, {body}',
      uk: 'наприкінці {event:gen} {body}',
    },
    // within `once per era: …`
    'when begins once': {
      en: 'at the beginning of {event}, {body}',
      it: 'all’inizio di {event}, {body}',
      uk: 'на початку {event:gen} {body}',
    },
    // `for the 1st time this round`
    'when nth': {
      en: '{time} {event} {each}, {body}',
      it: '{time} che {event} in {each}, {body}',
      uk: 'коли {event} {time} за {period:acc}, {body}',
    },
    // of a period of the player: their 1st turn of each round
    'when nth begins': {
      en: 'at the beginning of {turn} {each}, {body}',
      it: 'all’inizio di {turn} di {each}, {body}',
      uk: 'на початку {turn:gen} {each:gen} {body}',
    },
    'when nth ends': {
      en: 'at the end of {turn} {each}, {body}',
      it: 'alla fine di {turn} di {each}, {body}',
      uk: 'наприкінці {turn:gen} {each:gen} {body}',
    },
  },
  resolve(args) {
    const event = args.event('event');
    const program = args.program('body', event?.start ?? { it: 'any', amount: true });
    return event && { k: 'when', events: event.events, program };
  },
});
