import { arg, colon, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const until = immediate({
  name: 'until',
  opening: ['until', 'end', 'of'],
  signature: [
    arg('period', 'name', { names: named('period'), difference: 'frame' }),
    optional(keyword('or'), arg('event', 'event')),
    colon,
    arg('body', 'body'),
  ],
  summary: 'A continuous effect (`discount`, `change`, `when` …) until the period ends.',
  details:
    'With `or` and an event it ends with that, too, and what waits for the event still happens: `until end of era or you build ' +
    'city: discount 1 credit on building cities` is about the next city.',
  example: 'until end of turn: discount 1 credit on building tunnel',
  makes: ['until'],
  subject: null,
  events: [],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: 'frame',
  variants: ['event'],
  phrases: {
    until: {
      en: 'until the end of the {period}, {body}',
      it: 'fino alla fine di {period:gen}: {body}',
      uk: 'до кінця {period:gen} {body}',
    },
    'until event': {
      en: 'until {event} or until the end of the {period}, {body}',
      it: 'fino a quando {event} o fino alla fine di {period:gen}: {body}',
      uk: 'до моменту, коли {event}, або до кінця {period:gen} {body}',
    },
  },
  resolve(args) {
    const [period, continuous] = [args.id('period'), args.continuous('body')];
    if (continuous?.k === 'as-soon-as') {
      args.report('until-as-soon-as', args.range('body'));
      return undefined;
    }
    if (
      continuous?.k === 'ability' ||
      ((continuous?.k === 'when' || continuous?.k === 'instead') && continuous.once !== undefined)
    ) {
      args.report('once-without-card', args.range('body'));
      return undefined;
    }
    const event = args.has('event') ? args.endingEvent('event') : undefined;
    if (period === undefined || !continuous) return undefined;
    return { k: 'until', period, ...(event && { or: event }), continuous };
  },
});
