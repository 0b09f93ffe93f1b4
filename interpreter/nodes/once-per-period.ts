/** `once per turn: when …: E`: what an event sets off on a card, once in each period. */
import type { Origin } from '../../dsl/internal.ts';
import { flagsOf, setFlag } from '../machine/cards.ts';
import { type Can, DONE, NO, NOTHING, type Result } from '../machine/codes.ts';
import { ENV_CAUSE_ID, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { Bound } from '../machine/growth.ts';
import type { PartMeaning, Reason } from '../machine/messages.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/** Whether the card whose program is asked or runs has this flag. */
export const isUsedUp = (vm: Vm, flag: number): boolean => (flagsOf(vm, cardOf(vm)) & flag) !== 0;

const cardOf = (vm: Vm): number => vm.cells[vm.env + ENV_CAUSE_ID];

/**
 * It counts as used while it is done, so that it does not set off itself, and afterwards if something was done. Two events
 * may set it off before it runs: then it runs once.
 */
export class OncePerPeriod extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly of: Node,
    readonly flag: number,
  ) {
    super(origin);
    this.onlyGains = of.onlyGains;
  }
  can(vm: Vm): Can {
    return isUsedUp(vm, this.flag) ? NO : this.of.can(vm);
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return isUsedUp(vm, this.flag) || this.of.isBlocked(vm, growth);
  }
  override canBeLeft(vm: Vm): boolean {
    return isUsedUp(vm, this.flag) || this.of.canBeLeft(vm);
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + FRAME_PC] === 1 ? [] : [this.of];
  }
  override step(vm: Vm, frame: number): void {
    const { cells } = vm;
    if (cells[frame + FRAME_PC] === 1) {
      const result = cells[frame + FRAME_RESULT] as Result;
      if (result !== DONE) setFlag(vm, cardOf(vm), this.flag, false);
      return vm.pop(frame, result);
    }
    if (isUsedUp(vm, this.flag)) return vm.pop(frame, NOTHING);
    setFlag(vm, cardOf(vm), this.flag, true);
    cells[frame + FRAME_PC] = 1;
    vm.call(this.of, frame);
  }
  override partMeaning(vm: Vm): PartMeaning {
    return this.of.partMeaning(vm);
  }
  override why(vm: Vm): Reason | null {
    return this.of.why(vm);
  }
}
