/** From a tally to the figures of a simulation. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Figures } from './figures.ts';
import type { SimulationJob } from './run.ts';
import { hundredths, type Spread, spread } from './spread.ts';
import type { Tally } from './tally.ts';

/** The form of `simulate --json`; fields are added, never changed. */
export interface Simulation {
  pack: string;
  version: string;
  hash: string;
  players: number;
  options: Record<string, string | number>;
  bots: string[];
  firstSeed: number;
  games: number;
  /** wall clock */
  seconds: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
  choicesPerGame: number;
  optionsPerChoice: number;
  lookAhead: { asked: number; givenUp: number };
  seats: { seat: number; bot: string; wins: number; score: Spread }[];
  cards: { id: string; name: string; used: number; abilities: number; entered: Record<string, number> }[];
  slots: { id: string; name: string; color: string | null; taken: number; performed: number }[];
  /** @internal only if statistics were requested */
  statistics?: Figures;
}

export function simulationReport(
  model: PackModel,
  job: SimulationJob,
  options: Record<string, string | number>,
  tally: Tally,
  seconds: number,
): Simulation {
  const per = (n: number, of: number): number => (of === 0 ? 0 : hundredths(n / of));
  return {
    pack: model.id,
    version: model.version,
    hash: model.hash,
    players: job.players,
    options,
    bots: job.seats,
    firstSeed: job.seed,
    games: tally.games,
    seconds: hundredths(seconds),
    gamesPerSecond: per(tally.games, seconds),
    decisionsPerGame: per(tally.decisions, tally.games),
    choicesPerGame: per(tally.choices, tally.games),
    optionsPerChoice: per(tally.options, tally.choices),
    lookAhead: { asked: tally.asked, givenUp: tally.givenUp },
    seats: job.seats.map((bot, seat) => ({
      seat: seat + 1,
      bot,
      wins: winsOf(tally, seat),
      score: spread(tally.scores.map((s) => s[seat])),
    })),
    cards: model.cards.map(({ id, name }) => ({
      id,
      name,
      ...(tally.cards[id] ?? { used: 0, abilities: 0, entered: {} }),
    })),
    slots: model.slots
      .filter((s) => s.players === null || s.players.includes(job.players))
      .map(({ id, name, color }) => ({
        id,
        name,
        color: color ?? null,
        ...(tally.slots[id] ?? { taken: 0, performed: 0 }),
      })),
  };
}

/** A shared victory counts in equal parts. */
function winsOf({ places }: Tally, seat: number): number {
  return hundredths(places.reduce((sum, of) => sum + (of[seat] === 1 ? 1 / of.filter((p) => p === 1).length : 0), 0));
}
