/**
 * What the machine's inner loop calls on nodes, as tables by node number. Some forty classes of nodes make every look-up
 * of a method on a node slow; a table of bound functions costs one load.
 */
import type { Node } from '../nodes/node.ts';
import type { Can, Result, Vm } from '../vm/vm.ts';

export const PICKS = 1, INSTANT = 2, SILENT = 4, FREE_CHOICE = 8, BETWEEN_STEPS = 16;

export class Dispatch {
  step: ((vm: Vm, a: number) => void)[] = [];
  run: ((vm: Vm) => Result)[] = [];
  begin: ((vm: Vm) => void)[] = [];
  pick: ((vm: Vm) => Node | null)[] = [];
  can: ((vm: Vm) => Can)[] = [];
  offer: ((vm: Vm, a: number) => void)[] = [];
  take: ((vm: Vm, a: number, code: number) => void)[] = [];
  passesDone: ((vm: Vm, a: number) => boolean)[] = [];
  flags = new Uint8Array(0);

  constructor(private readonly nodes: readonly Node[]) { this.bind(); }

  /** Reads the nodes' methods anew, for whoever has wrapped them. */
  bind(): void {
    const { nodes } = this;
    this.step = nodes.map((n) => n.step.bind(n));
    this.run = nodes.map((n) => n.run.bind(n));
    this.begin = nodes.map((n) => n.begin.bind(n));
    this.pick = nodes.map((n) => n.pick.bind(n));
    this.can = nodes.map((n) => n.can.bind(n));
    this.offer = nodes.map((n) => n.offer.bind(n));
    this.take = nodes.map((n) => n.take.bind(n));
    this.passesDone = nodes.map((n) => n.passesDone.bind(n));
    this.flags = Uint8Array.from(nodes, (n) => (n.picks ? PICKS : 0) | (n.instant ? INSTANT : 0) | (n.silent ? SILENT : 0) | (n.freeChoice ? FREE_CHOICE : 0) | (n.betweenSteps ? BETWEEN_STEPS : 0));
  }
}
