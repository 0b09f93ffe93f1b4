/** Choosing a site, a card, a slot, a kind, a number; confirming. */
import { IT, LIMITS, type Origin } from '../../dsl/internal.ts';
import { members } from '../machine/board.ts';
import { BY_SLOT, type Can, DONE, IMPOSSIBLE, NO, NOTHING, YES } from '../machine/codes.ts';
import type { CardsFn, NumFn, PlayersFn, SitesFn, SlotsFn } from '../machine/compiled-game.ts';
import { tileCellOf } from '../machine/cards.ts';
import { isFaceDown, isUnknown } from '../machine/faces.ts';
import type { OptionMeaning, Question, Reason, RefusedOption } from '../machine/messages.ts';
import {
  cardId,
  cardMeaning,
  pieceId,
  pieceMeaning,
  sameCard,
  siteId,
  siteMeaning,
  siteUnder,
  slotId,
  slotMeaning,
} from '../machine/names.ts';
import { type DecisionKind, Node, ROLE_CHOOSE } from '../machine/node.ts';
import { StoppedError } from '../machine/stopped.ts';
import type { Vm } from '../machine/vm.ts';

/** One of a set; the only one is taken unasked. */
export abstract class Choose extends Node {
  override role = ROLE_CHOOSE;
  override sideEffectFree = true;
  /** the words that choose, or all that follows from it, where it is the beginning of that */
  purpose: Origin;
  constructor(
    origin: Origin,
    readonly v: number,
  ) {
    super(origin);
    this.purpose = origin;
    this.chosenVariable = v;
  }
  /** writes the candidates, the same thing once */
  abstract candidates(vm: Vm, out: Int32Array): number;
  can(vm: Vm): Can {
    return this.candidates(vm, vm.siteBuffer) > 0 ? YES : NO;
  }
  override step(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const n = this.candidates(vm, buffer);
    if (n === 0) return vm.pop(frame, IMPOSSIBLE);
    vm.keepListed(this, frame, n);
    vm.ask();
  }
  override offer(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const kept = vm.listed(this, frame);
    const n = kept >= 0 ? kept : this.candidates(vm, buffer);
    for (let i = 0; i < n; i++) vm.offer(this.codeOf(vm, buffer[i]), YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const chosen = this.chosenBy(vm, code);
    vm.cells[vm.env + this.v] = chosen;
    vm.cells[vm.env + IT] = chosen;
    vm.pop(frame, DONE);
  }
  /** The code of the option that chooses a candidate; see `chosenBy`. */
  codeOf(_vm: Vm, candidate: number): number {
    return candidate;
  }
}

export class ChooseSite extends Choose {
  /** the site was chosen before, so that this one never asks */
  isGiven = false;

  constructor(
    origin: Origin,
    readonly sites: SitesFn,
    v: number,
  ) {
    super(origin, v);
  }
  override offersSites(): boolean {
    return true;
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return members(vm, this.sites(vm), out);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return `site:${siteId(vm, code)}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return siteMeaning(vm, code);
  }
  override question(): Question {
    return { type: 'choose-site', effect: this.purpose };
  }
  override why(): Reason {
    return { type: 'no-such-site', effect: this.origin };
  }
}

/** Leaves out cards that are the same thing as one before them. */
export function distinct(vm: Vm, list: Int32Array, n: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) {
    let fresh = true;
    if (!vm.game.tables.hasTwins[list[i]]) {
      list[kept++] = list[i];
      continue;
    }
    for (let j = 0; j < kept && fresh; j++) fresh = !sameCard(vm, list[i], list[j]);
    if (fresh) list[kept++] = list[i];
  }
  return kept;
}

/** Leaves out cards that the acting player does not know: nobody can do what they say. */
export function withoutUnknown(vm: Vm, list: Int32Array, n: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) if (!isUnknown(vm, list[i])) list[kept++] = list[i];
  return kept;
}

/**
 * The code of an option that chooses a card: of one that the acting player does not know, its place on the board, which is the same
 * however the unknown cards lie.
 */
export const codeOfCard = (vm: Vm, card: number): number => {
  const { nCards, tiles } = vm.game.tables.layout;
  return isUnknown(vm, card) && isFaceDown(vm, card) ? nCards + tileCellOf(vm, card) - tiles : card;
};
export const cardOfCode = (vm: Vm, code: number): number => {
  const { nCards, tiles } = vm.game.tables.layout;
  return code < nCards ? code : vm.cells[tiles + code - nCards] - 1;
};

/** The key of an option that chooses a card. `Game` numbers equal keys, of copies that are in different states. */
export const cardKey = (vm: Vm, card: number): string =>
  isFaceDown(vm, card) ? `site:${siteId(vm, siteUnder(vm, card))}` : `card:${cardId(vm, card)}`;

/** In look-ahead, the variable of a card that nobody has seen. */
const UNSEEN = -1;

export class ChooseCard extends Choose {
  /** in look-ahead: whether there will be cards that cannot be seen now */
  unseen: ((vm: Vm) => boolean) | null = null;
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
  override step(vm: Vm, frame: number): void {
    if (vm.lookAhead > 0 && this.unseen !== null && this.can(vm) === NO && this.unseen(vm)) {
      return this.take(vm, frame, UNSEEN);
    }
    super.step(vm, frame);
  }
  override codeOf(vm: Vm, card: number): number {
    return codeOfCard(vm, card);
  }
  override chosenBy(vm: Vm, code: number): number {
    return cardOfCode(vm, code);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return cardKey(vm, cardOfCode(vm, code));
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return cardMeaning(vm, cardOfCode(vm, code));
  }
  override question(): Question {
    return { type: 'choose-card', effect: this.purpose };
  }
  override why(): Reason {
    return { type: 'no-such-card', effect: this.origin };
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
  override key(vm: Vm, _frame: number, code: number): string {
    return `slot:${slotId(vm, code)}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return slotMeaning(vm, code);
  }
  override question(): Question {
    return { type: 'choose-slot', effect: this.purpose };
  }
  override whyFutile(vm: Vm, code: number): Reason | null {
    return vm.game.slotPrograms[code].whyAs(vm, BY_SLOT, code, code);
  }
  override why(): Reason {
    return { type: 'no-such-slot', effect: this.origin };
  }
  override refusals(vm: Vm): RefusedOption[] {
    const occupied = (slot: number): boolean => vm.cells[vm.game.tables.layout.slots + slot] !== 0;
    return vm.game.tables.slots.flatMap((s, i) =>
      !s.inGame || this.slots.has(vm, i)
        ? []
        : [
            {
              key: `slot:${s.def.id}`,
              meaning: slotMeaning(vm, i),
              reason: { type: occupied(i) ? 'occupied' : 'not-offered' },
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
  override key(vm: Vm, _frame: number, code: number): string {
    return `kind:${pieceId(vm, code)}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return pieceMeaning(vm, code);
  }
  override question(): Question {
    return { type: 'choose-piece', effect: this.purpose };
  }
}

export class ChooseColor extends Choose {
  override candidates(vm: Vm, out: Int32Array): number {
    const { length } = vm.game.model.colors;
    for (let i = 0; i < length; i++) out[i] = i;
    return length;
  }
  override take(vm: Vm, frame: number, code: number): void {
    const it = vm.cells[vm.env + IT];
    super.take(vm, frame, code);
    // a color is no thing: `it` is still what it was
    vm.cells[vm.env + IT] = it;
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return `color:${vm.game.model.colors[code].id}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'color', color: vm.game.model.colors[code].id };
  }
  override question(): Question {
    return { type: 'choose-color', effect: this.purpose };
  }
}

export class ChoosePlayer extends Choose {
  constructor(
    origin: Origin,
    readonly players: PlayersFn,
    v: number,
    /** the effect speaks of the player and does not say that one is chosen */
    private readonly implied: boolean,
  ) {
    super(origin, v);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    return this.players.list(vm, out);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const it = vm.cells[vm.env + IT];
    super.take(vm, frame, code);
    // no words choose the player, so `it` is still what it was
    if (this.implied) vm.cells[vm.env + IT] = it;
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return `player:${code + 1}`;
  }
  override meaning(_vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'player', player: code };
  }
  override question(): Question {
    return { type: this.implied ? 'which-player' : 'choose-player', effect: this.purpose };
  }
  override why(): Reason {
    return { type: 'no-such-player', effect: this.origin };
  }
}

/** `pick 1 to 3` */
export class ChooseNumber extends Choose {
  constructor(
    origin: Origin,
    readonly from: NumFn,
    readonly to: NumFn,
    v: number,
  ) {
    super(origin, v);
  }
  /** How many there are; they need no list. */
  override candidates(vm: Vm): number {
    const to = this.to(vm);
    if (to > LIMITS.picked.most) throw new StoppedError('picked', vm.runningPrograms());
    return Math.max(0, to - this.from(vm) + 1);
  }
  override offer(vm: Vm): void {
    const from = this.from(vm);
    const n = this.candidates(vm);
    for (let i = 0; i < n; i++) vm.offer(from + i, YES);
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return `amount:${code}`;
  }
  override meaning(_vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'number', n: code };
  }
  override question(): Question {
    return { type: 'choose-number', effect: this.purpose };
  }
  override kind(): DecisionKind {
    return 'amount';
  }
}

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
  override take(vm: Vm, frame: number): void {
    vm.pop(frame, NOTHING);
  }
  override key(): string {
    return this.name;
  }
  override meaning(): OptionMeaning {
    return { type: 'confirm', name: this.name };
  }
  override question(): Question {
    return { type: 'confirm', name: this.name };
  }
  override kind(): DecisionKind {
    return 'confirm';
  }
}
