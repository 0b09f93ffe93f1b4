/** What effects and sets of cards mention, which decides how they are compiled. */
import {
  IT,
  readsOf,
  rootOf,
  someNode,
  visitAll,
  type Cards,
  type Effect,
  type Num,
  type Sites,
  type Slots,
  type Var,
} from '../../dsl/internal.ts';

/** Whether a set of cards has no condition on anything but which cards there are where. */
export function asksCardsOnly(cards: Cards): boolean {
  let only = true;
  visitAll(rootOf('cards', cards), (union, node) => {
    only &&= readsOf(union, node).every((aspect) => aspect === 'cards' || aspect === 'used cards');
  });
  return only;
}

/** Whether an effect mentions what one of those before it has chosen or made. */
export function refersTo(effect: Effect, before: readonly Effect[]): boolean {
  if (before.length === 0) return false;
  const bound = new Set<Var>([IT]);
  visitAll(rootOf('effect', before), (_, node) => {
    if (node.k !== 'var' && 'v' in node && node.v !== undefined) bound.add(node.v);
  });
  const refers = (node: Num | Sites | Cards | Slots): boolean => node.k === 'var' && bound.has(node.v);
  return someNode(rootOf('effect', effect), { num: refers, sites: refers, cards: refers, slots: refers });
}
