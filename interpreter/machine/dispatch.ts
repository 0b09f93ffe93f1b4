/**
 * What the machine's inner loop calls on nodes, as tables by node number. Some forty classes of nodes make every look-up
 * of a method on a node slow; a table of the methods costs one load; they are called with
 * their node as `this`.
 */
import type { Node } from './node.ts';
import type { Result, Vm } from './vm.ts';

export const BRANCHES = 1;
export const INSTANT = 2;
export const SILENT = 4;
export const FREE_CHOICE = 8;
export const BETWEEN_STEPS = 16;

export class Dispatch {
  step: ((this: Node, vm: Vm, frame: number) => void)[] = [];
  run: ((this: Node, vm: Vm) => Result)[] = [];
  begin: ((this: Node, vm: Vm) => void)[] = [];
  branch: ((this: Node, vm: Vm) => Node | null)[] = [];
  offer: ((this: Node, vm: Vm, frame: number) => void)[] = [];
  take: ((this: Node, vm: Vm, frame: number, code: number) => void)[] = [];
  completesWithChild: ((this: Node, vm: Vm, frame: number) => boolean)[] = [];
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
    this.branch = nodes.map((n) => n.branch);
    this.offer = nodes.map((n) => n.offer);
    this.take = nodes.map((n) => n.take);
    this.completesWithChild = nodes.map((n) => n.completesWithChild);
    this.flags = Uint8Array.from(
      nodes,
      (n) =>
        (n.branches ? BRANCHES : 0) |
        (n.instant ? INSTANT : 0) |
        (n.silent ? SILENT : 0) |
        (n.freeChoice ? FREE_CHOICE : 0) |
        (n.betweenSteps ? BETWEEN_STEPS : 0),
    );
  }
}
