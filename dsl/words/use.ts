import type { Cards } from '../semantics/ir.ts';
import { arg, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';
import { upToTimes } from './so-many.ts';

export const use = immediate({
  name: 'use',
  opening: ['use'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom', { difference: 'choice-size' })),
    arg('what', 'phrase', { names: CARDS }),
  ],
  summary: 'Use cards of the own display: each is marked as used, then its effect is resolved.',
  details:
    'Where a type of card is named, only unused cards of the acting player that listen are offered. A ' +
    'card counts as used before its effect begins. After `use up to 2 action-cards` `amount` is how ' +
    'many were used.',
  example: 'use 1 action-card',
  makes: ['use', 'up-to'],
  subject: { argument: 'what', it: 'unchanged' },
  events: ['use', 'used'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['again'],
  resolve(args) {
    const cards = args.cardsInPlay('what');
    if (isOfOthers(cards)) args.report('use-of-others', args.range('what'));
    if (args.flag('limit') === undefined) return { k: 'use', n: args.count('n'), cards };
    return upToTimes(args, args.count('n'), { k: 'use', n: { k: 'const', n: 1 }, cards });
  },
});

/** Whether cards are taken from zones of other players. */
const isOfOthers = (cards: Cards): boolean =>
  (cards.k === 'in' && cards.others === true) || (cards.k === 'and' && cards.of.some(isOfOthers));
