/** A worker thread of `simulate --jobs`: loads the pack itself and plays its share. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadPack } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { GameFailure, runJob, type SimulationJob } from './run.ts';
import type { Tally } from './tally.ts';

export interface WorkerTask {
  path: string;
  packs: readonly string[];
  job: SimulationJob;
}
export type WorkerMessage = { done: number } | { tally: Tally } | { fault: { seed: number; message: string } };

export function serveSimulation(): void {
  const { path, packs, job } = workerData as WorkerTask;
  const say = (message: WorkerMessage): void => parentPort!.postMessage(message);
  const { model } = loadPack(nodeFiles, path, { packs });
  if (!model) throw new Error(`The pack at ${path} has errors.`);
  try {
    say({
      tally: runJob(model, job, (done) => {
        if (done % 20 === 0) say({ done });
        return true;
      }),
    });
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    say({ fault: { seed: error.seed, message: error.message } });
  }
}
