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

/** A counter as it says where it may lie. */
interface Lying {
  id: string;
  of?: 'player' | 'game';
  liesOn?: readonly string[];
}

/** Whether the counter says that it may lie on such cards. */
const mayLieOn = ({ liesOn }: Lying, { deck, type }: Pick<Doing, 'deck' | 'type'>): boolean =>
  liesOn !== undefined && (liesOn.includes(deck) || liesOn.includes(type));

/** What lies on a card: `common`, counted for the card; `players`, counted there for each player. */
export interface HeldThings {
  common: string[];
  players: string[];
}

/** What may lie on a card. Of a counter of the players that says that it may lie on such cards, each has their own there. */
export function thingsHeldOn(card: Doing, counters: readonly Lying[]): HeldThings {
  const players = counters.filter((counter) => counter.of === 'player' && mayLieOn(counter, card)).map(({ id }) => id);
  return { common: heldOn(card, counters).filter((id) => !players.includes(id)), players };
}

/**
 * The counters that the effects of a card put on it, take from it or count there, in the order of the text; `marks` among them
 * where they are called that. Then those that say that they may lie on such cards.
 */
function heldOn(card: Doing, counters: readonly Lying[]): string[] {
  const { programs, continuous } = card;
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
  for (const counter of counters) if (mayLieOn(counter, card)) found.add(counter.id);
  return [...found];
}

const amountsIn = (cost: Cost): string[] =>
  cost.k === 'amounts' ? cost.alternatives.flatMap((items) => items.map(({ counter }) => counter)) : [];
