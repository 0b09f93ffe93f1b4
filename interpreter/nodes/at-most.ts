/** `at most 7 points: E`: what E brings beyond that is lost again when it has been done. */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, DONE, type Result } from '../machine/codes.ts';
import { FRAME_HEAD, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { Bound } from '../machine/growth.ts';
import type { PartMeaning, Reason } from '../machine/messages.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, type Portion } from './gain.ts';

/** In the frame: of each counter how much there may be at the end. */
const CEILINGS = FRAME_HEAD;

export class AtMost extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    private readonly most: readonly Portion[],
    readonly of: Node,
  ) {
    super(origin);
    this.frameSize = CEILINGS + most.length;
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.isBlocked(vm, growth);
  }
  override step(vm: Vm, frame: number): void {
    const { cells } = vm;
    if (cells[frame + FRAME_PC] === 1) {
      const result = cells[frame + FRAME_RESULT] as Result;
      if (result === DONE) this.limit(vm, frame);
      return vm.pop(frame, result);
    }
    cells[frame + FRAME_PC] = 1;
    cells[frame + FRAME_RESULT] = 0;
    this.most.forEach((portion, i) => {
      cells[frame + CEILINGS + i] = cells[this.cell(vm, portion)] + Math.max(0, amountOf(vm, portion));
    });
    vm.call(this.of, frame);
  }
  private limit(vm: Vm, frame: number): void {
    this.most.forEach((portion, i) => {
      const cell = this.cell(vm, portion);
      const beyond = vm.cells[cell] - vm.cells[frame + CEILINGS + i];
      if (beyond <= 0) return;
      vm.cells[cell] -= beyond;
      vm.sink?.counter(vm, portion.counter, -beyond);
      vm.changes++;
    });
  }
  private readonly cell = (vm: Vm, { cell, stride }: Portion): number => cell + stride * vm.player;

  override partMeaning(vm: Vm): PartMeaning {
    return this.of.partMeaning(vm);
  }
  override why(vm: Vm): Reason | null {
    return this.of.why(vm);
  }
}
