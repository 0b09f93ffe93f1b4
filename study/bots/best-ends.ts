/** The best of the ways to end a turn that a bot has met, each with another end. */

/** A line as far as it goes: by decision, the node that asked and what was chosen. */
export interface Line {
  readonly codes: readonly number[];
  readonly nodes: readonly number[];
}

/** A way to end the turn. */
export interface TurnEnd {
  /** number of the option that it begins with */
  readonly option: number;
  /** what its end is worth in points, as the weights count them */
  readonly value: number;
  readonly line: Line;
  /** whether it ends with the confirmation that ends the turn */
  readonly isConfirmed: boolean;
}

/** Points; ends that are nearer are most often one end with pieces on other sites of the same kind. */
const SAME = 0.05;

export class BestEnds {
  /** best first */
  readonly list: TurnEnd[] = [];

  constructor(private readonly most: number) {}

  clear(): void {
    this.list.length = 0;
  }

  /** Whether an end with this value would be among the best. */
  accepts(value: number): boolean {
    const { list } = this;
    if (list.length === this.most && value <= list[list.length - 1].value) return false;
    return !list.some((end) => Math.abs(end.value - value) < SAME);
  }

  add(end: TurnEnd): void {
    const { list } = this;
    if (list.length === this.most) list.pop();
    const at = list.findIndex(({ value }) => value < end.value);
    list.splice(at < 0 ? list.length : at, 0, end);
  }
}
