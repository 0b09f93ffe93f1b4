/** Whether bots play a pack better than chance: what they are asked about it says little otherwise. */
import type { PackModel } from '../../dsl/internal.ts';
import type { SimulationJob } from '../simulate/run.ts';
import { type Manner, playGames } from '../simulate/jobs.ts';
import { addTally, emptyTally } from '../simulate/tally.ts';
import type { Interval } from '../statistics/intervals.ts';
import { type MatchFigures, matchFigures, seatingsOf } from './figures.ts';

export const RANDOM_BOT = 'random';

export interface AgainstRandom {
  bot: string;
  games: number;
  /** share of its victories over bots that choose by chance */
  wins: Interval;
  /** share that it would have by chance */
  fair: number;
  /** whether all of the interval is above that */
  beats: boolean;
}

/** Seeds after which it is looked whether it is clear, and looks at the most: few are needed where a bot is strong. */
const BATCH = 10;
const LOOKS = 3;

/** A match of each other bot against random ones, in the game as it is. Bots that had no time for a seed are left out. */
export async function againstRandom(
  model: PackModel,
  path: string,
  { players, options, seats }: Pick<SimulationJob, 'players' | 'options' | 'seats'>,
  seed: number,
  manner: Manner,
  progress: (games: number, of: number) => void,
): Promise<AgainstRandom[]> {
  const found: AgainstRandom[] = [];
  for (const bot of new Set(seats.filter((seat) => seat !== RANDOM_BOT))) {
    const seatings = seatingsOf(bot, RANDOM_BOT, players);
    const games = BATCH * seatings.length;
    const job = { players, options, seats: seatings[0], seatings, games };
    const tally = emptyTally();
    for (let look = 0; look < LOOKS && !manner.stop.isMade; look++) {
      const before = tally.games;
      const batch = { ...job, seed: seed + look * BATCH };
      addTally(tally, await playGames(model, path, batch, manner, (n) => progress(before + n, LOOKS * games)));
      if (judged(bot, matchFigures(tally, players)).beats) break;
    }
    const figures = matchFigures(tally, players);
    if (figures.seeds > 0) found.push(judged(bot, figures));
  }
  return found;
}

/** What a match against random bots says. */
export const judged = (
  bot: string,
  { games, wins, fair }: Pick<MatchFigures, 'games' | 'wins' | 'fair'>,
): AgainstRandom => ({
  bot,
  games,
  wins,
  fair,
  beats: wins.low > fair,
});
