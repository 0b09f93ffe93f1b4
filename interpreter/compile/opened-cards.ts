/** Cards that are looked at or revealed, and go back where the part ends. */
import { type Cards, type Effect, rootOf, someNode } from '../../dsl/internal.ts';
import type { Compiler } from './compiler.ts';

/** The zone where an effect looks at cards, or reveals them. */
export const openedBy = ({ tables }: Compiler, effect: Effect): { game: boolean; at: number }[] =>
  effect.k === 'move' && effect.back ? [tables.zone.get(effect.zone)!] : [];

/** The step of a `then`, at whose end the cards go back. */
export function withoutReturn(effect: Effect): Effect {
  if (effect.k !== 'move' || !effect.back) return effect;
  const { back: _, ...move } = effect;
  return move;
}

/** Whether it may be cards on a board, which are only seen when they leave it. */
const mayLieFaceDown = (cards: Cards): boolean =>
  someNode(rootOf('cards', cards), { cards: ({ k }) => k === 'tile-of' });

/** The index of the first step that takes cards which nobody has seen; beyond all of them if there is none. */
export function firstUnseen(steps: readonly Effect[]): number {
  const found = steps.findIndex(
    (step) =>
      (step.k === 'move' && (step.cards.k === 'top' || mayLieFaceDown(step.cards))) ||
      step.k === 'pass-zone' ||
      (step.k === 'turn-cards' && step.how !== 'down') ||
      (step.k === 'gain' && step.items.some(({ what }) => what.k === 'cards')),
  );
  return found < 0 ? steps.length : found;
}
