/** Why something cannot be paid: the first requirement that fails, with what is needed and what is there. */
import { amountText } from '../nodes/keys.ts';
import { boardOf } from './board.ts';
import type { CompiledCost } from './payments.ts';
import { USE_BUILD, USE_UPGRADE } from '../compile/standing.ts';
import { enter, leave } from './events.ts';
import { BY_GAME, type Vm } from './vm.ts';

export class Explain {
  /** A sentence, or null when it can be paid. */
  cost(vm: Vm, cost: CompiledCost, use: number, piece: number, site: number): string | null {
    if (vm.c.payments.canPay(vm, cost, use, piece, site)) return null;
    const actual = cost.k === 'usual' ? (use === USE_UPGRADE ? vm.c.upgradeCosts[piece] : vm.c.costs[piece])
      : cost.k === 'price' ? vm.c.prices[vm.c.t.cardDefIndex[vm.S[vm.env + cost.v]]] : cost;
    if (actual.k !== 'amounts') return 'it cannot be paid';
    const old = enter(vm, BY_GAME, -1, site);
    const have = vm.c.t.layout.playerCounters + vm.player * vm.c.playerCounters.length;
    const needs = actual.alternatives[0].map((i) => ({ counter: i.counter, n: i.n(vm) }));
    if (use === USE_BUILD && site >= 0) {
      for (const s of vm.c.surcharges.get(boardOf(vm, vm.player).sites[site]!) ?? []) needs.push({ counter: s.counter, n: s.n(vm) });
    }
    leave(vm, old);
    const missing = needs.find((n) => vm.S[have + n.counter] < n.n);
    if (!missing) return 'it cannot be paid';
    return `needs ${amountText(vm, vm.c.playerCounters[missing.counter], missing.n)}, you have ${vm.S[have + missing.counter]}`;
  }
}
