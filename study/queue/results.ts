/** What comes back from a worker, before it is believed. */
import type { Tally } from '../simulate/tally.ts';
import type { PlayedGame } from '../games/play.ts';
import type { ChunkResult } from './protocol.ts';
import type { Outcome, Task } from './work.ts';

/** Null for what is no result of this task. */
export function resultOf(value: unknown, task: Task): ChunkResult | null {
  const result = value as Partial<ChunkResult> | null;
  if (typeof result !== 'object' || result === null || typeof result.milliseconds !== 'number') return null;
  const { outcome, milliseconds } = result;
  return outcome !== undefined && isOutcome(outcome, task) ? { outcome, milliseconds } : null;
}

function isOutcome(outcome: Partial<Record<'tally' | 'games' | 'fault', unknown>>, task: Task): outcome is Outcome {
  if (outcome.fault !== undefined) {
    const fault = outcome.fault as { seed?: unknown; message?: unknown };
    return Number.isInteger(fault.seed) && typeof fault.message === 'string';
  }
  if (task.kind === 'games') {
    const tally = outcome.tally as Partial<Tally> | undefined;
    const { games } = task.job;
    return tally?.games === games && tally.scores?.length === games && tally.places?.length === games;
  }
  const games = outcome.games as PlayedGame[] | undefined;
  const seeds = new Set(task.units.map(({ seed }) => seed));
  return Array.isArray(games) && games.every((game) => seeds.has(game.seed) && Array.isArray(game.codes));
}
