import { type Cards, type PackModel, visitIr } from '../../dsl/internal.ts';
import { componentsOf } from './components.ts';

/** By the cards of a `use` effect that were chosen before: the sets of cards that they are chosen from. */
export function cardsUsed(model: PackModel): ReadonlyMap<Cards, Cards[]> {
  const used = new Map<Cards, Cards[]>();
  for (const component of componentsOf(model)) {
    const chosen = new Map<number, Cards[]>();
    visitIr(component, {
      effect: { 'choose-card': ({ v, cards }) => chosen.set(v, [...(chosen.get(v) ?? []), cards]) },
    });
    visitIr(component, {
      effect: {
        use({ cards }) {
          if (cards.k === 'var') used.set(cards, chosen.get(cards.v) ?? [cards]);
        },
      },
    });
  }
  return used;
}
