import { type Cards, type PackModel, visitNodes } from '../../dsl/index.ts';
import { componentsOf } from './components.ts';

/** By `use` effect of a card that was chosen before: the sets of cards that it is chosen from. */
export function cardsUsed(model: PackModel): ReadonlyMap<unknown, Cards[]> {
  const used = new Map<unknown, Cards[]>();
  for (const component of componentsOf(model)) {
    const chosen = new Map<number, Cards[]>();
    visitNodes(component, (node) => {
      if (node.k !== 'choose-card') return;
      const v = node.v as number;
      chosen.set(v, [...(chosen.get(v) ?? []), node.cards as Cards]);
    });
    visitNodes(component, (node) => {
      if (node.k !== 'use') return;
      const cards = node.cards as Cards;
      if (cards.k === 'var') used.set(node, chosen.get(cards.v) ?? [cards]);
    });
  }
  return used;
}
