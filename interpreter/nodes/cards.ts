/** Moving cards, readying them, discarding, running their programs. */
import { IT, type Origin } from '../../dsl/internal.ts';
import { FLAG_USED, FRAMES_BASE } from '../position/layout.ts';
import { members, noteTiles, pieceAt, tileCell } from '../machine/board.ts';
import { isTilesZone, moveCard, setFlag, shuffleZone, tilesZone, zoneFor, zoneOf } from '../machine/cards.ts';
import { setAmountOn } from '../machine/things-on-cards.ts';
import { announce, announceOf, hasContinuousEffect } from '../machine/events.ts';
import { changing } from '../machine/pieces.ts';
import { cardKey, cardOfCode, codeOfCard, distinct, withoutUnknown } from './choose.ts';
import type { ProgramNode, CardsFn, NumFn, SitesFn } from '../machine/compiled-game.ts';
import {
  BY_CARD,
  BY_PIECE,
  BY_SITE,
  type Can,
  DONE,
  EVENT_DISCARD,
  EVENT_ENTER,
  HAS_TREAT,
  IMPOSSIBLE,
  NO,
  NOTHING,
  type Result,
  YES,
} from '../machine/codes.ts';
import { firstOf } from './list.ts';
import { FRAME_HEAD, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { OptionMeaning, PartMeaning, Question, Reason } from '../machine/messages.ts';
import { isFaceDown, type Turning, turnCard } from '../machine/faces.ts';
import { cardId, cardMeaning, siteUnder } from '../machine/names.ts';
import { type DecisionKind, Node } from '../machine/node.ts';
import { fitAt, isFree, putLaid } from '../machine/laid.ts';
import type { Vm } from '../machine/vm.ts';

type Zone = { game: boolean; at: number };

/** `move C to Z` */
export class MoveCards extends Node {
  override neverFails = true;
  override sideEffectFree = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly zone: Zone,
    readonly where: 'top' | 'bottom',
    /** it only shows the cards to somebody */
    isLooking = false,
  ) {
    super(origin);
    this.bookkeeping = !isLooking;
  }
  can(vm: Vm): Can {
    return this.cards.count(vm) > 0 || this.cards.hidden(vm) ? YES : NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    this.cards.prepare(vm);
    const n = this.cards.list(vm, buffer);
    if (n === 0) return vm.lookAhead > 0 && this.cards.hidden(vm) ? DONE : NOTHING;
    const to = zoneFor(vm, this.zone, vm.player);
    const list = n === 1 ? null : firstOf(buffer, n);
    for (let i = 0; i < n; i++) {
      const card = list === null ? buffer[0] : list[i];
      const from = zoneOf(vm, card);
      if (vm.game.watchedPredicates.length > 0 && (vm.game.effectsOfCard[card].mask & HAS_TREAT) !== 0) {
        changing(vm, () => moveCard(vm, card, to, this.where), true);
        vm.flushTriggers();
      } else moveCard(vm, card, to, this.where);
      vm.cells[vm.env + IT] = card;
      vm.sink?.move(vm, card, from, to);
      if (hasContinuousEffect(vm, 1 << EVENT_ENTER)) {
        vm.eventSubject = card;
        vm.eventZone = to;
        vm.eventAmount = 1;
        announce(vm, EVENT_ENTER);
      }
    }
    return DONE;
  }
}

export class ShuffleZone extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly zone: Zone,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override run(vm: Vm): Result {
    shuffleZone(vm, zoneFor(vm, this.zone, vm.player));
    return DONE;
  }
}

/** `ready C`, `exhaust C`: all of them. */
export class SetUsed extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly used: boolean,
  ) {
    super(origin);
    this.onlyGains = !used;
  }
  can(vm: Vm): Can {
    return this.cards.count(vm) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    for (let i = 0; i < n; i++) {
      setFlag(vm, buffer[i], FLAG_USED, this.used);
      vm.sink?.card(vm, this.used ? 'exhaust' : 'ready', buffer[i]);
    }
    return n > 0 ? DONE : NOTHING;
  }
}

// How many are left; how many were made ready.
const READY_LEFT = FRAME_HEAD;
const READY_MADE = FRAME_HEAD + 1;

/** `ready 1 action-card`: the player chooses. */
export class ReadySome extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly n: NumFn,
  ) {
    super(origin);
    this.frameSize = READY_MADE + 1;
  }

  can(vm: Vm): Can {
    return this.n(vm) > 0 && this.cards.count(vm) > 0 ? YES : NO;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    vm.cells[vm.push(this, this.frameSize) + READY_LEFT] = n;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + READY_LEFT] === 0 || this.cards.count(vm) === 0) {
      return vm.pop(frame, cells[frame + READY_MADE] > 0 ? DONE : IMPOSSIBLE);
    }
    vm.ask();
  }
  override offer(vm: Vm): void {
    const buffer = vm.buffer(this);
    const n = distinct(vm, buffer, this.cards.list(vm, buffer));
    for (let i = 0; i < n; i++) vm.offer(codeOfCard(vm, buffer[i]), YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const card = cardOfCode(vm, code);
    setFlag(vm, card, FLAG_USED, false);
    vm.cells[vm.env + IT] = card;
    vm.sink?.card(vm, 'ready', card);
    vm.cells[frame + READY_LEFT]--;
    vm.cells[frame + READY_MADE]++;
    vm.meetObligations(frame);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return cardKey(vm, cardOfCode(vm, code));
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return cardMeaning(vm, cardOfCode(vm, code));
  }
  override question(vm: Vm, frame: number): Question {
    return { type: 'ready', n: vm.cells[frame + READY_LEFT] };
  }
  override why(): Reason {
    return { type: 'no-used-card' };
  }
}

/** `set marks of C to N`, `set kelp of this to N` */
export class SetMarks extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly n: NumFn,
    /** the counter's number, or MARKS_KIND */
    private readonly thing: number,
  ) {
    super(origin);
    this.onlyGains = true;
  }
  can(vm: Vm): Can {
    return this.cards.count(vm) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    const value = Math.max(0, this.n(vm));
    for (let i = 0; i < n; i++) setAmountOn(vm, buffer[i], this.thing, value);
    return n > 0 ? DONE : NOTHING;
  }
}

// How many cards; the cards.
const DISPOSE_COUNT = FRAME_HEAD;
const DISPOSE_CARDS = FRAME_HEAD + 1;

/** `dispose C as R`: what the card's deck says for that. */
export class DisposeCards extends Node {
  override completesWithChild = true;
  override partMeaning(vm: Vm): PartMeaning {
    const buffer = vm.buffer(this);
    const card = this.cards.list(vm, buffer) === 1 ? cardId(vm, buffer[0]) : null;
    return { type: 'dispose', card, route: this.route };
  }
  override neverFails = true;
  override sideEffectFree = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly route: string,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.cards.count(vm) > 0 ? YES : NO;
  }
  override begin(vm: Vm): void {
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    const frame = vm.push(this, DISPOSE_CARDS + n);
    vm.cells[frame + DISPOSE_COUNT] = n;
    for (let i = 0; i < n; i++) vm.cells[frame + DISPOSE_CARDS + i] = buffer[i];
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const i = cells[frame + FRAME_PC]++;
    if (i >= cells[frame + DISPOSE_COUNT]) return vm.pop(frame, i > 0 ? DONE : NOTHING);
    const card = cells[frame + DISPOSE_CARDS + i];
    leaveBy(vm, frame, card, this.route);
  }
}

/**
 * A card leaves by a route of its deck. What that sets off is found while the card is still where it was, and pushed first, so
 * that it is done when the route has run. `limit`: the constant for which there are too many cards; -1: none.
 */
function leaveBy(vm: Vm, frame: number, card: number, route: string, limit = -1): void {
  const at = frame - vm.cells[FRAMES_BASE];
  if (hasContinuousEffect(vm, 1 << EVENT_DISCARD)) {
    vm.eventRoute = route;
    vm.eventLimit = limit;
    announceOf(vm, EVENT_DISCARD, card);
  }
  vm.game.route(card, route)?.go(vm, vm.cells[FRAMES_BASE] + at, BY_CARD, card, card, card, 0);
}

// How many were discarded; down to how many, where that is fixed at the beginning.
const DISCARDED = FRAME_HEAD;
const DISCARD_TO = FRAME_HEAD + 1;

/** `discard C down to N as R`: the player chooses one after another. */
export class DiscardCards extends Node {
  override neverFails = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly downTo: NumFn,
    readonly route: string,
    /** the number of the beginning counts: it goes by what discarding changes */
    readonly isFixed: boolean,
    /** the constant that the number is; -1: none */
    private readonly limit: number,
  ) {
    super(origin);
    this.frameSize = isFixed ? DISCARD_TO + 1 : DISCARDED + 1;
  }
  private target(vm: Vm, frame: number): number {
    return this.isFixed ? vm.cells[frame + DISCARD_TO] : this.downTo(vm);
  }
  can(vm: Vm): Can {
    return this.cards.count(vm) > this.downTo(vm) ? YES : NO;
  }
  override begin(vm: Vm): void {
    const to = this.isFixed ? Math.max(0, this.downTo(vm)) : 0;
    const frame = vm.push(this, this.frameSize);
    if (this.isFixed) vm.cells[frame + DISCARD_TO] = to;
  }
  override step(vm: Vm, frame: number): void {
    if (this.cards.count(vm) <= this.target(vm, frame)) {
      return vm.pop(frame, vm.cells[frame + DISCARDED] > 0 ? DONE : NOTHING);
    }
    vm.ask();
  }
  override offer(vm: Vm): void {
    const buffer = vm.buffer(this);
    const n = distinct(vm, buffer, this.cards.list(vm, buffer));
    for (let i = 0; i < n; i++) vm.offer(codeOfCard(vm, buffer[i]), YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    vm.cells[frame + DISCARDED]++;
    const card = cardOfCode(vm, code);
    vm.sink?.card(vm, 'discard', card);
    leaveBy(vm, frame, card, this.route, this.limit);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return cardKey(vm, cardOfCode(vm, code));
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return cardMeaning(vm, cardOfCode(vm, code));
  }
  override question(vm: Vm, frame: number): Question {
    return { type: 'discard', n: this.cards.count(vm) - this.target(vm, frame) };
  }
  override kind(): DecisionKind {
    return 'some';
  }
}

/** `place C at S`: a card as a tile on an empty place of the board. */
export class PlaceCard extends Node {
  override instant = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    readonly sites: SitesFn,
    private readonly faceDown: boolean,
  ) {
    super(origin);
  }
  /** The first site that is free for the card; -1 of a card: for any tile. One with a shape lies as it is drawn. */
  private free(vm: Vm, card: number): number {
    const n = members(vm, this.sites(vm), vm.siteBuffer);
    const kind = card < 0 ? -1 : vm.game.tables.laying.ofCard[card];
    for (let i = 0; i < n; i++) {
      const site = vm.siteBuffer[i];
      const fit = kind < 0 ? null : fitAt(vm, vm.player, kind, 0, site);
      if (
        kind < 0 ? vm.cells[tileCell(vm, vm.player, site)] === 0 : fit !== null && isFree(vm, vm.player, fit, false)
      ) {
        return site;
      }
    }
    return -1;
  }
  can(vm: Vm): Can {
    if (vm.lookAhead > 0 && this.cards.hidden(vm)) return this.free(vm, -1) >= 0 ? YES : NO;
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    for (let i = 0; i < n; i++) if (this.free(vm, buffer[i]) >= 0) return YES;
    return NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    this.cards.prepare(vm);
    const n = this.cards.list(vm, buffer);
    if (n === 0 && vm.lookAhead > 0 && this.cards.hidden(vm)) return DONE;
    let any = false;
    for (let i = 0; i < n; i++) {
      const card = buffer[i];
      const site = this.free(vm, card);
      if (site < 0) break;
      moveCard(vm, card, tilesZone(vm, vm.player), 'top', false, this.faceDown);
      if (vm.game.tables.laying.ofCard[card] >= 0) putLaid(vm, vm.player, card, site, 0);
      else vm.cells[tileCell(vm, vm.player, site)] = card + 1;
      noteTiles(vm);
      vm.sink?.tile(vm, this.faceDown ? 'place-down' : 'place', card, site);
      any = true;
    }
    return any ? DONE : NOTHING;
  }
}

/** `look at tile of S`, `reveal tile of S`, `conceal tile of S`: cards stay where they lie on a board. */
export class TurnCards extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly cards: CardsFn,
    private readonly how: Turning,
  ) {
    super(origin);
  }
  private lies(vm: Vm, card: number): boolean {
    return isTilesZone(vm, zoneOf(vm, card)) && isFaceDown(vm, card) === (this.how !== 'down');
  }
  can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    for (let i = 0; i < n; i++) if (this.lies(vm, buffer[i])) return YES;
    return NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = this.cards.list(vm, buffer);
    let any = false;
    for (let i = 0; i < n; i++) {
      const card = buffer[i];
      if (!this.lies(vm, card)) continue;
      turnCard(vm, card, this.how);
      if (this.how !== 'down') vm.cells[vm.env + IT] = card;
      vm.sink?.tile(vm, this.how, card, siteUnder(vm, card));
      any = true;
    }
    return any ? DONE : NOTHING;
  }
}

// How many programs; whether one was done; of each its number, cause, id and `this`.
const RESOLVE_COUNT = FRAME_HEAD;
const RESOLVE_DONE = FRAME_HEAD + 1;
const RESOLVE_PROGRAMS = FRAME_HEAD + 2;
const RESOLVE_SIZE = 4;

/** `resolve [program of] X`: the component's own program of that name; a site's piece first, then the site itself. */
export class ResolveProgram extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly program: string,
    readonly optional: boolean,
    /** `v`: the variable that holds the card, or -1 */
    readonly of: { k: 'cards'; cards: CardsFn; v: number } | { k: 'sites'; sites: SitesFn },
    /** one thing is meant, and a program that not all have */
    private readonly mustHaveIt: boolean,
  ) {
    super(origin);
  }
  private found(vm: Vm): { program: ProgramNode; cause: number; id: number; self: number }[] {
    const buffer = vm.buffer(this);
    const out: { program: ProgramNode; cause: number; id: number; self: number }[] = [];
    const { game } = vm;
    if (this.of.k === 'cards') {
      const n = withoutUnknown(vm, buffer, this.of.cards.list(vm, buffer));
      for (let i = 0; i < n; i++) {
        const card = buffer[i];
        const program = game.cardProgram(card, this.program, this.optional);
        if (program) out.push({ program, cause: BY_CARD, id: card, self: card });
      }
    } else {
      const n = members(vm, this.of.sites(vm), buffer);
      for (let i = 0; i < n; i++) {
        const site = buffer[i];
        const piece = pieceAt(vm, vm.player, site);
        const own = piece >= 0 ? game.pieceProgram(piece, this.program) : null;
        const also = game.siteProgram(vm, site, this.program);
        if (own) out.push({ program: own, cause: BY_PIECE, id: piece, self: site });
        if (also) out.push({ program: also, cause: BY_SITE, id: site, self: site });
      }
    }
    return out;
  }
  can(vm: Vm): Can {
    let best: Can = NO;
    for (const f of this.found(vm)) {
      const can = f.program.canAs(vm, f.cause, f.id, f.self);
      if (can > best) best = can;
    }
    return best;
  }
  override canBeLeft(vm: Vm): boolean {
    return this.found(vm).every(({ program, cause, id, self }) => program.canBeLeftAs(vm, cause, id, self));
  }
  override stillToRun(vm: Vm, frame: number): readonly Node[] | null {
    return vm.cells[frame + FRAME_PC] >= vm.cells[frame + RESOLVE_COUNT] ? [] : null;
  }
  override begin(vm: Vm): void {
    const found = this.found(vm);
    const frame = vm.push(this, RESOLVE_PROGRAMS + found.length * RESOLVE_SIZE);
    const cells = vm.cells;
    cells[frame + RESOLVE_COUNT] = found.length;
    found.forEach((f, i) => {
      const at = frame + RESOLVE_PROGRAMS + i * RESOLVE_SIZE;
      cells[at] = f.program.index;
      cells[at + 1] = f.cause;
      cells[at + 2] = f.id;
      cells[at + 3] = f.self;
    });
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_RESULT] === DONE) cells[frame + RESOLVE_DONE] = 1;
    const i = cells[frame + FRAME_PC]++;
    if (i >= cells[frame + RESOLVE_COUNT]) return vm.pop(frame, this.outcome(vm, frame));
    cells[frame + FRAME_RESULT] = 0;
    const at = frame + RESOLVE_PROGRAMS + i * RESOLVE_SIZE;
    vm.sink?.resolve?.(vm, cells[at + 1], cells[at + 2], cells[at + 3]);
    vm.game.programs[cells[at]].go(vm, frame, cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 3], 0);
  }
  /** What one thing does not have cannot be resolved; of several, those without it are passed over. */
  private outcome(vm: Vm, frame: number): Result {
    if (vm.cells[frame + RESOLVE_DONE] === 1) return DONE;
    return this.mustHaveIt && vm.cells[frame + RESOLVE_COUNT] === 0 ? IMPOSSIBLE : NOTHING;
  }
  /** The card itself, where there is one; else as it is written. */
  override partMeaning(vm: Vm): PartMeaning {
    const buffer = vm.buffer(this);
    return this.of.k === 'cards' && this.of.cards.list(vm, buffer) === 1
      ? { type: 'card', card: cardId(vm, buffer[0]) }
      : super.partMeaning(vm);
  }
  /** The reason of the only program, where it has one. */
  override why(vm: Vm): Reason {
    const found = this.found(vm);
    const reason = found.length === 1 ? found[0].program.whyAs(vm, found[0].cause, found[0].id, found[0].self) : null;
    return reason ?? { type: 'nothing-of-it' };
  }
}
