/** Means and shares with intervals of 95 %. */

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

/** Of the mean, not of the values. */
export function standardError(list: readonly number[]): number {
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
