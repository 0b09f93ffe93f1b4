/** What is done several times: `each`, `repeat`, `up to`, and `pay` before it. */
import { AMOUNT, LIMITS, type Origin, IT } from '../../dsl/internal.ts';
import { FRAMES_BASE, ABILITIES_CLOSED, TOP_FRAME, OBLIGATIONS } from '../position/layout.ts';
import { Or } from './alternatives.ts';
import { longKey, optionKey, optionOf, questionOf } from './options.ts';
import { type Holding, type OnSites, placesFor } from '../machine/holding.ts';
import { addOn } from '../machine/things-on-cards.ts';
import { addLyingAt } from '../machine/things-on-sites.ts';
import { cardOfPrice } from '../machine/priced-things.ts';
import { announce, hasContinuousEffect } from '../machine/events.ts';
import {
  type Can,
  DONE,
  EVENT_BUY,
  EVENT_GAIN,
  IMPOSSIBLE,
  MAYBE,
  NO,
  NOTHING,
  type Result,
  USE_PAY,
  YES,
} from '../machine/codes.ts';
import type { CompiledCost, CondFn, NumFn } from '../machine/compiled-game.ts';
import { isOfComponents, itemsOf, type Range } from './each-range.ts';
import { firstOf } from './list.ts';
import {
  EACH_COUNT,
  ENV_CAUSE,
  FRAME_HEAD,
  FRAME_PC,
  FRAME_PLAYER,
  FRAME_RESULT,
  REPEAT_TIMES,
} from '../machine/frame.ts';
import type { OptionMeaning, PartMeaning, Question, Reason, RefusedOption } from '../machine/messages.ts';
import { amountsOf, causeOf, paymentKey } from '../machine/names.ts';
import { type DecisionKind, Node, possible, ROLE_EACH_PLAYER, ROLE_REPEAT } from '../machine/node.ts';
import type { Bound } from '../machine/growth.ts';
import { addTo } from '../machine/stopped.ts';
import type { Vm } from '../machine/vm.ts';

// Behind how many items: whether something was done for one; the items.
const EACH_DONE = FRAME_HEAD + 1;
const EACH_ITEMS = FRAME_HEAD + 2;

/** `each … : E`, over what there is when it begins; for players in play order, each acting for itself. */
export class Each extends Node {
  constructor(
    origin: Origin,
    readonly over: Range,
    readonly v: number,
    readonly effect: Node,
    /** for each it begins with what `it` was before the first */
    private readonly keepsIt = false,
  ) {
    super(origin);
    this.onlyGains = effect.onlyGains;
    this.instant = effect.instant && over.k !== 'players';
    if (over.k === 'players') this.role = ROLE_EACH_PLAYER;
    this.neverFails = true;
    this.sideEffectFree = effect.sideEffectFree;
  }
  private bind(vm: Vm, item: number): void {
    vm.cells[vm.env + this.v] = item;
    if (isOfComponents(this.over)) vm.cells[vm.env + IT] = item;
  }
  /** For one item after another, as it runs. */
  private reach(vm: Vm, item: number): void {
    this.bind(vm, item);
    vm.sink?.reach?.(vm, this.over.k === 'sites' ? item : -1);
  }
  can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    const n = itemsOf(this.over, vm, buffer);
    if (n === 0) return NO;
    const list = firstOf(buffer, n);
    const held = vm.cells[vm.env + this.v];
    const it = vm.cells[vm.env + IT];
    const player = vm.player;
    let best: Can = NO;
    for (let i = 0; i < n && best !== YES; i++) {
      if (this.over.k === 'players') vm.player = list[i];
      this.bind(vm, list[i]);
      const c = this.effect.can(vm);
      if (c > best) best = c;
    }
    vm.player = player;
    vm.cells[vm.env + this.v] = held;
    vm.cells[vm.env + IT] = it;
    return best;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = itemsOf(this.over, vm, buffer);
    const list = firstOf(buffer, n);
    let result: Result = NOTHING;
    const it = vm.cells[vm.env + IT];
    for (const item of list) {
      if (this.keepsIt) vm.cells[vm.env + IT] = it;
      this.reach(vm, item);
      if (this.effect.run(vm) === DONE) result = DONE;
    }
    return result;
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + FRAME_PC] >= vm.cells[frame + EACH_COUNT] ? [] : [this];
  }
  override begin(vm: Vm): void {
    const buffer = vm.buffer(this);
    const n = itemsOf(this.over, vm, buffer);
    const frame = vm.push(this, EACH_ITEMS + n + (this.keepsIt ? 1 : 0));
    if (this.keepsIt) vm.cells[frame + EACH_ITEMS + n] = vm.cells[vm.env + IT];
    vm.cells[frame + EACH_COUNT] = n;
    for (let i = 0; i < n; i++) vm.cells[frame + EACH_ITEMS + i] = buffer[i];
  }
  override cardCells(vm: Vm, frame: number): number[] {
    if (this.over.k !== 'cards') return [];
    return Array.from({ length: vm.cells[frame + EACH_COUNT] }, (_, i) => frame + EACH_ITEMS + i);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + EACH_DONE] = 1;
    const i = cells[frame + FRAME_PC]++;
    if (i >= cells[frame + EACH_COUNT]) return vm.pop(frame, cells[frame + EACH_DONE] === 1 ? DONE : NOTHING);
    const item = cells[frame + EACH_ITEMS + i];
    if (this.over.k === 'players') {
      cells[frame + FRAME_PLAYER] = item;
      vm.player = item;
    }
    if (this.keepsIt) cells[vm.env + IT] = cells[frame + EACH_ITEMS + cells[frame + EACH_COUNT]];
    this.reach(vm, item);
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.effect, frame);
  }
}

// Behind how often: whether something was done.
const REPEAT_DONE = FRAME_HEAD + 1;

/** `repeat N times: E` */
export class Repeat extends Node {
  override role = ROLE_REPEAT;
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly times: NumFn,
    readonly effect: Node,
    /** of each period that it repeats: where it is said for the first player how many are still to come */
    private readonly left: readonly number[] = [],
    /** asked before each time: it ends */
    private readonly until: CondFn | null = null,
  ) {
    super(origin);
    this.onlyGains = effect.onlyGains;
    this.neverFails = true;
    this.frameSize = REPEAT_DONE + 1;
  }
  can(vm: Vm): Can {
    return this.times(vm) <= 0 || this.until?.(vm) ? NO : this.effect.can(vm);
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return vm.cells[frame + FRAME_PC] >= vm.cells[frame + REPEAT_TIMES] ? [] : [this];
  }
  override begin(vm: Vm): void {
    const n = this.times(vm);
    vm.cells[vm.push(this, this.frameSize) + REPEAT_TIMES] = n;
  }
  /** So many are still to come, the next one included. */
  private setLeft(vm: Vm, frame: number): void {
    const { players } = vm.game.tables;
    const n = vm.cells[frame + REPEAT_TIMES] - vm.cells[frame + FRAME_PC];
    for (const at of this.left) vm.cells.fill(n, at, at + players);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (this.left.length > 0) this.setLeft(vm, frame);
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + REPEAT_DONE] = 1;
    if (cells[frame + FRAME_PC] >= cells[frame + REPEAT_TIMES] || this.until?.(vm)) {
      return vm.pop(frame, cells[frame + REPEAT_DONE] === 1 ? DONE : NOTHING);
    }
    cells[frame + FRAME_PC]++;
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.effect, frame);
  }
}

// How often at most; how often so far; how often the player wants it (0: not said yet, -1: asked each time).
const UP_TO_MOST = FRAME_HEAD;
const UP_TO_DONE = FRAME_HEAD + 1;
const UP_TO_WANTED = FRAME_HEAD + 2;

/** Where nothing else limits it: options must fit the machine's list. */
const MOST_TIMES = LIMITS.options.most - 1;

/**
 * `up to N times: E`: after each time the player goes on or stops. Chosen as a part, the first time is not asked.
 * Where E is one payment for gains only, it is one decision about the amount; where it is a choice of one, the
 * choices are offered together with stopping, so that one question is enough.
 */
export class UpTo extends Node {
  override completesWithChild = true;
  /** what one time may be: E, or each side of it */
  private readonly ways: readonly Node[];
  constructor(
    origin: Origin,
    /** null: no limit */
    readonly limit: NumFn | null,
    readonly effect: Node,
    readonly chosen: boolean,
    /** its program asks how often it was done */
    private readonly counts: boolean,
  ) {
    super(origin);
    this.ways = effect instanceof Or ? effect.of : [effect];
    this.frameSize = UP_TO_WANTED + 1;
    this.mayBeNone = !chosen;
    this.neverFails = !chosen;
  }
  private times(vm: Vm): number {
    return this.limit === null ? MOST_TIMES : this.limit(vm);
  }
  can(vm: Vm): Can {
    return this.times(vm) <= 0 ? NO : this.effect.can(vm);
  }
  private most(vm: Vm, limit: number): number {
    return this.effect instanceof Pay ? this.effect.most(vm, limit) : -1;
  }
  override canBeLeft(): boolean {
    return !this.chosen;
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    const { cells } = vm;
    const most = cells[frame + UP_TO_WANTED] > 0 ? cells[frame + UP_TO_WANTED] : cells[frame + UP_TO_MOST];
    return cells[frame + UP_TO_DONE] + cells[frame + FRAME_PC] >= most ? [] : [this];
  }
  override begin(vm: Vm): void {
    const n = this.times(vm);
    const frame = vm.push(this, this.frameSize);
    vm.cells[frame + UP_TO_MOST] = n;
    const most = this.most(vm, n);
    vm.cells[frame + UP_TO_WANTED] = most < 0 ? -1 : 0;
    if (most >= 0) vm.cells[frame + UP_TO_MOST] = most;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const done = cells[frame + UP_TO_DONE];
    if (cells[frame + FRAME_PC] === 1) {
      // one time has run
      cells[frame + FRAME_PC] = 0;
      if (vm.isLeft(cells[frame + FRAME_RESULT])) return this.end(vm, frame);
      if (cells[frame + FRAME_RESULT] !== DONE) return vm.fail();
      cells[frame + UP_TO_DONE]++;
      vm.meetObligations(frame);
      if (vm.lookAhead > 0 && cells[OBLIGATIONS] === 0) return;
      return this.step(vm, frame);
    }
    const wanted = cells[frame + UP_TO_WANTED];
    if (wanted > 0 ? done >= wanted : done >= cells[frame + UP_TO_MOST]) {
      return this.end(vm, frame);
    }
    if (wanted > 0) return this.again(vm, frame, false);
    if (wanted === 0) return vm.ask();
    if (!possible(vm, this.effect)) return this.end(vm, frame);
    if (done === 0 && this.chosen) return this.again(vm, frame, false);
    vm.ask();
  }
  private end(vm: Vm, frame: number): void {
    const done = vm.cells[frame + UP_TO_DONE];
    if (this.counts) vm.cells[vm.env + AMOUNT] = done;
    if (done === 0) return vm.leave(frame);
    vm.pop(frame, DONE);
  }
  private again(vm: Vm, frame: number, open: boolean): void {
    vm.cells[frame + FRAME_PC] = 1;
    vm.cells[frame + FRAME_RESULT] = 0;
    if (open) vm.oblige(frame);
    vm.call(this.effect, frame);
  }
  override offer(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + UP_TO_WANTED] === 0) {
      for (let n = this.chosen ? 1 : 0; n <= cells[frame + UP_TO_MOST]; n++) vm.offer(n, YES);
      return;
    }
    // the question is asked where it can be done once more, which `step` has found
    if (this.ways.length === 1) vm.offer(1, YES);
    else {
      this.ways.forEach((way, i) => {
        const can = way.can(vm);
        if (can !== NO) vm.offer(i + 1, can);
      });
    }
    vm.offer(0, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    if (code === 0) return this.end(vm, frame);
    if (cells[frame + UP_TO_WANTED] === 0) {
      cells[frame + UP_TO_WANTED] = code;
      return;
    }
    const isTried = this.effect.can(vm) !== YES;
    if (isTried && this.ways.length === 1) vm.trusted = this.effect;
    this.again(vm, frame, isTried);
    vm.trusted = null;
    // The choice has its frame as ever, with its question answered.
    if (this.ways.length > 1) this.effect.take(vm, cells[FRAMES_BASE] + cells[TOP_FRAME], code - 1);
  }
  override key(vm: Vm, frame: number, code: number): string {
    return vm.cells[frame + UP_TO_WANTED] === 0
      ? `amount:${code}`
      : code === 0
        ? 'done'
        : this.ways.length > 1
          ? optionKey(this.ways, code - 1)
          : 'again';
  }
  override longKey(vm: Vm, frame: number, code: number): string {
    const key = this.key(vm, frame, code);
    return key.startsWith('do:') ? longKey(this.ways[code - 1]) : key;
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    if (vm.cells[frame + UP_TO_WANTED] === 0) return { type: 'times', n: code };
    if (code > 0) return optionOf(vm, this.ways[code - 1]);
    return { type: vm.cells[frame + UP_TO_DONE] > 0 ? 'enough' : 'skip' };
  }
  override question(vm: Vm, frame: number): Question {
    if (vm.cells[frame + UP_TO_WANTED] === 0) return { type: 'how-often', part: this.effect.partMeaning(vm) };
    const times = this.limit === null ? null : vm.cells[frame + UP_TO_MOST] - vm.cells[frame + UP_TO_DONE];
    return questionOf(vm, this.ways, (cause) => ({ type: 'alternative', times, cause }));
  }
  override kind(vm: Vm, frame: number): DecisionKind {
    return vm.cells[frame + UP_TO_WANTED] === 0 ? 'amount' : 'one';
  }
  override refusals(vm: Vm, frame: number): RefusedOption[] {
    return this.ways.length > 1 ? this.effect.refusals(vm, frame) : [];
  }
  override why(vm: Vm): Reason | null {
    return this.effect.why(vm);
  }
}

/** 1: it must first be seen to be possible; from BOUGHT on: the card whose price was paid, for those who listen */
const PAY_UNSEEN = FRAME_HEAD;
const BOUGHT = 2;
// FRAME_PC: what was paid for runs; what was paid has come to its receiver
const FOLLOWED = 1;
const RECEIVED = 2;

/** `pay C: E`, and `pay C` alone. */
export class Pay extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly cost: CompiledCost,
    readonly effect: Node | null,
    readonly guard: boolean,
    /** the effect can be done after the payment if and only if it can be done now */
    private readonly apart: boolean,
    /** the player who gains what is paid, or the card on which it is put; null: the supply */
    private readonly receiver: Holding | null,
  ) {
    super(origin);
    this.frameSize = PAY_UNSEEN + 1;
  }
  can(vm: Vm): Can {
    if (!vm.payments.canPay(vm, this.cost, USE_PAY, -1, -1)) return NO;
    if (this.effect === null) return YES;
    return this.isKnown ? this.effect.can(vm) : MAYBE;
  }
  /** Whether the payment cannot change what the effect can do; what is put on a card can be taken from there. */
  private get isKnown(): boolean {
    return (this.effect?.onlyGains === true || this.apart) && this.receiver?.type !== 'card';
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    if (vm.payments.isOutOfReach(vm, this.cost, USE_PAY, -1, growth)) return true;
    return this.effect !== null && this.effect.isBlocked(vm, growth);
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return this.effect === null || vm.cells[frame + FRAME_PC] === FOLLOWED ? [] : [this.effect];
  }
  /** How often in a row it can be paid, at most `limit`; -1 where the payments differ or the effect does more than give. */
  most(vm: Vm, limit: number): number {
    if (
      this.effect === null ||
      !this.effect.onlyGains ||
      this.cost.k !== 'amounts' ||
      this.cost.alternatives.length !== 1
    ) {
      return -1;
    }
    if (vm.payments.list(vm, this.cost, USE_PAY, -1, -1, 2) !== 1) {
      return vm.payments.canPay(vm, this.cost, USE_PAY, -1, -1) ? -1 : 0;
    }
    const plan = vm.payments.plans[0];
    const have = vm.game.tables.layout.playerCounters + vm.player * plan.length;
    let most = limit;
    plan.forEach((n, i) => {
      if (n > 0) most = Math.min(most, Math.floor(vm.cells[have + i] / n));
    });
    return most;
  }
  override begin(vm: Vm): void {
    const frame = vm.push(this, this.frameSize);
    vm.cells[ABILITIES_CLOSED]++;
    if (this.effect === null) return;
    if (this.guard && !vm.trusts(this)) vm.cells[frame + PAY_UNSEEN] = 1;
    else vm.oblige(frame);
  }
  private end(vm: Vm, frame: number, result: Result): void {
    const card = result === DONE ? vm.cells[frame + PAY_UNSEEN] - BOUGHT : -1;
    vm.cells[ABILITIES_CLOSED]--;
    vm.pop(frame, result);
    if (card < 0) return;
    vm.eventSubject = card;
    announce(vm, EVENT_BUY);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === RECEIVED) return this.follow(vm, frame);
    if (cells[frame + FRAME_PC] === FOLLOWED) {
      const result = cells[frame + FRAME_RESULT];
      return result === DONE || vm.isLeft(result) ? this.end(vm, frame, DONE) : vm.fail();
    }
    if (cells[frame + PAY_UNSEEN] === 1) {
      cells[frame + PAY_UNSEEN] = 0;
      if (!possible(vm, this)) return this.end(vm, frame, IMPOSSIBLE);
      vm.oblige(frame);
    }
    const n = vm.payments.list(vm, this.cost, USE_PAY, -1, -1);
    if (n === 0) return this.end(vm, frame, IMPOSSIBLE);
    if (n === 1) return this.take(vm, frame, 0);
    vm.ask();
  }
  override offer(vm: Vm): void {
    const n = vm.payments.list(vm, this.cost, USE_PAY, -1, -1);
    const can = this.effect === null || this.effect.onlyGains ? YES : this.isKnown ? this.effect.can(vm) : MAYBE;
    for (let i = 0; i < n; i++) vm.offer(i, can);
  }
  override take(vm: Vm, frame: number, code: number): void {
    vm.payments.list(vm, this.cost, USE_PAY, -1, -1);
    vm.payments.pay(vm, code);
    vm.sink?.paid(vm, vm.payments.plans[code], 'pay');
    const card = cardOfPrice(vm, this.cost);
    if (card >= 0 && hasContinuousEffect(vm, 1 << EVENT_BUY)) {
      // what has no price is not bought
      const isFree = vm.game.prices[vm.game.tables.cardDefIndex[card]].k === 'free';
      if (!isFree) vm.cells[frame + PAY_UNSEEN] = BOUGHT + card;
    }
    if (this.receiver?.type === 'card') {
      const card = vm.cells[vm.env + this.receiver.v];
      vm.payments.plans[code].forEach((n, i) => n > 0 && addOn(vm, card, vm.game.playerCounters[i], n));
    }
    if (this.receiver?.type === 'sites') this.lay(vm, vm.payments.plans[code], this.receiver);
    if (this.receiver?.type !== 'player') return this.follow(vm, frame);
    vm.cells[frame + FRAME_PC] = RECEIVED;
    this.give(vm, vm.payments.plans[code], vm.cells[vm.env + this.receiver.v]);
  }
  /** What was paid lies on the site. */
  private lay(vm: Vm, plan: Int32Array, on: OnSites): void {
    plan.forEach((n, i) => {
      const buffer = vm.buffer(this);
      const counter = vm.game.playerCounters[i];
      if (n > 0 && placesFor(vm, on, counter, buffer) > 0) addLyingAt(vm, buffer[0], counter, n);
    });
  }
  /** What was paid is gained by its receiver. */
  private give(vm: Vm, plan: Int32Array, receiver: number): void {
    const { cells, game, player: payer } = vm;
    if (receiver < 0) return;
    const have = game.tables.layout.playerCounters + receiver * plan.length;
    vm.player = receiver;
    vm.eventCounters.fill(0);
    plan.forEach((n, i) => {
      if (n === 0) return;
      addTo(cells, have + i, n);
      vm.eventCounters[game.playerCounters[i]] = n;
      vm.sink?.counter(vm, game.playerCounters[i], n);
    });
    vm.changes++;
    vm.eventCause = cells[vm.env + ENV_CAUSE];
    vm.eventSubject = -1;
    announce(vm, EVENT_GAIN);
    vm.player = payer;
  }
  private follow(vm: Vm, frame: number): void {
    if (this.effect === null) return this.end(vm, frame, DONE);
    vm.cells[frame + FRAME_PC] = FOLLOWED;
    vm.cells[frame + FRAME_RESULT] = 0;
    vm.call(this.effect, frame);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    this.list(vm);
    return paymentKey(vm, vm.payments.plans[code]);
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    this.list(vm);
    return { type: 'pay', amounts: amountsOf(vm, vm.payments.plans[code]) };
  }
  /** The amounts as they are now, where there is one way to pay. */
  override partMeaning(vm: Vm): PartMeaning {
    if (vm.payments.list(vm, this.cost, USE_PAY, -1, -1) !== 1) return super.partMeaning(vm);
    const amounts = amountsOf(vm, vm.payments.plans[0]);
    const part = this.effect?.partMeaning(vm) ?? null;
    return amounts.length === 0 ? (part ?? super.partMeaning(vm)) : { type: 'pay', amounts, part };
  }
  private list(vm: Vm): void {
    vm.payments.read(vm, this.cost, USE_PAY, -1, -1);
  }
  override question(vm: Vm): Question {
    return { type: 'payment', for: 'pay', part: this.effect?.partMeaning(vm) ?? null, cause: causeOf(vm) };
  }
  override why(vm: Vm): Reason | null {
    return vm.game.explain.cost(vm, this.cost, USE_PAY, -1, -1);
  }
}
