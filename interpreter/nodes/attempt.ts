/** An effect that stands alone: done if it can be, and nothing otherwise. */
import type { Origin } from '../../dsl/semantics/ir.ts';
import { F_PC, F_RESULT, IMPOSSIBLE, YES, type Can, type Result, type Vm } from '../vm/vm.ts';
import { Node, possible } from './node.ts';

export class Attempt extends Node {
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override step(vm: Vm, a: number): void {
    const { S } = vm;
    if (S[a + F_PC] === 1) return vm.pop(a, S[a + F_RESULT] as Result);
    if (!possible(vm, this.of)) return vm.pop(a, IMPOSSIBLE);
    S[a + F_PC] = 1;
    if (this.of.can(vm) !== YES) vm.open(a);
    vm.call(this.of, a);
  }
  override passesDone(): boolean {
    return true;
  }
  override why(vm: Vm): string | null {
    return this.of.why(vm);
  }
}
