/** Where the sets that are derived from a position lie; see machine/board.ts. */

/** Where a player's derived cells stand. Offsets from the player's block. */
export interface DerivedLayout {
  size: number;
  perPlayer: number;
  pieces: number;
  upgraded: number;
  /** sites with any piece */
  occupied: number;
  /** sites with a piece of the player, and with one of another; no cells where no kind belongs to players */
  own: number;
  foreign: number;
  hasOwners: boolean;
  /** sites that something with a shape covers; no cells where nothing has one */
  covered: number;
  hasShapes: boolean;
  /** behind the blocks of the players: what covers each place, see machine/laid.ts */
  laid: number;
  laidCells: number;
  /** one cell per predicate, then one per kind of piece for where it may be built: 1 = up to date */
  valid: number;
  predicates: number;
  /** by kind of piece: where it may be built */
  buildable: number;
}

/** Which listeners and modifiers the player's cards have, see machine/events.ts; -1: not known. */
export const OF_CARDS = 0;
/** The same of all that holds for the player: the rules of the game, the cards, what lasts until a period ends. */
export const OF_ALL = 1;

export function derivedLayout(
  players: number,
  pieces: number,
  predicates: number,
  setSize: number,
  hasOwners: boolean,
  laidCells: number,
): DerivedLayout {
  const pieceSets = OF_ALL + 1;
  const upgraded = pieceSets + pieces * setSize;
  const occupied = upgraded + setSize;
  const own = occupied + setSize;
  const foreign = own + (hasOwners ? setSize : 0);
  const covered = foreign + (hasOwners ? setSize : 0);
  const valid = covered + (laidCells > 0 ? setSize : 0);
  const sets = valid + predicates + pieces;
  const buildable = sets + predicates * setSize;
  const perPlayer = buildable + pieces * setSize;
  return {
    size: perPlayer * players + laidCells,
    perPlayer,
    pieces: pieceSets,
    upgraded,
    occupied,
    own,
    foreign,
    hasOwners,
    covered,
    hasShapes: laidCells > 0,
    laid: perPlayer * players,
    laidCells,
    valid,
    predicates: sets,
    buildable,
  };
}
