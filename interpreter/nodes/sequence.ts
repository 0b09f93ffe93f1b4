/** What is done one after another: steps, `then`, `if`, `must`. */
import type { Origin } from '../../dsl/internal.ts';
import { ABILITIES_CLOSED, OBLIGATIONS } from '../position/layout.ts';
import { putBack, zoneFor } from '../machine/cards.ts';
import { type Can, DONE, IMPOSSIBLE, MAYBE, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import type { CondFn } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_OBLIGATIONS, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import { Node, possible, ROLE_THEN } from '../machine/node.ts';
import type { PartMeaning, Reason } from '../machine/messages.ts';
import type { Bound } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';
import { passObligationToMust } from './procedure.ts';

import { whyNone } from './options.ts';

/** whether a step has been done */
const STEPS_DONE = FRAME_HEAD;

/** Steps in the order written; one that is impossible is passed over. */
export class Steps extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly of: Node[],
    /** one depends on what comes of another, which is not known at once */
    waits = false,
  ) {
    super(origin);
    this.instant = !waits && of.every((n) => n.instant);
    this.onlyGains = of.every((n) => n.onlyGains);
    this.sideEffectFree = of.every((n) => n.sideEffectFree);
    this.neverFails = true;
    this.frameSize = STEPS_DONE + 1;
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
    return this.of.slice(vm.cells[frame + FRAME_PC]);
  }
  override canBeLeft(vm: Vm): boolean {
    return this.of.every((node) => node.canBeLeft(vm));
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.every((node) => node.isBlocked(vm, growth));
  }
  override run(vm: Vm): Result {
    let result: Result = NOTHING;
    for (const node of this.of) if (node.run(vm) === DONE) result = DONE;
    return result;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE && cells[frame + STEPS_DONE] === 0) {
      cells[frame + STEPS_DONE] = 1;
      vm.meetObligations(frame);
    }
    while (cells[frame + FRAME_PC] < this.of.length) {
      const node = this.of[cells[frame + FRAME_PC]++];
      cells[frame + FRAME_RESULT] = 0;
      if (!vm.call(node, frame) || vm.top !== frame) return;
      if (cells[frame + FRAME_RESULT] === DONE) cells[frame + STEPS_DONE] = 1;
    }
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + STEPS_DONE] = 1;
    vm.pop(frame, cells[frame + STEPS_DONE] === 1 ? DONE : NOTHING);
  }
  override why(vm: Vm): Reason | null {
    return whyNone(vm, this.of);
  }
}

// Whether a step has been done; whether it must first be seen to be possible.
const THEN_DONE = FRAME_HEAD;
const THEN_UNSEEN = FRAME_HEAD + 1;

/** What the steps do with cards that are not known beforehand. */
interface CardsOfSteps {
  /** where they look at cards or reveal them, which go back at the end */
  opened: readonly { game: boolean; at: number }[];
  /** the first step that takes cards which nobody has seen; what a step behind it needs is not known before */
  unseenFrom: number;
}
const NO_CARDS: CardsOfSteps = { opened: [], unseenFrom: Infinity };

/** `A then B then may C`: done whole or not at all; tails that may be left out are `May` nodes. */
export class Then extends Node {
  override role = ROLE_THEN;
  override completesWithChild = null;
  /** the last step that must be done */
  private readonly last: number;
  /** from this step on none can be impossible */
  private readonly safeFrom: number;
  constructor(
    origin: Origin,
    readonly of: Node[],
    readonly may: readonly boolean[],
    readonly guard: boolean,
    /** by step: it can be done after those before it if and only if it can be done now */
    private readonly apart: readonly boolean[],
    /** by step: it mentions what a step before it has chosen or made, so that only its words say what it means */
    private readonly refersBack: readonly boolean[],
    private readonly cards: CardsOfSteps = NO_CARDS,
  ) {
    super(origin);
    this.last = may.lastIndexOf(false);
    let safe = of.length;
    while (safe > 0 && (may[safe - 1] || of[safe - 1].neverFails)) safe--;
    this.safeFrom = safe;
    this.mayComeToNothing = of.some((n) => n.mayBeNone);
    this.sideEffectFree = of.every((n) => n.sideEffectFree);
    this.frameSize = THEN_UNSEEN + 1;
    this.onlyGains = of.every((n) => n.onlyGains);
  }
  can(vm: Vm): Can {
    const first = this.of[0].can(vm);
    // behind `up to 2 …` of which there is none; conditions may ask how many there were, so that trying it tells
    const begun = this.of[0].mayBeNone || this.of[0].isPassed(vm);
    if (first === NO) return begun && this.of.length > 1 ? MAYBE : NO;
    if (first === YES && this.safeFrom <= 1) return YES;
    if (this.onlyGains) return first;
    let can: Can = first;
    for (let i = 1; i < this.safeFrom; i++) {
      if (this.may[i] || this.of[i].neverFails) continue;
      if (!this.apart[i]) return MAYBE;
      const step = this.of[i].can(vm);
      if (step < can && !this.of[i].isPassed(vm)) can = step;
    }
    return can;
  }
  override stillToRun(vm: Vm, frame: number): Node[] {
    return this.of.slice(vm.cells[frame + FRAME_PC]);
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    if (this.needsFirst(vm) && this.of[0].isBlocked(vm, growth)) return true;
    for (let i = 1; i < this.of.length; i++) {
      if (!this.needs(vm, i)) continue;
      if (this.of[i].isBlocked(vm, vm.game.obligations.after(vm, growth, this.of.slice(0, i)))) return true;
    }
    return false;
  }
  override whyBlocked(vm: Vm, growth: Bound): Reason | null {
    for (let i = 0; i < this.of.length; i++) {
      if (!(i === 0 ? this.needsFirst(vm) : this.needs(vm, i))) continue;
      const bound = i === 0 ? growth : vm.game.obligations.after(vm, growth, this.of.slice(0, i));
      if (this.of[i].isBlocked(vm, bound)) return this.of[i].whyBlocked(vm, bound);
    }
    return null;
  }
  /** Whether all fails when the step does nothing. */
  needs(vm: Vm, i: number): boolean {
    return !this.may[i] && !this.of[i].neverFails && !this.of[i].canBeLeft(vm) && !this.of[i].mayBePassed(vm);
  }
  private needsFirst(vm: Vm): boolean {
    return !this.of[0].mayBeNone && !this.of[0].mayBePassed(vm);
  }
  override begin(vm: Vm): void {
    const frame = vm.push(this, this.frameSize);
    vm.cells[ABILITIES_CLOSED]++;
    const isTrusted = this.guard && vm.trusts(this);
    // outside of a trial the frame is the same as if it had been tried here
    if (this.guard && (!isTrusted || vm.lookAhead === 0)) vm.cells[frame + THEN_UNSEEN] = 1;
    // steps of which none can fail may also do nothing: conditions that are all false
    if ((!this.guard || isTrusted) && this.safeFrom > 0) vm.oblige(frame);
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const i = cells[frame + FRAME_PC];
    if (i === 0 && cells[frame + THEN_UNSEEN] === 1 && cells[frame + FRAME_OBLIGATIONS] === 0) {
      if (!possible(vm, this)) {
        cells[ABILITIES_CLOSED]--;
        return vm.pop(frame, IMPOSSIBLE);
      }
      vm.oblige(frame);
    }
    if (i > 0) {
      if (cells[frame + FRAME_RESULT] === IMPOSSIBLE) {
        const isUnforeseen = vm.lookAhead === 0 && i - 1 > this.cards.unseenFrom;
        if (i > 1 && !isUnforeseen) return vm.fail();
        for (const zone of this.cards.opened) putBack(vm, zoneFor(vm, zone, vm.player));
        cells[ABILITIES_CLOSED]--;
        return vm.pop(frame, i > 1 ? DONE : IMPOSSIBLE);
      }
      if (cells[frame + FRAME_RESULT] === DONE) cells[frame + THEN_DONE] = 1;
      if (i - 1 === this.last && cells[frame + THEN_DONE] === 1) {
        const open = cells[OBLIGATIONS];
        vm.meetObligations(frame);
        if (vm.lookAhead > 0 && open > 0 && cells[OBLIGATIONS] === 0) return;
      }
      if (i === this.of.length) {
        for (const zone of this.cards.opened) putBack(vm, zoneFor(vm, zone, vm.player));
        cells[ABILITIES_CLOSED]--;
        if (cells[frame + THEN_DONE] === 0 && this.mayComeToNothing) vm.releaseObligation(frame);
        return vm.pop(frame, cells[frame + THEN_DONE] === 1 ? DONE : NOTHING);
      }
    }
    cells[frame + FRAME_PC] = i + 1;
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of[i], frame);
  }
  override completesNow(vm: Vm, frame: number): boolean {
    return vm.cells[frame + FRAME_PC] >= this.safeFrom;
  }
  /** Whether what comes after the step that runs touches nothing. */
  restHarmless(vm: Vm, frame: number): boolean {
    return this.of.every((n, i) => i < vm.cells[frame + FRAME_PC] || n.sideEffectFree);
  }
  /** The steps that are more than bookkeeping. */
  override partMeaning(vm: Vm): PartMeaning {
    const worthSaying = this.of.filter((n) => !n.bookkeeping);
    const shown = worthSaying.length > 0 ? worthSaying : this.of;
    const steps = shown.map((n): PartMeaning =>
      this.refersBack[this.of.indexOf(n)] ? { type: 'effect', effect: n.origin } : n.partMeaning(vm),
    );
    if (steps.length === 1) return steps[0];
    // Together they say what names refer to.
    const asWritten = shown === this.of || worthSaying.length === this.of.length;
    return asWritten && steps.every(({ type }) => type === 'effect') ? super.partMeaning(vm) : { type: 'steps', steps };
  }
  override why(vm: Vm): Reason | null {
    return this.of[0].why(vm);
  }
}

/** Choices and what is done with them: each step speaks of those before it. */
export function chosenThen(origin: Origin, steps: Node[]): Then {
  const none = steps.map(() => false);
  return new Then(origin, steps, none, false, none, [false, ...steps.slice(1).map(() => true)]);
}

export class If extends Node {
  constructor(
    origin: Origin,
    public test: CondFn,
    readonly then: Node,
    readonly otherwise: Node | null,
    /** variables that decide the test together with what never changes; null where more does */
    private readonly decidedBy: readonly number[] | null,
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
  override canBeLeft(vm: Vm): boolean {
    return this.then.canBeLeft(vm) && (this.otherwise === null || this.otherwise.canBeLeft(vm));
  }
  override isOwed(vm: Vm): boolean {
    return this.test(vm) ? this.then.isOwed(vm) : this.otherwise?.isOwed(vm) === true;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.then.isBlocked(vm, growth) && (this.otherwise === null || this.otherwise.isBlocked(vm, growth));
  }
  override isPassed(vm: Vm): boolean {
    return this.test(vm) ? this.then.isPassed(vm) : this.otherwise === null || this.otherwise.isPassed(vm);
  }
  override mayBePassed(vm: Vm): boolean {
    if (this.isDecided(vm)) {
      return this.test(vm) ? this.then.mayBePassed(vm) : this.otherwise === null || this.otherwise.mayBePassed(vm);
    }
    return this.otherwise === null || this.then.mayBePassed(vm) || this.otherwise.mayBePassed(vm);
  }
  /** Whether the test comes out as it does now whenever it is run. */
  isDecided(vm: Vm): boolean {
    return this.decidedBy !== null && this.decidedBy.every((v) => vm.cells[vm.env + v] >= 0);
  }
  override run(vm: Vm): Result {
    return this.test(vm) ? this.then.run(vm) : this.otherwise === null ? NOTHING : this.otherwise.run(vm);
  }
  override branches = true;
  override partMeaning(vm: Vm): PartMeaning {
    return this.branch(vm)?.partMeaning(vm) ?? super.partMeaning(vm);
  }
  override branch(vm: Vm): Node | null {
    return this.test(vm) ? this.then : this.otherwise;
  }
  override why(vm: Vm): Reason | null {
    const branch = this.branch(vm);
    return branch === null ? { type: 'condition', effect: this.origin } : branch.why(vm);
  }
}

/** `must E`: an obligation of the whole procedure; see `Procedure`. */
export class Must extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly of: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.of.can(vm);
  }
  override isOwed(vm: Vm): boolean {
    return this.of.can(vm) === YES;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    return this.of.isBlocked(vm, growth);
  }
  override whyBlocked(vm: Vm, growth: Bound): Reason | null {
    return this.of.whyBlocked(vm, growth);
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
    if (cells[frame + FRAME_PC] === 1) return vm.endAsChild(frame);
    cells[frame + FRAME_PC] = 1;
    cells[frame + FRAME_RESULT] = 0;
    vm.call(this.of, frame);
  }
  override partMeaning(vm: Vm): PartMeaning {
    return this.of.partMeaning(vm);
  }
  override why(vm: Vm): Reason | null {
    return this.of.why(vm);
  }
}
