/** Where a price comes from, piece by piece, and why it cannot be paid: what is needed and what is there. */
import { boardOf } from './board.ts';
import { hasContinuousEffect, eachContinuousEffect, enter, leave } from './events.ts';
import { BY_GAME, BY_SITE, HAS_DISCOUNT, USE_BUILD, USE_UPGRADE } from './codes.ts';
import type { AmountFn, CompiledCost, PriceExplainer, PricePiece } from './compiled-game.ts';
import { appliesTo, cardOfPrice, priceOf } from './priced-things.ts';
import type { PriceSource, Reason } from './messages.ts';
import { causeFrom, causeOf } from './names.ts';
import type { Vm } from './vm.ts';

export class CostExplainer implements PriceExplainer {
  /** The pieces of a price, by alternative; counters by number of the player's. None where it is free. */
  price(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): PricePiece[][] {
    const actual = actualCost(vm, cost, use, piece);
    if (actual.k !== 'amounts') return [];
    const reductions = cost.k === 'less' ? cost.alternatives : [[]];
    return actual.alternatives.flatMap((items) =>
      reductions.map((less) => this.alternative(vm, items, cost, use, piece, site, less)),
    );
  }

  private alternative(
    vm: Vm,
    items: readonly AmountFn[],
    cost: CompiledCost,
    use: number,
    piece: number,
    site: number,
    less: readonly AmountFn[],
  ): PricePiece[] {
    const { game } = vm;
    const usual = cost.k === 'usual' || cost.k === 'less';
    const card = cardOfPrice(vm, cost);
    const pieces: PricePiece[] = [];
    const need = new Map<number, number>();
    const add = (source: PriceSource, counter: number, n: number): void => {
      if (n === 0) return;
      pieces.push({ ...source, counter, n });
      need.set(counter, (need.get(counter) ?? 0) + n);
    };
    const old = usual ? enter(vm, BY_GAME, -1, site) : null;
    for (const { counter, n } of items) add({ from: 'cost', by: usual ? 'usual' : 'price' }, counter, n(vm));
    if (old !== null) leave(vm, old);
    for (const { counter, n } of less) {
      add({ from: 'discount', by: causeOf(vm) }, counter, -Math.min(need.get(counter) ?? 0, Math.max(0, n(vm))));
    }
    if ((piece >= 0 || card >= 0) && hasContinuousEffect(vm, HAS_DISCOUNT)) {
      eachContinuousEffect(vm, HAS_DISCOUNT, (effects, cause, causeId) => {
        for (const d of effects.discounts) {
          if (!appliesTo(vm, d, use, piece, site, card)) continue;
          for (const { counter, n } of d.items) {
            const less = Math.min(need.get(counter) ?? 0, n(vm));
            add({ from: 'discount', by: causeFrom(vm, cause, causeId) }, counter, -less);
          }
        }
      });
    }
    if (use === USE_BUILD && site >= 0) {
      const def = boardOf(vm, vm.player).sites[site]!;
      const before = enter(vm, BY_SITE, site, site);
      for (const { counter, n } of game.surcharges.get(def) ?? []) {
        add({ from: 'surcharge', by: { kind: 'site', id: def.id } }, counter, n(vm));
      }
      leave(vm, before);
    }
    return pieces;
  }

  /** What is missing, for each alternative; null when it can be paid. */
  cost(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): Reason | null {
    if (vm.payments.canPay(vm, cost, use, piece, site)) return null;
    const ways = this.price(vm, cost, use, piece, site).map((pieces) => ({
      way: null,
      reason: this.lacking(vm, pieces),
    }));
    return ways.length > 1 ? { type: 'any-of', ways } : (ways[0]?.reason ?? { type: 'unpayable' });
  }

  /** The first counter of which there is too little. */
  private lacking(vm: Vm, pieces: readonly PricePiece[]): Reason {
    const cells = vm.game.tables.layout.playerCounters + vm.player * vm.game.playerCounters.length;
    for (const counter of new Set(pieces.map((p) => p.counter))) {
      const own = pieces.filter((p) => p.counter === counter);
      const need = own.reduce((sum, p) => sum + p.n, 0);
      const have = vm.cells[cells + counter];
      if (have >= need) continue;
      const { id } = vm.game.tables.model.counters[vm.game.playerCounters[counter]];
      const sources = own.map(({ counter: _, ...source }) => source);
      return { type: 'lacking', counter: id, need, have, sources };
    }
    return { type: 'unpayable' };
  }
}

function actualCost(vm: Vm, cost: CompiledCost, use: number, piece: number): CompiledCost {
  const { game } = vm;
  switch (cost.k) {
    case 'usual':
    case 'less':
      return use === USE_UPGRADE ? game.upgradeCosts[piece] : game.costs[piece];
    case 'price':
      return priceOf(vm, cost.v);
    default:
      return cost;
  }
}
