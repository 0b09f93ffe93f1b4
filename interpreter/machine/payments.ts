/**
 * The one authority on costs: usual or specified cost, less discounts (each resource down to nothing for itself), plus
 * the site's surcharge, then what is paid at another rate, then what may stand in. Payments are enumerated; "can pay" is
 * "there is one".
 */
import { LIMITS } from '../../dsl/internal.ts';
import { FEW, FEW_COVERS } from '../position/sizes.ts';
import { eachContinuousEffect, enter, hasContinuousEffect, leave } from './events.ts';
import { boardOf } from './board.ts';
import {
  BY_GAME,
  BY_SITE,
  HAS_DISCOUNT,
  HAS_RATE,
  HAS_STAND_FOR,
  MAYBE,
  USE_BUILD,
  USE_UPGRADE,
  YES,
} from './codes.ts';
import { ANYTHING, type Bound, MODIFIES_PRICES, MOST_COUNTERS } from './growth.ts';
import type { AmountFn, CompiledCost, ContinuousEffects, Payments } from './compiled-game.ts';
import { appliesTo, cardOfPrice, priceOf } from './priced-things.ts';
import { PriceParts } from './price-parts.ts';
import { addTo, StoppedError } from './stopped.ts';
import type { Vm } from './vm.ts';

/** Asked for all payments; more of them than a player could look through is an error. */
const ALL = Infinity;

/** Of each counter so much: what is taken off a cost, or paid at another rate. */
type Reduction = readonly { counter: number; n: number }[];
const NO_REDUCTION: readonly Reduction[] = [[]];
const amountsNow = (vm: Vm, items: readonly AmountFn[]): Reduction =>
  items.map(({ counter, n }) => ({ counter, n: Math.max(0, n(vm)) }));

export class PaymentFinder implements Payments {
  /** payments found by `list`: amounts by player counter */
  readonly plans: Int32Array[] = [];
  private count = 0;
  /** what is still to pay, by player counter, while payments are listed */
  readonly need: Int32Array;
  private readonly cover: { target: number; standIn: number }[] = [];
  /** what may be paid at another rate, worked out for the payment at hand */
  private readonly rates: { pay: Reduction; instead: Reduction }[] = [];
  /** what of the price can still be paid at another rate: not what is paid in place of something */
  private readonly unreplaced: Int32Array;
  /** those found, as text, where they are too many to be compared one by one */
  private known: Set<string> | null = null;
  /** needs that were gone on from, where many stand in */
  private readonly visited = new Set<string>();
  /** what `plans` has, where they are only read */
  private listed: { vm: Vm; cost: CompiledCost; at: readonly number[] } | null = null;
  private limit = ALL;
  /** whose price is paid, while payments are listed; -1 for other payments */
  private card = -1;
  private readonly nothing: readonly Int32Array[];
  private readonly parts: PriceParts;

  constructor(
    private readonly counters: number,
    rules: ContinuousEffects,
    timed: readonly ContinuousEffects[],
  ) {
    this.parts = new PriceParts(counters, rules, timed);
    this.need = new Int32Array(counters);
    this.unreplaced = new Int32Array(counters);
    this.nothing = [new Int32Array(counters)];
  }

  /**
   * Fills `plans` with the different payments that the acting player can make and returns how many. `use` says for
   * what; `piece` and `site` are -1 where there is none.
   */
  list(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number, limit = ALL): number {
    this.listed = null;
    const plain = this.plainCosts(vm, cost, use, piece, site);
    if (plain !== null && !hasContinuousEffect(vm, HAS_RATE) && !this.ownsStandIn(vm)) {
      return (this.count = this.listPlainly(vm, plain, limit));
    }
    this.count = 0;
    this.known = null;
    this.limit = limit;
    this.card = cardOfPrice(vm, cost);
    let actual = cost;
    let old = -2;
    // worked out before the usual cost, whose amounts are numbers of the game's own
    const reductions = cost.k === 'less' ? cost.alternatives.map((items) => amountsNow(vm, items)) : NO_REDUCTION;
    if (cost.k === 'usual' || cost.k === 'less') {
      actual = use === USE_UPGRADE ? vm.game.upgradeCosts[piece] : vm.game.costs[piece];
      old = enter(vm, BY_GAME, -1, site);
    } else if (cost.k === 'price') actual = priceOf(vm, cost.v);
    if (actual.k === 'free') {
      this.clear();
      this.finish(vm, use, piece, site);
    } else if (actual.k === 'amounts') {
      for (const items of actual.alternatives) {
        for (const reduction of reductions) {
          if (this.count >= limit) break;
          this.clear();
          for (const item of items) addTo(this.need, item.counter, item.n(vm));
          for (const { counter, n } of reduction) this.need[counter] = Math.max(0, this.need[counter] - n);
          this.finish(vm, use, piece, site);
        }
      }
    }
    if (old !== -2) leave(vm, old);
    return this.count;
  }

  read(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): void {
    const now = [vm.version, vm.changes, vm.player, vm.env, use, piece, site];
    const { listed } = this;
    if (listed?.cost === cost && listed.vm === vm && listed.at.every((n, i) => n === now[i])) return;
    this.list(vm, cost, use, piece, site);
    this.listed = { vm, cost, at: now };
  }

  canPay(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): boolean {
    const fixed = this.fixedCosts(vm, cost, use, piece);
    const can =
      fixed === null || this.isPriceDiscounted(vm, cost) ? MAYBE : this.parts.canPay(vm, fixed, use, piece, site);
    return can === MAYBE ? this.list(vm, cost, use, piece, site, 1) > 0 : can === YES;
  }

  isOutOfReach(vm: Vm, cost: CompiledCost, use: number, piece: number, growth: Bound): boolean {
    if ((growth.bits & (ANYTHING | MODIFIES_PRICES)) !== 0 || this.counters > MOST_COUNTERS) return false;
    if (growth.isLater && cost.k === 'price') return false; // an effect before it chooses the card
    const fixed = this.fixedCosts(vm, cost, use, piece);
    if (fixed === null) return false;
    if (this.isPriceDiscounted(vm, cost) || hasContinuousEffect(vm, HAS_RATE)) return false;
    const discount = this.parts.mostDiscount(vm, use, piece);
    if (discount === null) return false;
    this.parts.findStandIns(vm, use);
    if (growth.bits & this.parts.standIns) return false;
    for (let i = 0; i < fixed.length; i++) if (!this.fallsShort(vm, fixed[i], discount, growth)) return false;
    return true;
  }

  /** The alternatives of a cost as vectors, before discounts and surcharges; null where they depend on the position. */
  private fixedCosts(vm: Vm, cost: CompiledCost, use: number, piece: number): readonly Int32Array[] | null {
    const { game } = vm;
    if (cost.k === 'less') return null;
    const actual =
      cost.k === 'usual'
        ? use === USE_UPGRADE
          ? game.upgradeCosts[piece]
          : game.costs[piece]
        : cost.k === 'price'
          ? priceOf(vm, cost.v)
          : cost;
    return actual.k === 'free' ? this.nothing : actual.k === 'amounts' ? actual.fixed : null;
  }

  /** Whether a discount may take something off the price of the card that is bought. */
  private isPriceDiscounted(vm: Vm, cost: CompiledCost): boolean {
    return cost.k === 'price' && vm.game.anyDiscount && hasContinuousEffect(vm, HAS_DISCOUNT);
  }

  /** Whether more is missing than the stand-ins that the player has could replace, of what does not grow. */
  private fallsShort(vm: Vm, vector: Int32Array, discount: Int32Array, { bits, amounts }: Bound): boolean {
    const { standIns, replaceable } = this.parts;
    const have = vm.game.tables.layout.playerCounters + vm.player * this.counters;
    let missing = 0;
    let spare = 0;
    for (let i = 0; i < this.counters; i++) {
      const left = vm.cells[have + i] + (amounts?.[i] ?? 0) - Math.max(0, vector[i] - discount[i]);
      if (left >= 0) {
        if ((standIns >> i) & 1) spare += left;
      } else if (!((bits >> i) & 1)) {
        if (!((replaceable >> i) & 1)) return true;
        missing -= left;
      }
    }
    return missing > spare;
  }

  private clear(): void {
    for (let i = 0; i < this.counters; i++) this.need[i] = 0;
  }

  private ownsStandIn(vm: Vm): boolean {
    const have = vm.game.tables.layout.playerCounters + vm.player * this.counters;
    for (const standIn of vm.game.standIns) if (vm.cells[have + standIn] > 0) return true;
    return false;
  }
  /** The affordable ones of fixed costs, the same once. */
  private listPlainly(vm: Vm, costs: readonly Int32Array[], limit: number): number {
    let count = 0;
    for (const vector of costs) {
      if (count >= limit || !this.parts.affords(vm, vector)) continue;
      let fresh = true;
      for (let p = 0; p < count && fresh; p++) fresh = !this.plans[p].every((n, i) => n === vector[i]);
      if (fresh) (this.plans[count++] ??= new Int32Array(this.counters)).set(vector);
    }
    return count;
  }

  /** The alternatives as vectors where they are fixed and no discount or surcharge can matter; else null. */
  private plainCosts(
    vm: Vm,
    cost: CompiledCost,
    use: number,
    piece: number,
    site: number,
  ): readonly Int32Array[] | null {
    const { game } = vm;
    if (game.anyDiscount && (piece >= 0 || cost.k === 'price') && hasContinuousEffect(vm, HAS_DISCOUNT)) return null;
    if (
      use === USE_BUILD &&
      game.anySurcharge &&
      site >= 0 &&
      boardOf(vm, vm.player).sites[site]!.surcharge.length > 0
    ) {
      return null;
    }
    return this.fixedCosts(vm, cost, use, piece);
  }

  private finish(vm: Vm, use: number, piece: number, site: number): void {
    const { need, counters } = this;
    if (vm.game.anyDiscount && (piece >= 0 || this.card >= 0) && hasContinuousEffect(vm, HAS_DISCOUNT)) {
      eachContinuousEffect(vm, HAS_DISCOUNT, (effects) => {
        for (const d of effects.discounts) {
          if (!appliesTo(vm, d, use, piece, site, this.card)) continue;
          for (const item of d.items) need[item.counter] = Math.max(0, need[item.counter] - item.n(vm));
        }
      });
    }
    if (use === USE_BUILD && site >= 0) {
      const table = boardOf(vm, vm.player);
      const def = table.sites[site]!;
      if (def.surcharge.length > 0) {
        const old = enter(vm, BY_SITE, site, site);
        for (const item of vm.game.surcharges.get(def)!) addTo(need, item.counter, item.n(vm));
        leave(vm, old);
      }
    }
    const have = vm.game.tables.layout.playerCounters + vm.player * counters;
    if (this.limit === 1) {
      // asked only whether there is one: mostly the plain one
      if (this.parts.affords(vm, need)) {
        (this.plans[0] ??= new Int32Array(counters)).set(need);
        this.count = 1;
        return;
      }
    }
    this.findRates(vm, use, piece, site);
    this.findCover(vm, use, have);
    if (this.visited.size > 0) this.visited.clear();
    this.exchange(vm, 0, have);
  }

  private findRates(vm: Vm, use: number, piece: number, site: number): void {
    const { rates, unreplaced, need } = this;
    if (rates.length > 0) rates.length = 0;
    if (!hasContinuousEffect(vm, HAS_RATE)) return;
    unreplaced.set(need);
    eachContinuousEffect(vm, HAS_RATE, (effects) => {
      for (const rate of effects.rates) {
        if (!appliesTo(vm, rate, use, piece, site, this.card)) continue;
        const [pay, instead] = [amountsNow(vm, rate.pay), amountsNow(vm, rate.instead)];
        if (instead.some(({ n }) => n > 0)) rates.push({ pay, instead });
      }
    });
  }

  private findCover(vm: Vm, use: number, have: number): void {
    const { need, cover, rates } = this;
    if (cover.length > 0) cover.length = 0;
    if (!hasContinuousEffect(vm, HAS_STAND_FOR)) return;
    eachContinuousEffect(vm, HAS_STAND_FOR, (effects) => {
      for (const s of effects.substitutions) {
        if (s.use !== use) continue;
        if (vm.cells[have + s.counter] === 0) continue;
        // a rate may ask for what was not needed before
        for (const target of s.for) {
          if (need[target] > 0 || rates.length > 0) cover.push({ target, standIn: s.counter });
        }
      }
    });
  }

  /** Pays with the rates from `index` on as often as the price allows, or less often. */
  private exchange(vm: Vm, index: number, have: number): void {
    if (index === this.rates.length) {
      this.substitute(vm, 0, have);
      return;
    }
    const { need, unreplaced } = this;
    const { pay, instead } = this.rates[index];
    let times = 0;
    const change = (by: number): void => {
      for (const { counter, n } of instead) {
        unreplaced[counter] -= by * n;
        need[counter] -= by * n;
      }
      for (const { counter, n } of pay) need[counter] += by * n;
    };
    for (;;) {
      this.exchange(vm, index + 1, have);
      if (this.count >= this.limit) break;
      vm.weigh(1);
      change(1);
      times++;
      if (instead.some(({ counter }) => unreplaced[counter] < 0)) break;
    }
    change(-times);
  }

  /** Tries every way to let the stand-ins from `index` on cover a part of what they may. */
  private substitute(vm: Vm, index: number, have: number): void {
    if (this.count >= this.limit) return;
    const { need, cover, counters } = this;
    if (index === cover.length) {
      for (let i = 0; i < counters; i++) if (need[i] > 0 && need[i] > vm.cells[have + i]) return;
      if (!this.isListed(need)) this.note(need);
      return;
    }
    if (cover.length > FEW_COVERS) {
      // what follows depends on nothing else, and chains of stand-ins come to the same again and again
      const here = `${index}:${String(need)}`;
      if (this.visited.has(here)) return;
      this.visited.add(here);
    }
    const { target, standIn } = cover[index];
    const full = need[target];
    vm.weigh(full);
    for (let k = 0; k <= full; k++) {
      if (need[standIn] + k > vm.cells[have + standIn]) break;
      need[target] = full - k;
      need[standIn] += k;
      this.substitute(vm, index + 1, have);
      need[target] = full;
      need[standIn] -= k;
      if (this.count >= this.limit) return;
    }
  }

  private note(plan: Int32Array): void {
    if (this.count === LIMITS.payments.most) throw new StoppedError('payments');
    (this.plans[this.count++] ??= new Int32Array(this.counters)).set(plan);
    if (this.count === FEW) this.known = new Set(this.plans.slice(0, FEW).map(String));
    else this.known?.add(String(plan));
  }

  /** Whether the same payment was found by another way. */
  private isListed(plan: Int32Array): boolean {
    if (this.known !== null) return this.known.has(String(plan));
    for (let p = 0; p < this.count; p++) {
      const other = this.plans[p];
      let same = true;
      for (let i = 0; i < this.counters && same; i++) same = other[i] === plan[i];
      if (same) return true;
    }
    return false;
  }

  /** Takes payment `index` of the last `list` from the acting player. */
  pay(vm: Vm, index: number): void {
    const plan = this.plans[index];
    const have = vm.game.tables.layout.playerCounters + vm.player * this.counters;
    for (let i = 0; i < this.counters; i++) vm.cells[have + i] -= plan[i];
    vm.changes++;
  }

  isNothing(index: number): boolean {
    return this.plans[index].every((n) => n === 0);
  }
}
