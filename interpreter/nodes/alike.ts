/** How several that are chosen are alike: all of one color or type, or each of another. */
import type { Vm } from '../machine/vm.ts';

/** In a variable: nothing was chosen; else the component's number + 1. */
export const NONE = 0;

export class AlikeChoice {
  constructor(
    /** of each component, its color or type; negative: none, so that it is like nothing */
    private readonly values: Int32Array,
    private readonly same: boolean,
    private readonly chosen: readonly number[],
  ) {}

  /** Leaves of a list those that may be chosen beside the others; the first only where `n` can be alike. */
  filter(vm: Vm, list: Int32Array, count: number, all: Int32Array, n: number): number {
    const before = this.chosen.map((v) => vm.cells[vm.env + v]).filter((code) => code !== NONE);
    const taken = new Set(before.map((code) => this.values[code - 1]));
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const value = this.values[list[i]];
      if (value < 0) continue;
      const fits = taken.size === 0 ? !this.same || this.countOf(all, value) >= n : taken.has(value) === this.same;
      if (fits) list[kept++] = list[i];
    }
    return kept;
  }

  /** How many of a list can be chosen together. */
  most(all: Int32Array): number {
    const values = new Set(all.filter((code) => this.values[code] >= 0).map((code) => this.values[code]));
    return this.same ? Math.max(0, ...[...values].map((value) => this.countOf(all, value))) : values.size;
  }

  private countOf(all: Int32Array, value: number): number {
    let n = 0;
    for (const code of all) if (this.values[code] === value) n++;
    return n;
  }
}
