/** Sets of cards that are narrowed from others: `red card of top 3 cards of pile where …`. */
import type { Cards } from './ir.ts';

/** What the first of the sets from which it is narrowed says; undefined where none says anything. */
export function saidOfCards<T>(cards: Cards, ask: (set: Cards) => T | undefined): T | undefined {
  switch (cards.k) {
    case 'and':
      return cards.of.map((set) => saidOfCards(set, ask)).find((said) => said !== undefined);
    case 'such-that':
      return saidOfCards(cards.base, ask);
    default:
      return ask(cards);
  }
}
