/** What effects and sets of cards mention, which decides how they are compiled. */
import { visitNodes, IT, type Cards, type Effect } from '../../dsl/index.ts';

/** Whether a set of cards has no condition on anything but the cards themselves. */
export function asksCardsOnly(cards: Cards): boolean {
  let only = true;
  visitNodes(cards, ({ k }) => {
    only &&= k !== 'such-that' && k !== 'var' && k !== 'tile-of' && k !== 'top';
  });
  return only;
}

/** Whether an effect mentions what one of those before it has chosen or made. */
export function refersTo(effect: Effect, before: readonly Effect[]): boolean {
  if (before.length === 0) return false;
  const bound = new Set<unknown>([IT]);
  visitNodes(before, ({ k, v }) => {
    if (k !== 'var' && v !== undefined) bound.add(v);
  });
  let refers = false;
  visitNodes(effect, ({ k, v }) => {
    refers ||= k === 'var' && bound.has(v);
  });
  return refers;
}
