/** `take 2 credits from that player`: what that player has of it goes over, and is gained. */
import type { Origin } from '../../dsl/index.ts';
import { type Can, NO, type Result, YES } from '../machine/codes.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, Gain, type Portion } from './gain.ts';

export class Take extends Gain {
  constructor(
    origin: Origin,
    private readonly wanted: readonly Portion[],
    /** the variable of the player who gives */
    private readonly from: number,
    /** by portion: the variable of how much it is */
    private readonly amounts: readonly number[],
  ) {
    super(
      origin,
      wanted.map((portion, i) => ({ ...portion, n: (vm) => vm.cells[vm.env + amounts[i]], every: null, of: null })),
    );
  }
  /** How much the giver has of what is wanted: nothing where there is no giver, or it is the taker. */
  private given(vm: Vm, portion: Portion): number {
    const giver = vm.cells[vm.env + this.from];
    if (giver < 0 || giver === vm.player) return 0;
    return Math.max(0, Math.min(amountOf(vm, portion), vm.cells[portion.cell + portion.stride * giver]));
  }
  override can(vm: Vm): Can {
    return this.wanted.some((portion) => this.given(vm, portion) > 0) ? YES : NO;
  }
  override run(vm: Vm): Result {
    const { cells, player: taker } = vm;
    const giver = cells[vm.env + this.from];
    this.wanted.forEach((portion, i) => {
      const n = this.given(vm, portion);
      cells[vm.env + this.amounts[i]] = n;
      if (n === 0) return;
      cells[portion.cell + portion.stride * giver] -= n;
      vm.player = giver;
      vm.sink?.counter(vm, portion.counter, -n);
      vm.player = taker;
    });
    return super.run(vm);
  }
}
