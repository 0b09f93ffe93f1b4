import type { Effect } from '../semantics/ir.ts';
import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';
import { upToTimes } from './so-many.ts';

export const dispose = immediate({
  name: 'dispose',
  opening: ['dispose'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS, onAll: true }),
    keyword('as'),
    arg('route', 'name', { names: named('route') }),
  ],
  summary: 'Send cards where their deck says that such cards go.',
  details:
    'With a number the player chooses which, one after the other; where there are fewer, it cannot be done: ' +
    '`dispose 2 cards in hand as discarded then gain 3 credits`. Afterwards `it` is the last of them. ' +
    'Of `dispose up to 3 cards in hand as discarded` the player may stop after the first, and before it where it is a step ' +
    'of several; ' +
    '`amount` is how many were discarded: `… then gain amount credits`. ' +
    '`of different colors` and `of the same color` (or `types`, `type`) say how they are alike: ' +
    '`dispose 2 cards in hand of the same color as discarded`. ' +
    'For one card that is named afterwards: `choose card in hand as given then dispose given as discarded`.',
  example: 'dispose this as played',
  makes: ['dispose', 'up-to', 'each'],
  subject: null,
  events: ['discard'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const alike = args.alike('what', 'n');
    const [cards, route] = [args.cards('what'), args.id('route')];
    const some = args.has('n') ? { n: args.count('n'), v: args.bindIt('card'), ...alike } : undefined;
    if (route === undefined) return undefined;
    if (!some || args.flag('limit') === undefined) return { k: 'dispose', cards, route, ...(some ? { some } : {}) };
    const { n, v } = some;
    if (!alike) return upToTimes(args, n, { k: 'dispose', cards, route, some: { n: { k: 'const', n: 1 }, v } });
    args.bindHowMany();
    const effect: Effect = { k: 'dispose', cards: { k: 'var', v }, route, origin: args.origin() };
    return { k: 'each', over: { k: 'cards', cards }, v, effect, ...alike };
  },
});
