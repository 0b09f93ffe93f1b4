/** Steps, parts, alternatives, `then`, conditions: how pieces of a program are joined; `dsl/LANGUAGE.md` says what each means. */
import type { Origin } from '../../dsl/index.ts';
import { ABILITIES_CLOSED, OBLIGATIONS } from '../position/layout.ts';
import { type Can, DONE, IMPOSSIBLE, MAYBE, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import type { CondFn } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import { slug } from '../machine/names.ts';
import { type DecisionKind, Node, possible } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { passObligationToMust } from './program.ts';

/** What an option that starts `node` is called; names that the program gives to what is chosen say nothing to people. */
export const describeOption = (vm: Vm, node: Node): string =>
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
    this.onlyGains = of.every((n) => n.onlyGains);
    this.sideEffectFree = of.every((n) => n.sideEffectFree);
    this.neverFails = true;
    this.frameSize = FRAME_HEAD + 1;
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
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE && cells[frame + FRAME_HEAD] === 0) {
      cells[frame + FRAME_HEAD] = 1;
      vm.meetObligations(frame);
    }
    while (cells[frame + FRAME_PC] < this.of.length) {
      const node = this.of[cells[frame + FRAME_PC]++];
      cells[frame + FRAME_RESULT] = 0;
      if (!vm.call(node, frame) || vm.top !== frame) return;
      if (cells[frame + FRAME_RESULT] === DONE) cells[frame + FRAME_HEAD] = 1;
    }
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + FRAME_HEAD] = 1;
    vm.pop(frame, cells[frame + FRAME_HEAD] === 1 ? DONE : NOTHING);
  }
  override completesWithChild(): boolean {
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
    this.onlyGains = of.every((n) => n.onlyGains);
    this.frameSize = FRAME_HEAD + 3; // mask of parts taken, how many were done, the one that runs + 1
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
    const frame = vm.push(this, this.frameSize);
    if (this.must) vm.oblige(frame);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const running = cells[frame + FRAME_HEAD + 2];
    if (running > 0) {
      if (cells[frame + FRAME_RESULT] !== DONE) return vm.fail();
      cells[frame + FRAME_HEAD + 1]++;
      cells[frame + FRAME_HEAD + 2] = 0;
      vm.meetObligations(frame);
      if (vm.lookAhead > 0 && cells[OBLIGATIONS] === 0) return;
    }
    for (let i = 0; i < this.of.length; i++) {
      if ((cells[frame + FRAME_HEAD] >> i) & 1) continue;
      if (this.of[i].can(vm) !== NO) return vm.ask();
    }
    if (cells[frame + FRAME_HEAD + 1] > 0) return vm.pop(frame, DONE);
    if (!this.must) return vm.pop(frame, NOTHING);
    // Nothing can be done now; a free ability might still help.
    if (cells[ABILITIES_CLOSED] === 0 && vm.game.abilities.any(vm)) return vm.ask();
    vm.pop(frame, IMPOSSIBLE);
  }
  override offer(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const mask = cells[frame + FRAME_HEAD];
    for (let i = 0; i < this.of.length; i++) {
      if ((mask >> i) & 1) continue;
      const node = this.of[i];
      if (this.twins[i].length > 0 && this.twins[i].some((j) => !((mask >> j) & 1))) continue;
      const can = node.can(vm);
      if (can !== NO) vm.offer(i, can);
    }
    if (cells[frame + FRAME_HEAD + 1] > 0 || !this.must) vm.offer(DONE_CODE, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    if (code === DONE_CODE) return vm.pop(frame, cells[frame + FRAME_HEAD + 1] > 0 ? DONE : NOTHING);
    const node = this.of[code];
    cells[frame + FRAME_HEAD] |= 1 << code;
    cells[frame + FRAME_HEAD + 2] = code + 1;
    cells[frame + FRAME_RESULT] = 0;
    if (node.can(vm) !== YES) vm.oblige(frame);
    vm.call(node, frame);
  }
  override completesWithChild(): boolean {
    return true;
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === DONE_CODE ? 'done' : optionKey(this.of[code]);
  }
  override label(vm: Vm, frame: number, code: number): string {
    return frame < 0
      ? ''
      : code === DONE_CODE
        ? vm.cells[frame + FRAME_HEAD + 1] > 0
          ? 'done with this'
          : 'do nothing'
        : describeOption(vm, this.of[code]);
  }
  override prompt(): string {
    return 'What next?';
  }
  override refusals(vm: Vm, frame: number): { key: string; label: string; reason: string }[] {
    return this.of.flatMap((node, i) =>
      (vm.cells[frame + FRAME_HEAD] >> i) & 1 || node.can(vm) !== NO
        ? []
        : [
            {
              key: optionKey(node),
              label: describeOption(vm, node),
              reason: node.why(vm) ?? 'there is nothing for it to do now',
            },
          ],
    );
  }
  override skippedParts(vm: Vm, frame: number): Node[] {
    return this.of.filter((node, i) => !((vm.cells[frame + FRAME_HEAD] >> i) & 1) && node.can(vm) === NO);
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
    this.frameSize = FRAME_HEAD + 1;
    this.sideEffectFree = of.every((n) => n.sideEffectFree);
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
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + FRAME_HEAD] > 0) {
      return vm.cells[frame + FRAME_RESULT] === DONE ? vm.pop(frame, DONE) : vm.fail();
    }
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
    this.at = frame;
    if (count === 0) return vm.pop(frame, IMPOSSIBLE);
    // The only one is taken unasked, unless a free ability may be used before.
    if (count === 1 && !vm.mayUseAbility(frame)) return this.take(vm, frame, only);
    vm.ask();
  }
  // What `step` found for the ask that follows it.
  private readonly cans: Can[] = [];
  private version = -1;
  private at = -1;
  override offer(vm: Vm, frame: number): void {
    const known = this.version === vm.version && this.at === frame;
    for (let i = 0; i < this.of.length; i++) {
      const can = known ? this.cans[i] : this.of[i].can(vm);
      if (can !== NO) vm.offer(i, can);
    }
  }
  override take(vm: Vm, frame: number, code: number): void {
    const node = this.of[code];
    vm.cells[frame + FRAME_HEAD] = 1;
    if (node.can(vm) !== YES) vm.oblige(frame);
    vm.call(node, frame);
  }
  override completesWithChild(): boolean {
    return true;
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return optionKey(this.of[code]);
  }
  override label(vm: Vm, frame: number, code: number): string {
    return frame < 0 ? '' : describeOption(vm, this.of[code]);
  }
  override prompt(): string {
    return 'Which?';
  }
  override refusals(vm: Vm): { key: string; label: string; reason: string }[] {
    return this.of.flatMap((node) =>
      node.can(vm) !== NO
        ? []
        : [{ key: optionKey(node), label: describeOption(vm, node), reason: node.why(vm) ?? 'it cannot be done now' }],
    );
  }
  override skippedParts(vm: Vm): Node[] {
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
    while (safe > 0 && (may[safe - 1] || of[safe - 1].neverFails)) safe--;
    this.safeFrom = safe;
    this.sideEffectFree = of.every((n) => n.sideEffectFree);
    this.frameSize = FRAME_HEAD + 2; // whether something was done, whether it must first be seen to be possible
    this.onlyGains = of.every((n) => n.onlyGains);
  }
  can(vm: Vm): Can {
    const first = this.of[0].can(vm);
    if (first === NO) return NO;
    return first === YES && this.safeFrom <= 1 ? YES : this.onlyGains ? first : MAYBE;
  }
  override begin(vm: Vm): void {
    const frame = vm.push(this, this.frameSize);
    vm.cells[ABILITIES_CLOSED]++;
    if (this.guard && !vm.trusts(this)) vm.cells[frame + FRAME_HEAD + 1] = 1;
    else vm.oblige(frame);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const i = cells[frame + FRAME_PC];
    if (i === 0 && cells[frame + FRAME_HEAD + 1] === 1) {
      if (!possible(vm, this)) {
        cells[ABILITIES_CLOSED]--;
        return vm.pop(frame, IMPOSSIBLE);
      }
      vm.oblige(frame);
    }
    if (i > 0) {
      if (cells[frame + FRAME_RESULT] === IMPOSSIBLE) {
        if (i > 1) return vm.fail();
        cells[ABILITIES_CLOSED]--;
        return vm.pop(frame, IMPOSSIBLE);
      }
      if (cells[frame + FRAME_RESULT] === DONE) cells[frame + FRAME_HEAD] = 1;
      if (i - 1 === this.last && cells[frame + FRAME_HEAD] === 1) {
        const owed = cells[OBLIGATIONS];
        vm.meetObligations(frame);
        if (vm.lookAhead > 0 && owed > 0 && cells[OBLIGATIONS] === 0) return;
      }
      if (i === this.of.length) {
        cells[ABILITIES_CLOSED]--;
        return vm.pop(frame, cells[frame + FRAME_HEAD] === 1 ? DONE : NOTHING);
      }
    }
    cells[frame + FRAME_PC] = i + 1;
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of[i], frame);
  }
  override completesWithChild(vm: Vm, frame: number): boolean {
    return vm.cells[frame + FRAME_PC] >= this.safeFrom;
  }
  /** Whether what comes after the step that runs touches nothing. */
  restHarmless(vm: Vm, frame: number): boolean {
    return this.of.every((n, i) => i < vm.cells[frame + FRAME_PC] || n.sideEffectFree);
  }
  /** What of it people are told: the steps that are more than bookkeeping. */
  override label(vm: Vm): string {
    const told = this.of.filter((n) => !n.bookkeeping);
    return (told.length > 0 ? told : this.of).map((n) => describeOption(vm, n)).join(', then ');
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
    this.onlyGains = then.onlyGains && (otherwise === null || otherwise.onlyGains);
    this.neverFails = then.neverFails && (otherwise === null || otherwise.neverFails);
    this.sideEffectFree = then.sideEffectFree && (otherwise === null || otherwise.sideEffectFree);
  }
  can(vm: Vm): Can {
    return this.test(vm) ? this.then.can(vm) : this.otherwise === null ? NO : this.otherwise.can(vm);
  }
  override run(vm: Vm): Result {
    return this.test(vm) ? this.then.run(vm) : this.otherwise === null ? NOTHING : this.otherwise.run(vm);
  }
  override branches = true;
  override label(vm: Vm): string {
    const branch = this.branch(vm);
    return branch === null ? '' : describeOption(vm, branch);
  }
  override branch(vm: Vm): Node | null {
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
    this.frameSize = FRAME_HEAD + 1;
    this.neverFails = true;
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_HEAD] === 1) return cells[frame + FRAME_RESULT] === DONE ? vm.pop(frame, DONE) : vm.fail();
    if (possible(vm, this.of)) return vm.ask();
    vm.pop(frame, NOTHING);
  }
  override offer(vm: Vm): void {
    const can = this.of.can(vm);
    if (can !== NO) vm.offer(1, can);
    vm.offer(0, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    if (code === 0) return vm.pop(frame, NOTHING);
    vm.cells[frame + FRAME_HEAD] = 1;
    if (this.of.can(vm) !== YES) vm.oblige(frame);
    vm.call(this.of, frame);
  }
  override completesWithChild(): boolean {
    return true;
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === 0 ? 'skip' : optionKey(this.of);
  }
  override label(vm: Vm, frame: number, code: number): string {
    return frame < 0 ? '' : code === 0 ? 'leave it' : describeOption(vm, this.of);
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
    const frame = vm.push(this, this.frameSize);
    passObligationToMust(vm, frame);
    vm.oblige(frame);
    // Looking ahead, what cannot be done now is not begun, unless a free ability could still help.
    if (vm.lookAhead > 0 && this.of.can(vm) === NO && !(vm.game.anyAbility && vm.game.abilities.any(vm))) vm.fail();
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === 1) return cells[frame + FRAME_RESULT] === DONE ? vm.pop(frame, DONE) : vm.fail();
    cells[frame + FRAME_PC] = 1;
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of, frame);
  }
  override completesWithChild(): boolean {
    return true;
  }
  override label(vm: Vm): string {
    return describeOption(vm, this.of);
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
    this.onlyGains = of.every((n) => n.onlyGains);
    this.frameSize = FRAME_HEAD + 2; // mask of parts taken, whether one was done
    this.neverFails = true;
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const node of this.of) {
      const c = node.can(vm);
      if (c > best) best = c;
    }
    return best;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + FRAME_HEAD + 1] = 1;
    let left = 0;
    let next = -1;
    let gives = true;
    for (let i = 0; i < this.of.length; i++) {
      if ((cells[frame + FRAME_HEAD] >> i) & 1) continue;
      left++;
      if (next < 0) next = i;
      gives &&= this.of[i].onlyGains;
    }
    if (left === 0) return vm.pop(frame, cells[frame + FRAME_HEAD + 1] === 1 ? DONE : NOTHING);
    if (gives || (left === 1 && !(cells[ABILITIES_CLOSED] === 0 && vm.game.abilities.any(vm)))) {
      return this.take(vm, frame, next);
    }
    vm.ask();
  }
  override offer(vm: Vm, frame: number): void {
    for (let i = 0; i < this.of.length; i++) if (!((vm.cells[frame + FRAME_HEAD] >> i) & 1)) vm.offer(i, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    vm.cells[frame + FRAME_HEAD] |= 1 << code;
    vm.cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of[code], frame);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return optionKey(this.of[code]);
  }
  override label(vm: Vm, frame: number, code: number): string {
    return frame < 0 ? '' : describeOption(vm, this.of[code]);
  }
  override prompt(): string {
    return 'Which first?';
  }
  override kind(): DecisionKind {
    return 'order';
  }
}
