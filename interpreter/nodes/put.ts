/** `put 4 steelplast on this`, `put 1 seed on it`: it lies there, as marks do. */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, DONE, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import type { NumFn, SitesFn } from '../machine/compiled-game.ts';
import { type Holding, type OnSites, placesFor } from '../machine/holding.ts';
import { Node } from '../machine/node.ts';
import { addOn, canLieOn } from '../machine/things-on-cards.ts';
import { addLyingAt, setLyingAt } from '../machine/things-on-sites.ts';
import type { Vm } from '../machine/vm.ts';
import { amountOf, type Portion } from './gain.ts';

export class Put extends Node {
  override instant = true;
  override onlyGains = true;
  override neverFails = true;
  constructor(
    origin: Origin,
    private readonly portions: readonly Portion[],
    private readonly on: Holding,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.portions.some((portion) => amountOf(vm, portion) > 0 && this.fits(vm, portion)) ? YES : NO;
  }
  private fits(vm: Vm, { counter }: Portion): boolean {
    if (this.on.type === 'sites') return placesFor(vm, this.on, counter, vm.buffer(this)) > 0;
    const card = vm.cells[vm.env + this.on.v];
    return card < 0 || canLieOn(vm, card, counter); // chosen by a step before
  }
  override run(vm: Vm): Result {
    const amounts = this.portions.map((portion) => Math.max(0, amountOf(vm, portion)));
    const added = amounts.map((n, i) => (n > 0 ? this.add(vm, this.portions[i].counter, n) : 0));
    return added.some((places) => places > 0) ? DONE : NOTHING;
  }
  /** Gives in how many places it lies then. */
  private add(vm: Vm, counter: number, n: number): number {
    if (this.on.type !== 'sites') {
      const card = vm.cells[vm.env + this.on.v];
      if (card < 0 || !canLieOn(vm, card, counter)) return 0;
      addOn(vm, card, counter, n);
      return 1;
    }
    const buffer = vm.buffer(this);
    const places = placesFor(vm, this.on, counter, buffer);
    for (let i = 0; i < places; i++) addLyingAt(vm, buffer[i], counter, n);
    return places;
  }
}

/** `set seeds of it to 0`: on each of the sites. */
export class SetLying extends Node {
  override instant = true;
  override onlyGains = true;
  override neverFails = true;
  private readonly on: OnSites;
  constructor(
    origin: Origin,
    sites: SitesFn,
    private readonly counter: number,
    private readonly n: NumFn,
  ) {
    super(origin);
    this.on = { type: 'sites', sites };
  }
  can(vm: Vm): Can {
    return placesFor(vm, this.on, this.counter, vm.buffer(this)) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const n = Math.max(0, this.n(vm));
    const buffer = vm.buffer(this);
    const places = placesFor(vm, this.on, this.counter, buffer);
    for (let i = 0; i < places; i++) setLyingAt(vm, buffer[i], this.counter, n);
    return places > 0 ? DONE : NOTHING;
  }
}
