/** `move 2 cards in hand to …`, `dispose 2 cards in hand as …`: so many times, one is chosen and done with. */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, DONE, IMPOSSIBLE, NOTHING } from '../machine/codes.ts';
import type { NumFn } from '../machine/compiled-game.ts';
import { FRAME_PC, REPEAT_TIMES } from '../machine/frame.ts';
import type { Reason } from '../machine/messages.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { NONE } from './alike.ts';
import { Repeat } from './repeat.ts';

export class SomeCards extends Repeat {
  /** in look-ahead: whether there will be cards that cannot be seen now */
  unseen: ((vm: Vm) => boolean) | null = null;
  constructor(
    origin: Origin,
    /** how many there are to be done with; 0 where there are too few */
    times: NumFn,
    once: Node,
    /** all that there are, which may be none */
    private readonly all: boolean,
    /** the variables of those that are chosen, where it matters how they are alike */
    private readonly chosen: readonly number[],
  ) {
    super(origin, times, once);
    this.neverFails = all;
  }
  /** Asked before it begins: what an earlier run has chosen does not count. */
  override can(vm: Vm): Can {
    const held = this.chosen.map((v) => vm.cells[vm.env + v]);
    this.forget(vm);
    const can = super.can(vm);
    this.chosen.forEach((v, i) => {
      vm.cells[vm.env + v] = held[i];
    });
    return can;
  }
  override begin(vm: Vm): void {
    this.forget(vm);
    super.begin(vm);
  }
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + FRAME_PC] === 0 && vm.cells[frame + REPEAT_TIMES] <= 0) {
      if (this.all) return vm.pop(frame, NOTHING);
      return vm.pop(frame, vm.lookAhead > 0 && this.unseen?.(vm) ? DONE : IMPOSSIBLE);
    }
    super.step(vm, frame);
  }
  override why(): Reason {
    return { type: 'no-such-card', effect: this.origin };
  }
  private forget(vm: Vm): void {
    for (const v of this.chosen) vm.cells[vm.env + v] = NONE;
  }
}
