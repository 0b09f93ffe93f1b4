/** Divides games among threads; the result does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { PackModel } from '../../dsl/index.ts';
import { GameFailure, runJob, type SimulationJob } from './run.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { WorkerMessage, WorkerTask } from './worker.ts';

/** Equal shares of consecutive seeds. */
export function splitJob(job: SimulationJob, jobs: number): SimulationJob[] {
  const n = Math.max(1, Math.min(jobs, job.games));
  const out: SimulationJob[] = [];
  for (let i = 0, seed = job.seed; i < n; i++) {
    const games = Math.floor(job.games / n) + (i < job.games % n ? 1 : 0);
    out.push({ ...job, seed, games });
    seed += games;
  }
  return out;
}

/** The script of a worker thread, and the folders in which it finds extended packs. */
export interface WorkerScript {
  url: string;
  packs: readonly string[];
}

/** Plays all games, in worker threads if there is a script and more than one job. */
export async function playGames(
  model: PackModel,
  path: string,
  job: SimulationJob,
  jobs: number,
  script: WorkerScript | undefined,
  progress: (done: number) => void,
): Promise<Tally> {
  const parts = splitJob(job, jobs);
  if (parts.length === 1 || script === undefined) {
    return runJob(model, job, (done) => {
      if (done % 20 === 0) progress(done);
      return true;
    });
  }
  const done = parts.map(() => 0);
  const workers: Worker[] = [];
  try {
    const tallies = await Promise.all(
      parts.map(
        (part, i) =>
          new Promise<Tally>((resolve, reject) => {
            const worker = new Worker(new URL(script.url), {
              workerData: { path, packs: script.packs, job: part } satisfies WorkerTask,
            });
            workers.push(worker);
            worker.on('message', (message: WorkerMessage) => {
              if ('tally' in message) resolve(message.tally);
              else if ('fault' in message) {
                reject(new GameFailure(message.fault.seed, job, new Error(message.fault.message)));
              } else {
                done[i] = message.done;
                progress(done.reduce((a, b) => a + b, 0));
              }
            });
            worker.on('error', reject);
            worker.on('exit', (code) => {
              if (code !== 0) reject(new Error(`a worker ended with code ${code}`));
            });
          }),
      ),
    );
    const sum = emptyTally();
    for (const tally of tallies) addTally(sum, tally);
    return sum;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
