/** Games that are played in this thread, which gets to other things in between. */
import type { PackModel } from '../../dsl/internal.ts';
import { JobRun, type SimulationJob } from './run.ts';
import type { Tally } from './tally.ts';

/** Milliseconds after which the rest of the process gets a turn: Ctrl-C is noticed only then. */
const TURN_MS = 50;

/** Where there is no `setImmediate`, a browser, a timer does. */
const otherThings = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });

/** Plays the games of a job; those that were played until somebody asks to stop are counted. */
export async function playHere(
  model: PackModel,
  job: SimulationJob,
  stop: { readonly isMade: boolean },
  progress: (done: number) => void,
): Promise<Tally> {
  const run = new JobRun(model, job);
  let turn = performance.now();
  while (run.step()) {
    const now = performance.now();
    if (now - turn < TURN_MS) continue;
    progress(run.done);
    await otherThings();
    if (stop.isMade) break;
    turn = performance.now();
  }
  return run.tally();
}
