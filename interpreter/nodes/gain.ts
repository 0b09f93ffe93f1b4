/** Gaining, losing, drawing. */
import type { Origin } from '../../dsl/internal.ts';
import { firstIn, hasCards, isHidden, moveCard, topUp, zoneFor } from '../machine/cards.ts';
import { announce, hasContinuousEffect, noteGiver, replacementFor } from '../machine/events.ts';
import {
  type Can,
  DONE,
  EVENT_DRAW,
  EVENT_GAIN,
  HAS_INSTEAD,
  NO,
  NOTHING,
  type Result,
  YES,
} from '../machine/codes.ts';
import type { NumFn, ReplacedGain } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC } from '../machine/frame.ts';
import type { OptionMeaning, Question, RefusedOption } from '../machine/messages.ts';
import { type DecisionKind, Node } from '../machine/node.ts';
import { addTo, within } from '../machine/stopped.ts';
import type { Vm } from '../machine/vm.ts';

/** One thing of a `gain` or `lose`: how many of which counter (by model index), or cards. */
export interface Portion {
  n: NumFn;
  /** `per`: n for each full `every` of `of` */
  every: NumFn | null;
  of: NumFn | null;
  /** model index of the counter; -1: cards */
  counter: number;
  /** cell of the counter for player 0, and how far the next player's is; 0 for counters of the game */
  cell: number;
  stride: number;
}

export function amountOf(vm: Vm, p: Portion): number {
  const n = p.n(vm);
  if (p.of === null) return n;
  const every = p.every === null ? 1 : p.every(vm);
  return every <= 0 ? 0 : within(n * Math.floor(p.of(vm) / every));
}

/**
 * Draws n cards from the zone that declares `draws-to`. Looking ahead, hidden cards bring nothing.
 * `v`: the variable that gets the last of them; -1: none.
 */
function draw(vm: Vm, n: number, v = -1): void {
  if (v >= 0) vm.cells[vm.env + v] = -1;
  const source = vm.game.drawZone;
  if (source === null || n <= 0) return;
  const from = zoneFor(vm, source.from, vm.player);
  const to = zoneFor(vm, source.to, vm.player);
  if (vm.lookAhead > 0 && isHidden(vm, from)) return;
  let drawn = 0;
  for (; drawn < n && topUp(vm, from); drawn++) {
    const card = firstIn(vm, from);
    moveCard(vm, card, to, 'top');
    if (v >= 0) vm.cells[vm.env + v] = card;
    vm.sink?.card(vm, 'draw', card);
  }
  if (drawn > 0 && hasContinuousEffect(vm, 1 << EVENT_DRAW)) {
    noteGiver(vm);
    vm.eventAmount = drawn;
    vm.eventCards = drawn;
    announce(vm, EVENT_DRAW);
  }
}

/** `gain 2 cards, 1 credit`: one event, taken whole. */
export class Gain extends Node {
  override instant = true;
  override onlyGains = true;
  override neverFails = true;
  constructor(
    origin: Origin,
    readonly portions: Portion[],
    /** the variable of the card that is drawn; -1: none */
    private readonly drawn = -1,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    for (const p of this.portions) {
      if (amountOf(vm, p) <= 0) continue;
      if (p.counter < 0 && !this.canDraw(vm)) continue;
      return YES;
    }
    return NO;
  }
  private canDraw(vm: Vm): boolean {
    const source = vm.game.drawZone;
    if (source === null) return false;
    return hasCards(vm, zoneFor(vm, source.from, vm.player));
  }
  override run(vm: Vm): Result {
    if (vm.game.anyInstead && hasContinuousEffect(vm, HAS_INSTEAD)) {
      this.note(vm, -1);
      const other = replacementFor(vm);
      if (other !== null) {
        vm.game.replacement.ask(vm, this, other);
        return DONE;
      }
    }
    return this.carryOut(vm, -1);
  }
  fix(vm: Vm, at: number): void {
    this.portions.forEach((p, i) => (vm.cells[at + i] = amountOf(vm, p)));
  }
  /** Writes the event's amounts for patterns to read. `at`: where they are fixed; -1: they are as they come to now. */
  private note(vm: Vm, at: number, without?: ReplacedGain): boolean {
    let any = false;
    let replaced = 0;
    vm.eventCounters.fill(0);
    vm.eventCards = 0;
    for (let i = 0; i < this.portions.length; i++) {
      const p = this.portions[i];
      let n = at < 0 ? amountOf(vm, p) : vm.cells[at + i];
      if (without?.counters.has(p.counter)) {
        const less = Math.min(n, without.most - replaced);
        replaced += less;
        n -= less;
      }
      if (n <= 0) continue;
      if (p.counter < 0) {
        if (this.canDraw(vm)) vm.eventCards += n;
        continue;
      }
      vm.eventCounters[p.counter] = within(vm.eventCounters[p.counter] + n);
      any = true;
    }
    noteGiver(vm);
    return any;
  }
  /** `at`: where its amounts are fixed; `without`: all but this, in whose place something else is gained. */
  carryOut(vm: Vm, at: number, without?: ReplacedGain): Result {
    const cells = vm.cells;
    let any = false;
    let cards = 0;
    let replaced = 0;
    const listened = hasContinuousEffect(vm, 1 << EVENT_GAIN) && this.note(vm, at, without);
    for (let i = 0; i < this.portions.length; i++) {
      const p = this.portions[i];
      let n = at < 0 ? amountOf(vm, p) : cells[at + i];
      if (without?.counters.has(p.counter)) {
        const less = Math.min(n, without.most - replaced);
        replaced += less;
        n -= less;
      }
      if (n <= 0) continue;
      if (p.counter < 0) {
        cards += n;
        if (this.canDraw(vm)) any = true;
        continue;
      }
      any = true;
      addTo(cells, p.cell + p.stride * vm.player, n);
      vm.sink?.counter(vm, p.counter, n);
    }
    vm.changes++;
    if (listened) announce(vm, EVENT_GAIN);
    if (cards > 0 || this.drawn >= 0) draw(vm, cards, this.drawn);
    return any ? DONE : NOTHING;
  }
}

/** `lose 3 points`: as much as is there. */
export class Lose extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly portions: Portion[],
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    for (const p of this.portions) if (amountOf(vm, p) > 0 && vm.cells[p.cell + p.stride * vm.player] > 0) return YES;
    return NO;
  }
  override run(vm: Vm): Result {
    let any = false;
    for (const p of this.portions) {
      const cell = p.cell + p.stride * vm.player;
      const n = Math.min(amountOf(vm, p), vm.cells[cell]);
      if (n <= 0) continue;
      any = true;
      vm.cells[cell] -= n;
      vm.sink?.counter(vm, p.counter, -n);
    }
    vm.changes++;
    return any ? DONE : NOTHING;
  }
}

// How many are left to choose; how many of each were chosen.
const CHOICE_LEFT = FRAME_HEAD;
const CHOICE_AMOUNTS = FRAME_HEAD + 1;

/** `gain 2 different resources`: the taker chooses the kinds; of `same` one kind, once for all. */
export class GainChoice extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    /** one for each kind, all of the same number */
    readonly counters: Portion[],
    readonly kinds: 'any' | 'different' | 'same',
  ) {
    super(origin);
    this.frameSize = CHOICE_AMOUNTS + counters.length;
  }
  can(vm: Vm): Can {
    return this.amount(vm) > 0 ? YES : NO;
  }
  override begin(vm: Vm): void {
    vm.cells[vm.push(this, this.frameSize) + CHOICE_LEFT] = this.amount(vm);
  }
  private amount(vm: Vm): number {
    const n = this.counters.length === 0 ? 0 : amountOf(vm, this.counters[0]);
    return this.kinds === 'different' ? Math.min(n, this.counters.length) : n;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === 1) return vm.pop(frame, DONE);
    if (cells[frame + CHOICE_LEFT] > 0) return vm.ask();
    cells[frame + FRAME_PC] = 1;
    vm.eventCounters.fill(0);
    for (let i = 0; i < this.counters.length; i++) {
      const p = this.counters[i];
      const n = cells[frame + CHOICE_AMOUNTS + i];
      if (n === 0) continue;
      addTo(cells, p.cell + p.stride * vm.player, n);
      vm.eventCounters[p.counter] = n;
      vm.sink?.counter(vm, p.counter, n);
    }
    vm.changes++;
    noteGiver(vm);
    vm.meetObligations(frame);
    announce(vm, EVENT_GAIN);
  }
  /** Kinds may be named in any order; one that must differ, not twice. */
  private isTaken(vm: Vm, frame: number, i: number): boolean {
    return this.kinds === 'different' && vm.cells[frame + CHOICE_AMOUNTS + i] > 0;
  }
  override offer(vm: Vm, frame: number): void {
    for (let i = 0; i < this.counters.length; i++) if (!this.isTaken(vm, frame, i)) vm.offer(i, YES);
  }
  override refusals(vm: Vm, frame: number): RefusedOption[] {
    return this.counters.flatMap((_, i) =>
      this.isTaken(vm, frame, i)
        ? [{ key: this.key(vm, frame, i), meaning: this.meaning(vm, frame, i), reason: { type: 'chosen' } }]
        : [],
    );
  }
  override take(vm: Vm, frame: number, code: number): void {
    const n = this.kinds === 'same' ? vm.cells[frame + CHOICE_LEFT] : 1;
    vm.cells[frame + CHOICE_LEFT] -= n;
    vm.cells[frame + CHOICE_AMOUNTS + code] += n;
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return `gain:${vm.game.tables.model.counters[this.counters[code].counter].id}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'counter', counter: vm.game.tables.model.counters[this.counters[code].counter].id };
  }
  override question(vm: Vm, frame: number): Question {
    return { type: 'gain', n: vm.cells[frame + CHOICE_LEFT] };
  }
  override kind(): DecisionKind {
    return 'some';
  }
}
