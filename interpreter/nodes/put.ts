/** `put 4 steelplast on this`: it lies on the card, as marks do. */
import type { Origin } from '../../dsl/internal.ts';
import { addOn } from '../machine/things-on-cards.ts';
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
  can(vm: Vm): Can {
    return this.portions.some((portion) => amountOf(vm, portion) > 0) ? YES : NO;
  }
  override run(vm: Vm): Result {
    const card = vm.cells[vm.env + this.card];
    const amounts = this.portions.map((portion) => Math.max(0, amountOf(vm, portion)));
    amounts.forEach((n, i) => n > 0 && addOn(vm, card, this.portions[i].counter, n));
    return amounts.some((n) => n > 0) ? DONE : NOTHING;
  }
}
