/** Frames in which whole programs run: a component's program, what an event set off, a replacement, a procedure. */
import { AMOUNT, IT, THIS, type Origin } from '../../dsl/semantics/ir.ts';
import { BASE, CLOSED, FRAME } from '../position/layout.ts';
import {
  BY_GAME,
  DONE,
  ENV_CAUSE,
  ENV_CAUSE_ID,
  ENV_PROGRAM,
  F_ENV,
  F_NODE,
  F_PARENT,
  F_PC,
  F_RESULT,
  FRAME_HEAD,
  MAYBE,
  NO,
  NOTHING,
  YES,
  type Can,
  type Result,
  type Vm,
} from '../vm/vm.ts';
import { enter, leave } from '../vm/events.ts';
import { Node, type DecisionKind } from './node.ts';
import type { Gain } from './gain.ts';

/** A program of a component as it runs: its variables, its cause, its body. */
export class Program extends Node {
  index = -1;
  /** set when the body is compiled, for programs may call one another */
  body!: Node;
  constructor(
    origin: Origin,
    readonly vars: number,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 3 + vars;
  }

  /** Asks the body, with fresh variables. */
  canAs(vm: Vm, cause: number, causeId: number, self: number, amount = 0): Can {
    const old = vm.env;
    const cells = this.vars + 3;
    vm.temporary -= cells;
    vm.env = vm.temporary + 3;
    this.fill(vm, cause, causeId, self, -1, amount);
    const can = this.body.can(vm);
    vm.temporary += cells;
    vm.env = old;
    return can;
  }
  can(vm: Vm): Can {
    return this.canAs(vm, BY_GAME, -1, -1);
  }
  /** Why the body cannot be done, as far as it says so; asked for people, so apart from `canAs`, which must be fast. */
  whyAs(vm: Vm, cause: number, causeId: number, self: number): string | null {
    const old = vm.env;
    const cells = this.vars + 3;
    vm.temporary -= cells;
    vm.env = vm.temporary + 3;
    this.fill(vm, cause, causeId, self, -1, 0);
    const reason = this.body.can(vm) === NO ? this.body.why(vm) : null;
    vm.temporary += cells;
    vm.env = old;
    return reason;
  }

  private fill(vm: Vm, cause: number, causeId: number, self: number, it: number, amount: number): void {
    const S = vm.S;
    const env = vm.env;
    S[env + ENV_CAUSE] = cause;
    S[env + ENV_CAUSE_ID] = causeId;
    S[env + ENV_PROGRAM] = this.index;
    for (let i = 0; i < this.vars; i++) S[env + i] = -1;
    S[env + IT] = it;
    S[env + AMOUNT] = amount;
    S[env + THIS] = self;
  }
  /**
   * Runs the program for the acting player, below the frame at `a`: at once where it needs no frame, else by pushing it.
   * The result comes to F_RESULT of `a`. Gives no account of the variables.
   */
  go(vm: Vm, a: number, cause: number, causeId: number, self: number, it: number, amount: number): void {
    if (!this.body.instant) return this.start(vm, cause, causeId, self, it, amount);
    const old = vm.env;
    const cells = this.vars + 3;
    vm.temporary -= cells;
    vm.env = vm.temporary + 3;
    this.fill(vm, cause, causeId, self, it, amount);
    const frame = a - vm.S[BASE];
    const result = this.body.run(vm);
    vm.S[vm.S[BASE] + frame + F_RESULT] = result;
    vm.temporary += cells;
    vm.env = old;
  }

  /** Pushes the program to run for the acting player. */
  start(vm: Vm, cause: number, causeId: number, self: number, it: number, amount: number): void {
    const a = vm.push(this, this.cells);
    vm.env = a + FRAME_HEAD + 3;
    vm.S[a + F_ENV] = vm.env - vm.S[BASE];
    this.fill(vm, cause, causeId, self, it, amount);
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_PC] === 1) return vm.pop(a, S[a + F_RESULT] as Result);
    S[a + F_PC] = 1;
    vm.call(this.body, a);
  }
  override passesDone(): boolean {
    return true;
  }
}

/** Programs that one event set off. In the frame: how many, then six cells each (program + 1, 0 when taken). */
const ENTRY = 6;
export class Triggered extends Node {
  override silent = true;
  private readonly waiting: number[] = [];

  can(): Can {
    return YES;
  }

  add(program: number, cause: number, causeId: number, self: number, it: number, amount: number): void {
    this.waiting.push(program + 1, cause, causeId, self, it, amount);
  }
  /** Pushes what was added, above whatever runs. */
  flush(vm: Vm): void {
    const n = this.waiting.length;
    if (n === 0) return;
    const a = vm.push(this, FRAME_HEAD + 1 + n);
    vm.S[CLOSED]++;
    vm.S[a + FRAME_HEAD] = n / ENTRY;
    for (let i = 0; i < n; i++) vm.S[a + FRAME_HEAD + 1 + i] = this.waiting[i];
    this.waiting.length = 0;
  }
  /** Forgets what a failed trial left. */
  clear(): void {
    this.waiting.length = 0;
  }

  override step(vm: Vm, a: number): void {
    const S = vm.S;
    const n = S[a + FRAME_HEAD];
    let left = 0;
    let first = -1;
    let gives = true;
    for (let i = 0; i < n; i++) {
      const program = S[a + FRAME_HEAD + 1 + i * ENTRY];
      if (program === 0) continue;
      left++;
      if (first < 0) first = i;
      gives &&= vm.c.programs[program - 1].gives;
    }
    if (left === 0) {
      S[CLOSED]--;
      return vm.popSilently(a);
    }
    if (left === 1 || gives) return this.take(vm, a, first);
    vm.ask();
  }
  override offer(vm: Vm, a: number): void {
    for (let i = 0; i < vm.S[a + FRAME_HEAD]; i++) if (vm.S[a + FRAME_HEAD + 1 + i * ENTRY] !== 0) vm.offer(i, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    const S = vm.S;
    const at = a + FRAME_HEAD + 1 + code * ENTRY;
    const program = vm.c.programs[S[at] - 1];
    S[at] = 0;
    if (vm.sink !== null) {
      const old = enter(vm, S[at + 1], S[at + 2], S[at + 3]);
      vm.sink.trigger(vm, program.origin);
      leave(vm, old);
    }
    program.go(vm, a, S[at + 1], S[at + 2], S[at + 3], S[at + 4], S[at + 5]);
  }
  override key(vm: Vm, a: number, code: number): string {
    const at = a + FRAME_HEAD + 1 + code * ENTRY;
    return `trigger:${vm.c.causeId(vm, vm.S[at + 1], vm.S[at + 2])}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    if (a < 0) return '';
    const at = a + FRAME_HEAD + 1 + code * ENTRY;
    return `${vm.c.causeName(vm, vm.S[at + 1], vm.S[at + 2])}: ${vm.c.programs[vm.S[at] - 1].origin.text}`;
  }
  override prompt(): string {
    return 'Several things happen. Which first?';
  }
  override kind(): DecisionKind {
    return 'order';
  }
}

/** `instead of`: before a gain, its player chooses between it and the replacement. */
export class Replacement extends Node {
  override silent = true;
  constructor(origin: Origin) {
    super(origin);
    this.cells = FRAME_HEAD + 6;
  } // gain, program, cause, its id, self, amount
  can(): Can {
    return YES;
  }

  ask(
    vm: Vm,
    gain: Gain,
    other: { program: number; cause: number; causeId: number; self: number; amount: number },
  ): void {
    const a = vm.push(this, this.cells);
    const S = vm.S;
    S[a + FRAME_HEAD] = gain.id;
    S[a + FRAME_HEAD + 1] = other.program;
    S[a + FRAME_HEAD + 2] = other.cause;
    S[a + FRAME_HEAD + 3] = other.causeId;
    S[a + FRAME_HEAD + 4] = other.self;
    S[a + FRAME_HEAD + 5] = other.amount;
    S[CLOSED]++;
  }
  /** Whether this replacement runs already: it does not replace what it gives itself. */
  active(vm: Vm, program: number): boolean {
    const S = vm.S;
    for (let f = S[FRAME]; f >= 0; f = S[S[BASE] + f + F_PARENT]) {
      const a = S[BASE] + f;
      if (S[a + F_NODE] === this.id && S[a + FRAME_HEAD + 1] === program) return true;
    }
    return false;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_PC] === 2) {
      S[CLOSED]--;
      return vm.popSilently(a);
    }
    const program = vm.c.programs[S[a + FRAME_HEAD + 1]];
    if (
      program.canAs(vm, S[a + FRAME_HEAD + 2], S[a + FRAME_HEAD + 3], S[a + FRAME_HEAD + 4], S[a + FRAME_HEAD + 5]) ===
      0
    ) {
      return this.take(vm, a, 0);
    }
    vm.ask();
  }
  override offer(vm: Vm): void {
    vm.offer(0, YES);
    vm.offer(1, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    const S = vm.S;
    S[a + F_PC] = 2;
    const gain = vm.c.nodes[S[a + FRAME_HEAD]] as Gain;
    const program = S[a + FRAME_HEAD + 1];
    if (code === 0) {
      gain.carryOut(vm);
      return;
    }
    gain.carryOut(vm, vm.c.replaced.get(program));
    vm.c.programs[program].start(
      vm,
      S[a + FRAME_HEAD + 2],
      S[a + FRAME_HEAD + 3],
      S[a + FRAME_HEAD + 4],
      -1,
      S[a + FRAME_HEAD + 5],
    );
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return code === 1 ? 'replace' : 'keep';
  }
  override label(vm: Vm, a: number, code: number): string {
    if (a < 0) return '';
    return code === 1
      ? `instead: ${vm.c.programs[vm.S[a + FRAME_HEAD + 1]].origin.text}`
      : vm.c.nodes[vm.S[a + FRAME_HEAD]].origin.text;
  }
  override prompt(): string {
    return 'Which of the two?';
  }
}

/** A procedure: its steps in order, which share their variables. One with a `must` owes it from its beginning. */
export class Procedure extends Node {
  steps: { name: string; title: string; body: Node }[] = [];
  owes = false;
  override betweenSteps = true;
  override always = true;
  constructor(
    origin: Origin,
    readonly name: string,
    readonly title: string,
    readonly vars: number,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 4 + vars; // whether something was done, cause, its id, program, variables
  }
  private asked = false;
  /** Whether one of its steps could do something, before any of them has chosen anything. */
  can(vm: Vm): Can {
    if (this.asked) return MAYBE; // it does itself: only a trial can tell
    const S = vm.S;
    const from = vm.env;
    const cells = this.vars + 3;
    vm.temporary -= cells;
    vm.env = vm.temporary + 3;
    S[vm.env + ENV_CAUSE] = S[from + ENV_CAUSE];
    S[vm.env + ENV_CAUSE_ID] = S[from + ENV_CAUSE_ID];
    S[vm.env + ENV_PROGRAM] = -1;
    for (let i = 0; i < this.vars; i++) S[vm.env + i] = -1;
    this.asked = true;
    let best: Can = NO;
    for (const { body } of this.steps) {
      const can = body.can(vm);
      if (can > best) best = can;
      if (best === YES) break;
    }
    this.asked = false;
    vm.temporary += cells;
    vm.env = from;
    return best;
  }
  override begin(vm: Vm): void {
    const cause = vm.S[vm.env + ENV_CAUSE];
    const causeId = vm.S[vm.env + ENV_CAUSE_ID];
    const a = vm.push(this, this.cells);
    const S = vm.S;
    const env = a + FRAME_HEAD + 4;
    S[a + F_ENV] = env - S[BASE];
    for (let i = 0; i < this.vars; i++) S[env + i] = -1;
    S[env + ENV_CAUSE] = cause;
    S[env + ENV_CAUSE_ID] = causeId;
    S[env + ENV_PROGRAM] = -1;
    if (this.owes) vm.open(a);
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    const i = S[a + F_PC]++;
    if (i > 0) {
      if (S[a + F_RESULT] === DONE) S[a + FRAME_HEAD] = 1;
      vm.sink?.leave(vm, this.name, this.steps[i - 1].name);
    }
    if (i === this.steps.length) vm.close(a); // the `must` stood in a branch that was not taken
    if (i === this.steps.length) return vm.pop(a, S[a + FRAME_HEAD] === 1 ? DONE : NOTHING);
    S[a + F_RESULT] = 0;
    vm.sink?.enter(vm, this.name, this.steps[i].name, this.steps[i].title);
    vm.call(this.steps[i].body, a);
  }
  override label(): string {
    return this.title;
  }
}

/** A `must` begins: the procedure that owes it no longer does, the `must` itself takes over. */
export function settle(vm: Vm, a: number): void {
  const S = vm.S;
  for (let f = S[a + F_PARENT]; f >= 0; f = S[S[BASE] + f + F_PARENT]) {
    const at = S[BASE] + f;
    const node = vm.c.nodes[S[at + F_NODE]];
    if (node instanceof Procedure) {
      vm.close(at);
      return;
    }
  }
}
