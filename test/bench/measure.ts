/** Timing helpers. */

export interface Row {
  what: string;
  value: string;
  /** what to compare it with, measured in the same run */
  baseline: string;
}

export const median = (xs: number[]): number => [...xs].sort((a, b) => a - b)[xs.length >> 1];

/** Microseconds per call of `run`: median of `rounds` of `each` milliseconds, after two rounds of warm-up. */
export function microseconds(run: () => void, rounds = 9, each = 60): number {
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round++) {
    let n = 0;
    const start = performance.now();
    let now = start;
    while ((now = performance.now()) - start < each) {
      for (let i = 0; i < 50; i++) run();
      n += 50;
    }
    if (round >= 2) times.push(((now - start) * 1000) / n);
  }
  return median(times);
}

export const figure = (n: number, unit: string): string =>
  `${n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3)} ${unit}`;
