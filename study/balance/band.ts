/** What a usual thing is worth, and how well that is known: it is estimated from the same games. */
import type { Spread } from '../statistics/effects.ts';

export interface Band {
  low: number;
  high: number;
  /** the distance of both from the middle is no less, as hardly anybody would notice less */
  least: number;
  /** by how much the border on either side may be nearer to the middle, or farther from it, at 95 % */
  error: { inwards: number; outwards: number };
}

const Z = 1.959964;

/** Of a group of things: 95 % of them. */
export function bandOf({ middle, middleError, deviation, deviations }: Spread, least: number): Band {
  const half = (of: number): number => Math.max(Z * of, least);
  const usual = half(deviation);
  return {
    low: middle - usual,
    high: middle + usual,
    least,
    error: {
      inwards: Math.hypot(Z * middleError, usual - half(deviations.low)),
      outwards: Math.hypot(Z * middleError, half(deviations.high) - usual),
    },
  };
}

/** Where there is nothing to compare with, a worth that hardly anybody would notice is usual. */
export const bandOfNothing = (least: number): Band => ({
  low: -least,
  high: least,
  least,
  error: { inwards: 0, outwards: 0 },
});
