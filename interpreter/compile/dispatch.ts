/**
 * What the machine's inner loop calls on nodes, as tables by node number. Some forty classes of nodes make every look-up
 * of a method on a node slow; a table of the methods costs one load; they are called with
 * their node as `this`.
 */
import type { Node } from '../nodes/node.ts';
import type { Result, Vm } from '../vm/vm.ts';

export const PICKS = 1;
export const INSTANT = 2;
export const SILENT = 4;
export const FREE_CHOICE = 8;
export const BETWEEN_STEPS = 16;

export class Dispatch {
  step: ((this: Node, vm: Vm, a: number) => void)[] = [];
  run: ((this: Node, vm: Vm) => Result)[] = [];
  begin: ((this: Node, vm: Vm) => void)[] = [];
  pick: ((this: Node, vm: Vm) => Node | null)[] = [];
  offer: ((this: Node, vm: Vm, a: number) => void)[] = [];
  take: ((this: Node, vm: Vm, a: number, code: number) => void)[] = [];
  passesDone: ((this: Node, vm: Vm, a: number) => boolean)[] = [];
  flags = new Uint8Array(0);

  constructor(readonly nodes: readonly Node[]) {
    this.bind();
  }

  /** Reads the nodes' methods anew, for whoever has wrapped them. */
  bind(): void {
    const { nodes } = this;
    this.step = nodes.map((n) => n.step);
    this.run = nodes.map((n) => n.run);
    this.begin = nodes.map((n) => n.begin);
    this.pick = nodes.map((n) => n.pick);
    this.offer = nodes.map((n) => n.offer);
    this.take = nodes.map((n) => n.take);
    this.passesDone = nodes.map((n) => n.passesDone);
    this.flags = Uint8Array.from(
      nodes,
      (n) =>
        (n.picks ? PICKS : 0) |
        (n.instant ? INSTANT : 0) |
        (n.silent ? SILENT : 0) |
        (n.freeChoice ? FREE_CHOICE : 0) |
        (n.betweenSteps ? BETWEEN_STEPS : 0),
    );
  }
}
