/** How numbers are spread. */
export interface Spread {
  mean: number;
  min: number;
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
  max: number;
}

export function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    if (sorted.length === 0) return 0;
    const i = share * (sorted.length - 1);
    const low = Math.floor(i);
    return hundredths(sorted[low] + (sorted[Math.ceil(i)] - sorted[low]) * (i - low));
  };
  return {
    mean: sorted.length ? hundredths(sorted.reduce((a, b) => a + b, 0) / sorted.length) : 0,
    min: at(0),
    p10: at(0.1),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    max: at(1),
  };
}

export const hundredths = (n: number): number => Math.round(n * 100) / 100;
