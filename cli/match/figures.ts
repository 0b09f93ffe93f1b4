/**
 * From the games of a match to figures with intervals. The unit is a seed: the games that share it, one for each seating, share its
 * luck as well, so they are averaged before anything is said about chance.
 */
import type { Tally } from '../simulate/tally.ts';

/** A mean with its interval of 95 %. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

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
  const bySeed = new Map<number, number[]>();
  tally.played.forEach(({ seed, seating }, game) => {
    const games = bySeed.get(seed) ?? [];
    games[seating] = game;
    bySeed.set(seed, games);
  });
  const complete = [...bySeed.values()].filter((games) => Object.keys(games).length === seatings);
  const results = complete.map((games) => (players === 1 ? alone(tally, games) : together(tally, games)));
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

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

/** Of the mean, not of the values. */
function standardError(list: readonly number[]): number {
  const m = mean(list);
  const n = list.length;
  return n < 2 ? Infinity : Math.sqrt(list.reduce((sum, x) => sum + (x - m) ** 2, 0) / (n - 1) / n);
}

const Z = 1.959964;

/** Student's quantile of 97.5 %, by the expansion of Cornish and Fisher. */
export function studentQuantile(freedom: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ];
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), Z);
}

export function meanInterval(list: readonly number[]): Interval {
  const m = mean(list);
  const half = list.length < 2 ? Infinity : studentQuantile(list.length - 1) * standardError(list);
  return { mean: m, low: m - half, high: m + half };
}

/**
 * Wilson's interval, which stays right near 0 and 1, for as many independent games as the spread between seeds stands for; `games` where
 * it says nothing, as all seeds ended alike.
 */
export function shareInterval(shares: readonly number[], games: number): Interval {
  const p = mean(shares);
  const variance = standardError(shares) ** 2;
  const n = variance > 0 && Number.isFinite(variance) ? Math.min(games, (p * (1 - p)) / variance) : games;
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  const square = Z ** 2 / n;
  const centre = (p + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((p * (1 - p)) / n + square / (4 * n));
  return { mean: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const ALPHA = 0.05;
/** Where the bound of `isClear` is tightest: at about fifty seeds. */
const MIXING = 1.5;

/**
 * Whether the mean is not `fair`, by a bound that holds at all times at once (Robbins: a mixture of normal martingales), so that a match
 * may stop as soon as it says yes. Shares lie between 0 and 1, so a seed has a variance proxy of 1/4.
 */
export function isClear(shares: readonly number[], fair: number): boolean {
  const variance = shares.length / 4 + MIXING;
  const bound = Math.sqrt(variance * Math.log(variance / (MIXING * ALPHA ** 2)));
  return Math.abs(shares.reduce((sum, share) => sum + share - fair, 0)) > bound;
}
