/** A thread of `fathom worker`: plays chunks, one after the other, and remembers the packs of the last ones. */
import { parentPort } from 'node:worker_threads';
import type { PackModel } from '../../dsl/internal.ts';
import { GameFailure } from '../errors.ts';
import { JobRun } from '../simulate/run.ts';
import { playUnits } from '../runs/units.ts';
import type { PlayedGame } from '../games/play.ts';
import { openBundle } from './bundle.ts';
import type { ChunkResult } from './protocol.ts';
import type { Outcome, Task } from './work.ts';

/** Marks the data of such a thread. */
export interface ThreadSetup {
  queue: true;
}

export interface ThreadOrder {
  task: Task;
  bundle: { digest: string; text: string };
  /** not 0: nobody asks for it any more */
  stop: Int32Array;
}
/** `stopped`: what was played is thrown away. */
export type ThreadAnswer = { result: ChunkResult } | { mismatch: string } | { failure: string } | 'stopped';

/** Packs that are remembered: those of a search among variants, which differ in constants. */
const MOST_PACKS = 8;

export function serveChunks(): void {
  const port = parentPort!;
  const packs = new Map<string, PackModel>();
  port.on('message', (order: ThreadOrder) => {
    port.postMessage(answerTo(order, packs));
  });
}

/** Plays a chunk; `packs`: those that are remembered, by the digests of their bundles. */
export function answerTo({ task, bundle, stop }: ThreadOrder, packs: Map<string, PackModel>): ThreadAnswer {
  try {
    const model = packs.get(bundle.digest) ?? openBundle(bundle.text, bundle.digest);
    if ('problem' in model) return { mismatch: model.problem };
    packs.delete(bundle.digest);
    packs.set(bundle.digest, model);
    if (packs.size > MOST_PACKS) packs.delete(packs.keys().next().value!);
    const began = performance.now();
    const outcome = play(model, task, () => Atomics.load(stop, 0) !== 0);
    return outcome === null ? 'stopped' : { result: { milliseconds: performance.now() - began, outcome } };
  } catch (error) {
    if (error instanceof GameFailure) return { result: { milliseconds: 0, outcome: { fault: error.fault } } };
    return { failure: (error as Error).message };
  }
}

/** Null when somebody stopped it. */
function play(model: PackModel, task: Task, isStopped: () => boolean): Outcome | null {
  if (task.kind === 'games') {
    const run = new JobRun(model, task.job);
    while (run.step()) if (isStopped()) return null;
    return { tally: run.tally() };
  }
  const games: PlayedGame[] = [];
  for (const game of playUnits(model, task.plan, task.units)) {
    if (game !== null) games.push(game);
    if (isStopped()) return null;
  }
  return { games };
}
