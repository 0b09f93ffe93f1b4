/**
 * What each choice came to wherever in a game it was taken: a site that is good in one position is often good in others. Choices are told
 * apart by seat, the node that asks, and the code; what is known of them is kept from turn to turn.
 */
import { FRAME_PLAYER, type ChoiceSource, type Vm } from '../../interpreter/internal.ts';

/** Slots of the table; choices that share one share what is known of them. */
const SIZE = 1 << 14;
/** Older playouts fade. */
const RECENT = 200;
/** Of a hundred draws, those in which two options are compared. */
const COMPARED = 70;
/** What is thought of a choice that was hardly tried: better than any, so that it is. */
const UNKNOWN = 1;
const KNOWN_FROM = 2;

export class ChoiceResults {
  private readonly means = new Float64Array(SIZE);
  private readonly counts = new Uint8Array(SIZE);

  add(seat: number, node: number, code: number, result: number): void {
    const at = slotOf(seat, node, code);
    const n = Math.min(this.counts[at] + 1, RECENT);
    this.counts[at] = n;
    this.means[at] += (result - this.means[at]) / n;
  }

  mean(seat: number, node: number, code: number): number {
    return this.means[slotOf(seat, node, code)];
  }

  count(seat: number, node: number, code: number): number {
    return this.counts[slotOf(seat, node, code)];
  }

  /** Number of an option of the decision that was listed just now: often the better one of two. */
  readonly draw = (vm: Vm, source: ChoiceSource): number => {
    const first = source.below(vm.optionCount);
    if (source.below(100) >= COMPARED) return first;
    const second = source.below(vm.optionCount);
    const seat = vm.cells[vm.top + FRAME_PLAYER];
    const node = vm.asking.id;
    return this.hope(seat, node, vm.options[second]) > this.hope(seat, node, vm.options[first]) ? second : first;
  };

  private hope(seat: number, node: number, code: number): number {
    const at = slotOf(seat, node, code);
    return this.counts[at] < KNOWN_FROM ? UNKNOWN : this.means[at];
  }
}

const slotOf = (seat: number, node: number, code: number): number =>
  (Math.imul(seat, 31_337) + Math.imul(node, 7919) + Math.imul(code, 104_729)) & (SIZE - 1);
