/** Steps, parts, alternatives, `then`, conditions: how pieces of a program are joined (design.md, section 4.1 and 4.2). */
import type { Origin } from '../../dsl/semantics/ir.ts';
import { CLOSED, OPEN } from '../position/layout.ts';
import type { CondFn } from '../compile/numbers.ts';
import {
  DONE,
  F_PC,
  F_RESULT,
  FRAME_HEAD,
  IMPOSSIBLE,
  MAYBE,
  NO,
  NOTHING,
  YES,
  type Can,
  type Result,
  type Vm,
} from '../vm/vm.ts';
import { Node, possible, type DecisionKind } from './node.ts';
import { slug } from './keys.ts';

/** What an option that starts `node` is called; names that the program gives to what is chosen say nothing to people. */
export const describe = (vm: Vm, node: Node): string =>
  node.label(vm, -1, -1) || node.origin.text.replaceAll(/ as [a-z0-9-]+/g, '');
export const optionKey = (node: Node): string => `do:${slug(node.origin.text)}`;

/** Steps in the order written; one that is impossible is passed over. */
export class Steps extends Node {
  constructor(
    origin: Origin,
    readonly of: Node[],
  ) {
    super(origin);
    this.instant = of.every((n) => n.instant);
    this.gives = of.every((n) => n.gives);
    this.harmless = of.every((n) => n.harmless);
    this.always = true;
    this.cells = FRAME_HEAD + 1;
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const node of this.of) {
      const c = node.can(vm);
      if (c > best) best = c;
    }
    return best;
  }
  override run(vm: Vm): Result {
    let result: Result = NOTHING;
    for (const node of this.of) if (node.run(vm) === DONE) result = DONE;
    return result;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_RESULT] === DONE && S[a + FRAME_HEAD] === 0) {
      S[a + FRAME_HEAD] = 1;
      vm.satisfy(a);
    }
    while (S[a + F_PC] < this.of.length) {
      const node = this.of[S[a + F_PC]++];
      S[a + F_RESULT] = 0;
      if (!vm.call(node, a) || vm.top !== a) return;
      if (S[a + F_RESULT] === DONE) S[a + FRAME_HEAD] = 1;
    }
    if (S[a + F_RESULT] === DONE) S[a + FRAME_HEAD] = 1;
    vm.pop(a, S[a + FRAME_HEAD] === 1 ? DONE : NOTHING);
  }
  override passesDone(): boolean {
    return true;
  }
}

const DONE_CODE = 100;

/** Parts in any order, each at most once, each may be left out; with `must` at least one. */
export class Parts extends Node {
  override freeChoice = true;
  /** by part: the parts before it that say the same */
  private readonly twins: number[][];
  constructor(
    origin: Origin,
    readonly of: Node[],
    readonly must: boolean,
  ) {
    super(origin);
    this.twins = of.map((node, i) =>
      of.flatMap((other, j) => (j < i && other.origin.text === node.origin.text ? [j] : [])),
    );
    this.gives = of.every((n) => n.gives);
    this.cells = FRAME_HEAD + 3; // mask of parts taken, how many were done, the one that runs + 1
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const node of this.of) {
      const c = node.can(vm);
      if (c > best) best = c;
      if (best === YES) return YES;
    }
    return best;
  }
  override begin(vm: Vm): void {
    const a = vm.push(this, this.cells);
    if (this.must) vm.open(a);
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    const running = S[a + FRAME_HEAD + 2];
    if (running > 0) {
      if (S[a + F_RESULT] !== DONE) return vm.fail();
      S[a + FRAME_HEAD + 1]++;
      S[a + FRAME_HEAD + 2] = 0;
      vm.satisfy(a);
      if (vm.scratch > 0 && S[OPEN] === 0) return;
    }
    for (let i = 0; i < this.of.length; i++) {
      if ((S[a + FRAME_HEAD] >> i) & 1) continue;
      if (this.of[i].can(vm) !== NO) return vm.ask();
    }
    if (S[a + FRAME_HEAD + 1] > 0) return vm.pop(a, DONE);
    if (!this.must) return vm.pop(a, NOTHING);
    // Nothing can be done now; a free ability might still help.
    if (S[CLOSED] === 0 && vm.c.abilities.any(vm)) return vm.ask();
    vm.pop(a, IMPOSSIBLE);
  }
  override offer(vm: Vm, a: number): void {
    const S = vm.S;
    const mask = S[a + FRAME_HEAD];
    for (let i = 0; i < this.of.length; i++) {
      if ((mask >> i) & 1) continue;
      const node = this.of[i];
      if (this.twins[i].length > 0 && this.twins[i].some((j) => !((mask >> j) & 1))) continue;
      const can = node.can(vm);
      if (can !== NO) vm.offer(i, can);
    }
    if (S[a + FRAME_HEAD + 1] > 0 || !this.must) vm.offer(DONE_CODE, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    const S = vm.S;
    if (code === DONE_CODE) return vm.pop(a, S[a + FRAME_HEAD + 1] > 0 ? DONE : NOTHING);
    const node = this.of[code];
    S[a + FRAME_HEAD] |= 1 << code;
    S[a + FRAME_HEAD + 2] = code + 1;
    S[a + F_RESULT] = 0;
    if (node.can(vm) !== YES) vm.open(a);
    vm.call(node, a);
  }
  override passesDone(): boolean {
    return true;
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return code === DONE_CODE ? 'done' : optionKey(this.of[code]);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0
      ? ''
      : code === DONE_CODE
        ? vm.S[a + FRAME_HEAD + 1] > 0
          ? 'done with this'
          : 'do nothing'
        : describe(vm, this.of[code]);
  }
  override prompt(): string {
    return 'What next?';
  }
  override refusals(vm: Vm, a: number): { key: string; label: string; reason: string }[] {
    return this.of.flatMap((node, i) =>
      (vm.S[a + FRAME_HEAD] >> i) & 1 || node.can(vm) !== NO
        ? []
        : [
            {
              key: optionKey(node),
              label: describe(vm, node),
              reason: node.why(vm) ?? 'there is nothing for it to do now',
            },
          ],
    );
  }
  override passedOver(vm: Vm, a: number): Node[] {
    return this.of.filter((node, i) => !((vm.S[a + FRAME_HEAD] >> i) & 1) && node.can(vm) === NO);
  }
  override why(vm: Vm): string | null {
    for (const node of this.of) {
      const reason = node.why(vm);
      if (reason) return reason;
    }
    return null;
  }
}

/** One of the alternatives that can be done. */
export class Or extends Node {
  constructor(
    origin: Origin,
    readonly of: Node[],
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 1;
    this.harmless = of.every((n) => n.harmless);
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const node of this.of) {
      const c = node.can(vm);
      if (c > best) best = c;
      if (best === YES) return YES;
    }
    return best;
  }
  override step(vm: Vm, a: number): void {
    if (vm.S[a + FRAME_HEAD] > 0) return vm.S[a + F_RESULT] === DONE ? vm.pop(a, DONE) : vm.fail();
    let only = -1;
    let count = 0;
    for (let i = 0; i < this.of.length; i++) {
      const can = this.of[i].can(vm);
      this.cans[i] = can;
      if (can === YES || (can !== NO && possible(vm, this.of[i]))) {
        only = i;
        count++;
      }
    }
    this.version = vm.version;
    this.at = a;
    if (count === 0) return vm.pop(a, IMPOSSIBLE);
    // The only one is taken unasked, unless a free ability may be used before.
    if (count === 1 && !vm.isFree(a)) return this.take(vm, a, only);
    vm.ask();
  }
  // What `step` found for the ask that follows it.
  private readonly cans: Can[] = [];
  private version = -1;
  private at = -1;
  override offer(vm: Vm, a: number): void {
    const known = this.version === vm.version && this.at === a;
    for (let i = 0; i < this.of.length; i++) {
      const can = known ? this.cans[i] : this.of[i].can(vm);
      if (can !== NO) vm.offer(i, can);
    }
  }
  override take(vm: Vm, a: number, code: number): void {
    const node = this.of[code];
    vm.S[a + FRAME_HEAD] = 1;
    if (node.can(vm) !== YES) vm.open(a);
    vm.call(node, a);
  }
  override passesDone(): boolean {
    return true;
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return optionKey(this.of[code]);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : describe(vm, this.of[code]);
  }
  override prompt(): string {
    return 'Which?';
  }
  override refusals(vm: Vm): { key: string; label: string; reason: string }[] {
    return this.of.flatMap((node) =>
      node.can(vm) !== NO
        ? []
        : [{ key: optionKey(node), label: describe(vm, node), reason: node.why(vm) ?? 'it cannot be done now' }],
    );
  }
  override passedOver(vm: Vm): Node[] {
    return this.of.filter((node) => node.can(vm) === NO);
  }
  override why(vm: Vm): string | null {
    return this.of[0].why(vm);
  }
}

/** `A then B then may C`: done whole or not at all; tails that may be left out are `May` nodes. */
export class Then extends Node {
  /** the last step that must be done */
  private readonly last: number;
  /** from this step on none can be impossible */
  private readonly safeFrom: number;
  constructor(
    origin: Origin,
    readonly of: Node[],
    may: boolean[],
    readonly guard: boolean,
  ) {
    super(origin);
    this.last = may.lastIndexOf(false);
    let safe = of.length;
    while (safe > 0 && (may[safe - 1] || of[safe - 1].always)) safe--;
    this.safeFrom = safe;
    this.harmless = of.every((n) => n.harmless);
    this.cells = FRAME_HEAD + 2; // whether something was done, whether it must first be seen to be possible
    this.gives = of.every((n) => n.gives);
  }
  can(vm: Vm): Can {
    const first = this.of[0].can(vm);
    if (first === NO) return NO;
    return first === YES && this.safeFrom <= 1 ? YES : this.gives ? first : MAYBE;
  }
  override begin(vm: Vm): void {
    const a = vm.push(this, this.cells);
    vm.S[CLOSED]++;
    if (this.guard && !vm.trusts(this)) vm.S[a + FRAME_HEAD + 1] = 1;
    else vm.open(a);
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    const i = S[a + F_PC];
    if (i === 0 && S[a + FRAME_HEAD + 1] === 1) {
      if (!possible(vm, this)) {
        S[CLOSED]--;
        return vm.pop(a, IMPOSSIBLE);
      }
      vm.open(a);
    }
    if (i > 0) {
      if (S[a + F_RESULT] === IMPOSSIBLE) {
        if (i > 1) return vm.fail();
        S[CLOSED]--;
        return vm.pop(a, IMPOSSIBLE);
      }
      if (S[a + F_RESULT] === DONE) S[a + FRAME_HEAD] = 1;
      if (i - 1 === this.last && S[a + FRAME_HEAD] === 1) {
        const owed = S[OPEN];
        vm.satisfy(a);
        if (vm.scratch > 0 && owed > 0 && S[OPEN] === 0) return;
      }
      if (i === this.of.length) {
        S[CLOSED]--;
        return vm.pop(a, S[a + FRAME_HEAD] === 1 ? DONE : NOTHING);
      }
    }
    S[a + F_PC] = i + 1;
    S[a + F_RESULT] = 0;
    vm.call(this.of[i], a);
  }
  override passesDone(vm: Vm, a: number): boolean {
    return vm.S[a + F_PC] >= this.safeFrom;
  }
  /** Whether what comes after the step that runs touches nothing. */
  restHarmless(vm: Vm, a: number): boolean {
    return this.of.every((n, i) => i < vm.S[a + F_PC] || n.harmless);
  }
  /** What of it people are told: the steps that are more than bookkeeping. */
  override label(vm: Vm): string {
    const told = this.of.filter((n) => !n.bookkeeping);
    return (told.length > 0 ? told : this.of).map((n) => describe(vm, n)).join(', then ');
  }
  override why(vm: Vm): string | null {
    return this.of[0].why(vm);
  }
}

export class If extends Node {
  constructor(
    origin: Origin,
    public test: CondFn,
    readonly then: Node,
    readonly otherwise: Node | null,
  ) {
    super(origin);
    this.instant = then.instant && (otherwise === null || otherwise.instant);
    this.gives = then.gives && (otherwise === null || otherwise.gives);
    this.always = then.always && (otherwise === null || otherwise.always);
    this.harmless = then.harmless && (otherwise === null || otherwise.harmless);
  }
  can(vm: Vm): Can {
    return this.test(vm) ? this.then.can(vm) : this.otherwise === null ? NO : this.otherwise.can(vm);
  }
  override run(vm: Vm): Result {
    return this.test(vm) ? this.then.run(vm) : this.otherwise === null ? NOTHING : this.otherwise.run(vm);
  }
  override picks = true;
  override label(vm: Vm): string {
    const branch = this.pick(vm);
    return branch === null ? '' : describe(vm, branch);
  }
  override pick(vm: Vm): Node | null {
    return this.test(vm) ? this.then : this.otherwise;
  }
  override why(vm: Vm): string | null {
    return this.test(vm) ? this.then.why(vm) : 'its condition is not met';
  }
}

/** `may E`: the player's choice. */
export class May extends Node {
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 1;
    this.always = true;
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + FRAME_HEAD] === 1) return S[a + F_RESULT] === DONE ? vm.pop(a, DONE) : vm.fail();
    if (possible(vm, this.of)) return vm.ask();
    vm.pop(a, NOTHING);
  }
  override offer(vm: Vm): void {
    const can = this.of.can(vm);
    if (can !== NO) vm.offer(1, can);
    vm.offer(0, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    if (code === 0) return vm.pop(a, NOTHING);
    vm.S[a + FRAME_HEAD] = 1;
    if (this.of.can(vm) !== YES) vm.open(a);
    vm.call(this.of, a);
  }
  override passesDone(): boolean {
    return true;
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return code === 0 ? 'skip' : optionKey(this.of);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : code === 0 ? 'leave it' : describe(vm, this.of);
  }
  override prompt(): string {
    return 'You may:';
  }
  override why(vm: Vm): string | null {
    return this.of.why(vm);
  }
}

/** `must E`: what the whole procedure owes; see `Procedure`. */
export class Must extends Node {
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override begin(vm: Vm): void {
    const a = vm.push(this, this.cells);
    vm.c.settle(vm, a);
    vm.open(a);
    // Looking ahead, what cannot be done now is not begun, unless a free ability could still help.
    if (vm.scratch > 0 && this.of.can(vm) === NO && !(vm.c.anyAbility && vm.c.abilities.any(vm))) vm.fail();
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_PC] === 1) return S[a + F_RESULT] === DONE ? vm.pop(a, DONE) : vm.fail();
    S[a + F_PC] = 1;
    S[a + F_RESULT] = 0;
    vm.call(this.of, a);
  }
  override passesDone(): boolean {
    return true;
  }
  override label(vm: Vm): string {
    return describe(vm, this.of);
  }
}

/** All parts, in the order that the player chooses; asked only where the order can matter. */
export class AnyOrder extends Node {
  override freeChoice = true;
  constructor(
    origin: Origin,
    readonly of: Node[],
  ) {
    super(origin);
    this.gives = of.every((n) => n.gives);
    this.cells = FRAME_HEAD + 2; // mask of parts taken, whether one was done
    this.always = true;
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const node of this.of) {
      const c = node.can(vm);
      if (c > best) best = c;
    }
    return best;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_RESULT] === DONE) S[a + FRAME_HEAD + 1] = 1;
    let left = 0;
    let next = -1;
    let gives = true;
    for (let i = 0; i < this.of.length; i++) {
      if ((S[a + FRAME_HEAD] >> i) & 1) continue;
      left++;
      if (next < 0) next = i;
      gives &&= this.of[i].gives;
    }
    if (left === 0) return vm.pop(a, S[a + FRAME_HEAD + 1] === 1 ? DONE : NOTHING);
    if (gives || (left === 1 && !(S[CLOSED] === 0 && vm.c.abilities.any(vm)))) return this.take(vm, a, next);
    vm.ask();
  }
  override offer(vm: Vm, a: number): void {
    for (let i = 0; i < this.of.length; i++) if (!((vm.S[a + FRAME_HEAD] >> i) & 1)) vm.offer(i, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    vm.S[a + FRAME_HEAD] |= 1 << code;
    vm.S[a + F_RESULT] = 0;
    vm.call(this.of[code], a);
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return optionKey(this.of[code]);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : describe(vm, this.of[code]);
  }
  override prompt(): string {
    return 'Which first?';
  }
  override kind(): DecisionKind {
    return 'order';
  }
}
