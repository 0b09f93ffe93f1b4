import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';

export const dispose = immediate({
  name: 'dispose',
  opening: ['dispose'],
  signature: [
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS, onAll: true }),
    keyword('as'),
    arg('route', 'name', { names: named('route') }),
  ],
  summary: 'Send cards where their deck says that such cards go.',
  details:
    'With a number the player chooses which, one after the other; where there are fewer, it cannot be done: ' +
    '`dispose 2 cards in hand as discarded then gain 3 credits`. Afterwards `it` is the last of them. ' +
    '`of different colors` and `of the same color` (or `types`, `type`) say how they are alike: `dispose 2 cards in hand of the same color as discarded`. ' +
    'For one card that is named afterwards: `choose card in hand as given then dispose given as discarded`.',
  example: 'dispose this as played',
  makes: ['dispose'],
  subject: null,
  events: ['discard'],
  usesUp: false,
  atStart: 'stops',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    dispose: {
      en: 'discard {n what}[ as {route}]',
      it: 'scarta/scartate/scartare {n what:ins}[ come {route}]',
      uk: 'скиньте {n what:acc}[ як {route}]',
    },
  },
  resolve(args) {
    const alike = args.alike('what', 'n');
    const [cards, route] = [args.cards('what'), args.id('route')];
    const some = args.has('n') ? { n: args.count('n'), v: args.bindIt('card'), ...alike } : undefined;
    return route === undefined ? undefined : { k: 'dispose', cards, route, ...(some ? { some } : {}) };
  },
});
