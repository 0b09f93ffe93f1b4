/** A small generator for the choices, apart from the game's own. */
export class ChoiceSource {
  private state: number;
  constructor(seed: number) {
    this.state = (seed ^ 0x2545f491) | 0;
  }
  /** 0 … n - 1 */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let x = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((((x ^ (x >>> 14)) >>> 0) * n) / 4294967296) | 0;
  }
}
