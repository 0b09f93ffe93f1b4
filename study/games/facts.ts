/** What is worth knowing of a game of bots once it is over; found by replaying its choices, so new questions need no new games. */

/**
 * How a card first came to a seat, or to the table (seat -1):
 * - `dealt`: by chance, out of a shuffled zone that nobody sees, to a seat; `shown`: the same, where all see it
 * - `taken`: from where all see it to a seat
 * - `used`: its effect or ability was used, or it came to where its continuous effects hold
 */
export type Coming = 'dealt' | 'shown' | 'taken' | 'used';

export interface CardFact {
  how: Coming;
  /** index of the card's definition, and the card itself */
  def: number;
  card: number;
  seat: number;
  pass: number;
  /** number of the shuffle that brought it, from 0; -1 if none did */
  shuffle: number;
}

export interface GameFacts {
  seed: number;
  scores: number[];
  places: number[];
  /** a shared victory counts in equal parts */
  wins: number[];
  decisions: number;
  /** decisions with more than one option, and the options seen at them */
  choices: number;
  options: number;
  /** mean points, as the bots count them, between the best option and the second; null if nobody has weighed them */
  gap: number | null;
  /** seat that was first in the order of play at the first decision */
  first: number;
  /** passes of the two outermost loops of the rules */
  passes: number;
  /** times that another seat alone had the most points */
  leadChanges: number;
  /** by seat: its board; empty where none is dealt */
  boards: string[];
  /** by slot of the model, by seat: times that it was occupied or performed */
  slots: number[][];
  /** the first of each kind, in order of time */
  cards: CardFact[];
}
