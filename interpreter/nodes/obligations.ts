/**
 * A cheap answer to "can the procedure's obligation still be met?": where the option at hand and all that comes before the
 * `must` only choose, occupy and move cards about, it is enough that what must be done could be done now. Says yes or
 * does not know; a trial decides then. (A property compares the two.)
 */
import { FRAMES_BASE, TOP_FRAME, OBLIGATIONS } from '../position/layout.ts';
import { AnyOrder, Or } from './alternatives.ts';
import { childrenOf } from './children.ts';
import { If, Must, Steps, Then } from './sequence.ts';
import { Choose } from './choose.ts';
import { firstOf } from './list.ts';
import { addConsequences, addGrowth, addGrowthOfFrame, boundAfter } from './growth.ts';
import type { Procedure } from './procedure.ts';
import { YES } from '../machine/codes.ts';
import type { Obligations } from '../machine/compiled-game.ts';
import { FRAME_ENV, FRAME_NODE, FRAME_OBLIGATIONS, FRAME_PARENT, FRAME_PC, FRAME_PLAYER } from '../machine/frame.ts';
import { type Bound, type GrowthBound, NOTHING_LATER, NOTHING_MORE } from '../machine/growth.ts';
import type { Reason } from '../machine/messages.ts';
import {
  type Node,
  ROLE_ANY_ORDER,
  ROLE_CHOOSE,
  ROLE_OR,
  ROLE_PROCEDURE,
  ROLE_THEN,
  ROLE_TRIAL,
} from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/** The `must` effects of a procedure, and from which of its steps on only side-effect-free ones come before them. */
interface Obligation {
  musts: Must[];
  clearFrom: number;
  /** the first step with a `must`, if that `must` surely comes to run in it; else -1 */
  unavoidableAt: number;
  /** what that step and those before it may add, each with the steps up to it still to come */
  steps: readonly Node[];
}

export class ProcedureObligations implements Obligations {
  private readonly all: Obligation[] = [];
  /** number in `all` by number of the procedure's node */
  private readonly ofProcedure = new Map<number, number>();

  /** `listenersOnlyGain`: so does whatever listens to signals and to moving cards. */
  constructor(
    procedures: Procedure[],
    private readonly listenersOnlyGain: boolean,
  ) {
    for (const p of procedures) {
      if (!p.hasMust) continue;
      const musts: Must[] = [];
      p.steps.forEach((s) => collectMusts(s.body, musts));
      // From the last step that holds a `must` backwards, as long as all are side-effect-free.
      let clear = p.steps.length;
      const last = p.steps.findLastIndex((s) => holdsMust(s.body));
      if (last >= 0 && reachesMust(p.steps[last].body)) {
        clear = last;
        while (clear > 0 && p.steps[clear - 1].body.sideEffectFree) clear--;
      }
      // The same words in two branches ask the same.
      const different = musts.filter((m, i) => musts.findIndex((o) => o.of.origin.text === m.of.origin.text) === i);
      this.ofProcedure.set(
        p.id,
        this.all.push({
          musts: different,
          clearFrom: clear,
          unavoidableAt: unavoidableStep(p),
          steps: p.steps.map(({ body }) => body),
        }) - 1,
      );
    }
  }

  /** Whether the option surely leaves the running procedure able to do what it must. */
  isKeptBy(vm: Vm, code: number): boolean {
    return this.applies(vm) && this.isMetBy(vm, code);
  }

  /** Whether anything can be said at all at the frame at hand; then `isMetBy` answers for its options. */
  applies(vm: Vm): boolean {
    if (!this.listenersOnlyGain) return false;
    const { cells, game } = vm;
    let frame = cells[FRAMES_BASE] + cells[TOP_FRAME];
    const { roles } = game.dispatch;
    const asking = roles[cells[frame + FRAME_NODE]];
    if (asking !== ROLE_CHOOSE && asking !== ROLE_ANY_ORDER && asking !== ROLE_OR) return false;
    let open = cells[frame + FRAME_OBLIGATIONS];
    for (;;) {
      const parent = cells[frame + FRAME_PARENT];
      if (parent < 0) return false;
      const up = cells[FRAMES_BASE] + parent;
      const id = cells[up + FRAME_NODE];
      const role = roles[id];
      open += cells[up + FRAME_OBLIGATIONS];
      if (role === ROLE_PROCEDURE) {
        vm.obligation = this.ofProcedure.get(id) ?? -1;
        vm.obligedProcedure = up;
        return vm.obligation >= 0 && cells[up + FRAME_OBLIGATIONS] !== 0 && open === cells[OBLIGATIONS];
      }
      if (role === ROLE_THEN) {
        const ancestor = game.nodes[id] as Then;
        if (!ancestor.completesNow(vm, up) || !ancestor.restHarmless(vm, up)) return false;
      } else if (role !== ROLE_OR) return false;
      frame = up;
    }
  }

  /**
   * Whether some procedure's `must` can surely not be met any more: its price is out of reach, and nothing that may run
   * before it adds what is missing. A trial of all ways would say the same; this saves it. `isPlain`: if the piece that the
   * frame at hand puts on a site comes to one without bonus.
   */
  isHopeless(vm: Vm, isPlain = false): boolean {
    const { cells, game, env } = vm;
    const { roles } = game.dispatch;
    let hopeless = false;
    for (let f = cells[TOP_FRAME]; f >= 0 && !hopeless; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const frame = cells[FRAMES_BASE] + f;
      const id = cells[frame + FRAME_NODE];
      const role = roles[id];
      if (cells[frame + FRAME_PLAYER] !== vm.player || role === ROLE_TRIAL) break; // a trial is a question of its own
      if (cells[frame + FRAME_OBLIGATIONS] === 0) continue;
      if (role === ROLE_THEN) hopeless = cannotGoOn(vm, game.nodes[id] as Then, frame, isPlain);
      if (role !== ROLE_PROCEDURE) continue;
      const number = this.ofProcedure.get(id);
      const obligation = number === undefined ? null : this.all[number];
      // FRAME_PC is one further than the step that runs
      if (obligation === null || cells[frame + FRAME_PC] - 1 > obligation.unavoidableAt) continue;
      vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
      if (!areBlocked(vm, obligation, NOTHING_MORE)) continue;
      const bound = growthBefore(vm, frame, false, isPlain);
      // what the step that runs may still do is on the stack
      for (let i = cells[frame + FRAME_PC]; i <= obligation.unavoidableAt; i++) {
        addGrowth(vm, obligation.steps[i], vm.env, bound);
      }
      // before its consequences, which are not needed where that is enough
      if (!areBlocked(vm, obligation, bound)) continue;
      addConsequences(vm, bound);
      hopeless = areBlocked(vm, obligation, bound);
    }
    vm.env = env;
    return hopeless;
  }

  after(vm: Vm, bound: Bound, earlier: readonly Node[]): Bound {
    return boundAfter(vm, bound, earlier);
  }

  /** After `applies` said yes. */
  isMetBy(vm: Vm, code: number): boolean {
    const own = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
    return this.canMeet(
      vm,
      own,
      vm.game.nodes[vm.cells[own + FRAME_NODE]],
      code,
      this.all[vm.obligation],
      vm.obligedProcedure,
    );
  }

  private canMeet(vm: Vm, frame: number, node: Node, code: number, obligation: Obligation, procedure: number): boolean {
    const { cells } = vm;
    if (node instanceof Or) return this.someCandidateMeets(vm, node.of[code], obligation, procedure);
    if (node instanceof AnyOrder) {
      const part = node.of[code];
      if (part instanceof Must) return part.can(vm) === YES;
      return part.canBeLeft(vm) && node.of.some((other) => other instanceof Must && other.can(vm) === YES);
    }
    // Steps from the next one on (FRAME_PC is already there) must be clear.
    if (
      !(node instanceof Choose) ||
      cells[procedure + FRAME_PC] < obligation.clearFrom ||
      cells[frame + FRAME_ENV] !== cells[procedure + FRAME_ENV]
    ) {
      return false;
    }
    return this.isMetWith(vm, node, code, obligation);
  }

  whyUnmet(vm: Vm, code: number): Reason {
    const { cells, game, env } = vm;
    const asking = game.nodes[cells[cells[FRAMES_BASE] + cells[TOP_FRAME] + FRAME_NODE]];
    for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const frame = cells[FRAMES_BASE] + f;
      const node = game.nodes[cells[frame + FRAME_NODE]];
      const number = this.ofProcedure.get(node.id);
      if (number === undefined || cells[frame + FRAME_OBLIGATIONS] === 0) continue;
      vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
      const chosen = asking instanceof Choose && env === vm.env ? env + asking.v : -1;
      const held = cells[chosen] ?? 0;
      if (chosen >= 0) cells[chosen] = code;
      const parts = this.all[number].musts.map((must) => ({
        part: must.partMeaning(vm),
        reason: must.why(vm) ?? must.whyBlocked(vm, NOTHING_MORE),
      }));
      if (chosen >= 0) cells[chosen] = held;
      vm.env = env;
      return { type: 'later-obligation', parts };
    }
    return { type: 'later-obligation', parts: [] };
  }

  /** Whether with this choice all that must be done could be done at once. */
  private isMetWith(vm: Vm, node: Choose, code: number, obligation: Obligation): boolean {
    const cell = vm.env + node.v;
    const held = vm.cells[cell];
    vm.cells[cell] = code;
    const met = obligation.musts.every((m) => m.can(vm) === YES);
    vm.cells[cell] = held;
    return met;
  }

  /** For an alternative that begins with a choice: whether one of its candidates meets all. */
  private someCandidateMeets(vm: Vm, part: Node, obligation: Obligation, procedure: number): boolean {
    if (
      !part.sideEffectFree ||
      vm.cells[procedure + FRAME_PC] < obligation.clearFrom ||
      vm.env - vm.cells[FRAMES_BASE] !== vm.cells[procedure + FRAME_ENV]
    ) {
      return false;
    }
    const first = part instanceof Then ? part.of[0] : part;
    if (!(first instanceof Choose)) return false;
    const n = first.candidates(vm, vm.siteBuffer);
    const list = firstOf(vm.siteBuffer, n);
    return list.some((code) => this.isMetWith(vm, first, code, obligation));
  }
}

/** What the frames above the one at `below` may still add; `vm.env` is the environment of that one then. */
function growthBefore(vm: Vm, below: number, isLater: boolean, isPlain: boolean): GrowthBound {
  const { cells, bound } = vm;
  const owner = cells[FRAMES_BASE] + cells[below + FRAME_ENV];
  bound.clear(isLater);
  for (let f = cells[TOP_FRAME]; cells[FRAMES_BASE] + f !== below; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const frame = cells[FRAMES_BASE] + f;
    vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
    addGrowthOfFrame(vm, frame, owner, bound, isPlain && f === cells[TOP_FRAME]);
  }
  vm.env = owner;
  return bound;
}

/** Whether a step that is still to be done in what must be done whole can surely not be done. */
function cannotGoOn(vm: Vm, node: Then, frame: number, isPlain: boolean): boolean {
  const { cells } = vm;
  vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
  const next = cells[frame + FRAME_PC];
  for (let i = next; i < node.of.length; i++) {
    if (!node.needs(vm, i) || !node.of[i].isBlocked(vm, NOTHING_LATER)) continue;
    const bound = growthBefore(vm, frame, true, isPlain);
    for (let j = next; j < i; j++) addGrowth(vm, node.of[j], -1, bound);
    if (!node.of[i].isBlocked(vm, bound)) continue;
    addConsequences(vm, bound);
    if (node.of[i].isBlocked(vm, bound)) return true;
  }
  return false;
}

function areBlocked(vm: Vm, { musts }: Obligation, bound: Bound): boolean {
  for (let i = 0; i < musts.length; i++) if (!musts[i].isBlocked(vm, bound)) return false;
  return true;
}

/** Number of the first step with a `must`, if the `must` runs whatever the player chooses there; else -1. */
function unavoidableStep(procedure: Procedure): number {
  const first = procedure.steps.findIndex(({ body }) => holdsMust(body));
  return first >= 0 && alwaysRunsMust(procedure.steps[first].body) ? first : -1;
}
const alwaysRunsMust = (node: Node): boolean =>
  node instanceof Must ||
  (node instanceof If && node.otherwise !== null && alwaysRunsMust(node.then) && alwaysRunsMust(node.otherwise)) ||
  ((node instanceof AnyOrder || node instanceof Steps) && node.of.some((part) => part instanceof Must));

function collectMusts(node: Node, out: Must[]): void {
  if (node instanceof Must) out.push(node);
  for (const child of childrenOf(node)) collectMusts(child, out);
}
const holdsMust = (node: Node): boolean => node instanceof Must || childrenOf(node).some(holdsMust);

/** Whether a step leads to its `must` with nothing with side effects before it, as the player likes. */
function reachesMust(node: Node): boolean {
  if (node instanceof Must || !holdsMust(node)) return true;
  if (node instanceof If) return reachesMust(node.then) && (node.otherwise === null || reachesMust(node.otherwise));
  if (node instanceof AnyOrder) return node.of.some((part) => part instanceof Must);
  if (node instanceof Steps) {
    const at = node.of.findIndex(holdsMust);
    return node.of.every((n, i) => i >= at || n.sideEffectFree) && reachesMust(node.of[at]);
  }
  return false;
}
