/** Choosing a site, a card, a slot, a kind, a number; performing slots; using cards. */
import { IT, type Origin } from '../../dsl/semantics/ir.ts';
import { FLAG_USED } from '../position/layout.ts';
import type { CardsFn } from '../compile/cards.ts';
import type { NumFn } from '../compile/numbers.ts';
import type { SitesFn } from '../compile/sites.ts';
import type { SlotsFn } from '../compile/slots.ts';
import { members } from '../vm/board.ts';
import { flagsOf, setFlag } from '../vm/cards.ts';
import { announce, anyStanding, EV_PERFORM, EV_USE } from '../vm/events.ts';
import {
  BY_CARD,
  BY_SLOT,
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
  type Vm,
} from '../vm/vm.ts';
import { Node, possible, type DecisionKind } from './node.ts';
import { cardId, sameCard, siteId, slotId } from './keys.ts';

/** One of a set; the only one is taken unasked. */
export abstract class Choose extends Node {
  protected readonly list = new Int32Array(1024);
  override harmless = true;
  constructor(
    origin: Origin,
    readonly v: number,
  ) {
    super(origin);
  }
  /** writes the candidates, the same thing once */
  abstract candidates(vm: Vm, out: Int32Array): number;
  can(vm: Vm): Can {
    return this.candidates(vm, vm.c.siteBuffer) > 0 ? YES : NO;
  }
  override step(vm: Vm, a: number): void {
    const n = this.candidates(vm, this.list);
    if (n === 0) return vm.pop(a, IMPOSSIBLE);
    this.version = vm.version;
    this.count = n;
    this.at = a;
    vm.ask();
  }
  // What `step` found for the ask that follows it.
  private version = -1;
  private count = 0;
  private at = -1;
  override offer(vm: Vm, a: number): void {
    const n = this.version === vm.version && this.at === a ? this.count : this.candidates(vm, this.list);
    for (let i = 0; i < n; i++) vm.offer(this.list[i], YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    vm.S[vm.env + this.v] = code;
    vm.S[vm.env + IT] = code;
    vm.pop(a, DONE);
  }
  override passesDone(): boolean {
    return false;
  }
}

export class ChooseSite extends Choose {
  constructor(
    origin: Origin,
    readonly sites: SitesFn,
    v: number,
  ) {
    super(origin, v);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return members(vm, this.sites(vm), out);
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `site:${siteId(vm, code)}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : vm.c.siteLabel(vm, code);
  }
  override prompt(): string {
    return 'Choose a site.';
  }
  override why(): string {
    return 'there is no such site';
  }
}

/** Leaves out cards that are the same thing as one before them. */
export function distinct(vm: Vm, list: Int32Array, n: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) {
    let fresh = true;
    for (let j = 0; j < kept && fresh; j++) fresh = !sameCard(vm, list[i], list[j]);
    if (fresh) list[kept++] = list[i];
  }
  return kept;
}

/** Key of a card among others: its id, with a mark when a card of the same definition lies otherwise. */
export const cardKey = (vm: Vm, card: number): string => `card:${cardId(vm, card)}`;

export class ChooseCard extends Choose {
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    v: number,
  ) {
    super(origin, v);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return distinct(vm, out, this.cards.list(vm, out));
  }
  override key(vm: Vm, _a: number, code: number): string {
    return cardKey(vm, code);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : vm.c.cardLabel(vm, code);
  }
  override prompt(): string {
    return 'Choose a card.';
  }
  override why(): string {
    return 'there is no such card';
  }
}

export class ChooseSlot extends Choose {
  constructor(
    origin: Origin,
    readonly slots: SlotsFn,
    v: number,
  ) {
    super(origin, v);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return this.slots.list(vm, out);
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `slot:${slotId(vm, code)}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : vm.c.slotLabel(vm, code);
  }
  override prompt(): string {
    return 'Choose an action slot.';
  }
  override doubt(vm: Vm, code: number): string | null {
    return vm.c.slotPrograms[code].whyAs(vm, BY_SLOT, code, code);
  }
  override why(): string {
    return 'there is no such slot';
  }
  override refusals(vm: Vm): { key: string; label: string; reason: string }[] {
    return vm.c.t.slots.flatMap((s, i) =>
      !s.inGame || this.slots.has(vm, i)
        ? []
        : [
            {
              key: `slot:${s.def.id}`,
              label: vm.c.slotLabel(vm, i),
              reason:
                vm.S[vm.c.t.layout.slots + i] !== 0
                  ? 'it is occupied'
                  : 'it is not among those that may be chosen here',
            },
          ],
    );
  }
}

export class ChoosePiece extends Choose {
  constructor(
    origin: Origin,
    readonly pieces: number[],
    v: number,
  ) {
    super(origin, v);
  }
  override candidates(_vm: Vm, out: Int32Array): number {
    this.pieces.forEach((p, i) => {
      out[i] = p;
    });
    return this.pieces.length;
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `kind:${vm.c.t.model.pieces[code].id}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : vm.c.t.model.pieces[code].name;
  }
  override prompt(): string {
    return 'Choose a kind.';
  }
}

/** `pick 1 to 3` */
export class Pick extends Choose {
  constructor(
    origin: Origin,
    readonly from: NumFn,
    readonly to: NumFn,
    v: number,
  ) {
    super(origin, v);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    const from = this.from(vm);
    const to = Math.min(this.to(vm), from + 500);
    let n = 0;
    for (let i = from; i <= to; i++) out[n++] = i;
    return n;
  }
  override key(_vm: Vm, _a: number, code: number): string {
    return `amount:${code}`;
  }
  override label(_vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : String(code);
  }
  override prompt(): string {
    return 'How many?';
  }
  override kind(): DecisionKind {
    return 'amount';
  }
}

/** What cannot be done now may still be by what the event before it sets off. */
const orBy = (vm: Vm, event: number, can: Can): Can => (can === NO && anyStanding(vm, 1 << event) ? MAYBE : can);

// Cells: what was chosen + 1; whether it must first be seen to be possible.
const CHOSEN = FRAME_HEAD;
const UNSEEN = FRAME_HEAD + 1;

/** `perform S`: the slot's effect, of which at least one part is done. No marker is placed, no card played. */
export class Perform extends Node {
  private readonly list = new Int32Array(256);
  constructor(
    origin: Origin,
    readonly slots: SlotsFn,
    readonly guard: boolean,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 2;
  }
  override begin(vm: Vm): void {
    const a = vm.push(this, this.cells);
    if (this.guard && !vm.trusts(this)) vm.S[a + UNSEEN] = 1;
  }
  private canUse(vm: Vm, slot: number): Can {
    return orBy(vm, EV_PERFORM, vm.c.slotPrograms[slot].canAs(vm, BY_SLOT, slot, slot));
  }
  can(vm: Vm): Can {
    const n = this.slots.list(vm, this.list);
    let best: Can = NO;
    for (let i = 0; i < n && best !== YES; i++) {
      const c = this.canUse(vm, this.list[i]);
      if (c > best) best = c;
    }
    return best;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + CHOSEN] > 0) {
      if (S[a + F_PC] === 0) {
        // the event has been dealt with
        S[a + F_PC] = 1;
        const slot = S[a + CHOSEN] - 1;
        vm.c.slotPrograms[slot].start(vm, BY_SLOT, slot, slot, slot, 0);
        return;
      }
      return S[a + F_RESULT] === DONE ? vm.pop(a, DONE) : vm.pop(a, IMPOSSIBLE);
    }
    if (S[a + UNSEEN] === 1) {
      S[a + UNSEEN] = 0;
      if (!possible(vm, this)) return vm.pop(a, IMPOSSIBLE);
    }
    const n = this.slots.list(vm, this.list);
    let only = -1;
    let count = 0;
    for (let i = 0; i < n; i++) {
      only = this.list[i];
      count++;
    }
    if (count === 0) return vm.pop(a, IMPOSSIBLE);
    if (count === 1) return this.take(vm, a, only);
    for (let i = 0; i < n; i++) if (this.canUse(vm, this.list[i]) !== NO) return vm.ask();
    vm.pop(a, IMPOSSIBLE);
  }
  override offer(vm: Vm): void {
    const n = this.slots.list(vm, this.list);
    const list = this.list.slice(0, n);
    for (const slot of list) {
      const can = this.canUse(vm, slot);
      if (can !== NO) vm.offer(slot, can);
    }
  }
  override take(vm: Vm, a: number, code: number): void {
    vm.S[a + CHOSEN] = code + 1;
    if (this.canUse(vm, code) !== YES) vm.open(a);
    vm.sink?.slot(vm, 'perform', code);
    vm.evSubject = code;
    vm.evAmount = 1;
    announce(vm, EV_PERFORM);
  }
  override passesDone(): boolean {
    return true;
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `slot:${slotId(vm, code)}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    if (a >= 0) return vm.c.slotLabel(vm, code);
    const n = this.slots.list(vm, this.list);
    return n === 1 ? `use the slot: ${vm.c.slotLabel(vm, this.list[0])}` : '';
  }
  override prompt(): string {
    return 'Which slot do you use?';
  }
  override why(): string {
    return 'none of these slots can be used';
  }
}

/** `use 1 action-card`: it counts as used before its effect begins; something of it must be done. */
export class Use extends Node {
  private readonly list = new Int32Array(1024);
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly cards: CardsFn,
    readonly partial: boolean,
    readonly guard: boolean,
  ) {
    super(origin);
    this.cells = FRAME_HEAD + 4;
  } // chosen + 1, unseen, left, made
  /** Asked as though it were used already, as it is when its effect begins. */
  private canUse(vm: Vm, card: number): Can {
    const program = vm.c.effectOfCard[card];
    if (program === null) return NO;
    const before = (flagsOf(vm, card) & FLAG_USED) !== 0;
    setFlag(vm, card, FLAG_USED, true);
    const can = orBy(vm, EV_USE, program.canAs(vm, BY_CARD, card, card));
    setFlag(vm, card, FLAG_USED, before);
    return can;
  }
  private candidates(vm: Vm): number {
    return distinct(vm, this.list, this.cards.list(vm, this.list));
  }
  can(vm: Vm): Can {
    if (this.n(vm) <= 0) return NO;
    const n = this.candidates(vm);
    const list = this.list.slice(0, n);
    let best: Can = NO;
    for (const card of list) {
      const c = this.canUse(vm, card);
      if (c > best) best = c;
      if (best === YES) break;
    }
    return best === YES && !this.partial && this.n(vm) > 1 ? 1 : best;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    const a = vm.push(this, this.cells);
    vm.S[a + LEFT] = n;
    if (this.guard && !vm.trusts(this)) vm.S[a + UNSEEN] = 1;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    if (S[a + UNSEEN] === 1) {
      S[a + UNSEEN] = 0;
      if (!possible(vm, this)) return vm.pop(a, IMPOSSIBLE);
    }
    if (S[a + CHOSEN] > 0) {
      if (S[a + F_PC] === 0) {
        S[a + F_PC] = 1;
        const card = S[a + CHOSEN] - 1;
        vm.c.effectOfCard[card]!.start(vm, BY_CARD, card, card, card, 0);
        return;
      }
      if (S[a + F_RESULT] !== DONE) return vm.fail();
      S[a + CHOSEN] = 0;
      S[a + F_PC] = 0;
      S[a + F_RESULT] = 0;
      S[a + LEFT]--;
      S[a + MADE]++;
      if (this.partial || S[a + LEFT] === 0) vm.satisfy(a);
    }
    if (S[a + LEFT] <= 0) return vm.pop(a, DONE);
    const n = this.candidates(vm);
    const list = this.list.slice(0, n);
    for (const card of list) if (this.canUse(vm, card) !== NO) return vm.ask();
    if (S[a + MADE] === 0) return vm.pop(a, IMPOSSIBLE);
    return this.partial ? vm.pop(a, DONE) : vm.fail();
  }
  override offer(vm: Vm, a: number): void {
    const n = this.candidates(vm);
    const list = this.list.slice(0, n);
    for (const card of list) {
      const can = this.canUse(vm, card);
      if (can !== NO) vm.offer(card, this.partial || vm.S[a + LEFT] === 1 ? can : 1);
    }
    if (this.partial && vm.S[a + MADE] > 0) vm.offer(STOP, YES);
  }
  override take(vm: Vm, a: number, code: number): void {
    if (code === STOP) return vm.pop(a, DONE);
    const S = vm.S;
    S[a + CHOSEN] = code + 1;
    S[a + F_PC] = 0;
    if (this.canUse(vm, code) !== YES) vm.open(a);
    setFlag(vm, code, FLAG_USED, true);
    vm.sink?.card(vm, 'use', code);
    vm.evSubject = code;
    vm.evAmount = 1;
    announce(vm, EV_USE);
  }
  override passesDone(vm: Vm, a: number): boolean {
    return this.partial || vm.S[a + LEFT] === 1;
  }
  override key(vm: Vm, _a: number, code: number): string {
    return code === STOP ? 'done' : cardKey(vm, code);
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : code === STOP ? 'that is enough' : vm.c.cardLabel(vm, code);
  }
  override prompt(): string {
    return 'Which card do you use?';
  }
  override why(vm: Vm): string {
    return this.candidates(vm) === 0 ? 'you have none that is unused' : 'nothing of them can be done now';
  }
}
const LEFT = FRAME_HEAD + 2;
const MADE = FRAME_HEAD + 3;
const STOP = 1 << 16;

/** `confirm end-turn`: one option, so that a person may think, undo, or use what is still there. */
export class Confirm extends Node {
  override freeChoice = true;
  constructor(
    origin: Origin,
    readonly name: string,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm): void {
    vm.ask();
  }
  override offer(vm: Vm): void {
    vm.offer(0, YES);
  }
  override take(vm: Vm, a: number): void {
    vm.pop(a, NOTHING);
  }
  override key(): string {
    return this.name;
  }
  override label(_vm: Vm, a: number): string {
    return a < 0 ? '' : this.name.replaceAll('-', ' ');
  }
  override prompt(): string {
    return 'Go on?';
  }
  override kind(): DecisionKind {
    return 'confirm';
  }
}
