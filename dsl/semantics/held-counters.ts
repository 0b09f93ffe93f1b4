/** What lies on a card, by its own effects. */
import { MARKS } from '../words/core-names.ts';
import { THIS, type ContinuousEffect, type Cost, type Item, type Program } from './ir.ts';
import { rootOf, visitIr } from './visit-ir.ts';

/** What a card does. */
interface Doing {
  deck: string;
  type: string;
  programs: Readonly<Record<string, Program>>;
  continuous: readonly ContinuousEffect[];
}

/**
 * The counters that the effects of a card put on it, take from it or count there, in the order of the text; `marks` among them
 * where they are called that. Then those that say that they may lie on such cards.
 */
export function heldOn(
  { deck, type, programs, continuous }: Doing,
  counters: readonly { id: string; liesOn?: readonly string[] }[],
): string[] {
  const found = new Set<string>();
  const counted = (items: readonly Item[]): void =>
    items.forEach(({ what }) => what.k === 'counter' && found.add(what.counter));
  const bodies = Object.values(programs).map(({ body }) => body);
  visitIr([rootOf('effect', bodies), rootOf('continuous', continuous)], {
    effect: {
      put({ items, on }) {
        if (on.type === 'card') counted(items);
      },
      take({ from, items }) {
        if (from.type === 'card') counted(items);
      },
      pay({ to, cost }) {
        if (to?.type === 'card') for (const counter of amountsIn(cost)) found.add(counter);
      },
      'set-marks'({ cards, counter }) {
        if (cards.k === 'var' && cards.v === THIS) found.add(counter ?? MARKS);
      },
    },
    num: {
      marks({ card, counter }) {
        if (card.v === THIS) found.add(counter ?? MARKS);
      },
    },
  });
  for (const { id, liesOn } of counters) if (liesOn?.includes(deck) || liesOn?.includes(type)) found.add(id);
  return [...found];
}

const amountsIn = (cost: Cost): string[] =>
  cost.k === 'amounts' ? cost.alternatives.flatMap((items) => items.map(({ counter }) => counter)) : [];
