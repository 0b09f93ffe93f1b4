/** What is counted besides when statistics are wanted, as data that threads send each other and that add up. */

/** A program by its component; that of a site by board and site. */
export interface ProgramOf {
  section: 'cards' | 'slots' | 'boards' | 'tracks' | 'pieces';
  id: string;
  site?: string;
  program: string;
}

/** A card's seats: those for whom one of its programs ran, or to whom it came where it listens. */
export interface CardSeats {
  /** times that it went from a zone of the game that all see to a player's */
  taken: number;
  seats: number;
  /** of their final scores, and of the squares of these */
  sum: number;
  squares: number;
}

/** Plain data, to be sent between threads. What is not in the game has no entry; what is has one, though it be 0. */
export interface Statistics {
  /** times that each program ran, by `ProgramOf` as JSON */
  runs: Record<string, number>;
  cards: Record<string, CardSeats>;
  /** by part of a program as JSON: whether it was reached */
  parts: Record<string, boolean>;
}

export function addStatistics(to: Statistics, more: Statistics): void {
  for (const [key, n] of Object.entries(more.runs)) to.runs[key] = (to.runs[key] ?? 0) + n;
  for (const [id, { taken, seats, sum, squares }] of Object.entries(more.cards)) {
    const card = (to.cards[id] ??= { taken: 0, seats: 0, sum: 0, squares: 0 });
    card.taken += taken;
    card.seats += seats;
    card.sum += sum;
    card.squares += squares;
  }
  for (const [key, reached] of Object.entries(more.parts)) to.parts[key] = (to.parts[key] ?? false) || reached;
}
