/** What comes with having something, where chance decides who has it; and how such effects are spread over a group of things. */
import { mean, studentQuantile } from './intervals.ts';
import { studentTail } from './tests.ts';

/** An estimate with its standard error and the freedom of that. */
export interface Effect {
  effect: number;
  error: number;
  low: number;
  high: number;
  /** two-sided p that it is 0 */
  tail: number;
  /** rows that had it */
  rows: number;
}

/** One row: an outcome, what it had (numbers of things), and the group whose rows share their luck. */
export interface Row {
  y: number;
  had: readonly number[];
  group: number;
}

/**
 * For each thing: by how much the outcome of rows that had it is above what is expected of rows with as many things. Standard errors
 * are those of groups, as rows of one game are not independent. Null for things that nobody had, or everybody.
 */
export function effectsOf(rows: readonly Row[], things: number): (Effect | null)[] {
  const centred = withoutCount(rows);
  const out: (Effect | null)[] = [];
  const holders = Array.from({ length: things }, () => new Set<number>());
  rows.forEach(({ had }, row) => {
    for (const thing of had) holders[thing].add(row);
  });
  const groups = new Map<number, number[]>();
  rows.forEach(({ group }, row) => groups.set(group, [...(groups.get(group) ?? []), row]));
  for (const mine of holders) out.push(effectOf(centred, mine, groups));
  return out;
}

/** Outcomes less what the number of things explains: who has more of them may do better for other reasons. */
function withoutCount(rows: readonly Row[]): number[] {
  const n = rows.map(({ had }) => had.length);
  const meanN = mean(n);
  const meanY = mean(rows.map(({ y }) => y));
  const square = n.reduce((sum, k) => sum + (k - meanN) ** 2, 0);
  const product = rows.reduce((sum, { y }, i) => sum + (y - meanY) * (n[i] - meanN), 0);
  const slope = square === 0 ? 0 : product / square;
  return rows.map(({ y }, i) => y - meanY - slope * (n[i] - meanN));
}

function effectOf(y: readonly number[], holders: ReadonlySet<number>, groups: Map<number, number[]>): Effect | null {
  const n = y.length;
  const k = holders.size;
  if (k === 0 || k === n) return null;
  const share = k / n;
  const square = k * (1 - share);
  let product = 0;
  for (const row of holders) product += y[row];
  // as `y` has mean 0, the mean of the indicator need not be taken off
  const effect = product / square;
  let variance = 0;
  let counted = 0;
  for (const rows of groups.values()) {
    let sum = 0;
    let has = false;
    for (const row of rows) {
      const x = (holders.has(row) ? 1 : 0) - share;
      has ||= holders.has(row);
      sum += x * (y[row] - effect * x);
    }
    variance += sum ** 2;
    if (has) counted++;
  }
  const m = groups.size;
  const freedom = Math.max(1, Math.min(counted, m - counted === 0 ? counted : m) - 1);
  const error = Math.sqrt((variance * m) / Math.max(1, m - 1)) / square;
  const half = counted < 2 ? Infinity : studentQuantile(freedom) * error;
  const tail = counted < 2 ? 1 : error === 0 ? (effect === 0 ? 1 : 0) : studentTail(effect / error, freedom);
  return { effect, error, low: effect - half, high: effect + half, tail, rows: k };
}

/** Middle and true spread of a group of effects: the spread of the estimates is more, by their errors. */
export interface Spread {
  middle: number;
  /** its standard error */
  middleError: number;
  deviation: number;
  /** between what the deviation is, at 95 % */
  deviations: { low: number; high: number };
  things: number;
}

/** Beyond so many deviations of the others an effect is no usual one. */
const ODD = 3.5;
const Z = 1.959964;

/**
 * Robust, so that a few odd ones do not hide themselves: the mean of those that are not odd, and the median distance from it. Not the
 * median: who has an odd thing in the same hand is rare and far away, so estimates lie on one side of what they estimate.
 */
export function spreadOf(effects: readonly Effect[]): Spread {
  const sure = effects.filter(({ error }) => Number.isFinite(error) && error > 0);
  const things = sure.length;
  if (things < 3) return { middle: 0, middleError: 0, deviation: 0, deviations: { low: 0, high: 0 }, things };
  const centre = median(sure.map(({ effect }) => effect));
  const distance = 1.4826 * median(sure.map(({ effect }) => Math.abs(effect - centre)));
  const usual = sure.filter(({ effect }) => Math.abs(effect - centre) <= ODD * distance);
  const middle = mean(usual.map(({ effect }) => effect));
  const seen = 1.4826 * median(sure.map(({ effect }) => Math.abs(effect - middle)));
  const chance = median(sure.map(({ error }) => error ** 2));
  const square = Math.max(0, seen ** 2 - chance);
  // a median tells the square of a deviation as well as 37 % of them would
  const squareError = Math.max(seen ** 2, chance) * Math.sqrt(2 / (0.37 * things));
  return {
    middle,
    middleError: Math.sqrt(chance / usual.length),
    deviation: Math.sqrt(square),
    deviations: {
      low: Math.sqrt(Math.max(0, square - Z * squareError)),
      high: Math.sqrt(square + Z * squareError),
    },
    things,
  };
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}
