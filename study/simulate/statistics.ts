/** The recorded statistics as plain data, which threads send and which can be added. */

/** A program by its component; that of a site by board and site. */
export interface ProgramOf {
  section: 'cards' | 'slots' | 'boards' | 'tracks' | 'pieces';
  id: string;
  site?: string;
  program: string;
}

/** The seats of a card: those for which one of its programs ran, or that got it into a zone where its continuous effects are in force. */
export interface CardSeats {
  /** number of moves from a public zone of the game to a zone of a player */
  taken: number;
  seats: number;
  /** of their final scores, and of the squares of these */
  sum: number;
  squares: number;
}

/** Plain data, sent between threads. Everything in the game has an entry, also if it is 0; nothing else has one. */
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
