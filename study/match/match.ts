/** A match between two bots in this thread. */
import { ANYTHING, fieldsOf, FLAG } from '../../interpreter/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { FathomError } from '../../interpreter/index.ts';
import { botNames } from '../bots/bot.ts';
import { requireBot } from '../bots/make-bot.ts';
import { playHere } from '../simulate/here.ts';
import { type BotGames, played, requireGames, stopOf, BOT_GAMES } from '../simulate/setup.ts';
import { type Match, matchReport } from './report.ts';
import { playSeeds } from './seeds.ts';

/** Who plays a match, and how long. */
export interface MatchBetween extends BotGames {
  /** names of the two bots */
  bots: readonly [first: string, second: string];
  /** stops as soon as it is clear who is better; `games` is then the most */
  untilClear?: boolean;
}

const TWO = 2;

/**
 * Lets two bots play each other: who wins how often, with intervals of 95 %, the figures of `fathom match --json`. Each seed is played
 * once for each seat, with the first bot in that seat and the second in all others, so that neither luck nor seats favour one; `games` is
 * rounded up to whole seeds. Alone each plays every seed, and the higher score wins. It plays in this thread, as `simulate` does.
 *
 * @returns shares of victories and mean scores, each with the interval over seeds; `isClear` when it is sure who is better
 *
 * @throws FathomError as `simulate` does. The reason of `signal`, when that stops it
 *
 * @example
 * const { wins, isClear } = await match(model, { bots: ['usual', 'quick'], games: 400, untilClear: true });
 * console.log(isClear, wins.low, wins.mean, wins.high);
 */
export async function match(model: PackModel, given: MatchBetween): Promise<Match> {
  const plan = fieldsOf('match', given, { ...BOT_GAMES, bots: ANYTHING, untilClear: FLAG });
  const { players, options, seed, games } = requireGames(model, plan);
  const { bots, untilClear = false, onProgress, signal } = plan;
  if (!Array.isArray(bots) || bots.length !== TWO) {
    throw new FathomError('no-such-bot', 'a match is between two bots', { bot: null, known: botNames });
  }
  const [first, second] = bots as [string, string];
  for (const name of bots) requireBot(name as string);
  signal?.throwIfAborted();
  const seeds = Math.ceil(games / Math.max(TWO, players));
  const between = { first, second, players, options, seed, seeds, untilClear };
  const stop = stopOf(signal);
  const result = await played(() =>
    playSeeds(
      between,
      (job, progress) => playHere(model, job, stop, progress),
      stop,
      (done, of) => onProgress?.(done, of),
    ),
  );
  signal?.throwIfAborted();
  onProgress?.(result.figures.games, result.figures.games);
  return matchReport(model, between, result);
}
