/** What makes weights better by play. */
import type { Weights } from './value.ts';

export interface TrainingPlan {
  /** lines a choice */
  lines: number;
  /** games of a step */
  gamesPerStep: number;
  seed: number;
}

export interface TrainingStep {
  step: number;
  games: number;
  /** mean score of the seats while they learned */
  score: number;
}

/** Something that makes weights better step by step. */
export interface Learner {
  /** played so far */
  readonly games: number;
  /** Plays a number of games; yields after each game. */
  step(): Generator<undefined, TrainingStep>;
  /** The weights found so far. */
  result(): Weights;
}
