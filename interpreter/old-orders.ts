/**
 * Choices in records and scenarios from before lines that only keep count were done by themselves (`compile/bookkeeping.ts`): the key of
 * such a line, or of the only other effect that waited beside it, is not asked for any more.
 */
import type { Game } from './game.ts';

const ORDER = /^trigger:([^#]+)(?:#\d+)?$/;

/** Whether the key is that of an order that does not have to be decided any more, so that it can be passed over. */
export function isDecidedOrder(game: Game, key: string): boolean {
  const id = ORDER.exec(key)?.[1];
  if (id === undefined || game.optionsNamed(key).length > 0) return false;
  const { programs, tables } = game.vm.game;
  if (!programs.some(({ bookkeeps }) => bookkeeps !== null)) return false;
  // where an order is asked for all the same, the effect of a card would be offered
  return id === 'game' || (game.decision?.kind !== 'order' && tables.model.cards.some((card) => card.id === id));
}
