/** Numbers, intervals and probabilities in words. */
import type { Interval } from '../statistics/intervals.ts';
import { signed } from '../statistics/numbers.ts';

export const percent = (share: number, digits = 0): string => (100 * share).toFixed(digits);

const isKnown = ({ low, high }: Pick<Interval, 'low' | 'high'>): boolean =>
  Number.isFinite(low) && Number.isFinite(high);

/** A difference with its interval, if one seed does not make it endless. */
export const interval = (of: Interval): string => `${signed(of.mean)}${isKnown(of) ? ` (${range(of)})` : ''}`;

/** The ends of the interval of a difference. */
export const range = ({ low, high }: Pick<Interval, 'low' | 'high'>): string => `${signed(low)} to ${signed(high)}`;

/** A share with its interval, in percent. */
export const shares = (of: Interval, digits = 0): string =>
  `${percent(of.mean, digits)} %${isKnown(of) ? ` (${percent(of.low, digits)} to ${percent(of.high, digits)})` : ''}`;

/** A tail probability as people read it. */
export const chance = (tail: number): string => (tail < 0.001 ? '< 0.001' : tail.toFixed(3));

/** The same bot on all seats is named once. */
export const botsOf = (seats: readonly string[]): string =>
  seats.every((seat) => seat === seats[0]) ? seats[0] : seats.join(', ');

export const seedsFrom = (first: number, seeds: number): string => `seeds ${first} to ${first + seeds - 1}`;
