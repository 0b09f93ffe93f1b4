/** Which cards a position can still be given: it places each copy once. */
import type { PositionSpec } from '../../dsl/internal.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';

/** Of each card of the game by its id, how many copies the position says no place of. */
export function freeCards({ tables }: CompiledGame, spec: PositionSpec): Record<string, number> {
  const free = new Map([...tables.cardsOf].map(([id, copies]) => [id, copies.length]));
  const take = (id: string | null | undefined): void => {
    if (id) free.set(id, Math.max(0, (free.get(id) ?? 0) - 1));
  };
  for (const { zones, sites } of [spec, ...spec.players]) {
    for (const { cards } of zones) cards?.forEach(({ card }) => take(card));
    for (const { tile, laid } of sites) {
      take(tile);
      take(laid);
    }
  }
  return Object.fromEntries(free);
}
