/** What a language must have to say what changes in a position. In English it is said as positions are written. */
import type { PLAYER_NAMES } from '../../dsl/internal.ts';

export interface PositionWords {
  /** by the names that positions use */
  players: Readonly<Record<(typeof PLAYER_NAMES)[number], string>>;
  neutral: string;
  nobody: string;
  empty: string;
  order: string;
  acting: string;
  reached: string;
  board: string;
  /** cards that are not seen, of which a player knows where they lie */
  knows: string;
  site(id: string): string;
  tile(site: string): string;
  /** the card that is laid there, how what is laid is turned, and that it was turned over before */
  laid(site: string): string;
  turn(site: string): string;
  flipped(turn: string): string;
  /** how much of a counter lies there */
  lying(counter: string, site: string): string;
  /** of a tile: which side is up; who knows it; what it is for who does not */
  face(site: string): string;
  known(site: string): string;
  up: string;
  down: string;
  unknown: string;
  supply(piece: string): string;
  space(n: string): string;
  upgraded(piece: string): string;
  used: string;
  marks(n: string): string;
  abilityUsed: string;
  was(is: string, was: string): string;
  reordered(list: string): string;
  inAll(shown: string, n: number): string;
}
