/** A worker thread of a study: loads the pack itself and plays its seeds. */
import { parentPort } from 'node:worker_threads';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { loadWeightsFor } from '../bots/pack-weights.ts';
import { GameFailure } from '../errors.ts';
import { withConstants } from './constants.ts';
import type { StudyMessage, StudyTask } from './threads.ts';
import { playUnits } from './units.ts';

export function serveStudy({ study: { plan, units, constants }, path, packs, stop }: StudyTask): void {
  const say = (message: StudyMessage): void => parentPort!.postMessage(message);
  const { model: onFile, sources } = loadPack(nodeFiles, path, { packs });
  if (!onFile) throw new Error(`The pack at ${path} has errors.`);
  loadWeightsFor(plan.seats, { model: onFile, sources }, path);
  const model = withConstants(onFile, constants);
  try {
    for (const unit of units) {
      for (const game of playUnits(model, plan, [unit])) {
        if (game !== null) say({ game });
        if (Atomics.load(stop, 0) !== 0) return;
      }
      say({ finished: unit.seed });
    }
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    say({ fault: error.fault });
  }
}
