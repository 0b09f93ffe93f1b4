/** What a machine remembers of what is laid, or is about to be. */
import type { Fit } from '../position/laying.ts';

/** What is about to be laid: the condition of `lay` is asked as if it lay there, while nothing else has changed. */
export interface Candidate {
  fit: Fit;
  /** -1 of a piece */
  card: number;
  site: number;
}

/** What `waysToMeet` has found, and of what is laid: two numbers that change with it. */
export interface Meeting {
  first: number;
  second: number;
  player: number;
  board: number;
  byKind: Map<number, readonly number[]>;
}
