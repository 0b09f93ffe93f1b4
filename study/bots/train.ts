/**
 * Finds weights by play: by pairs of ends of turns where a game has them, else by weights that are a little off.
 */
import type { CompiledGame } from '../../interpreter/internal.ts';
import type { Learner, TrainingPlan, TrainingStep } from './learner.ts';
import { PairsOfEnds } from './pairs-of-ends.ts';
import { Perturbation } from './perturbation.ts';
import type { Weights } from './value.ts';

/** Games after which there are pairs, or never. */
const SOUNDING_GAMES = 3;

export class Training {
  steps = 0;
  private learner: Learner;
  private sounded = 0;

  constructor(
    private readonly game: CompiledGame,
    private readonly start: Weights,
    private readonly plan: TrainingPlan,
  ) {
    this.learner = new PairsOfEnds(game, start, plan);
  }

  /** all that were played */
  get games(): number {
    return this.sounded + this.learner.games;
  }

  /** The weights found so far. */
  result(): Weights {
    return this.learner.result();
  }

  /** Plays a number of games and changes the weights; yields after each game. */
  *step(): Generator<undefined, TrainingStep> {
    const games = this.learner.step();
    for (let next = games.next(); ; next = games.next()) {
      const { learner } = this;
      if (learner instanceof PairsOfEnds && learner.pairs === 0 && learner.games === SOUNDING_GAMES) {
        this.sounded = SOUNDING_GAMES;
        this.learner = new Perturbation(this.game, this.start, this.plan);
        return yield* this.step();
      }
      if (next.done) {
        this.steps++;
        return { ...next.value, games: this.games };
      }
      yield;
    }
  }
}
