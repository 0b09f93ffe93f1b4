/**
 * What changes a fixed cost, as vectors by player counter: discounts, surcharges, and which counters stand in for which.
 * Answers by arithmetic what `PaymentFinder` would find by listing payments, where nothing depends on the position.
 */
import { boardOf } from './board.ts';
import { type Can, HAS_DISCOUNT, HAS_RATE, HAS_STAND_FOR, MAYBE, NO, USE_BUILD, YES } from './codes.ts';
import type { ContinuousEffects } from './compiled-game.ts';
import { eachContinuousEffect, effectMaskOf, hasContinuousEffect } from './events.ts';
import type { Vm } from './vm.ts';

/** The one counter that stands in for others by the rules of the game, for a use. */
interface StandIn {
  counter: number;
  targets: Uint8Array;
}

export class PriceParts {
  /** what discounts take off, after `sumDiscounts` */
  readonly discount: Int32Array;
  /** counters that stand in, and those that they replace, as bits, after `findStandIns` */
  standIns = 0;
  replaceable = 0;
  /** by use; undefined where the rules know several */
  private readonly ofRules = new Map<number, StandIn | undefined>();
  private readonly timedStandIns: boolean;
  // the question at hand, for the visitors
  private use = 0;
  private piece = -1;
  private isFixed = true;
  private dependsOnSite = false;

  constructor(
    private readonly counters: number,
    rules: ContinuousEffects,
    timed: readonly ContinuousEffects[],
  ) {
    this.discount = new Int32Array(counters);
    this.timedStandIns = timed.some(({ substitutions }) => substitutions.length > 0);
    for (const { use, counter, for: targets } of rules.substitutions) {
      const known = this.ofRules.get(use);
      const isOne = !this.ofRules.has(use) || known?.counter === counter;
      if (!isOne || targets.includes(counter)) {
        this.ofRules.set(use, undefined);
        continue;
      }
      const standIn = known ?? { counter, targets: new Uint8Array(counters) };
      for (const target of targets) standIn.targets[target] = 1;
      this.ofRules.set(use, standIn);
    }
  }

  /** Whether the player can pay one of the vectors, for a piece and on a site (-1: none); MAYBE: it must be tried. */
  canPay(vm: Vm, vectors: readonly Int32Array[], use: number, piece: number, site: number): Can {
    const def = use === USE_BUILD && site >= 0 && vm.game.anySurcharge ? boardOf(vm, vm.player).sites[site]! : null;
    const isSurcharged = def !== null && def.surcharge.length > 0;
    // mostly without discounts or what stands in for something
    if (!isSurcharged && this.affordsOne(vm, vectors)) return YES;
    const isDiscounted = this.sumDiscounts(vm, use, piece);
    if (isDiscounted && (!this.isFixed || this.dependsOnSite)) return MAYBE;
    const surcharge = isSurcharged ? vm.game.fixedSurcharges.get(def) : null;
    if (surcharge === undefined) return MAYBE;
    let can: Can = NO;
    for (let i = 0; i < vectors.length && can !== YES; i++) {
      const one = this.canPayOne(vm, vectors[i], use, isDiscounted ? this.discount : null, surcharge);
      if (one > can) can = one;
    }
    return can;
  }

  /** Whether the acting player has all of it, as it stands. */
  affords(vm: Vm, vector: Int32Array): boolean {
    const have = vm.game.tables.layout.playerCounters + vm.player * this.counters;
    for (let i = 0; i < this.counters; i++) if (vector[i] > vm.cells[have + i]) return false;
    return true;
  }
  private affordsOne(vm: Vm, vectors: readonly Int32Array[]): boolean {
    for (let i = 0; i < vectors.length; i++) if (this.affords(vm, vectors[i])) return true;
    return false;
  }

  private canPayOne(
    vm: Vm,
    vector: Int32Array,
    use: number,
    discount: Int32Array | null,
    surcharge: Int32Array | null,
  ): Can {
    const { cells } = vm;
    const have = vm.game.tables.layout.playerCounters + vm.player * this.counters;
    const standIn = this.ofRules.get(use);
    let missing = 0;
    let spare = 0;
    let isCovered = true;
    for (let i = 0; i < this.counters; i++) {
      let need = vector[i];
      if (discount !== null) need = Math.max(0, need - discount[i]);
      if (surcharge !== null) need += surcharge[i];
      const left = cells[have + i] - need;
      if (standIn !== undefined && i === standIn.counter) spare = left;
      if (need > 0 && left < 0) {
        missing -= left;
        isCovered &&= standIn !== undefined && standIn.targets[i] === 1;
      }
    }
    if (missing === 0) return YES;
    if (hasContinuousEffect(vm, HAS_RATE)) return MAYBE;
    if (!hasContinuousEffect(vm, HAS_STAND_FOR)) return NO;
    if (!this.isByRules(vm, use)) return MAYBE;
    return isCovered && missing <= spare ? YES : NO;
  }

  /** Whether only one counter stands in, by the rules of the game alone. */
  private isByRules(vm: Vm, use: number): boolean {
    if (this.timedStandIns || (effectMaskOf(vm, vm.player) & HAS_STAND_FOR) !== 0) return false;
    return !this.ofRules.has(use) || this.ofRules.get(use) !== undefined;
  }

  /** Adds up in `discount` what may be taken off, wherever it is built; false if nothing is. */
  private sumDiscounts(vm: Vm, use: number, piece: number): boolean {
    if (!vm.game.anyDiscount || piece < 0 || !hasContinuousEffect(vm, HAS_DISCOUNT)) return false;
    this.discount.fill(0);
    this.use = use;
    this.piece = piece;
    this.isFixed = true;
    this.dependsOnSite = false;
    eachContinuousEffect(vm, HAS_DISCOUNT, this.addDiscounts);
    return true;
  }
  private readonly addDiscounts = ({ discounts }: ContinuousEffects): void => {
    for (const { use, pieces, cards, sites, fixed } of discounts) {
      if (use !== this.use || cards !== null || pieces[this.piece] === 0) continue;
      this.isFixed &&= fixed !== null;
      this.dependsOnSite ||= sites !== null;
      for (const [counter, n] of fixed ?? []) this.discount[counter] += n;
    }
  };

  /** All that discounts may take off now, wherever it is built; null where that depends on the position. */
  mostDiscount(vm: Vm, use: number, piece: number): Int32Array | null {
    if (!this.sumDiscounts(vm, use, piece)) this.discount.fill(0);
    else if (!this.isFixed) return null;
    return this.discount;
  }

  /** Finds what may stand in, and for what. */
  findStandIns(vm: Vm, use: number): void {
    this.standIns = 0;
    this.replaceable = 0;
    if (!hasContinuousEffect(vm, HAS_STAND_FOR)) return;
    this.use = use;
    eachContinuousEffect(vm, HAS_STAND_FOR, this.addStandIns);
  }
  private readonly addStandIns = ({ substitutions }: ContinuousEffects): void => {
    for (const substitution of substitutions) {
      if (substitution.use !== this.use) continue;
      this.standIns |= 1 << substitution.counter;
      for (const target of substitution.for) this.replaceable |= 1 << target;
    }
  };
}
