import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const until = immediate({
  name: 'until',
  opening: ['until', 'end', 'of'],
  signature: [arg('period', 'name', { names: named('period'), difference: 'frame' }), colon, arg('body', 'body')],
  summary: 'A continuous effect (`discount`, `change`, `when` …) until the period ends.',
  example: 'until end of turn: discount 1 credit on building tunnel',
  makes: ['until'],
  subject: null,
  events: [],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: 'frame',
  phrases: {
    until: {
      en: 'until the end of the {period}, {body}',
      it: 'fino alla fine di {period:gen}: {body}',
      uk: 'до кінця {period:gen} {body}',
    },
  },
  resolve(args) {
    const [period, continuous] = [args.id('period'), args.continuous('body')];
    if (continuous?.k === 'as-soon-as') {
      args.report('until-as-soon-as', args.range('body'));
      return undefined;
    }
    return period === undefined || !continuous ? undefined : { k: 'until', period, continuous };
  },
});
