/** Tests of significance, and what many of them together may say. */
import { mean, standardError } from './intervals.ts';

/** Two-sided: how likely Student's t is to be as far from 0 as this by chance alone. */
export function studentTail(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return Number.isNaN(t) ? 1 : 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** Two-sided p that the mean of these is not 0; 1 where nothing can be said, as there are less than two or all are 0. */
export function meanTail(list: readonly number[]): number {
  if (list.length < 2) return 1;
  const m = mean(list);
  return m === 0 ? 1 : studentTail(m / standardError(list), list.length - 1);
}

/**
 * Holm's correction: p of each question such that the chance of a single false alarm among all is held. Whatever the questions have to do
 * with each other.
 */
export function holm(tails: readonly number[]): number[] {
  const order = tails.map((_, i) => i).sort((a, b) => tails[a] - tails[b]);
  const out = tails.map(() => 1);
  let most = 0;
  order.forEach((question, rank) => {
    most = Math.max(most, Math.min(1, tails[question] * (tails.length - rank)));
    out[question] = most;
  });
  return out;
}

/** Benjamini and Hochberg's: the share of false alarms among those that are believed is held. */
export function benjaminiHochberg(tails: readonly number[]): number[] {
  const order = tails.map((_, i) => i).sort((a, b) => tails[b] - tails[a]);
  const out = tails.map(() => 1);
  let least = 1;
  order.forEach((question, i) => {
    least = Math.min(least, (tails[question] * tails.length) / (tails.length - i));
    out[question] = least;
  });
  return out;
}

/** Normal quantiles of a test at 5 %, two-sided, that finds what there is in 80 % of the cases. */
const NEEDED = 1.959964 + 0.841621;

/** How many values like these it takes to find a difference of their mean from 0; Infinity if it is 0. */
export function valuesNeeded(list: readonly number[]): number {
  const m = mean(list);
  const error = standardError(list);
  if (m === 0 || list.length < 2) return Infinity;
  return Math.max(2, Math.ceil(list.length * ((NEEDED * error) / m) ** 2));
}

/** The regularised incomplete beta function, by Lentz's way to evaluate its continued fraction. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b)) / a;
  const tiny = 1e-300;
  const safe = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let fraction = 1;
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  fraction = d;
  for (let m = 1; m < 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-14) break;
  }
  return front * fraction;
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Lanczos' approximation, for positive arguments. */
export function logGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const x = z - 1;
  const t = x + LANCZOS.length - 0.5;
  const sum = LANCZOS.reduce((all, c, i) => all + c / (x + i + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}
