/** An effect by itself: done if it can be, and nothing otherwise. */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, IMPOSSIBLE, type Result, YES } from '../machine/codes.ts';
import { FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { PartMeaning, Reason } from '../machine/messages.ts';
import { Node, possible } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

export class Attempt extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + FRAME_PC] === 1 ? [] : [this.of];
  }
  override step(vm: Vm, frame: number): void {
    const { cells } = vm;
    if (cells[frame + FRAME_PC] === 1) return vm.pop(frame, cells[frame + FRAME_RESULT] as Result);
    if (!possible(vm, this.of)) return vm.pop(frame, IMPOSSIBLE);
    cells[frame + FRAME_PC] = 1;
    if (this.of.can(vm) !== YES && !this.of.mayComeToNothing) vm.oblige(frame);
    vm.call(this.of, frame);
  }
  override partMeaning(vm: Vm): PartMeaning {
    return this.of.partMeaning(vm);
  }
  override why(vm: Vm): Reason | null {
    return this.of.why(vm);
  }
}
