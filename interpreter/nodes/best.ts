/** `best by C: E`: the choices inside are made for their owner, so that the counter ends highest. */
import type { Origin } from '../../dsl/semantics/ir.ts';
import { BASE, FRAME, LEN, STATUS, STATUS_ASKING, STATUS_RUNNING } from '../position/layout.ts';
import { copyCells } from '../vm/search.ts';
import { F_ENV, F_NODE, F_PC, F_PLAYER, F_RESULT, type Can, type Result, type Vm } from '../vm/vm.ts';
import { Node } from './node.ts';

/** Ways of going on that are compared at the most; beyond, the best found so far is taken. */
const MOST = 200_000;

export class Best extends Node {
  constructor(
    origin: Origin,
    readonly cell: number,
    readonly stride: number,
    readonly effect: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.effect.can(vm);
  }

  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_PC] === 1) return vm.pop(a, S[a + F_RESULT] as Result);
    S[a + F_PC] = 1;
    if (!this.effect.instant) vm.plan = this.search(vm, a);
    vm.call(this.effect, a);
  }

  /**
   * The choices that lead to the most. Depth first over all of them; positions met again (the same payments in another
   * order) are not gone into twice.
   */
  private search(vm: Vm, a: number): number[] {
    const cell = this.cell + this.stride * vm.player;
    const frame = a - vm.S[BASE];
    const sink = vm.sink;
    const temporary = vm.temporary;
    const start = { S: vm.S.slice(0, vm.S[LEN]), D: vm.D.slice(), player: vm.player, env: vm.env };
    const put = (saved: typeof start): void => {
      copyCells(saved.S, vm.S, saved.S[LEN]);
      copyCells(saved.D, vm.D, vm.D.length);
      vm.player = saved.player;
      vm.env = saved.env;
      vm.failed = false;
      vm.version++;
    };
    const seen = new Set<string>();
    let best = -Infinity;
    let plan: number[] = [];
    let left = MOST;
    const path: number[] = [];
    vm.sink = null;
    const visit = (): void => {
      while (vm.S[STATUS] === STATUS_RUNNING && !vm.failed && vm.S[FRAME] !== frame) this.runOne(vm);
      if (vm.failed || --left < 0) return;
      if (vm.S[STATUS] !== STATUS_ASKING) {
        if (vm.S[cell] > best) {
          best = vm.S[cell];
          plan = [...path];
        }
        return;
      }
      const key = vm.S.slice(0, vm.S[LEN]).join();
      if (seen.has(key)) return;
      seen.add(key);
      vm.enumerate();
      const options = Array.from(vm.options.subarray(0, vm.nOptions));
      const saved = { S: vm.S.slice(0, vm.S[LEN]), D: vm.D.slice(), player: vm.player, env: vm.env };
      for (const option of options) {
        vm.choose(option);
        path.push(option);
        visit();
        path.pop();
        put(saved);
      }
    };
    vm.scratch++;
    vm.call(this.effect, a);
    visit();
    vm.scratch--;
    put(start);
    vm.sink = sink;
    vm.temporary = temporary;
    return plan;
  }
  /** One step of the top frame; looking ahead would stop as soon as nothing is owed, which is always so here. */
  private runOne(vm: Vm): void {
    const S = vm.S;
    const top = S[BASE] + S[FRAME];
    vm.player = S[top + F_PLAYER];
    vm.env = S[BASE] + S[top + F_ENV];
    vm.c.nodes[S[top + F_NODE]].step(vm, top);
  }
}
