/** Plays a match between two bots, in batches where it may stop early. */
import type { PackModel } from '../../dsl/internal.ts';
import { playGames, type Manner } from '../simulate/jobs.ts';
import { addTally, emptyTally, type Tally } from '../simulate/tally.ts';
import { leadBySeed, type MatchFigures, matchFigures, seatingsOf } from './figures.ts';

export interface MatchPlan {
  first: string;
  second: string;
  players: number;
  options: Record<string, string>;
  seed: number;
  seeds: number;
  /** stops as soon as it is clear who is better */
  untilClear: boolean;
}

export interface MatchResult {
  figures: MatchFigures;
  thinking: Tally['thinking'];
  /** by how much the first bot is ahead with each seed, for the plot */
  bySeed: number[];
}

/** Seeds between two looks at the figures. */
const BATCH = 10;

export async function playMatch(
  model: PackModel,
  path: string,
  plan: MatchPlan,
  manner: Manner,
  progress: (games: number, of: number) => void,
): Promise<MatchResult> {
  const { players, options } = plan;
  const seatings = seatingsOf(plan.first, plan.second, players);
  const games = plan.seeds * seatings.length;
  const tally = emptyTally();
  const batch = plan.untilClear ? BATCH : plan.seeds;
  for (let done = 0; done < plan.seeds && !manner.stop.isMade; done += batch) {
    const seeds = Math.min(batch, plan.seeds - done);
    const job = {
      players,
      options,
      seats: seatings[0],
      seatings,
      seed: plan.seed + done,
      games: seeds * seatings.length,
    };
    const before = tally.games;
    addTally(tally, await playGames(model, path, job, manner, (n) => progress(before + n, games)));
    if (plan.untilClear && matchFigures(tally, players).isClear) break;
  }
  return { figures: matchFigures(tally, players), thinking: tally.thinking, bySeed: leadBySeed(tally, players) };
}
