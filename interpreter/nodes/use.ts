/** Performing slots and using cards: their programs run, and something of them must be done. */
import { FIRST_NO_SITE } from '../position/sizes.ts';
import type { Origin } from '../../dsl/internal.ts';
import { FLAG_USED } from '../position/layout.ts';
import { flagsOf, setFlag } from '../machine/cards.ts';
import { announceOf, hasContinuousEffect } from '../machine/events.ts';
import {
  BY_CARD,
  BY_SLOT,
  type Can,
  DONE,
  EVENT_PERFORM,
  EVENT_PERFORMED,
  EVENT_USE,
  EVENT_USED,
  IMPOSSIBLE,
  MAYBE,
  NO,
  YES,
} from '../machine/codes.ts';
import type { CardsFn, NumFn, SlotsFn } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { OptionMeaning, PartMeaning, Question, Reason } from '../machine/messages.ts';
import { cardId, cardMeaning, slotId, slotMeaning } from '../machine/names.ts';
import { Node, possible } from '../machine/node.ts';
import { ANYTHING, type Bound, CHANGES_CARDS } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';

import { cardKey, distinct, withoutUnknown } from './choose.ts';
import { firstOf } from './list.ts';

/** What cannot be done now may still be by what the event before it sets off. */
const orBy = (vm: Vm, event: number, can: Can): Can =>
  can === NO && hasContinuousEffect(vm, 1 << event) ? MAYBE : can;

// What is done with what was chosen: first its event is dealt with, then its effect runs, then what comes after it.
const BEFORE = 0;
const RUNNING = 1;
const AFTER = 2;

// Cells: what was chosen + 1; whether it must first be seen to be possible.
const CHOSEN = FRAME_HEAD;
const UNSEEN = FRAME_HEAD + 1;

/** `perform S`: the slot's effect, of which at least one part is done. No marker is placed, no card played. */
export class PerformSlot extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly slots: SlotsFn,
    readonly guard: boolean,
    /** the variable that holds the slot, or -1 */
    readonly slotVar: number,
  ) {
    super(origin);
    this.frameSize = UNSEEN + 1;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    if (growth.isLater) return false;
    const slot = this.slotVar < 0 ? -1 : vm.cells[vm.env + this.slotVar];
    return slot >= 0 && vm.game.slotPrograms[slot].isBlockedAs(vm, BY_SLOT, slot, slot, growth);
  }
  override whyBlocked(vm: Vm, growth: Bound): Reason | null {
    const slot = this.slotVar < 0 ? -1 : vm.cells[vm.env + this.slotVar];
    return slot < 0 ? null : vm.game.slotPrograms[slot].whyBlockedAs(vm, BY_SLOT, slot, slot, growth);
  }
  override stillToRun(vm: Vm, frame: number): readonly Node[] | null {
    const slot = vm.cells[frame + CHOSEN] - 1;
    if (slot < 0) return null;
    return vm.cells[frame + FRAME_PC] === BEFORE ? [vm.game.slotPrograms[slot]] : [];
  }
  override begin(vm: Vm): void {
    const frame = vm.push(this, this.frameSize);
    if (this.guard && !vm.trusts(this)) vm.cells[frame + UNSEEN] = 1;
  }
  private canUse(vm: Vm, slot: number): Can {
    return orBy(vm, EVENT_PERFORM, vm.game.slotPrograms[slot].canAs(vm, BY_SLOT, slot, slot));
  }
  can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    const n = this.slots.list(vm, buffer);
    let best: Can = NO;
    for (let i = 0; i < n && best !== YES; i++) {
      const c = this.canUse(vm, buffer[i]);
      if (c > best) best = c;
    }
    return best;
  }
  override step(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const cells = vm.cells;
    if (cells[frame + CHOSEN] > 0) {
      const slot = cells[frame + CHOSEN] - 1;
      switch (cells[frame + FRAME_PC]) {
        case BEFORE:
          cells[frame + FRAME_PC] = RUNNING;
          return vm.game.slotPrograms[slot].start(vm, BY_SLOT, slot, slot, slot, 0);
        case RUNNING:
          if (cells[frame + FRAME_RESULT] !== DONE) return vm.pop(frame, IMPOSSIBLE);
          cells[frame + FRAME_PC] = AFTER;
          if (!hasContinuousEffect(vm, 1 << EVENT_PERFORMED)) return vm.pop(frame, DONE);
          vm.meetObligations(frame);
          return announceOf(vm, EVENT_PERFORMED, slot);
        default:
          return vm.pop(frame, DONE);
      }
    }
    if (cells[frame + UNSEEN] === 1) {
      cells[frame + UNSEEN] = 0;
      if (!possible(vm, this)) return vm.pop(frame, IMPOSSIBLE);
    }
    const n = this.slots.list(vm, buffer);
    let only = -1;
    let count = 0;
    for (let i = 0; i < n; i++) {
      only = buffer[i];
      count++;
    }
    if (count === 0) return vm.pop(frame, IMPOSSIBLE);
    if (count === 1) return this.take(vm, frame, only);
    const list = firstOf(buffer, n);
    for (let i = 0; i < n; i++) {
      const can = this.canUse(vm, list[i]);
      if (can === NO) continue;
      vm.keepFirst(this, frame, i, can);
      return vm.ask();
    }
    vm.pop(frame, IMPOSSIBLE);
  }
  override offer(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const n = this.slots.list(vm, buffer);
    const list = firstOf(buffer, n);
    const first = vm.listed(this, frame);
    const can = vm.listedCan;
    for (let i = Math.max(0, first); i < n; i++) {
      const one = i === first ? can : this.canUse(vm, list[i]);
      if (one !== NO) vm.offer(list[i], one);
    }
  }
  override take(vm: Vm, frame: number, code: number): void {
    vm.cells[frame + CHOSEN] = code + 1;
    if (this.canUse(vm, code) !== YES) vm.oblige(frame);
    vm.sink?.slot(vm, 'perform', code);
    announceOf(vm, EVENT_PERFORM, code);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return `slot:${slotId(vm, code)}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return slotMeaning(vm, code);
  }
  override partMeaning(vm: Vm): PartMeaning {
    const buffer = vm.buffer(this);
    return this.slots.list(vm, buffer) === 1 ? { type: 'slot', slot: slotId(vm, buffer[0]) } : super.partMeaning(vm);
  }
  override question(): Question {
    return { type: 'perform' };
  }
  /** That of the only slot, where there is one. */
  override why(vm: Vm): Reason | null {
    const buffer = vm.buffer(this);
    if (this.slots.list(vm, buffer) !== 1) return { type: 'no-usable-slot' };
    const [slot] = buffer;
    if (this.canUse(vm, slot) !== NO) return null;
    return vm.game.slotPrograms[slot].whyAs(vm, BY_SLOT, slot, slot) ?? { type: 'no-usable-slot' };
  }
}

// Besides: how many are left to use; how many were used. The option to stop.
const LEFT = FRAME_HEAD + 2;
const MADE = FRAME_HEAD + 3;
const STOP = FIRST_NO_SITE;

/** `use 1 action-card`: it counts as used before its effect begins; something of it must be done. */
export class UseCards extends Node {
  override completesWithChild = null;
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly cards: CardsFn,
    readonly partial: boolean,
    readonly guard: boolean,
    /** which cards these are depends only on where cards are and which are used */
    private readonly ofCardsOnly: boolean,
    /** it is one certain card */
    private readonly ofNamed: boolean,
  ) {
    super(origin);
    this.frameSize = MADE + 1;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    if (!this.ofCardsOnly || growth.isLater || (growth.bits & (ANYTHING | CHANGES_CARDS)) !== 0) return false;
    const buffer = vm.buffer(this);
    const n = this.candidates(vm);
    for (let i = 0; i < n; i++) {
      const program = vm.game.cardEffect[buffer[i]];
      if (program !== null && !program.isBlockedAs(vm, BY_CARD, buffer[i], buffer[i], growth)) return false;
    }
    return true;
  }

  /** Asked as though it were used already, as it is when its effect begins. */
  private canUse(vm: Vm, card: number): Can {
    const program = vm.game.cardEffect[card];
    if (program === null) return NO;
    const before = (flagsOf(vm, card) & FLAG_USED) !== 0;
    setFlag(vm, card, FLAG_USED, true);
    const can = orBy(vm, EVENT_USE, program.canAs(vm, BY_CARD, card, card));
    setFlag(vm, card, FLAG_USED, before);
    return can;
  }
  private candidates(vm: Vm): number {
    const buffer = vm.buffer(this);
    return withoutUnknown(vm, buffer, distinct(vm, buffer, this.cards.list(vm, buffer)));
  }
  can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    if (this.n(vm) <= 0) return NO;
    const n = this.candidates(vm);
    const list = firstOf(buffer, n);
    let best: Can = NO;
    for (let i = 0; i < n && best !== YES; i++) {
      const c = this.canUse(vm, list[i]);
      if (c > best) best = c;
    }
    return best === YES && !this.partial && this.n(vm) > 1 ? 1 : best;
  }
  override stillToRun(vm: Vm, frame: number): readonly Node[] | null {
    const { cells } = vm;
    if (cells[frame + CHOSEN] === 0) return null;
    const { [frame + FRAME_PC]: at, [frame + LEFT]: left } = cells;
    return (at === RUNNING && left <= 1) || (at === AFTER && left <= 0) ? [] : null;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    const frame = vm.push(this, this.frameSize);
    vm.cells[frame + LEFT] = n;
    if (this.guard && !vm.trusts(this)) vm.cells[frame + UNSEEN] = 1;
  }
  override step(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const cells = vm.cells;
    if (cells[frame + UNSEEN] === 1) {
      cells[frame + UNSEEN] = 0;
      if (!possible(vm, this)) return vm.pop(frame, IMPOSSIBLE);
    }
    if (cells[frame + CHOSEN] > 0) {
      const card = cells[frame + CHOSEN] - 1;
      if (cells[frame + FRAME_PC] === BEFORE) {
        cells[frame + FRAME_PC] = RUNNING;
        vm.game.cardEffect[card]!.start(vm, BY_CARD, card, card, card, 0);
        return;
      }
      if (cells[frame + FRAME_PC] === RUNNING) {
        const result = cells[frame + FRAME_RESULT];
        if (result !== DONE && !vm.isLeft(result)) return vm.fail();
        cells[frame + LEFT]--;
        cells[frame + MADE]++;
        if (this.partial || cells[frame + LEFT] === 0) vm.meetObligations(frame);
        if (hasContinuousEffect(vm, 1 << EVENT_USED)) {
          cells[frame + FRAME_PC] = AFTER;
          return announceOf(vm, EVENT_USED, card);
        }
      }
      cells[frame + CHOSEN] = 0;
      cells[frame + FRAME_PC] = BEFORE;
      cells[frame + FRAME_RESULT] = 0;
    }
    if (cells[frame + LEFT] <= 0) return vm.pop(frame, DONE);
    const n = this.candidates(vm);
    const list = firstOf(buffer, n);
    for (let i = 0; i < n; i++) {
      const can = this.canUse(vm, list[i]);
      if (can === NO) continue;
      vm.keepFirst(this, frame, i, can);
      return vm.ask();
    }
    if (cells[frame + MADE] === 0) return vm.pop(frame, IMPOSSIBLE);
    return this.partial ? vm.pop(frame, DONE) : vm.fail();
  }
  override offer(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const n = this.candidates(vm);
    const list = firstOf(buffer, n);
    const first = vm.listed(this, frame);
    const can = vm.listedCan;
    for (let i = Math.max(0, first); i < n; i++) {
      const one = i === first ? can : this.canUse(vm, list[i]);
      if (one !== NO) vm.offer(list[i], this.partial || vm.cells[frame + LEFT] === 1 ? one : MAYBE);
    }
    if (this.partial && vm.cells[frame + MADE] > 0) vm.offer(STOP, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    if (code === STOP) return vm.pop(frame, DONE);
    const cells = vm.cells;
    cells[frame + CHOSEN] = code + 1;
    cells[frame + FRAME_PC] = 0;
    if (this.canUse(vm, code) !== YES) vm.oblige(frame);
    setFlag(vm, code, FLAG_USED, true);
    vm.sink?.card(vm, 'use', code);
    announceOf(vm, EVENT_USE, code);
  }
  override completesNow(vm: Vm, frame: number): boolean {
    return this.partial || vm.cells[frame + LEFT] === 1;
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return code === STOP ? 'done' : cardKey(vm, code);
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return code === STOP ? { type: 'enough' } : cardMeaning(vm, code);
  }
  override partMeaning(vm: Vm): PartMeaning {
    const buffer = vm.buffer(this);
    const isKnown = this.ofNamed && this.cards.list(vm, buffer) === 1;
    return isKnown ? { type: 'use', card: cardId(vm, buffer[0]) } : super.partMeaning(vm);
  }
  override question(vm: Vm, frame: number): Question {
    return { type: 'use', n: vm.cells[frame + LEFT] };
  }
  override why(vm: Vm): Reason {
    return { type: this.candidates(vm) === 0 ? 'no-unused-card' : 'no-usable-card' };
  }
}
