/** A position that playouts have met: what each of its options has come to. */
import type { ChoiceSource } from '../../interpreter/internal.ts';
import type { ChoiceResults } from './choice-results.ts';

/** How much an option is tried that was tried less than others. */
const EXPLORATION = 0.3;
/** What options came to when they were taken later, or in other positions, counts as so many playouts at most. */
const MOST_ELSEWHERE = 10;
const MOST_GENERAL = 2;

export class MetPosition {
  /** playouts through it */
  count = 0;
  /** numbers of its options */
  readonly options: readonly number[];
  /** by option, playouts that took it here, and the sum of what they came to for the seat */
  private readonly times: Float64Array;
  private readonly sums: Float64Array;
  /** the same of playouts in which the seat took it here or later */
  private readonly laterTimes: Float64Array;
  private readonly laterSums: Float64Array;

  constructor(
    /** the node that asks, and whom it asks */
    readonly node: number,
    readonly seat: number,
    /** all legal options */
    readonly codes: readonly number[],
    private readonly general: ChoiceResults,
  ) {
    const n = codes.length;
    this.options = codes.map((_, option) => option);
    this.times = new Float64Array(n);
    this.sums = new Float64Array(n);
    this.laterTimes = new Float64Array(n);
    this.laterSums = new Float64Array(n);
  }

  timesOf(option: number): number {
    return this.times[option];
  }

  add(option: number, result: number): void {
    this.count++;
    this.times[option]++;
    this.sums[option] += result;
  }

  addLater(code: number, result: number): void {
    const option = this.codes.indexOf(code);
    if (option < 0) return;
    this.laterTimes[option]++;
    this.laterSums[option] += result;
  }

  /** From 0 to 1, what the option will come to for the seat: from here, and the less that is known, from elsewhere. */
  worth(option: number): number {
    const { general, seat, node } = this;
    const code = this.codes[option];
    const known = Math.min(general.count(seat, node, code), MOST_GENERAL);
    const later = this.laterTimes[option] + known + 1;
    const elsewhere = (this.laterSums[option] + known * general.mean(seat, node, code) + 1 / 2) / later;
    const weight = (MOST_ELSEWHERE * later) / (later + MOST_ELSEWHERE);
    return (this.sums[option] + weight * elsewhere) / (this.times[option] + weight);
  }

  /** The option that is tried next, among these: one that is good, or little known. */
  toTry(among: readonly number[], source: ChoiceSource): number {
    const log = Math.log(this.count + 1);
    const from = source.below(among.length);
    let best = among[from];
    let most = -Infinity;
    for (let i = 0; i < among.length; i++) {
      const option = among[(from + i) % among.length];
      const value = this.worth(option) + EXPLORATION * Math.sqrt(log / (this.times[option] + 1));
      if (value <= most) continue;
      most = value;
      best = option;
    }
    return best;
  }

  /** The option that was tried most, as the best ones are; of several the one that is worth most. */
  best(among: readonly number[]): number {
    const rank = (option: number): number => this.times[option] + this.worth(option);
    return among.reduce((best, option) => (rank(option) > rank(best) ? option : best));
  }
}
