/** Whether a thing stands out among its like. */
import type { Interval } from '../statistics/intervals.ts';

/**
 * - `strong`, `weak`: even the end of its interval that is nearest to the others is beyond 95 % of them
 * - `ordinary`: all of its interval is among them; `open`: these games cannot tell
 */
export type Verdict = 'strong' | 'weak' | 'ordinary' | 'open';

export interface Judgement {
  verdict: Verdict;
  /** seeds that it would take to tell, about; null where that is told */
  seedsNeeded: number | null;
}

export function judge(worth: Interval, usual: { low: number; high: number }, seeds: number): Judgement {
  if (worth.low > usual.high) return { verdict: 'strong', seedsNeeded: null };
  if (worth.high < usual.low) return { verdict: 'weak', seedsNeeded: null };
  if (worth.low >= usual.low && worth.high <= usual.high) return { verdict: 'ordinary', seedsNeeded: null };
  const border = Math.min(Math.abs(worth.mean - usual.low), Math.abs(worth.mean - usual.high));
  const half = (worth.high - worth.low) / 2;
  const needed = Number.isFinite(half) && border > 0 ? Math.ceil(seeds * (half / border) ** 2) : Infinity;
  return { verdict: 'open', seedsNeeded: Number.isFinite(needed) ? Math.max(needed, seeds + 1) : null };
}
