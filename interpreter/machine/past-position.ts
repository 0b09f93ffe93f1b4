/**
 * The position before a choice that was made. A copy of every one would take more time than the choice itself; so only some are
 * copied, and from the last copy on the same choices are made again when somebody looks.
 */
import { LENGTH } from '../position/layout.ts';
import { restorePosition } from './restore.ts';
import type { Vm } from './vm.ts';

/** So many choices are made again at most. */
const CHOICES_BETWEEN_COPIES = 16;

export class PastPosition {
  private readonly cells: Int32Array | null;
  /** how many choices after the last copy */
  private readonly distance: number;

  /** The machine is at the position; `code` is the option that it will take next. `previous`: the position before the last choice. */
  constructor(
    vm: Vm,
    private readonly code: number,
    private readonly previous: PastPosition | null,
  ) {
    this.distance = previous === null ? 0 : (previous.distance + 1) % CHOICES_BETWEEN_COPIES;
    this.cells = this.distance === 0 ? vm.cells.slice(0, vm.cells[LENGTH]) : null;
  }

  /** Puts the position into a machine of the same compiled game, which tells nobody of what it does meanwhile. */
  restore(vm: Vm): void {
    const { sink, watch } = vm;
    vm.sink = null;
    vm.watch = null;
    this.goTo(vm);
    vm.sink = sink;
    vm.watch = watch;
  }

  private goTo(vm: Vm): void {
    if (this.cells !== null) {
      restorePosition(vm, this.cells);
      return;
    }
    const { previous } = this;
    previous!.goTo(vm);
    vm.choose(previous!.code);
    vm.run();
  }
}
