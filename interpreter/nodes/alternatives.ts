/** What a player chooses among parts of a program: parts in any order, `or`, `may`, `any order`. */
import type { Origin } from '../../dsl/internal.ts';
import { ABILITIES_CLOSED, OBLIGATIONS } from '../position/layout.ts';
import { DONE_CODE } from '../position/sizes.ts';
import { type Can, DONE, IMPOSSIBLE, NO, NOTHING, YES } from '../machine/codes.ts';
import { FRAME_HEAD, FRAME_RESULT } from '../machine/frame.ts';
import { type DecisionKind, Node, possible, ROLE_OR, ROLE_ANY_ORDER } from '../machine/node.ts';
import type { OptionMeaning, Question, Reason, RefusedOption } from '../machine/messages.ts';
import { causeOf } from '../machine/names.ts';
import type { Bound } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';

import { longKey, optionKey, optionOf, questionOf, refusalOf, whyNone } from './options.ts';

// Parts taken, as bits; how many were done; the one that runs, + 1.
const PARTS_TAKEN = FRAME_HEAD;
const PARTS_DONE = FRAME_HEAD + 1;
const PARTS_RUNNING = FRAME_HEAD + 2;

/** Parts in any order, each at most once, each may be left out unless it says `must`; with `must` at least one. */
export class Parts extends Node {
  override completesWithChild = true;
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
    this.frameSize = PARTS_RUNNING + 1;
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
  override stillToRun(vm: Vm, frame: number): Node[] {
    return this.of.filter((_, i) => !((vm.cells[frame + PARTS_TAKEN] >> i) & 1));
  }
  override waiting(vm: Vm, frame: number): OptionMeaning[] {
    return this.stillToRun(vm, frame).map((part) => optionOf(vm, part));
  }
  override canBeLeft(vm: Vm): boolean {
    return !this.must && !this.of.some((node) => node.isOwed(vm));
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.every((node) => node.isBlocked(vm, growth));
  }
  override whyBlocked(vm: Vm, growth: Bound): Reason | null {
    return this.isBlocked(vm, growth) ? whyNone(vm, this.of, (node) => node.whyBlocked(vm, growth)) : null;
  }
  override begin(vm: Vm): void {
    const frame = vm.push(this, this.frameSize);
    if (this.must) vm.oblige(frame);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const running = cells[frame + PARTS_RUNNING];
    if (running > 0) {
      cells[frame + PARTS_RUNNING] = 0;
      if (cells[frame + FRAME_RESULT] === DONE) {
        cells[frame + PARTS_DONE]++;
        vm.meetObligations(frame);
        if (vm.lookAhead > 0 && cells[OBLIGATIONS] === 0) return;
      } else if (!vm.isLeft(cells[frame + FRAME_RESULT])) {
        return vm.fail();
      }
    }
    for (let i = 0; i < this.of.length; i++) {
      if ((cells[frame + PARTS_TAKEN] >> i) & 1) continue;
      const can = this.of[i].can(vm);
      if (can === NO) continue;
      vm.keepFirst(this, frame, i, can);
      return vm.ask();
    }
    if (cells[frame + PARTS_DONE] > 0) return vm.pop(frame, DONE);
    if (!this.must) return vm.pop(frame, NOTHING);
    // Nothing can be done now; a free ability might still help.
    if (cells[ABILITIES_CLOSED] === 0 && vm.game.abilities.any(vm)) return vm.ask();
    // parts that were begun and left
    vm.pop(frame, cells[frame + PARTS_TAKEN] > 0 && vm.lookAhead === 0 ? NOTHING : IMPOSSIBLE);
  }
  override offer(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const mask = cells[frame + PARTS_TAKEN];
    const first = vm.listed(this, frame);
    for (let i = Math.max(0, first); i < this.of.length; i++) {
      if ((mask >> i) & 1) continue;
      const node = this.of[i];
      if (this.twins[i].length > 0 && this.twins[i].some((j) => !((mask >> j) & 1))) continue;
      const can = i === first ? vm.listedCan : node.can(vm);
      if (can !== NO) vm.offer(i, can);
    }
    if ((cells[frame + PARTS_DONE] > 0 || !this.must) && !this.owes(vm, frame)) vm.offer(DONE_CODE, YES);
  }
  /** Whether a part is left that must be done and can be. */
  private owes(vm: Vm, frame: number): boolean {
    const mask = vm.cells[frame + PARTS_TAKEN];
    for (let i = 0; i < this.of.length; i++) if (!((mask >> i) & 1) && this.of[i].isOwed(vm)) return true;
    return false;
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    if (code === DONE_CODE) return vm.pop(frame, cells[frame + PARTS_DONE] > 0 ? DONE : NOTHING);
    const node = this.of[code];
    cells[frame + PARTS_TAKEN] |= 1 << code;
    cells[frame + PARTS_RUNNING] = code + 1;
    cells[frame + FRAME_RESULT] = 0;
    if (node.can(vm) !== YES) vm.oblige(frame);
    vm.call(node, frame);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === DONE_CODE ? 'done' : optionKey(this.of, code);
  }
  override longKey(vm: Vm, frame: number, code: number): string {
    return code === DONE_CODE ? this.key(vm, frame, code) : longKey(this.of[code]);
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    return code === DONE_CODE ? { type: 'stop', begun: vm.cells[frame + PARTS_DONE] > 0 } : optionOf(vm, this.of[code]);
  }
  override question(vm: Vm, frame: number): Question {
    const open = this.stillToRun(vm, frame).filter((node) => node.can(vm) !== NO);
    return questionOf(vm, open, (cause) => ({ type: 'next-part', cause }));
  }
  override refusals(vm: Vm, frame: number): RefusedOption[] {
    const impossible = this.skippedParts(vm, frame).map((node) => refusalOf(vm, this.of, node));
    const begun = vm.cells[frame + PARTS_DONE] > 0;
    const refused = (reason: Reason): RefusedOption => ({ key: 'done', meaning: { type: 'stop', begun }, reason });
    if (this.owes(vm, frame)) return [...impossible, refused({ type: 'part-owed' })];
    return this.must && !begun ? [...impossible, refused({ type: 'no-part-done' })] : impossible;
  }
  override skippedParts(vm: Vm, frame: number): Node[] {
    return this.stillToRun(vm, frame).filter((node) => node.can(vm) === NO);
  }
  override why(vm: Vm): Reason | null {
    return whyNone(vm, this.of);
  }
}

/** whether an alternative has been chosen */
const OR_CHOSEN = FRAME_HEAD;
/** code of an alternative that look-ahead knows to be possible, and cannot do */
const UNSEEN_CODE = 100;

/** One of the alternatives that can be done. */
export class Or extends Node {
  override role = ROLE_OR;
  override completesWithChild = true;
  /** in look-ahead: whether there will be cards that cannot be seen now, any of which will do for an alternative */
  unseen: ((vm: Vm) => boolean) | null = null;
  constructor(
    origin: Origin,
    readonly of: Node[],
  ) {
    super(origin);
    this.frameSize = OR_CHOSEN + 1;
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
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + OR_CHOSEN] > 0 ? [] : this.of;
  }
  /** What is chosen must be done, so an alternative must surely do something harmless. */
  override canBeLeft(vm: Vm): boolean {
    return this.of.some((node) => node.sideEffectFree && node.neverFails && node.can(vm) === YES);
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.every((node) => node.isBlocked(vm, growth));
  }
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + OR_CHOSEN] > 0) return vm.endAsChild(frame);
    const cans: Can[] = [];
    const buffer = vm.buffer(this);
    let only = -1;
    let count = 0;
    for (let i = 0; i < this.of.length; i++) {
      const can = this.of[i].can(vm);
      cans.push(can);
      if (can === YES || (can !== NO && possible(vm, this.of[i]))) {
        only = i;
        count++;
      }
    }
    for (let i = 0; i < cans.length; i++) buffer[i] = cans[i];
    vm.keepListed(this, frame, cans.length);
    const unseen = this.isUnseen(vm);
    if (count === 0) return vm.pop(frame, unseen ? DONE : IMPOSSIBLE);
    if (unseen) return vm.ask();
    // The only one is taken unasked, unless a free ability may be used before.
    if (count === 1 && !vm.mayUseAbility(frame)) return this.take(vm, frame, only);
    vm.ask();
  }
  override offer(vm: Vm, frame: number): void {
    const cans = vm.listed(this, frame) >= 0 ? vm.buffer(this) : null;
    for (let i = 0; i < this.of.length; i++) {
      const can = cans !== null ? (cans[i] as Can) : this.of[i].can(vm);
      if (can !== NO) vm.offer(i, can);
    }
    if (this.isUnseen(vm)) vm.offer(UNSEEN_CODE, YES);
  }
  private isUnseen(vm: Vm): boolean {
    return vm.lookAhead > 0 && this.unseen !== null && this.unseen(vm);
  }
  override take(vm: Vm, frame: number, code: number): void {
    if (code === UNSEEN_CODE) return vm.pop(frame, DONE);
    const node = this.of[code];
    vm.cells[frame + OR_CHOSEN] = 1;
    if (node.can(vm) !== YES) vm.oblige(frame);
    vm.call(node, frame);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return optionKey(this.of, code);
  }
  override longKey(_vm: Vm, _frame: number, code: number): string {
    return longKey(this.of[code]);
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return optionOf(vm, this.of[code]);
  }
  override question(vm: Vm): Question {
    return { type: 'alternative', times: 1, cause: causeOf(vm) };
  }
  override refusals(vm: Vm): RefusedOption[] {
    return this.skippedParts(vm).map((node) => refusalOf(vm, this.of, node));
  }
  override skippedParts(vm: Vm): Node[] {
    return this.of.filter((node) => node.can(vm) === NO);
  }
  override why(vm: Vm): Reason | null {
    return whyNone(vm, this.of);
  }
}

/** whether the player has chosen to do it */
const MAY_TAKEN = FRAME_HEAD;

/** `may E`: the player's choice. */
export class May extends Node {
  override completesWithChild = true;
  private readonly ways: readonly Node[];
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
    this.ways = [of];
    this.frameSize = MAY_TAKEN + 1;
    this.neverFails = true;
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override canBeLeft(): boolean {
    return true;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.isBlocked(vm, growth);
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + MAY_TAKEN] === 1 ? [] : [this.of];
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + MAY_TAKEN] === 1) return vm.endAsChild(frame);
    const can = this.of.can(vm);
    if (can === NO || (can !== YES && !vm.search.canDo(vm, this.of))) return vm.pop(frame, NOTHING);
    vm.keepFirst(this, frame, 1, can);
    vm.ask();
  }
  override offer(vm: Vm, frame: number): void {
    const can = vm.listed(this, frame) === 1 ? vm.listedCan : this.of.can(vm);
    if (can !== NO) vm.offer(1, can);
    vm.offer(0, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    if (code === 0) return vm.leave(frame);
    vm.cells[frame + MAY_TAKEN] = 1;
    if (this.of.can(vm) !== YES) vm.oblige(frame);
    vm.call(this.of, frame);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === 0 ? 'skip' : optionKey(this.ways, 0);
  }
  override longKey(vm: Vm, frame: number, code: number): string {
    return code === 0 ? this.key(vm, frame, code) : longKey(this.of);
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return code === 0 ? { type: 'skip' } : optionOf(vm, this.of);
  }
  override question(vm: Vm): Question {
    return { type: 'whether', part: this.of.partMeaning(vm), cause: causeOf(vm) };
  }
  override why(vm: Vm): Reason | null {
    return this.of.why(vm);
  }
}

// Parts taken, as bits; whether one has been done.
const ORDER_TAKEN = FRAME_HEAD;
const ORDER_DONE = FRAME_HEAD + 1;

/** All parts, in the order that the player chooses; asked only where the order can matter. */
export class AnyOrder extends Node {
  override role = ROLE_ANY_ORDER;
  override freeChoice = true;
  constructor(
    origin: Origin,
    readonly of: Node[],
  ) {
    super(origin);
    this.onlyGains = of.every((n) => n.onlyGains);
    this.frameSize = ORDER_DONE + 1;
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
  override stillToRun(vm: Vm, frame: number): Node[] {
    return this.of.filter((_, i) => !((vm.cells[frame + ORDER_TAKEN] >> i) & 1));
  }
  override waiting(vm: Vm, frame: number): OptionMeaning[] {
    return this.stillToRun(vm, frame).map((part) => optionOf(vm, part));
  }
  override canBeLeft(vm: Vm): boolean {
    return this.of.every((node) => node.canBeLeft(vm));
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.every((node) => node.isBlocked(vm, growth));
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + ORDER_DONE] = 1;
    let left = 0;
    let next = -1;
    let onlyGains = true;
    for (let i = 0; i < this.of.length; i++) {
      if ((cells[frame + ORDER_TAKEN] >> i) & 1) continue;
      left++;
      if (next < 0) next = i;
      onlyGains &&= this.of[i].onlyGains;
    }
    if (left === 0) return vm.pop(frame, cells[frame + ORDER_DONE] === 1 ? DONE : NOTHING);
    if (onlyGains || (left === 1 && !(cells[ABILITIES_CLOSED] === 0 && vm.game.abilities.any(vm)))) {
      return this.take(vm, frame, next);
    }
    vm.ask();
  }
  override offer(vm: Vm, frame: number): void {
    for (let i = 0; i < this.of.length; i++) if (!((vm.cells[frame + ORDER_TAKEN] >> i) & 1)) vm.offer(i, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    vm.cells[frame + ORDER_TAKEN] |= 1 << code;
    vm.cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of[code], frame);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return optionKey(this.of, code);
  }
  override longKey(_vm: Vm, _frame: number, code: number): string {
    return longKey(this.of[code]);
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return optionOf(vm, this.of[code]);
  }
  override question(vm: Vm, frame: number): Question {
    const [part, ...others] = this.stillToRun(vm, frame);
    const cause = causeOf(vm);
    return others.length > 0 ? { type: 'first-part', cause } : { type: 'last-part', part: part.partMeaning(vm), cause };
  }
  /** The pack words the question of what is first: with one part left, there is no first. */
  override namedQuestion(vm: Vm, frame: number): Question {
    return this.stillToRun(vm, frame).length > 1 ? super.namedQuestion(vm, frame) : this.question(vm, frame);
  }
  override kind(): DecisionKind {
    return 'order';
  }
}
