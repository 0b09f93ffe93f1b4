/**
 * A cheap answer to "can what the procedure owes still be met?": where the option at hand and all that comes before the
 * `must` only choose, occupy and move cards about, it is enough that what must be done could be done now. Says yes or
 * does not know; a trial decides then. (A property compares the two.)
 */
import { BASE, FRAME, OPEN } from '../position/layout.ts';
import { AnyOrder, If, Must, Or, Steps, Then } from '../nodes/flow.ts';
import { Choose } from '../nodes/choose.ts';
import { Procedure } from '../nodes/program.ts';
import type { Node } from '../nodes/node.ts';
import { F_ENV, F_NODE, F_OPENS, F_PARENT, F_PC, YES, type Vm } from './vm.ts';

/** What a procedure owes, and from which of its steps on only harmless things come before it. */
interface Promise_ {
  musts: Must[];
  clearFrom: number;
}

export class Promises {
  private readonly of = new Map<Procedure, Promise_>();

  /** `signalsGive`: whatever listens to signals and to moving cards only gives. */
  constructor(
    procedures: Procedure[],
    private readonly signalsGive: boolean,
  ) {
    for (const p of procedures) {
      if (!p.owes) continue;
      const musts: Must[] = [];
      p.steps.forEach((s) => collectMusts(s.body, musts));
      // From the last step that holds a `must` backwards, as long as all is harmless.
      let clear = p.steps.length;
      const last = p.steps.findLastIndex((s) => holdsMust(s.body));
      if (last >= 0 && reachesMust(p.steps[last].body)) {
        clear = last;
        while (clear > 0 && p.steps[clear - 1].body.harmless) clear--;
      }
      // The same words in two branches ask the same.
      const different = musts.filter((m, i) => musts.findIndex((o) => o.of.origin.text === m.of.origin.text) === i);
      this.of.set(p, { musts: different, clearFrom: clear });
    }
  }

  // Where the frame at hand stands to a procedure that owes; set by `look`.
  private owner: Promise_ | null = null;
  private procedure = -1;

  /** Whether the option surely leaves the running procedure able to do what it must. */
  holds(vm: Vm, code: number): boolean {
    return this.look(vm) && this.meets(vm, code);
  }

  /** Whether anything can be said at all at the frame at hand; then `meets` answers for its options. */
  look(vm: Vm): boolean {
    if (!this.signalsGive) return false;
    const { S, c } = vm;
    let a = S[BASE] + S[FRAME];
    const node = c.nodes[S[a + F_NODE]];
    if (!(node instanceof Choose || node instanceof AnyOrder || node instanceof Or)) return false;
    let owed = S[a + F_OPENS];
    for (;;) {
      const parent = S[a + F_PARENT];
      if (parent < 0) return false;
      const up = S[BASE] + parent;
      const frame = c.nodes[S[up + F_NODE]];
      owed += S[up + F_OPENS];
      if (frame instanceof Procedure) {
        this.owner = this.of.get(frame) ?? null;
        this.procedure = up;
        return this.owner !== null && S[up + F_OPENS] !== 0 && owed === S[OPEN];
      }
      if (
        frame instanceof Then
          ? !(frame.passesDone(vm, up) && frame.restHarmless(vm, up))
          : !(frame instanceof Or || frame instanceof If)
      ) {
        return false;
      }
      a = up;
    }
  }

  /** After `look` said yes. */
  meets(vm: Vm, code: number): boolean {
    const own = vm.S[BASE] + vm.S[FRAME];
    return this.canMeet(vm, own, vm.c.nodes[vm.S[own + F_NODE]], code, this.owner!, this.procedure);
  }

  private canMeet(vm: Vm, a: number, node: Node, code: number, promise: Promise_, procedure: number): boolean {
    const { S } = vm;
    if (node instanceof Or) return this.anyCandidate(vm, node.of[code], promise, procedure);
    if (node instanceof AnyOrder) {
      const part = node.of[code];
      return part instanceof Must && part.can(vm) === YES;
    }
    // Steps from the next one on (F_PC is already there) must be clear.
    if (!(node instanceof Choose) || S[procedure + F_PC] < promise.clearFrom || S[a + F_ENV] !== S[procedure + F_ENV]) {
      return false;
    }
    return this.metWith(vm, node, code, promise);
  }

  /** Whether with this choice all that must be done could be done at once. */
  private metWith(vm: Vm, node: Choose, code: number, promise: Promise_): boolean {
    const cell = vm.env + node.v;
    const held = vm.S[cell];
    vm.S[cell] = code;
    const met = promise.musts.every((m) => m.can(vm) === YES);
    vm.S[cell] = held;
    return met;
  }

  /** For an alternative that begins with a choice: whether one of its candidates meets all. */
  private anyCandidate(vm: Vm, part: Node, promise: Promise_, procedure: number): boolean {
    if (
      !part.harmless ||
      vm.S[procedure + F_PC] < promise.clearFrom ||
      vm.env - vm.S[BASE] !== vm.S[procedure + F_ENV]
    ) {
      return false;
    }
    const first = part instanceof Then ? part.of[0] : part;
    if (!(first instanceof Choose)) return false;
    const n = first.candidates(vm, vm.c.siteBuffer);
    const list = vm.c.siteBuffer.slice(0, n);
    return list.some((code) => this.metWith(vm, first, code, promise));
  }
}

function collectMusts(node: Node, out: Must[]): void {
  if (node instanceof Must) out.push(node);
  for (const child of childrenOf(node)) collectMusts(child, out);
}
const holdsMust = (node: Node): boolean => node instanceof Must || childrenOf(node).some(holdsMust);

/** Whether a step leads to its `must` with nothing harmful before it, as the player likes. */
function reachesMust(node: Node): boolean {
  if (node instanceof Must || !holdsMust(node)) return true;
  if (node instanceof If) return reachesMust(node.then) && (node.otherwise === null || reachesMust(node.otherwise));
  if (node instanceof AnyOrder) return node.of.some((part) => part instanceof Must);
  if (node instanceof Steps) {
    const at = node.of.findIndex(holdsMust);
    return node.of.every((n, i) => i >= at || n.harmless) && reachesMust(node.of[at]);
  }
  return false;
}

function childrenOf(node: Node): Node[] {
  if (node instanceof If) return node.otherwise === null ? [node.then] : [node.then, node.otherwise];
  if (node instanceof AnyOrder || node instanceof Steps || node instanceof Then || node instanceof Or) return node.of;
  return [];
}
