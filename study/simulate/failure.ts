/** A game that failed at a machine, in words that name what it was. */
import { problemOfStop, StoppedError, type Vm } from '../../interpreter/internal.ts';
import { sentenceRenderer } from '../../interpreter/index.ts';
import { GameFailure } from '../errors.ts';

/** What stops a game of a pack is said as `Game` says it, with the places that ran last. */
export function failureAt(vm: Vm, seed: number, job: GameFailure['job'], error: unknown): GameFailure {
  if (!(error instanceof StoppedError)) return new GameFailure(seed, job, error);
  const words = sentenceRenderer(vm.game.model, 'en').problem(problemOfStop(error, vm, null));
  return new GameFailure(seed, job, new Error(words, { cause: error }), true);
}
