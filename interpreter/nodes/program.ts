/** A program of a component as it runs. */
import { AMOUNT, IT, THIS, type Origin } from '../../dsl/internal.ts';
import { FRAMES_BASE } from '../position/layout.ts';
import { BY_GAME, type Can, NO, type Result } from '../machine/codes.ts';
import type { Bookkeeping, ProgramNode } from '../machine/compiled-game.ts';
import {
  ENV_CAUSE,
  ENV_CAUSE_ID,
  ENV_PROGRAM,
  FRAME_ENV,
  FRAME_HEAD,
  FRAME_PC,
  FRAME_RESULT,
} from '../machine/frame.ts';
import type { Reason } from '../machine/messages.ts';
import { Node, ROLE_PROGRAM } from '../machine/node.ts';
import type { Bound } from '../machine/growth.ts';
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
