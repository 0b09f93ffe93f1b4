/** Where the sets that are derived from a position lie; see machine/board.ts. */

/** Where a player's derived cells stand. Offsets from the player's block. */
export interface DerivedLayout {
  size: number;
  perPlayer: number;
  /** which listeners and modifiers the player's cards have, see events.ts; -1 = stale */
  mask: number;
  pieces: number;
  upgraded: number;
  /** one cell per predicate: 1 = up to date */
  valid: number;
  predicates: number;
}

export function derivedLayout(players: number, pieces: number, predicates: number, setSize: number): DerivedLayout {
  const mask = 0;
  const pieceSets = 1;
  const upgraded = pieceSets + pieces * setSize;
  const valid = upgraded + setSize;
  const sets = valid + predicates;
  const perPlayer = sets + predicates * setSize;
  return { size: perPlayer * players, perPlayer, mask, pieces: pieceSets, upgraded, valid, predicates: sets };
}
