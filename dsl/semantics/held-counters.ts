/** What lies on a card, by its own effects. */
import { MARKS } from '../words/core-names.ts';
import { THIS, type Cards, type ComponentRef, type Cost, type Effect, type Item } from './ir.ts';
import { visitNodes } from './visit-nodes.ts';

/**
 * The counters that the effects of a card put on it, take from it or count there, in the order of the text; `marks` among them
 * where they are called that.
 */
export function heldOn(card: unknown): string[] {
  const found = new Set<string>();
  const counted = (items: readonly Item[]): void =>
    items.forEach(({ what }) => what.k === 'counter' && found.add(what.counter));
  visitNodes(card, (node) => {
    switch (node.k) {
      case 'put':
        return counted(node.items as Item[]);
      case 'take': {
        const { from, items } = node as unknown as Extract<Effect, { k: 'take' }>;
        return from.type === 'card' ? counted(items) : undefined;
      }
      case 'pay': {
        const { to, cost } = node as unknown as Extract<Effect, { k: 'pay' }>;
        return to?.type === 'card' ? amountsIn(cost).forEach((counter) => found.add(counter)) : undefined;
      }
      case 'marks':
        if ((node.card as ComponentRef).v === THIS) found.add(String(node.counter ?? MARKS));
        return;
      case 'set-marks': {
        const cards = node.cards as Cards;
        const counter = node.counter as string | undefined;
        if (cards.k === 'var' && cards.v === THIS) found.add(counter ?? MARKS);
      }
    }
  });
  return [...found];
}

const amountsIn = (cost: Cost): string[] =>
  cost.k === 'amounts' ? cost.alternatives.flatMap((items) => items.map(({ counter }) => counter)) : [];
