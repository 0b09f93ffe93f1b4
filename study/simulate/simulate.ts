/** Many games of bots, counted, in this thread. */
import { ANYTHING, fieldsOf } from '../../interpreter/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { requireBot, requireSeatsFilled } from '../bots/make-bot.ts';
import { playHere } from './here.ts';
import { type Simulation, simulationReport } from './report.ts';
import { type BotGames, played, requireGames, stopOf, BOT_GAMES } from './setup.ts';

/** What is simulated. */
export interface SimulationPlan extends BotGames {
  /** names of bots, seat by seat; the last one sits on all further seats. `random` unless given */
  bots?: readonly string[];
}

const MILLISECONDS = 1000;

/**
 * Plays many games between bots and counts: the figures of `fathom simulate --json`. Equal seeds give equal figures, speed aside. It
 * plays in this thread, to which it gives other things a turn every twentieth of a second.
 *
 * @returns scores as mean, least, most and quantiles, victories (a shared one counts in equal parts), use of cards and slots, for each seat
 *   and in all
 *
 * @throws FathomError `no-such-bot`, `bad-budget`, `bad-count`, `bad-seed`, `not-a-player-count`, `no-such-option`, `no-model`, or
 *   `beyond-limit` for a game that goes on for ever. The reason of `signal`, when that stops it
 *
 * @example
 * const { seats } = await simulate(model, { bots: ['quick', 'random'], games: 200, seed: 1 });
 * console.log(seats[0].wins, seats[0].score.mean);
 */
export async function simulate(model: PackModel, given: SimulationPlan = {}): Promise<Simulation> {
  const plan = fieldsOf('simulate', given, { ...BOT_GAMES, bots: ANYTHING });
  const { players, options, seed, games } = requireGames(model, plan);
  const { bots = ['random'], onProgress, signal } = plan;
  requireSeatsFilled(bots, players);
  for (const name of bots) requireBot(name);
  signal?.throwIfAborted();
  const seats = Array.from({ length: players }, (_, seat) => bots[Math.min(seat, bots.length - 1)]);
  const job = { players, options, seats, seed, games };
  const began = performance.now();
  const tally = await played(() => playHere(model, job, stopOf(signal), (done) => onProgress?.(done, games)));
  signal?.throwIfAborted();
  onProgress?.(games, games);
  return simulationReport(model, job, options, tally, (performance.now() - began) / MILLISECONDS);
}
