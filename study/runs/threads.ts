/** Divides the seeds of a study among threads; the games do not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { PackModel } from '../../dsl/internal.ts';
import type { PlayedGame } from '../games/play.ts';
import type { Work } from '../queue/work.ts';
import type { Manner } from '../simulate/jobs.ts';
import { failureFrom, type Fault } from '../errors.ts';
import type { ConstantValues } from './constants.ts';
import type { StudyPlan } from './plan.ts';
import { playUnits, type StudyUnit } from './units.ts';

export interface StudyTask {
  study: { plan: StudyPlan; units: StudyUnit[]; constants: ConstantValues };
  path: string;
  packs: readonly string[];
  /** not 0: stop */
  stop: Int32Array;
}
export type StudyMessage = { game: PlayedGame } | { finished: number } | { fault: Fault };

interface Listener {
  played(game: PlayedGame): void;
  /** all games of the seed have been played */
  finished(seed: number): void;
}

/** Plays all units: on other machines, or in worker threads if there is a script and more than one job. */
export async function playStudy(
  model: PackModel,
  path: string,
  plan: StudyPlan,
  units: readonly StudyUnit[],
  manner: Manner,
  listener: Listener,
): Promise<void> {
  const { jobs, script, stop, remote, constants = {} } = manner;
  if (remote !== undefined) {
    const pack = { model, path, packs: script?.packs ?? [], constants };
    return remote.play(pack, workOf(plan, units, listener), stop);
  }
  const n = Math.min(jobs, units.length);
  if (n <= 1 || script === undefined) return playHere(model, plan, units, () => stop.isMade, listener);
  const workers: Worker[] = [];
  try {
    await Promise.all(
      Array.from({ length: n }, (_, job) => {
        const own = units.filter((_unit, i) => i % n === job);
        const task: StudyTask = { study: { plan, units: own, constants }, path, packs: script.packs, stop: stop.cells };
        const worker = new Worker(new URL(script.url), { workerData: task });
        workers.push(worker);
        return follow(worker, plan, listener);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The same for other machines: chunks of units. */
function workOf(plan: StudyPlan, units: readonly StudyUnit[], listener: Listener): Work {
  return {
    seeds: units.length,
    task: (from, count) => ({ kind: 'study', plan, units: units.slice(from, from + count) }),
    accept: (outcome, from, count) => {
      if ('fault' in outcome) throw failureFrom(outcome.fault, plan);
      if (!('games' in outcome)) throw new Error('a worker answered what was not asked');
      for (const game of outcome.games) listener.played(game);
      for (const { seed } of units.slice(from, from + count)) listener.finished(seed);
    },
  };
}

/** Milliseconds after which the rest of the process gets a turn: Ctrl-C is noticed only then. */
const TURN_MS = 50;

async function playHere(
  model: PackModel,
  plan: StudyPlan,
  units: readonly StudyUnit[],
  isStopped: () => boolean,
  listener: Listener,
): Promise<void> {
  let turn = performance.now();
  for (const unit of units) {
    for (const game of playUnits(model, plan, [unit])) {
      if (game !== null) listener.played(game);
      const now = performance.now();
      if (now - turn < TURN_MS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      if (isStopped()) return;
      turn = performance.now();
    }
    listener.finished(unit.seed);
  }
}

function follow(worker: Worker, plan: StudyPlan, listener: Listener): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: StudyMessage) => {
      if ('game' in message) listener.played(message.game);
      else if ('finished' in message) listener.finished(message.finished);
      else reject(failureFrom(message.fault, plan));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
}
