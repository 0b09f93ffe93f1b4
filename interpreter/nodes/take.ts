/** `take 2 credits from that player`, `take 1 steelplast from this`: what is there of it goes over, and is gained. */
import type { Holder, Origin } from '../../dsl/internal.ts';
import { addOn, amountOn } from '../machine/things-on-cards.ts';
import { type Can, NO, type Result, YES } from '../machine/codes.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, Gain, type Portion } from './gain.ts';

export class Take extends Gain {
  constructor(
    origin: Origin,
    private readonly wanted: readonly Portion[],
    private readonly from: Holder,
    /** by portion: the variable of how much it is */
    private readonly amounts: readonly number[],
  ) {
    super(
      origin,
      wanted.map((portion, i) => ({ ...portion, n: (vm) => vm.cells[vm.env + amounts[i]], every: null, of: null })),
    );
  }
  /** How much there is of what is wanted: nothing where there is no giver, or it is the taker. */
  private given(vm: Vm, portion: Portion): number {
    const giver = vm.cells[vm.env + this.from.v];
    const isCard = this.from.type === 'card';
    if (giver < 0 || (!isCard && giver === vm.player)) return 0;
    const there = isCard ? amountOn(vm, giver, portion.counter) : vm.cells[portion.cell + portion.stride * giver];
    return Math.max(0, Math.min(amountOf(vm, portion), there));
  }
  override can(vm: Vm): Can {
    return this.wanted.some((portion) => this.given(vm, portion) > 0) ? YES : NO;
  }
  override run(vm: Vm): Result {
    const { cells, player: taker } = vm;
    const giver = cells[vm.env + this.from.v];
    this.wanted.forEach((portion, i) => {
      const n = this.given(vm, portion);
      cells[vm.env + this.amounts[i]] = n;
      if (n === 0) return;
      if (this.from.type === 'card') return addOn(vm, giver, portion.counter, -n);
      cells[portion.cell + portion.stride * giver] -= n;
      vm.player = giver;
      vm.sink?.counter(vm, portion.counter, -n);
      vm.player = taker;
    });
    return super.run(vm);
  }
}
