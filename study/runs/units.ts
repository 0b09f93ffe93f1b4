/** Plays the games of a study on one machine: for each seed the natural game, then the same in its settings. */
import type { PackModel } from '../../dsl/internal.ts';
import { Vm } from '../../interpreter/internal.ts';
import { compile, optionValues } from '../../interpreter/index.ts';
import type { GameFacts } from '../games/facts.ts';
import { playGame, type PlayedGame } from '../games/play.ts';
import { factsOf } from '../games/replay.ts';
import { NATURAL, type Setting } from '../games/setting.ts';
import { failureAt } from '../simulate/failure.ts';
import type { StudyPlan } from './plan.ts';

/** What is to be played with a seed. */
export interface StudyUnit {
  seed: number;
  /** besides the natural game */
  settings: Setting[];
  /** the natural game, if somebody has played it */
  natural: PlayedGame | null;
}

export const machineFor = (model: PackModel, { players, options }: StudyPlan): Vm =>
  new Vm(compile(model, players, optionValues(model, options)));

/** Plays all; yields each game that has ended, and null after each decision. Throws a `GameFailure`. */
export function* playUnits(
  model: PackModel,
  plan: StudyPlan,
  units: readonly StudyUnit[],
): Generator<PlayedGame | null, void> {
  const vm = machineFor(model, plan);
  for (const { seed, settings, natural } of units) {
    try {
      const game = natural ?? (yield* played(vm, plan, seed, NATURAL, null))!;
      if (natural === null) yield game;
      if (settings.length === 0) continue;
      const facts = factsOf(vm, game);
      if (facts === null) throw new Error('engine fault: the game does not replay');
      for (const setting of settings) {
        const other = yield* played(vm, plan, seed, setting, { game, facts });
        if (other !== null) yield other;
      }
    } catch (error) {
      throw failureAt(vm, seed, plan, error);
    }
  }
}

function* played(
  vm: Vm,
  { seats }: StudyPlan,
  seed: number,
  setting: Setting,
  natural: { game: PlayedGame; facts: GameFacts } | null,
): Generator<null, PlayedGame | null> {
  const playing = playGame(vm, seats, seed, setting, natural);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
    yield null;
  }
}
