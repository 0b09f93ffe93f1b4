/**
 * `take 2 credits from that player`, `take 1 steelplast from this`, `take 3 seeds from it`: what is there of it goes over, and is
 * gained.
 */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, NO, type Result, YES } from '../machine/codes.ts';
import { type Holding, placesFor } from '../machine/holding.ts';
import { addOn, amountOn } from '../machine/things-on-cards.ts';
import { addLyingAt, lyingAt } from '../machine/things-on-sites.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, Gain, type Portion } from './gain.ts';

export class Take extends Gain {
  constructor(
    origin: Origin,
    private readonly wanted: readonly Portion[],
    private readonly from: Holding,
    /** by portion: the variable of how much it is */
    private readonly amounts: readonly number[],
  ) {
    super(
      origin,
      wanted.map((portion, i) => ({ ...portion, n: (vm) => vm.cells[vm.env + amounts[i]], every: null, of: null })),
    );
  }
  override can(vm: Vm): Can {
    return this.wanted.some((portion) => this.given(vm, portion, false) > 0) ? YES : NO;
  }
  override run(vm: Vm): Result {
    this.wanted.forEach((portion, i) => {
      vm.cells[vm.env + this.amounts[i]] = this.given(vm, portion, true);
    });
    return super.run(vm);
  }
  /** How much there is of what is wanted: nothing where there is no giver, or it is the taker. `gone`: it is taken away there. */
  private given(vm: Vm, portion: Portion, gone: boolean): number {
    const { from } = this;
    const least = (there: number): number => Math.max(0, Math.min(amountOf(vm, portion), there));
    if (from.type === 'sites') {
      const buffer = vm.buffer(this);
      const places = placesFor(vm, from, portion.counter, buffer);
      // what each gives is known before the first one gives
      const amounts = Array.from(buffer.subarray(0, places), (site) =>
        least(lyingAt(vm, vm.player, site, portion.counter)),
      );
      if (gone) amounts.forEach((n, i) => addLyingAt(vm, buffer[i], portion.counter, -n));
      return amounts.reduce((sum, n) => sum + n, 0);
    }
    const giver = vm.cells[vm.env + from.v];
    if (giver < 0 || (from.type === 'player' && giver === vm.player)) return 0;
    if (from.type === 'card') {
      const n = least(amountOn(vm, giver, portion.counter));
      if (gone && n > 0) addOn(vm, giver, portion.counter, -n);
      return n;
    }
    const n = least(vm.cells[portion.cell + portion.stride * giver]);
    if (gone && n > 0) lessen(vm, portion, giver, n);
    return n;
  }
}

/** So much less of it is another player's. */
function lessen(vm: Vm, { counter, cell, stride }: Portion, giver: number, n: number): void {
  const { player: taker } = vm;
  vm.cells[cell + stride * giver] -= n;
  vm.player = giver;
  vm.sink?.counter(vm, counter, -n);
  vm.player = taker;
}
