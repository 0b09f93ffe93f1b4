/** Divides games among threads; the result does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { PackModel } from '../../dsl/internal.ts';
import { failureFrom, InputError } from '../errors.ts';
import type { Remote } from '../queue/work.ts';
import type { ConstantValues } from '../runs/constants.ts';
import { playHere } from './here.ts';
import type { SimulationJob } from './run.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { WorkerMessage, WorkerTask } from './worker.ts';

/** Equal shares of consecutive seeds; all seatings of a seed stay together. */
export function splitJob(job: SimulationJob, jobs: number): SimulationJob[] {
  const seatings = job.seatings?.length ?? 1;
  const seeds = Math.ceil(job.games / seatings);
  const n = Math.max(1, Math.min(jobs, seeds));
  const out: SimulationJob[] = [];
  for (let i = 0, seed = job.seed; i < n; i++) {
    const share = Math.floor(seeds / n) + (i < seeds % n ? 1 : 0);
    out.push({ ...job, seed, games: share * seatings });
    seed += share;
  }
  return out;
}

/** The script of a worker thread, and the folders in which it finds extended packs. */
interface WorkerScript {
  url: string;
  packs: readonly string[];
}

/** A request to stop, which threads see as well. */
export class StopRequest {
  readonly cells = new Int32Array(new SharedArrayBuffer(4));
  make(): void {
    Atomics.store(this.cells, 0, 1);
  }
  get isMade(): boolean {
    return Atomics.load(this.cells, 0) !== 0;
  }
}

/** How the games are played, whatever they are. */
export interface Manner {
  jobs: number;
  script: WorkerScript | undefined;
  /** plays them on other machines, instead of threads of this one */
  remote?: Remote;
  /** constants of the pack that have other values than on file */
  constants?: ConstantValues;
  /** the games that were played until then are counted */
  stop: StopRequest;
}

/** Plays all games: on other machines, or in worker threads if there is a script and more than one job. */
export async function playGames(
  model: PackModel,
  path: string,
  job: SimulationJob,
  manner: Manner,
  progress: (done: number) => void,
): Promise<Tally> {
  const { jobs, script, stop, remote } = manner;
  if (remote !== undefined) return playThere(remote, model, path, job, manner, progress);
  const parts = splitJob(job, jobs);
  if (parts.length === 1 || script === undefined) return playHere(model, job, stop, progress);
  const done = parts.map(() => 0);
  const workers: Worker[] = [];
  try {
    const tallies = await Promise.all(
      parts.map((part, i) => {
        const task: WorkerTask = { path, packs: script.packs, job: part, stop: stop.cells };
        const worker = new Worker(new URL(script.url), { workerData: task });
        workers.push(worker);
        return tallyOf(worker, job, (n) => {
          done[i] = n;
          progress(done.reduce((a, b) => a + b, 0));
        });
      }),
    );
    const sum = emptyTally();
    for (const tally of tallies) addTally(sum, tally);
    return sum;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The same on other machines: chunks of seeds, added in their order. */
async function playThere(
  remote: Remote,
  model: PackModel,
  path: string,
  job: SimulationJob,
  { script, stop, constants = {} }: Manner,
  progress: (done: number) => void,
): Promise<Tally> {
  const seatings = job.seatings?.length ?? 1;
  const seeds = Math.ceil(job.games / seatings);
  const gamesOf = (count: number): number => count * seatings;
  const tallies = new Map<number, Tally>();
  let done = 0;
  await remote.play(
    { model, path, packs: script?.packs ?? [], constants },
    {
      seeds,
      task: (from, count) => ({ kind: 'games', job: { ...job, seed: job.seed + from, games: gamesOf(count) } }),
      accept: (outcome, from, count) => {
        if ('fault' in outcome) throw failureFrom(outcome.fault, job);
        if (!('tally' in outcome)) throw new Error('a worker answered what was not asked');
        tallies.set(from, outcome.tally);
        progress((done += gamesOf(count)));
      },
    },
    stop,
  );
  const sum = emptyTally();
  for (const [, tally] of [...tallies].toSorted(([a], [b]) => a - b)) addTally(sum, tally);
  return sum;
}

function tallyOf(worker: Worker, job: SimulationJob, progress: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('tally' in message) resolve(message.tally);
      else if ('fault' in message) reject(failureFrom(message.fault, job));
      else progress(message.done);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory() : error),
    );
    worker.on('exit', (code) => {
      if (code !== 0) reject(new Error(`a worker ended with code ${code}`));
    });
  });
}

const outOfMemory = (): InputError =>
  new InputError(
    'A thread ran out of memory. Play fewer games at once (--games), use fewer threads (--jobs), or ' +
      'give them more: NODE_OPTIONS=--max-old-space-size=MEGABYTES.',
  );
