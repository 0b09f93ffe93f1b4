/** `move 2 cards in hand to …`: so many times, one is chosen and moved; all, where there are fewer, or in any order. */
import type { Origin } from '../../dsl/index.ts';
import { DONE, IMPOSSIBLE, NOTHING } from '../machine/codes.ts';
import type { CardsFn, NumFn } from '../machine/compiled-game.ts';
import { FRAME_PC, REPEAT_TIMES } from '../machine/frame.ts';
import type { Reason } from '../machine/messages.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { Repeat } from './repeat.ts';

export class MoveSome extends Repeat {
  /** in look-ahead: whether there will be cards that cannot be seen now */
  unseen: ((vm: Vm) => boolean) | null = null;
  constructor(
    origin: Origin,
    n: NumFn,
    cards: CardsFn,
    once: Node,
    /** all that there are, which may be none */
    private readonly all: boolean,
  ) {
    super(origin, (vm) => Math.min(n(vm), cards.count(vm)), once);
    this.neverFails = all;
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
}
