import type { Effect } from '../semantics/ir.ts';
import { arg, flag, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';
import { upToTimes } from './so-many.ts';

export const move = immediate({
  name: 'move',
  opening: ['move'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS, onAll: true }),
    keyword('to'),
    optional(flag('at', 'top', 'bottom'), keyword('of')),
    arg('zone', 'name', { names: named('zone') }),
    maybeFlag('order', 'in-any-order'),
  ],
  summary: 'Put cards into a zone.',
  details:
    'With a number the player chooses which, and where there are fewer, all are moved; afterwards `it` is the last of them. ' +
    'Of `move up to 2 cards in hand to claimed` the player may stop after the first, and before it where it is a step of several; ' +
    '`amount` is how many were moved. ' +
    '`of different colors` and `of the same color` (or `types`, `type`) say how those chosen are ' +
    'alike; then only so many as the number says can be moved: ' +
    '`move 2 cards in hand of different colors to claimed`. ' +
    '`in any order` lets the player say which comes there first, and so on. ' +
    '`move 1 card of top 3 cards of <zone> to …` takes one of those on top of a stack that everybody sees. ' +
    'On top of a stack, unless it says `bottom of`. No route of the deck runs; for that use `dispose`. ' +
    'A card by its id is looked for in zones that listen; from elsewhere say which: `move relic in hand to claimed`. ' +
    'A card that comes into a zone that does not listen loses its marks, and is unused.',
  example: 'move top 3 cards of era-deck to bottom of era-discard',
  makes: ['move', 'up-to', 'each'],
  subject: { argument: 'what', it: 'card' },
  events: ['enter'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['place', 'take', 'take-place'],
  resolve(args) {
    const alike = args.alike('what', 'n');
    const cards = args.cards('what');
    const zone = args.id('zone');
    const at = args.flag('at') === 'bottom' ? 'bottom' : 'top';
    const inAnyOrder = args.flag('order') !== undefined;
    if (!args.has('n') && !inAnyOrder) return zone === undefined ? undefined : { k: 'move', cards, zone, at };
    args.reportSomeOfTop('what', cards, args.has('n') ? 'n' : undefined);
    const some = args.has('n')
      ? { n: args.count('n'), v: args.bindIt('card'), ...alike }
      : { n: { k: 'count-cards' as const, cards }, v: args.bindIt('card'), all: true as const };
    if (zone === undefined || args.flag('limit') === undefined || !args.has('n')) {
      return zone === undefined ? undefined : { k: 'move', cards, zone, at, some };
    }
    const { n, v } = some;
    if (!alike) return upToTimes(args, n, { k: 'move', cards, zone, at, some: { n: { k: 'const', n: 1 }, v } });
    args.bindHowMany();
    const effect: Effect = { k: 'move', cards: { k: 'var', v }, zone, at, origin: args.origin() };
    return { k: 'each', over: { k: 'cards', cards }, v, effect, ...alike };
  },
});
