/** Gaining, losing, drawing. */
import type { Origin } from '../../dsl/semantics/ir.ts';
import type { NumFn } from '../compile/numbers.ts';
import { countIn, firstIn, isHidden, moveCard, topUp, zoneFor } from '../vm/cards.ts';
import { anyStanding, announce, EV_DRAW, EV_GAIN, INSTEAD, replacementFor } from '../vm/events.ts';
import { DONE, ENV_CAUSE, F_PC, FRAME_HEAD, NO, NOTHING, YES, type Can, type Result, type Vm } from '../vm/vm.ts';
import { Node, type DecisionKind } from './node.ts';

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
  return every <= 0 ? 0 : n * Math.floor(p.of(vm) / every);
}

/** Draws n cards from the zone that declares `draws-to`. Looking ahead, what is hidden gives nothing. */
export function draw(vm: Vm, n: number): void {
  const source = vm.c.drawZone;
  if (source === null || n <= 0) return;
  const from = zoneFor(vm, source.from, vm.player);
  const to = zoneFor(vm, source.to, vm.player);
  if (vm.scratch > 0 && isHidden(vm, from)) return;
  let drawn = 0;
  for (; drawn < n && topUp(vm, from); drawn++) {
    const card = firstIn(vm, from);
    moveCard(vm, card, to, 'top');
    vm.sink?.card(vm, 'draw', card);
  }
  if (drawn > 0 && anyStanding(vm, 1 << EV_DRAW)) {
    vm.evSubject = -1;
    vm.evAmount = drawn;
    vm.evBy = vm.S[vm.env + ENV_CAUSE];
    announce(vm, EV_DRAW);
  }
}

/** `gain 2 cards, 1 credit`: one event, taken whole. */
export class Gain extends Node {
  override instant = true;
  override gives = true;
  override always = true;
  constructor(
    origin: Origin,
    readonly portions: Portion[],
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
    const source = vm.c.drawZone;
    if (source === null) return false;
    const from = zoneFor(vm, source.from, vm.player);
    const refill = vm.c.t.zoneDefs[from].refill;
    return countIn(vm, from) > 0 || (refill >= 0 && countIn(vm, refill) > 0);
  }
  override run(vm: Vm): Result {
    if (vm.c.anyInstead && anyStanding(vm, 1 << (INSTEAD + EV_GAIN))) {
      this.note(vm);
      const other = replacementFor(vm, EV_GAIN);
      if (other !== null) {
        vm.c.replace.ask(vm, this, other);
        return DONE;
      }
    }
    return this.carryOut(vm);
  }
  /** Writes the event's amounts for patterns to read. */
  private note(vm: Vm, without?: ReadonlySet<number>): boolean {
    let any = false;
    vm.evCounters.fill(0);
    for (const p of this.portions) {
      if (p.counter >= 0 && !without?.has(p.counter)) {
        const n = amountOf(vm, p);
        if (n > 0) {
          vm.evCounters[p.counter] += n;
          any = true;
        }
      }
    }
    vm.evBy = vm.S[vm.env + ENV_CAUSE];
    vm.evSubject = -1;
    return any;
  }
  /** `without`: all but these counters, in whose place something else is gained. */
  carryOut(vm: Vm, without?: ReadonlySet<number>): Result {
    const S = vm.S;
    let any = false;
    let cards = 0;
    const listened = anyStanding(vm, 1 << EV_GAIN) && this.note(vm, without);
    for (const p of this.portions) {
      if (without?.has(p.counter)) continue;
      const n = amountOf(vm, p);
      if (n <= 0) continue;
      if (p.counter < 0) {
        cards += n;
        if (this.canDraw(vm)) any = true;
        continue;
      }
      any = true;
      S[p.cell + p.stride * vm.player] += n;
      vm.sink?.counter(vm, p.counter, n);
    }
    vm.changes++;
    if (listened) announce(vm, EV_GAIN);
    if (cards > 0) draw(vm, cards);
    return any ? DONE : NOTHING;
  }
}

/** `lose 3 points`: as much as is there. */
export class Lose extends Node {
  override always = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly portions: Portion[],
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    for (const p of this.portions) if (amountOf(vm, p) > 0 && vm.S[p.cell + p.stride * vm.player] > 0) return YES;
    return NO;
  }
  override run(vm: Vm): Result {
    let any = false;
    for (const p of this.portions) {
      const cell = p.cell + p.stride * vm.player;
      const n = Math.min(amountOf(vm, p), vm.S[cell]);
      if (n <= 0) continue;
      any = true;
      vm.S[cell] -= n;
      vm.sink?.counter(vm, p.counter, -n);
    }
    vm.changes++;
    return any ? DONE : NOTHING;
  }
}

/** `gain 2 different resources`: the taker chooses the kinds. */
export class GainChoice extends Node {
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly counters: Portion[],
    readonly different: boolean,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 1 + counters.length; // how many are left; how many of each were chosen
  }
  can(vm: Vm): Can {
    return this.n(vm) > 0 && this.counters.length > 0 ? YES : NO;
  }
  override begin(vm: Vm): void {
    const n = this.different ? Math.min(this.n(vm), this.counters.length) : this.n(vm);
    vm.S[vm.push(this, this.cells) + FRAME_HEAD] = n;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + F_PC] === 1) return vm.pop(a, DONE);
    if (S[a + FRAME_HEAD] > 0) return vm.ask();
    S[a + F_PC] = 1;
    vm.evCounters.fill(0);
    for (let i = 0; i < this.counters.length; i++) {
      const p = this.counters[i];
      const n = S[a + FRAME_HEAD + 1 + i];
      if (n === 0) continue;
      S[p.cell + p.stride * vm.player] += n;
      vm.evCounters[p.counter] = n;
      vm.sink?.counter(vm, p.counter, n);
    }
    vm.changes++;
    vm.evBy = S[vm.env + ENV_CAUSE];
    vm.evSubject = -1;
    vm.satisfy(a);
    announce(vm, EV_GAIN);
  }
  /** Kinds may be named in any order; one that must differ, not twice. */
  private isTaken(vm: Vm, a: number, i: number): boolean {
    return this.different && vm.S[a + FRAME_HEAD + 1 + i] > 0;
  }
  override offer(vm: Vm, a: number): void {
    for (let i = 0; i < this.counters.length; i++) if (!this.isTaken(vm, a, i)) vm.offer(i, YES);
  }
  override refusals(vm: Vm, a: number): { key: string; label: string; reason: string }[] {
    return this.counters.flatMap((_, i) =>
      this.isTaken(vm, a, i) ? [{ key: this.key(vm, a, i), label: this.label(vm, a, i), reason: 'it is chosen' }] : [],
    );
  }
  override take(vm: Vm, a: number, code: number): void {
    vm.S[a + FRAME_HEAD]--;
    vm.S[a + FRAME_HEAD + 1 + code]++;
  }
  override passesDone(): boolean {
    return true;
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `gain:${vm.c.t.model.counters[this.counters[code].counter].id}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : `1 ${vm.c.t.model.counters[this.counters[code].counter].name}`;
  }
  override prompt(vm: Vm, a: number): string {
    return `What do you gain? (${vm.S[a + FRAME_HEAD]} to choose)`;
  }
  override kind(): DecisionKind {
    return 'some';
  }
}
