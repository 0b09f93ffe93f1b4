import type { Cards } from '../semantics/ir.ts';
import { arg, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS } from './fitting-names.ts';

export const use = immediate({
  name: 'use',
  opening: ['use'],
  signature: [optional(arg('n', 'atom', { difference: 'choice-size' })), arg('what', 'phrase', { names: CARDS })],
  summary: 'Use cards of the own display: each is marked as used, then its effect is resolved.',
  details:
    'Where a type of card is named, only unused cards of the acting player that listen are offered. A card counts as used before its effect begins.',
  example: 'use 1 action-card',
  makes: ['use'],
  subject: { argument: 'what', it: 'unchanged' },
  events: ['use', 'used'],
  usesUp: true,
  atStart: 'stops',
  usedIn: 'effects',
  wrapper: null,
  variants: ['again'],
  phrases: {
    use: {
      en: 'use {n what}',
      it: 'usa/usate/usare {n what:acc}',
      uk: 'використайте {n what:acc}',
    },
    // within `after you use …: …`
    'use again': {
      en: 'use {what} again',
      it: 'usa/usate/usare {what:acc} di nuovo',
      uk: 'використайте {what:acc} ще раз',
    },
  },
  resolve(args) {
    const cards = args.cards('what');
    if (isOfOthers(cards)) args.report('use-of-others', args.range('what'));
    return { k: 'use', n: args.count('n'), cards };
  },
});

/** Whether cards are taken from zones of other players. */
const isOfOthers = (cards: Cards): boolean =>
  (cards.k === 'in' && cards.others === true) || (cards.k === 'and' && cards.of.some(isOfOthers));
