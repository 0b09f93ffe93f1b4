/** Plays the seeds of a match between two bots, in batches where it may stop early; whoever plays the games. */
import type { SimulationJob } from '../simulate/run.ts';
import { addTally, emptyTally, type Tally } from '../simulate/tally.ts';
import { leadBySeed, type MatchFigures, matchFigures, seatingsOf } from './figures.ts';

export interface MatchPlan {
  first: string;
  second: string;
  players: number;
  options: Record<string, string | number>;
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

/** Plays the games of a job. */
type PlayJob = (job: SimulationJob, progress: (done: number) => void) => Promise<Tally>;

export async function playSeeds(
  plan: MatchPlan,
  play: PlayJob,
  stop: { readonly isMade: boolean },
  progress: (games: number, of: number) => void,
): Promise<MatchResult> {
  const { players, options } = plan;
  const seatings = seatingsOf(plan.first, plan.second, players);
  const games = plan.seeds * seatings.length;
  const tally = emptyTally();
  const batch = plan.untilClear ? BATCH : plan.seeds;
  for (let done = 0; done < plan.seeds && !stop.isMade; done += batch) {
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
    addTally(tally, await play(job, (n) => progress(before + n, games)));
    if (plan.untilClear && matchFigures(tally, players).isClear) break;
  }
  return { figures: matchFigures(tally, players), thinking: tally.thinking, bySeed: leadBySeed(tally, players) };
}
