/** Procedures of the rules, and a procedure about something. */
import { FIRST_FREE_VAR, type Origin } from '../../dsl/internal.ts';
import { FRAMES_BASE } from '../position/layout.ts';
import { type Can, DONE, MAYBE, NO, NOTHING, YES } from '../machine/codes.ts';
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
import type { PartMeaning } from '../machine/messages.ts';
import { Node, ROLE_PROCEDURE } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

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
    const isTrusted = vm.trusts(this);
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
    if (isTrusted && this.steps.length === 1) this.startTrusted(vm, frame, env);
  }
  /** Begins its only step at once: that the procedure can be done means that this step can. */
  private startTrusted(vm: Vm, frame: number, env: number): void {
    vm.env = env;
    vm.trusted = this.steps[0].body;
    this.step(vm, frame);
    vm.trusted = null;
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
    if (vm.trusts(this)) vm.trusted = this.procedure;
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
