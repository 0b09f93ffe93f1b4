/** Plays a match between two sets of weights of one pack, at equal budgets. */
import { type CompiledGame, Vm, ranking } from '../../interpreter/internal.ts';
import type { Budget } from '../bots/budget.ts';
import { LevelBot } from '../bots/levels.ts';
import { TableRun } from '../bots/table-run.ts';
import type { Weights } from '../bots/value.ts';
import { type MatchFigures, matchFigures, seatingsOf } from '../match/figures.ts';
import { placesOf } from '../simulate/run.ts';
import { emptyTally, scoresOf } from '../simulate/tally.ts';

interface Comparison {
  first: Weights;
  second: Weights;
  budget: Budget;
  seed: number;
  seeds: number;
}

/** Yields after each game; the figures of what has been played. */
export function* compareWeights(
  game: CompiledGame,
  { first, second, budget, seed: from, seeds }: Comparison,
): Generator<undefined, MatchFigures> {
  const { players } = game.tables;
  const vm = new Vm(game);
  const tally = emptyTally();
  const seatings = seatingsOf('first', 'second', players);
  for (let seed = from; seed < from + seeds; seed++) {
    for (const [seating, names] of seatings.entries()) {
      const bots = names.map(
        (name, seat) =>
          new LevelBot(game, name === 'first' ? first : second, { budget, looksAhead: false }, seed * 31 + seat),
      );
      const run = new TableRun(vm, bots, seed);
      while (run.step());
      tally.games++;
      tally.played.push({ seed, seating });
      tally.scores.push(scoresOf(vm, game.model));
      tally.places.push(placesOf(ranking(vm)));
      yield;
    }
  }
  return matchFigures(tally, players);
}
