/** Plays a match between two bots, on other machines or in threads. */
import type { PackModel } from '../../dsl/internal.ts';
import { type Manner, playGames } from '../simulate/jobs.ts';
import { type MatchPlan, type MatchResult, playSeeds } from './seeds.ts';

export const playMatch = (
  model: PackModel,
  path: string,
  plan: MatchPlan,
  manner: Manner,
  progress: (games: number, of: number) => void,
): Promise<MatchResult> =>
  playSeeds(plan, (job, played) => playGames(model, path, job, manner, played), manner.stop, progress);
