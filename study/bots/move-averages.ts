/**
 * How lines with a choice in them ended, compared with the others from the same decision: what was good lately is drawn more
 * often (move-average sampling). Choices are told apart by the node that asks and the code, so what is learned in one turn
 * serves the next.
 */
import type { ChoiceSource, Vm } from '../../interpreter/internal.ts';

/** Slots of the table; choices that share one share what is known of them. */
const SIZE = 1 << 14;
/** Of so many lines the average is taken; older ones fade. */
const RECENT = 50;
/** Lines of a decision before the first that is compared with them. */
const FIRST_COMPARED = 3;
/** Of a hundred draws, those in which two options are compared. */
const COMPARED = 70;
/** What is thought of a choice that was hardly tried: better than most, so that it is. */
const UNKNOWN = 0.5;
const KNOWN_FROM = 2;

export class MoveAverages {
  private readonly better = new Float64Array(SIZE);
  private readonly times = new Uint8Array(SIZE);
  private lines = 0;
  private average = 0;

  /** From here on lines begin at another decision. */
  begin(): void {
    this.lines = 0;
    this.average = 0;
  }

  /** A line with these choices ended with a value. */
  add(nodes: readonly number[], codes: readonly number[], value: number): void {
    const better = this.lines === 0 ? 0 : value - this.average;
    this.lines++;
    this.average = this.lines === 1 ? value : this.average + better / Math.min(this.lines, RECENT);
    if (this.lines < FIRST_COMPARED) return;
    for (let i = 0; i < codes.length; i++) {
      const at = slotOf(nodes[i], codes[i]);
      const n = Math.min(this.times[at] + 1, RECENT);
      this.times[at] = n;
      this.better[at] += (better - this.better[at]) / n;
    }
  }

  /** Number of an option of the decision that was listed just now: often the better one of two. */
  draw(vm: Vm, source: ChoiceSource): number {
    const first = source.below(vm.optionCount);
    if (source.below(100) >= COMPARED) return first;
    const second = source.below(vm.optionCount);
    const node = vm.asking.id;
    return this.of(node, vm.options[second]) > this.of(node, vm.options[first]) ? second : first;
  }

  private of(node: number, code: number): number {
    const at = slotOf(node, code);
    return this.times[at] < KNOWN_FROM ? UNKNOWN : this.better[at];
  }
}

const slotOf = (node: number, code: number): number => (Math.imul(node, 7919) + Math.imul(code, 104_729)) & (SIZE - 1);
