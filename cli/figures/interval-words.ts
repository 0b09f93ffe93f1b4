/** Numbers and verdicts in words. */
import { type Interval, signed, type Measure, type Verdict } from '../../study/internal.ts';

export const percent = (share: number): string => (100 * share).toFixed(0);

const isKnown = ({ low, high }: { low: number; high: number }): boolean =>
  Number.isFinite(low) && Number.isFinite(high);

export const interval = (of: Interval): string =>
  isKnown(of) ? `${signed(of.mean)} (${signed(of.low)} to ${signed(of.high)})` : `${signed(of.mean)} (of one game)`;
export const shares = (of: Interval): string => `${percent(of.mean)} % (${percent(of.low)} to ${percent(of.high)})`;

export const UNITS: Record<Measure, string> = { points: 'points', wins: '% of the victories' };

export const VERDICTS: Record<Verdict, string> = {
  strong:
    'Too strong: even the low end of its interval is above what 95 % of its like are worth, with the error of both.',
  weak: 'Too weak: even the high end of its interval is below what 95 % of its like are worth, with the error of both.',
  ordinary: 'Ordinary: all of its interval is within what its like are worth.',
  open: 'These games cannot tell whether it is out of the ordinary.',
};

/** A tail probability as people read it. */
export const chance = (tail: number): string => (tail < 0.001 ? '< 0.001' : tail.toFixed(3));
