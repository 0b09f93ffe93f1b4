import { arg, colon, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { GAME } from './core-names.ts';

export const until = immediate({
  name: 'until',
  opening: ['until', 'end', 'of'],
  signature: [
    arg('period', 'name', { names: { kinds: ['period'], words: [GAME] }, difference: 'frame' }),
    optional(keyword('or'), arg('event', 'event')),
    colon,
    arg('body', 'body'),
  ],
  summary: 'A continuous effect (`discount`, `change`, `when` …) until the period ends.',
  details:
    'With `or` and an event it ends with that, too, and what waits for the event still happens: `until end of era or you build ' +
    'city: discount 1 credit on building cities` is about the next city. It knows the names, and ' +
    '`it`, as they are when it begins: `choose city as target then until end of era: treat buildings ' +
    'of ' +
    'target as idle`. Only what an event sets off does not: in `when …: …` they may be before the ' +
    'colon, as in `when you build farm adjacent to target: …`. ' +
    '`until end of game` is the rest of the game, also when the card has gone.',
  example: 'until end of turn: discount 1 credit on building tunnel',
  makes: ['until'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  variants: ['event', 'game', 'event-only'],
  resolve(args) {
    const period = args.id('period');
    const { continuous, known = [] } = args.lasting('body') ?? {};
    if (continuous?.k === 'as-soon-as') {
      args.report('until-as-soon-as', args.range('body'));
      return undefined;
    }
    if (
      continuous?.k === 'ability' ||
      ((continuous?.k === 'when' || continuous?.k === 'instead') && continuous.once !== undefined)
    ) {
      args.report('once-without-card', args.range('body'), { listens: continuous.k !== 'ability' });
      return undefined;
    }
    const event = args.has('event') ? args.endingEvent('event') : undefined;
    if (period === undefined || !continuous) return undefined;
    return { k: 'until', period, ...(event && { or: event }), continuous, ...(known.length > 0 && { known }) };
  },
});
