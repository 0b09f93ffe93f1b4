/** Where a price comes from, piece by piece, and why it cannot be paid: what is needed and what is there. */
import { boardOf } from './board.ts';
import { hasContinuousEffect, eachContinuousEffect, enter, leave } from './events.ts';
import { BY_GAME, BY_SITE, HAS_DISCOUNT, USE_BUILD, USE_UPGRADE } from './codes.ts';
import type { CompiledCost, PriceExplainer, PricePiece } from './compiled-game.ts';
import { amountText, causeName } from './names.ts';
import type { Vm } from './vm.ts';

export class CostExplainer implements PriceExplainer {
  /** The pieces of a price, of its first alternative; counters by number of the player's. Empty where it is free. */
  price(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): PricePiece[] {
    const { game } = vm;
    const pieces: PricePiece[] = [];
    const actual =
      cost.k === 'usual'
        ? use === USE_UPGRADE
          ? game.upgradeCosts[piece]
          : game.costs[piece]
        : cost.k === 'price'
          ? game.prices[game.tables.cardDefIndex[vm.cells[vm.env + cost.v]]]
          : cost;
    const need = new Map<number, number>();
    const add = (from: PricePiece['from'], by: string, counter: number, n: number): void => {
      if (n === 0) return;
      pieces.push({ from, by, counter, n });
      need.set(counter, (need.get(counter) ?? 0) + n);
    };
    if (actual.k === 'amounts') {
      const old = cost.k === 'usual' ? enter(vm, BY_GAME, -1, site) : null;
      for (const item of actual.alternatives[0]) {
        add('cost', cost.k === 'usual' ? 'usual cost' : 'price', item.counter, item.n(vm));
      }
      if (old !== null) leave(vm, old);
    }
    if (piece >= 0 && hasContinuousEffect(vm, HAS_DISCOUNT)) {
      eachContinuousEffect(vm, HAS_DISCOUNT, (effects, cause, causeId) => {
        for (const d of effects.discounts) {
          if (d.use !== use || d.pieces[piece] === 0) continue;
          if (d.sites) {
            const at = d.sites(vm);
            if (site < 0 || ((vm.sets[at + (site >> 5)] >> (site & 31)) & 1) === 0) continue;
          }
          for (const item of d.items) {
            add(
              'discount',
              causeName(vm, cause, causeId),
              item.counter,
              -Math.min(need.get(item.counter) ?? 0, item.n(vm)),
            );
          }
        }
      });
    }
    if (use === USE_BUILD && site >= 0) {
      const def = boardOf(vm, vm.player).sites[site]!;
      const old = enter(vm, BY_SITE, site, site);
      for (const item of game.surcharges.get(def) ?? []) add('surcharge', def.id, item.counter, item.n(vm));
      leave(vm, old);
    }
    return pieces;
  }

  /** A sentence, or null when it can be paid. */
  cost(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): string | null {
    if (vm.payments.canPay(vm, cost, use, piece, site)) return null;
    const pieces = this.price(vm, cost, use, piece, site);
    const have = vm.game.tables.layout.playerCounters + vm.player * vm.game.playerCounters.length;
    for (const counter of new Set(pieces.map((p) => p.counter))) {
      const own = pieces.filter((p) => p.counter === counter);
      const need = own.reduce((sum, p) => sum + p.n, 0);
      if (vm.cells[have + counter] >= need) continue;
      const why = own.length > 1 ? ` (${own.map((p) => `${p.by} ${p.n > 0 ? p.n : `−${-p.n}`}`).join(', ')})` : '';
      return `needs ${amountText(vm, vm.game.playerCounters[counter], need)}${why}, you have ${vm.cells[have + counter]}`;
    }
    return 'it cannot be paid';
  }
}
