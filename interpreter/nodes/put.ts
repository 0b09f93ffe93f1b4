/** `put 4 steelplast on this`: it lies on the card, as marks do. */
import type { Origin } from '../../dsl/index.ts';
import { addMarks } from '../machine/cards.ts';
import { type Can, DONE, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, type Portion } from './gain.ts';

export class Put extends Node {
  override instant = true;
  override onlyGains = true;
  override neverFails = true;
  constructor(
    origin: Origin,
    private readonly portions: readonly Portion[],
    /** the variable of the card */
    private readonly card: number,
  ) {
    super(origin);
  }
  private amount(vm: Vm): number {
    return this.portions.reduce((sum, portion) => sum + Math.max(0, amountOf(vm, portion)), 0);
  }
  can(vm: Vm): Can {
    return this.amount(vm) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const n = this.amount(vm);
    if (n > 0) addMarks(vm, vm.cells[vm.env + this.card], n);
    return n > 0 ? DONE : NOTHING;
  }
}
