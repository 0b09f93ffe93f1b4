/** A worker thread of `simulate --jobs`: loads the pack itself and plays its share. */
import { parentPort } from 'node:worker_threads';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { loadWeightsFor } from '../bots/pack-weights.ts';
import { type Fault, GameFailure } from '../errors.ts';
import { JobRun, type SimulationJob } from './run.ts';
import type { Tally } from './tally.ts';

export interface WorkerTask {
  path: string;
  packs: readonly string[];
  job: SimulationJob;
  /** not 0: stop, and count what has been played */
  stop: Int32Array;
}
export type WorkerMessage = { done: number } | { tally: Tally } | { fault: Fault };

export function serveSimulation({ path, packs, job, stop }: WorkerTask): void {
  const say = (message: WorkerMessage): void => parentPort!.postMessage(message);
  const { model, sources } = loadPack(nodeFiles, path, { packs });
  if (!model) throw new Error(`The pack at ${path} has errors.`);
  loadWeightsFor((job.seatings ?? [job.seats]).flat(), { model, sources }, path);
  try {
    const run = new JobRun(model, job);
    let said = 0;
    while (Atomics.load(stop, 0) === 0 && run.step()) {
      if (run.done < said + 20) continue;
      said = run.done;
      say({ done: said });
    }
    say({ tally: run.tally() });
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    say({ fault: error.fault });
  }
}
