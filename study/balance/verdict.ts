/** Whether a thing stands out among its like. */
import type { Band } from './band.ts';
import type { Interval } from '../statistics/intervals.ts';

/**
 * - `strong`, `weak`: even the end of its interval that is nearest to the others is beyond 95 % of them, with the error of both
 * - `ordinary`: all of its interval is among them; `open`: these games cannot tell
 */
export type Verdict = 'strong' | 'weak' | 'ordinary' | 'open';

export interface Judgement {
  verdict: Verdict;
  /** seeds that it would take to tell, about; null where that is told */
  seedsNeeded: number | null;
}

/** `fewest`: with fewer seeds nothing is told. */
export function judge(worth: Interval, usual: Band, seeds: number, fewest = 0): Judgement {
  const { inwards, outwards } = usual.error;
  const below = worth.mean - worth.low;
  const above = worth.high - worth.mean;
  const told = (verdict: Verdict): Judgement => ({ verdict, seedsNeeded: null });
  if (seeds >= fewest) {
    if (worth.mean - usual.high > Math.hypot(below, outwards)) return told('strong');
    if (usual.low - worth.mean > Math.hypot(above, outwards)) return told('weak');
    const isInside =
      usual.high - worth.mean >= Math.hypot(above, inwards) && worth.mean - usual.low >= Math.hypot(below, inwards);
    if (isInside) return told('ordinary');
  }
  const border = Math.min(Math.abs(worth.mean - usual.low), Math.abs(worth.mean - usual.high));
  const isBeyond = worth.mean > usual.high || worth.mean < usual.low;
  const half = Math.hypot((worth.high - worth.low) / 2, isBeyond ? outwards : inwards);
  const needed = Number.isFinite(half) && border > 0 ? Math.ceil(seeds * (half / border) ** 2) : Infinity;
  return { verdict: 'open', seedsNeeded: Number.isFinite(needed) ? Math.max(needed, seeds + 1, fewest) : null };
}
