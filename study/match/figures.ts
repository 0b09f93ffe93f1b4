/**
 * From the games of a match to figures with intervals. The unit is a seed: the games that share it, one for each seating, share its
 * luck as well, so they are averaged before anything is said about chance.
 */
import type { Tally } from '../simulate/tally.ts';
import { type Interval, isClear, mean, meanInterval, shareInterval } from '../statistics/intervals.ts';

export interface MatchFigures {
  games: number;
  /** seeds of which all games were played */
  seeds: number;
  /** share of the victories of the first bot: a shared one counts in equal parts; alone, of the seeds with the higher score */
  wins: Interval;
  /** share that it would have by chance */
  fair: number;
  scores: [first: Interval, second: Interval];
  /** of the first bot's score from the mean of the others */
  difference: Interval;
  /** shares of games in which the goals of the pack were reached; only where one plays alone */
  reached: [first: number, second: number] | null;
  /** whether the share of victories is surely not that of chance, however often somebody has looked before */
  isClear: boolean;
}

/** One seed: mean over its games. */
interface SeedResult {
  wins: number;
  first: number;
  second: number;
}

/** The seatings of a match: the first bot in each seat in turn, the second in all others. Alone, each plays by itself. */
export function seatingsOf(first: string, second: string, players: number): string[][] {
  if (players === 1) return [[first], [second]];
  return Array.from({ length: players }, (_, own) =>
    Array.from({ length: players }, (_seat, seat) => (seat === own ? first : second)),
  );
}

export function matchFigures(tally: Tally, players: number): MatchFigures {
  const seatings = players === 1 ? 2 : players;
  const complete = completeSeeds(tally, seatings);
  const results = complete.map((games) => resultOf(tally, games, players));
  const wins = results.map((result) => result.wins);
  const fair = players === 1 ? 0.5 : 1 / players;
  return {
    games: complete.length * seatings,
    seeds: complete.length,
    wins: shareInterval(wins, complete.length * (players === 1 ? 1 : players)),
    fair,
    scores: [meanInterval(results.map(({ first }) => first)), meanInterval(results.map(({ second }) => second))],
    difference: meanInterval(results.map(({ first, second }) => first - second)),
    reached: players === 1 ? [reachedIn(tally, complete, 0), reachedIn(tally, complete, 1)] : null,
    isClear: isClear(wins, fair),
  };
}

/** By how much the first bot is ahead with each seed. */
export const leadBySeed = (tally: Tally, players: number): number[] =>
  completeSeeds(tally, players === 1 ? 2 : players).map((games) => {
    const { first, second } = resultOf(tally, games, players);
    return first - second;
  });

/** The games of each seed of which all were played, by seating. */
function completeSeeds({ played }: Tally, seatings: number): number[][] {
  const bySeed = new Map<number, number[]>();
  played.forEach(({ seed, seating }, game) => {
    const games = bySeed.get(seed) ?? [];
    games[seating] = game;
    bySeed.set(seed, games);
  });
  return [...bySeed.values()].filter((games) => Object.keys(games).length === seatings);
}

const resultOf = (tally: Tally, games: readonly number[], players: number): SeedResult =>
  players === 1 ? alone(tally, games) : together(tally, games);

function alone({ scores }: Tally, [one, other]: readonly number[]): SeedResult {
  const [first] = scores[one];
  const [second] = scores[other];
  return { first, second, wins: first > second ? 1 : first === second ? 0.5 : 0 };
}

const reachedIn = ({ places }: Tally, games: readonly (readonly number[])[], seating: number): number =>
  games.length === 0 ? 0 : games.filter((game) => places[game[seating]][0] === 1).length / games.length;

function together({ scores, places }: Tally, games: readonly number[]): SeedResult {
  const sum: SeedResult = { wins: 0, first: 0, second: 0 };
  games.forEach((game, own) => {
    const winners = places[game].filter((place) => place === 1).length;
    if (places[game][own] === 1) sum.wins += 1 / winners;
    sum.first += scores[game][own];
    sum.second += mean(scores[game].filter((_, seat) => seat !== own));
  });
  const n = games.length;
  return { wins: sum.wins / n, first: sum.first / n, second: sum.second / n };
}
