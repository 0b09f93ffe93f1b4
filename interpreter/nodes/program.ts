/** Frames in which whole programs run: a component's program, what an event set off, a replacement, a procedure. */
import { AMOUNT, FIRST_FREE_VAR, IT, THIS, type Origin } from '../../dsl/internal.ts';
import { FRAMES_BASE, ABILITIES_CLOSED, TOP_FRAME } from '../position/layout.ts';
import { enter, hasContinuousEffect, leave } from '../machine/events.ts';
import type { Gain } from './gain.ts';
import {
  BY_GAME,
  type Can,
  DONE,
  EVENT_GAIN,
  HAS_INSTEAD,
  HAS_STATE_TRIGGER,
  MAYBE,
  NO,
  NOTHING,
  type Result,
  YES,
} from '../machine/codes.ts';
import type {
  Bookkeeping,
  ProgramNode,
  ReplacementChoice,
  ReplacementNode,
  TriggeredProgramsNode,
} from '../machine/compiled-game.ts';
import {
  ENV_CAUSE,
  ENV_CAUSE_ID,
  ENV_PROGRAM,
  FRAME_ENV,
  FRAME_HEAD,
  FRAME_NODE,
  FRAME_OBLIGATIONS,
  FRAME_PARENT,
  FRAME_PC,
  FRAME_RESULT,
} from '../machine/frame.ts';
import type { OptionMeaning, PartMeaning, Question, Reason } from '../machine/messages.ts';
import { causeFrom } from '../machine/names.ts';
import { type DecisionKind, Node, ROLE_PROGRAM, ROLE_PROCEDURE } from '../machine/node.ts';
import { TRIGGER_SIZE } from '../machine/trigger-queue.ts';
import { type Bound, GROWS_BY_OWN_CARD, OWN_CARD_ARRIVES } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';

/** the variables, behind the cells of ENV_… */
const PROGRAM_VARS = FRAME_HEAD + 3;

/** A program of a component as it runs: its variables, its cause, its body. */
export class Program extends Node implements ProgramNode {
  override role = ROLE_PROGRAM;
  override completesWithChild = true;
  index = -1;
  /** it only keeps count: what commutes with it */
  bookkeeps: Bookkeeping | null = null;
  /** set when the body is compiled, for programs may call one another */
  body!: Node;
  constructor(
    origin: Origin,
    readonly vars: number,
    /** those that hold cards */
    private readonly cardVars: readonly number[],
    /** the variable of the player whose deed sets it off; -1 where there is none */
    private readonly doer = -1,
  ) {
    super(origin);
    this.frameSize = PROGRAM_VARS + vars;
  }
  override cardCells(_vm: Vm, frame: number): number[] {
    return this.cardVars.map((v) => frame + PROGRAM_VARS + v);
  }

  /** Asks the body, with fresh variables. */
  canAs(vm: Vm, cause: number, causeId: number, self: number, amount = 0, it = -1): Can {
    const old = this.enter(vm, cause, causeId, self, amount, it);
    const can = this.body.can(vm);
    this.leave(vm, old);
    return can;
  }
  can(vm: Vm): Can {
    return this.canAs(vm, BY_GAME, -1, -1);
  }
  /** Why the body cannot be done, as far as it says so; asked for people, so apart from `canAs`, which must be fast. */
  whyAs(vm: Vm, cause: number, causeId: number, self: number, it = -1): Reason | null {
    const old = this.enter(vm, cause, causeId, self, 0, it);
    const reason = this.body.can(vm) === NO ? this.body.why(vm) : null;
    this.leave(vm, old);
    return reason;
  }
  isBlockedAs(vm: Vm, cause: number, causeId: number, self: number, growth: Bound): boolean {
    const old = this.enter(vm, cause, causeId, self, 0);
    const blocked = this.body.isBlocked(vm, growth);
    this.leave(vm, old);
    return blocked;
  }
  /** Asked for people, as `whyAs`. */
  whyBlockedAs(vm: Vm, cause: number, causeId: number, self: number, growth: Bound): Reason | null {
    const old = this.enter(vm, cause, causeId, self, 0);
    const reason = this.body.whyBlocked(vm, growth);
    this.leave(vm, old);
    return reason;
  }
  canBeLeftAs(vm: Vm, cause: number, causeId: number, self: number): boolean {
    const old = this.enter(vm, cause, causeId, self, 0);
    const can = this.body.canBeLeft(vm);
    this.leave(vm, old);
    return can;
  }

  /** Sets up the variables at the end of the cells; gives the environment before. */
  private enter(vm: Vm, cause: number, causeId: number, self: number, amount: number, it = -1): number {
    const old = vm.env;
    vm.temporary -= this.vars + 3;
    vm.env = vm.temporary + 3;
    this.fill(vm, cause, causeId, self, it, amount);
    return old;
  }
  private leave(vm: Vm, old: number): void {
    vm.temporary += this.vars + 3;
    vm.env = old;
  }
  private fill(vm: Vm, cause: number, causeId: number, self: number, it: number, amount: number): void {
    const cells = vm.cells;
    const env = vm.env;
    cells[env + ENV_CAUSE] = cause;
    cells[env + ENV_CAUSE_ID] = causeId;
    cells[env + ENV_PROGRAM] = this.index;
    for (let i = 0; i < this.vars; i++) cells[env + i] = -1;
    cells[env + IT] = it;
    cells[env + AMOUNT] = amount;
    cells[env + THIS] = self;
    if (this.doer >= 0) cells[env + this.doer] = vm.reactionTo;
  }
  /**
   * Runs the program for the acting player, below the frame at `frame`: at once where it needs no frame, else by pushing it.
   * The result comes to FRAME_RESULT of `frame`. The variables are gone afterwards.
   */
  go(vm: Vm, frame: number, cause: number, causeId: number, self: number, it: number, amount: number): void {
    if (!this.body.instant) return this.start(vm, cause, causeId, self, it, amount);
    const old = vm.env;
    const size = this.vars + 3;
    vm.weigh(1); // procedures that do the next one several times each have no end
    vm.needRoom(size);
    vm.temporary -= size;
    vm.env = vm.temporary + 3;
    this.fill(vm, cause, causeId, self, it, amount);
    const relative = frame - vm.cells[FRAMES_BASE];
    const result = this.body.run(vm);
    vm.cells[vm.cells[FRAMES_BASE] + relative + FRAME_RESULT] = result;
    vm.temporary += size;
    vm.env = old;
  }

  /** Pushes the program to run for the acting player. */
  start(vm: Vm, cause: number, causeId: number, self: number, it: number, amount: number): void {
    const frame = vm.push(this, this.frameSize);
    vm.env = frame + PROGRAM_VARS;
    vm.cells[frame + FRAME_ENV] = vm.env - vm.cells[FRAMES_BASE];
    this.fill(vm, cause, causeId, self, it, amount);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === 1) return vm.pop(frame, cells[frame + FRAME_RESULT] as Result);
    cells[frame + FRAME_PC] = 1;
    vm.call(this.body, frame);
  }
}

// How many programs; of each the numbers of a `TriggerQueue` entry.
const TRIGGERED_COUNT = FRAME_HEAD;
const TRIGGERED = FRAME_HEAD + 1;

/** Programs that one event set off. */
export class TriggeredPrograms extends Node implements TriggeredProgramsNode {
  override silent = true;

  can(): Can {
    return YES;
  }

  /** Those that wait; null if one of them runs more of its card, as that is not known here. */
  override stillToRun(vm: Vm, frame: number): Node[] | null {
    const waiting: Node[] = [];
    for (let i = 0; i < vm.cells[frame + TRIGGERED_COUNT]; i++) {
      const program = vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      if (program > 0) waiting.push(vm.game.programs[program - 1]);
    }
    return waiting.some(({ growth }) => (growth.bits & (GROWS_BY_OWN_CARD | OWN_CARD_ARRIVES)) !== 0) ? null : waiting;
  }

  override waiting(vm: Vm, frame: number): OptionMeaning[] {
    const codes = Array.from({ length: vm.cells[frame + TRIGGERED_COUNT] }, (_, i) => i);
    return codes
      .filter((code) => vm.cells[frame + TRIGGERED + code * TRIGGER_SIZE] !== 0)
      .map((code) => this.meaning(vm, frame, code));
  }

  /** Pushes the programs of a queue, above whatever runs. */
  pushAll(vm: Vm, entries: readonly number[]): void {
    const n = entries.length;
    const frame = vm.push(this, TRIGGERED + n);
    vm.cells[ABILITIES_CLOSED]++;
    vm.cells[frame + TRIGGERED_COUNT] = n / TRIGGER_SIZE;
    for (let i = 0; i < n; i++) vm.cells[frame + TRIGGERED + i] = entries[i];
  }

  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const n = cells[frame + TRIGGERED_COUNT];
    let left = 0;
    let first = -1;
    let onlyGains = true;
    for (let i = 0; i < n; i++) {
      const program = cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      if (program === 0) continue;
      left++;
      if (first < 0) first = i;
      onlyGains &&= vm.game.programs[program - 1].onlyGains;
    }
    if (left === 0) {
      cells[ABILITIES_CLOSED]--;
      return vm.popSilently(frame);
    }
    if (left === 1 || onlyGains) return this.take(vm, frame, first);
    const aside = this.commuting(vm, frame);
    if (aside >= 0) return this.take(vm, frame, aside);
    vm.ask();
  }
  /** One that only keeps count, whenever it is done; -1 if there is none. */
  private commuting(vm: Vm, frame: number): number {
    const { programs } = vm.game;
    const n = vm.cells[frame + TRIGGERED_COUNT];
    for (let i = 0; i < n; i++) {
      const at = vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      const bookkeeps = at === 0 ? null : programs[at - 1].bookkeeps;
      if (bookkeeps === null) continue;
      if (bookkeeps.withAll) return i;
      let commutes = !isAnythingHeard(vm);
      for (let j = 0; j < n && commutes; j++) {
        const other = vm.cells[frame + TRIGGERED + j * TRIGGER_SIZE];
        commutes = j === i || other === 0 || bookkeeps.whileNobodyListens.has(other - 1);
      }
      if (commutes) return i;
    }
    return -1;
  }
  override offer(vm: Vm, frame: number): void {
    for (let i = 0; i < vm.cells[frame + TRIGGERED_COUNT]; i++) {
      if (vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE] !== 0) vm.offer(i, YES);
    }
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    const program = vm.game.programs[cells[at] - 1];
    cells[at] = 0;
    if (vm.sink !== null) {
      const old = enter(vm, cells[at + 1], cells[at + 2], cells[at + 3]);
      vm.sink.trigger(vm, program.origin);
      leave(vm, old);
    }
    program.go(vm, frame, cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5]);
  }
  override key(vm: Vm, frame: number, code: number): string {
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    return `trigger:${causeFrom(vm, vm.cells[at + 1], vm.cells[at + 2]).id}`;
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    return {
      type: 'trigger',
      cause: causeFrom(vm, vm.cells[at + 1], vm.cells[at + 2]),
      effect: vm.game.programs[vm.cells[at] - 1].origin,
    };
  }
  override question(): Question {
    return { type: 'first-trigger' };
  }
  override kind(): DecisionKind {
    return 'order';
  }
}

/** Whether what is gained, or counted, may set something off for the player, or for another one. */
const isAnythingHeard = (vm: Vm): boolean =>
  hasContinuousEffect(vm, HEARD) || (vm.game.heardOfOthers & (1 << EVENT_GAIN)) !== 0;
const HEARD = (1 << EVENT_GAIN) | HAS_INSTEAD | HAS_STATE_TRIGGER;

// The gain; the program in its place, with its cause, id, `this`, amount and `it`; the variables of whose program gains, with
// which it goes on; its amounts.
const REPLACED_GAIN = FRAME_HEAD;
const REPLACED_PROGRAM = FRAME_HEAD + 1;
const REPLACED_CAUSE = FRAME_HEAD + 2;
const REPLACED_CAUSE_ID = FRAME_HEAD + 3;
const REPLACED_SELF = FRAME_HEAD + 4;
const REPLACED_AMOUNT = FRAME_HEAD + 5;
const REPLACED_SUBJECT = FRAME_HEAD + 6;
const REPLACED_ENV = FRAME_HEAD + 7 - ENV_CAUSE;
const REPLACED_AMOUNTS = REPLACED_ENV + FIRST_FREE_VAR;

/** `instead of`: before a gain, its player chooses between it and the replacement. */
export class Replacement extends Node implements ReplacementNode {
  override silent = true;
  can(): Can {
    return YES;
  }

  /** The gain may wait for others before it, so its amounts and its component are fixed here. */
  ask(vm: Vm, gain: Gain, other: ReplacementChoice): void {
    const from = vm.env;
    const frame = vm.push(this, REPLACED_AMOUNTS + gain.portions.length);
    const cells = vm.cells;
    cells[frame + REPLACED_GAIN] = gain.id;
    cells[frame + REPLACED_PROGRAM] = other.program;
    cells[frame + REPLACED_CAUSE] = other.cause;
    cells[frame + REPLACED_CAUSE_ID] = other.causeId;
    cells[frame + REPLACED_SELF] = other.self;
    cells[frame + REPLACED_AMOUNT] = other.amount;
    cells[frame + REPLACED_SUBJECT] = other.subject;
    const env = frame + REPLACED_ENV;
    for (let i = ENV_CAUSE; i < FIRST_FREE_VAR; i++) cells[env + i] = cells[from + i];
    cells[frame + FRAME_ENV] = env - cells[FRAMES_BASE];
    gain.fix(vm, frame + REPLACED_AMOUNTS);
    cells[ABILITIES_CLOSED]++;
  }
  /** Whether this replacement runs already: it does not replace its own gain. */
  active(vm: Vm, program: number): boolean {
    const cells = vm.cells;
    for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const frame = cells[FRAMES_BASE] + f;
      const runs = cells[frame + FRAME_NODE] === this.id && cells[frame + FRAME_PC] === 2;
      if (runs && cells[frame + REPLACED_PROGRAM] === program) return true;
    }
    return false;
  }
  override stillToRun(vm: Vm, frame: number): Node[] | null {
    return vm.cells[frame + FRAME_PC] === 2 ? [] : null;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === 2) {
      cells[ABILITIES_CLOSED]--;
      return vm.popSilently(frame);
    }
    const program = vm.game.programs[cells[frame + REPLACED_PROGRAM]];
    if (
      program.canAs(
        vm,
        cells[frame + REPLACED_CAUSE],
        cells[frame + REPLACED_CAUSE_ID],
        cells[frame + REPLACED_SELF],
        cells[frame + REPLACED_AMOUNT],
        cells[frame + REPLACED_SUBJECT],
      ) === 0
    ) {
      return this.take(vm, frame, 0);
    }
    vm.ask();
  }
  override offer(vm: Vm): void {
    vm.offer(0, YES);
    vm.offer(1, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    cells[frame + FRAME_PC] = 2;
    const gain = vm.game.nodes[cells[frame + REPLACED_GAIN]] as Gain;
    const program = cells[frame + REPLACED_PROGRAM];
    if (code === 0) {
      gain.carryOut(vm, frame + REPLACED_AMOUNTS);
      return;
    }
    gain.carryOut(vm, frame + REPLACED_AMOUNTS, vm.game.replacedGains.get(program));
    vm.game.programs[program].start(
      vm,
      cells[frame + REPLACED_CAUSE],
      cells[frame + REPLACED_CAUSE_ID],
      cells[frame + REPLACED_SELF],
      cells[frame + REPLACED_SUBJECT],
      cells[frame + REPLACED_AMOUNT],
    );
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === 1 ? 'replace' : 'keep';
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    return code === 1
      ? { type: 'replace', effect: vm.game.programs[vm.cells[frame + REPLACED_PROGRAM]].origin }
      : { type: 'keep', effect: vm.game.nodes[vm.cells[frame + REPLACED_GAIN]].origin };
  }
  override question(vm: Vm, frame: number): Question {
    const { cells } = vm;
    return {
      type: 'replacement',
      cause: causeFrom(vm, cells[frame + REPLACED_CAUSE], cells[frame + REPLACED_CAUSE_ID]),
    };
  }
}

// Whether something was done; then, behind the cells of ENV_…, the variables.
const PROCEDURE_DONE = FRAME_HEAD;
const PROCEDURE_VARS = FRAME_HEAD + 4;

/** A procedure: its steps in order, which share their variables. One with a `must` has that obligation from its beginning. */
export class Procedure extends Node {
  override role = ROLE_PROCEDURE;
  steps: { name: string; body: Node }[] = [];
  hasMust = false;
  override betweenSteps = true;
  override neverFails = true;
  override completesWithChild = null;
  constructor(
    origin: Origin,
    readonly name: string,
    readonly vars: number,
    /** those that hold cards */
    private readonly cardVars: readonly number[],
  ) {
    super(origin);
    this.frameSize = PROCEDURE_VARS + vars;
  }
  override cardCells(_vm: Vm, frame: number): number[] {
    return this.cardVars.map((v) => frame + PROCEDURE_VARS + v);
  }
  can(vm: Vm): Can {
    return this.canAbout(vm, -1);
  }
  /**
   * Whether one of its steps could do something, before any of them has chosen anything. `subject`: what it is about, -1 of one that is
   * about nothing.
   */
  canAbout(vm: Vm, subject: number): Can {
    if (vm.askedProcedures[this.id] === 1) return MAYBE; // it does itself: only a trial can show
    const cells = vm.cells;
    const from = vm.env;
    const size = this.vars + 3;
    vm.temporary -= size;
    vm.env = vm.temporary + 3;
    cells[vm.env + ENV_CAUSE] = cells[from + ENV_CAUSE];
    cells[vm.env + ENV_CAUSE_ID] = cells[from + ENV_CAUSE_ID];
    cells[vm.env + ENV_PROGRAM] = -1;
    for (let i = 0; i < this.vars; i++) cells[vm.env + i] = -1;
    if (subject >= 0) cells[vm.env + FIRST_FREE_VAR] = subject;
    vm.askedProcedures[this.id] = 1;
    let best: Can = NO;
    for (const { body } of this.steps) {
      const can = body.can(vm);
      if (can > best) best = can;
      if (best === YES) break;
    }
    vm.askedProcedures[this.id] = 0;
    vm.temporary += size;
    vm.env = from;
    return best;
  }
  override begin(vm: Vm): void {
    this.beginAbout(vm, -1);
  }
  beginAbout(vm: Vm, subject: number): void {
    const cause = vm.cells[vm.env + ENV_CAUSE];
    const causeId = vm.cells[vm.env + ENV_CAUSE_ID];
    const frame = vm.push(this, this.frameSize);
    const cells = vm.cells;
    const env = frame + PROCEDURE_VARS;
    cells[frame + FRAME_ENV] = env - cells[FRAMES_BASE];
    for (let i = 0; i < this.vars; i++) cells[env + i] = -1;
    if (subject >= 0) cells[env + FIRST_FREE_VAR] = subject;
    cells[env + ENV_CAUSE] = cause;
    cells[env + ENV_CAUSE_ID] = causeId;
    cells[env + ENV_PROGRAM] = -1;
    if (this.hasMust) vm.oblige(frame);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const i = cells[frame + FRAME_PC]++;
    if (i > 0) {
      if (cells[frame + FRAME_RESULT] === DONE) cells[frame + PROCEDURE_DONE] = 1;
      vm.sink?.leave(vm, this.name, this.steps[i - 1].name);
    }
    if (i === this.steps.length) vm.releaseObligation(frame); // the `must` was in a branch that was not taken
    if (i === this.steps.length) return vm.pop(frame, cells[frame + PROCEDURE_DONE] === 1 ? DONE : NOTHING);
    cells[frame + FRAME_RESULT] = 0;
    vm.sink?.enter(vm, this.name, this.steps[i].name);
    vm.call(this.steps[i].body, frame);
  }
  /** One step that was done is enough; but its `must` may be still to come. */
  override completesNow(vm: Vm, frame: number): boolean {
    return vm.cells[frame + FRAME_OBLIGATIONS] === 0;
  }
  override partMeaning(): PartMeaning {
    return { type: 'procedure', procedure: this.name };
  }
}

/** `do recover of it`: a procedure about what is in a variable. It has no frame but that of the procedure. */
export class DoAbout extends Node {
  override neverFails = true;
  constructor(
    origin: Origin,
    private readonly procedure: Procedure,
    private readonly subject: number,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.procedure.canAbout(vm, vm.cells[vm.env + this.subject]);
  }
  override begin(vm: Vm): void {
    this.procedure.beginAbout(vm, vm.cells[vm.env + this.subject]);
  }
  override partMeaning(): PartMeaning {
    return this.procedure.partMeaning();
  }
}

/** A `must` begins: the obligation passes from its procedure to the `must` itself. */
export function passObligationToMust(vm: Vm, frame: number): void {
  const { cells } = vm;
  const { roles } = vm.game.dispatch;
  for (let f = cells[frame + FRAME_PARENT]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const at = cells[FRAMES_BASE] + f;
    if (roles[cells[at + FRAME_NODE]] === ROLE_PROCEDURE) {
      vm.releaseObligation(at);
      return;
    }
  }
}
