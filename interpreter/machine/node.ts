/** What every compiled piece of a program can do. One class per kind of effect, one file per family. */
import type { Origin } from '../../dsl/internal.ts';
import { type Can, MAYBE, NO, NOTHING, type Result } from './codes.ts';
import { FRAME_HEAD } from './frame.ts';
import type { OptionMeaning, PartMeaning, Question, Reason, RefusedOption } from './messages.ts';
import { ANY_GROWTH, type Bound, type Growth } from './growth.ts';
import type { Vm } from './vm.ts';

export abstract class Node {
  id = -1;
  readonly origin: Origin;
  /** runs at once, without a frame */
  instant = false;
  /** no choice, no payment, no loss; may be taken without asking */
  onlyGains = false;
  /** never impossible once begun: at worst there is nothing to do */
  neverFails = false;
  /** `up to` so many of a step: none will do, so that steps behind it happen even where there is nothing to do */
  mayBeNone = false;
  /** a step of it may be none, and if no other does anything then either, it has come to nothing by the player's choice */
  mayComeToNothing = false;
  /** changes nothing that anything else could need: only chooses, marks places, moves cards about */
  sideEffectFree = false;
  /** "what to do next in the own turn": free abilities are offered beside its options */
  freeChoice = false;
  /** its children are steps of a procedure, between which the acting player is free */
  betweenSteps = false;
  /** its end does not set its parent's result: it was set off by an event or a free ability */
  silent = false;
  /** what it is to those who look through the stack */
  role: Role = ROLE_OTHER;
  /** whether the child that runs, once done, makes this done for sure; null: not always, see `completesNow` */
  completesWithChild: boolean | null = false;
  /** only marks a place or sets a counter: not mentioned to people */
  bookkeeping = false;
  /** what running it may add to the acting player's counters */
  growth: Growth = ANY_GROWTH;
  /** its parts, where what it adds is not `growth` but depends on what runs it; else null */
  growthParts: readonly Node[] | null = null;
  /** the variable in which it puts what is chosen, if it does nothing else; else -1 */
  chosenVariable = -1;
  /** the name under which the lexicon of the pack words what is asked: of a step or type that asks by this node first; else null */
  askedAs: string | null = null;
  /** cells of its frame */
  frameSize = FRAME_HEAD;

  constructor(origin: Origin) {
    this.origin = origin;
  }

  /** Whether it can be done from here (with the running program's variables). Never changes the position. */
  abstract can(vm: Vm): Can;

  /**
   * Whether it stays impossible as long as nothing grows but what `growth` says. Asked of what cannot be done now; false
   * where that is not known.
   */
  isBlocked(_vm: Vm, _growth: Bound): boolean {
    return false;
  }

  /** Whether, as one of several steps, it now does nothing without being impossible: a condition that is false. */
  isPassed(_vm: Vm): boolean {
    return false;
  }

  /** Whether it may be so when it is run, as far as that is known now. */
  mayBePassed(_vm: Vm): boolean {
    return false;
  }

  /** Why it stays so, as far as that is known; asked for people. */
  whyBlocked(vm: Vm, growth: Bound): Reason | null {
    return this.isBlocked(vm, growth) && this.can(vm) === NO ? this.why(vm) : null;
  }

  /**
   * Whether it can surely be gone through, from here on and later, without changing anything that something else could
   * need: it may be left alone, or it only moves cards about. Its result does not matter.
   */
  canBeLeft(_vm: Vm): boolean {
    return this.sideEffectFree && this.neverFails;
  }

  /** Whether a player who could leave it must do it: it says `must`, and it can be done now. */
  isOwed(_vm: Vm): boolean {
    return false;
  }

  /** For instant nodes. */
  run(_vm: Vm): Result {
    return NOTHING;
  }

  /** `if`: one of its branches runs in its place, and it has no frame of its own */
  branches = false;
  branch(_vm: Vm): Node | null {
    return null;
  }

  /** For the others: pushes the frame. */
  begin(vm: Vm): void {
    vm.push(this, this.frameSize);
  }

  /** Goes on with the frame at `frame`. */
  step(_vm: Vm, _frame: number): void {
    throw new Error(`${this.constructor.name} has no frame`);
  }

  /** For nodes whose `completesWithChild` is null: whether it does so now. */
  completesNow(_vm: Vm, _frame: number): boolean {
    return false;
  }

  /** The children that the frame at `frame` may still begin; null where that is not known. */
  stillToRun(_vm: Vm, _frame: number): readonly Node[] | null {
    return null;
  }

  /** Where the frame at `frame` holds cards, for whoever puts others in their place. */
  cardCells(_vm: Vm, _frame: number): number[] {
    return [];
  }

  /** The kind of piece that the frame at `frame` may still put on one site, if that is all it may still do; else -1. */
  lastPiece(_vm: Vm, _frame: number): number {
    return -1;
  }

  // Decisions (only nodes that ask)
  offer(_vm: Vm, _frame: number): void {
    throw new Error(`${this.constructor.name} asks nothing`);
  }
  take(_vm: Vm, _frame: number, _code: number): void {
    throw new Error(`${this.constructor.name} asks nothing`);
  }
  /** whether the codes of the options below 65,536 are sites now */
  offersSites(_vm: Vm, _frame: number): boolean {
    return false;
  }
  /** stable semantic key of an option of the frame at `frame` */
  key(_vm: Vm, _frame: number, _code: number): string {
    return '';
  }
  /** that key with all words of the effect that it names; where it names none, the key */
  longKey(vm: Vm, frame: number, code: number): string {
    return this.key(vm, frame, code);
  }
  /** what that option is */
  meaning(_vm: Vm, _frame: number, _code: number): OptionMeaning {
    throw new Error(`${this.constructor.name} asks nothing`);
  }
  /** what the frame at `frame` asks */
  question(_vm: Vm, _frame: number): Question {
    throw new Error(`${this.constructor.name} asks nothing`);
  }
  /** that together with the name under which the pack words it */
  namedQuestion(vm: Vm, frame: number): Question {
    const question = this.question(vm, frame);
    return this.askedAs === null || question.type === 'payment' ? question : { ...question, askedAs: this.askedAs };
  }
  kind(_vm: Vm, _frame: number): DecisionKind {
    return 'one';
  }
  /** unavailable options with the first unmet requirement */
  refusals(_vm: Vm, _frame: number): RefusedOption[] {
    return [];
  }
  /** what comes into `chosenVariable` by the option with this code */
  chosenBy(_vm: Vm, code: number): number {
    return code;
  }
  /** why an option that can be taken here would lead to nothing, as far as it shows now */
  whyFutile(_vm: Vm, _code: number): Reason | null {
    return null;
  }

  // For people
  /** what it means as a part of a program, at the position; the effect as written unless more is known */
  partMeaning(_vm: Vm): PartMeaning {
    return { type: 'effect', effect: this.origin };
  }
  /**
   * what the frame at `frame` goes on with after the child that runs, as far as it is known: as written, as variables
   * may have no value yet
   */
  waiting(vm: Vm, frame: number): OptionMeaning[] {
    return (this.stillToRun(vm, frame) ?? [])
      .filter(({ bookkeeping }) => !bookkeeping)
      .map(({ origin }) => ({ type: 'part', part: { type: 'effect', effect: origin } }));
  }
  /** parts that could not be done when the frame at `frame` chose or ended; for those who follow a game */
  skippedParts(_vm: Vm, _frame: number): readonly Node[] {
    return [];
  }
  /** why it cannot be done; null when it can or nothing better is known */
  why(_vm: Vm): Reason | null {
    return null;
  }
}

/** What a decision asks for. */
export type DecisionKind = 'one' | 'some' | 'amount' | 'order' | 'confirm';

/** Whether `node` can be done; tries it on a scratch copy where no cheaper answer exists. */
export function possible(vm: Vm, node: Node): boolean {
  const can = node.can(vm);
  if (can !== MAYBE) return can !== 0;
  return vm.search.canDo(vm, node);
}

/** What a node is to those who look through the frames of a position: a number, as look-ahead does that all the time. */
type Role = number;
const ROLE_OTHER = 0;
export const ROLE_PROGRAM = 1;
export const ROLE_PROCEDURE = 2;
export const ROLE_THEN = 3;
export const ROLE_OR = 4;
export const ROLE_CHOOSE = 5;
export const ROLE_ANY_ORDER = 6;
export const ROLE_TRIAL = 7;
export const ROLE_EACH_PLAYER = 8;
export const ROLE_REPEAT = 9;
/** builds: its frame has a last piece */
export const ROLE_BUILD = 10;

// Bits of Dispatch.flags.
export const BRANCHES = 1;
export const INSTANT = 2;
export const SILENT = 4;
export const FREE_CHOICE = 8;
export const BETWEEN_STEPS = 16;
export const COMPLETES = 32;
export const MAY_COMPLETE = 64;

/**
 * What the machine's inner loop calls on nodes, as tables by node number. Some forty classes of nodes make every look-up
 * of a method on a node slow; a table costs one load. The methods are called with their node as `this`.
 */
export class Dispatch {
  step: ((this: Node, vm: Vm, frame: number) => void)[] = [];
  run: ((this: Node, vm: Vm) => Result)[] = [];
  begin: ((this: Node, vm: Vm) => void)[] = [];
  branch: ((this: Node, vm: Vm) => Node | null)[] = [];
  offer: ((this: Node, vm: Vm, frame: number) => void)[] = [];
  take: ((this: Node, vm: Vm, frame: number, code: number) => void)[] = [];
  completesNow: ((this: Node, vm: Vm, frame: number) => boolean)[] = [];
  flags = new Uint8Array(0);
  roles = new Uint8Array(0);

  constructor(readonly nodes: readonly Node[]) {
    this.bind();
  }

  /** Reads the nodes' methods again, after somebody has wrapped them. */
  bind(): void {
    const { nodes } = this;
    this.step = nodes.map((n) => n.step);
    this.run = nodes.map((n) => n.run);
    this.begin = nodes.map((n) => n.begin);
    this.branch = nodes.map((n) => n.branch);
    this.offer = nodes.map((n) => n.offer);
    this.take = nodes.map((n) => n.take);
    this.completesNow = nodes.map((n) => n.completesNow);
    this.roles = Uint8Array.from(nodes, (n) => n.role);
    this.flags = Uint8Array.from(
      nodes,
      (n) =>
        (n.branches ? BRANCHES : 0) |
        (n.instant ? INSTANT : 0) |
        (n.silent ? SILENT : 0) |
        (n.freeChoice ? FREE_CHOICE : 0) |
        (n.betweenSteps ? BETWEEN_STEPS : 0) |
        (n.completesWithChild === true ? COMPLETES : 0) |
        (n.completesWithChild === null ? MAY_COMPLETE : 0),
    );
  }
}
