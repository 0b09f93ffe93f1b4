/** Building and upgrading: what, then where, then how it is paid, each only where the rest exists. */
import { FIRST_NO_SITE } from '../position/sizes.ts';
import { AMOUNT, type Origin, IT } from '../../dsl/internal.ts';

import { boardOf, buildableSites, isOfAnother, members, pieceAt, supplyCell } from '../machine/board.ts';
import { placePiece, replacePiece, upgradePiece } from '../machine/pieces.ts';
import { type Can, DONE, IMPOSSIBLE, NO, USE_BUILD, USE_UPGRADE, YES } from '../machine/codes.ts';
import type { CompiledCost, NumFn, SitesFn } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC } from '../machine/frame.ts';
import type { OptionMeaning, Question, Reason, SiteVerb } from '../machine/messages.ts';
import { amountsOf, paymentKey, pieceId, pieceMeaning, siteId, siteMeaning } from '../machine/names.ts';
import { Node, ROLE_BUILD } from '../machine/node.ts';
import { anyOf } from './options.ts';
import { ANYTHING, type Bound } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';

const STOP = FIRST_NO_SITE;
const NO_KIND = -1;
const SEVERAL_KINDS = -2;
// Cells of a frame that works on sites: how many are left, how many done, kind chosen, site chosen.
const LEFT = FRAME_HEAD;
const MADE = FRAME_HEAD + 1;
const KIND = FRAME_HEAD + 2;
const SITE = FRAME_HEAD + 3;
const CELLS = FRAME_HEAD + 4;
// of different kinds: behind these, a bit for each kind that there was
const BITS = 32;
const NO_FRAME = -1;
const NO_CELLS = -1;
// Stages (FRAME_PC): choose the kind, the site, the payment.
const CHOOSE_KIND = 0;
const CHOOSE_SITE = 1;
const CHOOSE_PAYMENT = 2;

/** Whether a surcharge is asked for building there. */
const dear = (vm: Vm, site: number): boolean => boardOf(vm, vm.player).sites[site]!.surcharge.length > 0;

/** How many pieces there must be. */
export interface Stopping {
  /** the player may stop after the first */
  partial: boolean;
  /** and before it */
  mayBeNone: boolean;
  /** its program asks how many there were */
  counts: boolean;
}
const ALL: Stopping = { partial: false, mayBeNone: false, counts: false };

/** The common course of building, upgrading and replacing pieces. */
abstract class SiteEffect extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly cost: CompiledCost,
    private readonly stopping: Stopping,
    /** its program asks what `it` is, which is the last site */
    private readonly asksIt: boolean,
  ) {
    super(origin);
    this.frameSize = CELLS;
    this.mayBeNone = stopping.mayBeNone;
    this.neverFails = stopping.mayBeNone;
  }

  /** all are of the kind that is chosen first */
  sameKind = false;
  private differentKinds = false;

  /** Each is of another kind; `pieces`: how many kinds there are in the game. */
  requireDifferentKinds(pieces: number): void {
    this.differentKinds = true;
    this.frameSize = CELLS + Math.ceil(pieces / BITS);
  }
  /** Behind the other cells: what `it` was before, and the last site. */
  private itCells = NO_CELLS;

  /** The sites are found by what `it` was before the first, for each of several; called last. */
  keepIt(): void {
    this.itCells = this.frameSize;
    this.frameSize += 2;
  }
  /** For the next of several, `it` is what it was before the first. */
  private restoreIt(vm: Vm, frame: number, site: number): void {
    if (this.itCells === NO_CELLS) return;
    vm.cells[frame + this.itCells + 1] = site;
    if (vm.cells[frame + LEFT] > 0) vm.cells[vm.env + IT] = vm.cells[frame + this.itCells];
  }

  /** Whether there was one of this kind before. */
  private hadKind(vm: Vm, frame: number, piece: number): boolean {
    return (vm.cells[frame + CELLS + Math.floor(piece / BITS)] & (1 << (piece % BITS))) !== 0;
  }

  abstract readonly use: number;
  /** kinds that may be chosen at all; null: there is no choice of a kind */
  abstract readonly kinds: number[] | null;
  /** writes the sites for the kind into `out`, before the price is asked */
  abstract sites(vm: Vm, kind: number, out: Int32Array): number;
  /** kind of piece that is paid for on the site */
  abstract priced(vm: Vm, kind: number, site: number): number;
  abstract make(vm: Vm, kind: number, site: number): void;
  /** all kinds of piece for which it may come to be paid */
  abstract payable(vm: Vm): readonly number[];

  private canPayFor(vm: Vm, kind: number, site: number): boolean {
    return this.cost.k === 'free' && !vm.game.anySurcharge
      ? true
      : vm.payments.canPay(vm, this.cost, this.use, this.priced(vm, kind, site), site);
  }
  /** Whether all sites cost the same, but for those with a surcharge, so that one answers for all. */
  private uniform(vm: Vm): boolean {
    return this.kinds !== null && !vm.game.pricesBySite;
  }

  /** Writes the sites for the kind into `out` that are not of a kind which there was before; `frame`: NO_FRAME before it begins. */
  private allowed(vm: Vm, frame: number, kind: number, out: Int32Array): number {
    const n = this.sites(vm, kind, out);
    if (!this.differentKinds || frame === NO_FRAME) return n;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      if (!this.hadKind(vm, frame, this.priced(vm, kind, out[i]))) out[kept++] = out[i];
    }
    return kept;
  }

  /** Writes the sites that can be chosen and paid for the kind into `out`. */
  private open(vm: Vm, frame: number, kind: number, out: Int32Array): number {
    const n = this.allowed(vm, frame, kind, out);
    if (n === 0) return 0;
    const uniform = this.uniform(vm);
    const plain = uniform && this.canPayFor(vm, kind, -1);
    if (uniform && !vm.game.anySurcharge) return plain ? n : 0;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      if (uniform && !dear(vm, out[i]) ? plain : this.canPayFor(vm, kind, out[i])) out[kept++] = out[i];
    }
    return kept;
  }
  private anySite(vm: Vm, frame: number, kind: number): boolean {
    const list = vm.siteBuffer;
    const uniform = this.uniform(vm);
    const plain = uniform && this.canPayFor(vm, kind, -1);
    // The price first, where it says enough: it is quicker to find than the sites.
    if (uniform && !plain && !vm.game.anySurcharge) return false;
    const n = this.allowed(vm, frame, kind, list);
    if (uniform && !vm.game.anySurcharge) return n > 0;
    for (let i = 0; i < n; i++) {
      if (uniform && !dear(vm, list[i]) ? plain : this.canPayFor(vm, kind, list[i])) return true;
    }
    return false;
  }
  private anyKind(vm: Vm): boolean {
    if (this.kinds === null) return this.anySite(vm, NO_FRAME, -1);
    for (const kind of this.kinds) if (this.anySite(vm, NO_FRAME, kind)) return true;
    return false;
  }
  can(vm: Vm): Can {
    const n = this.n(vm);
    if (n <= 0) return NO;
    if (!this.anyKind(vm)) return NO;
    return n > 1 && !this.stopping.partial ? 1 : YES;
  }
  override stillToRun(vm: Vm, frame: number): readonly Node[] | null {
    return vm.cells[frame + LEFT] <= 0 ? [] : null;
  }
  override isBlocked(vm: Vm, growth: Bound): boolean {
    const pieces = this.payable(vm);
    for (let i = 0; i < pieces.length; i++) {
      if (!this.hasNoSite(vm, pieces[i], growth) && !this.isOutOfReach(vm, pieces[i], growth)) return false;
    }
    return true;
  }
  private isOutOfReach(vm: Vm, piece: number, growth: Bound): boolean {
    return this.cost.k !== 'free' && vm.payments.isOutOfReach(vm, this.cost, this.use, piece, growth);
  }
  /** The price, where none that may be meant can be paid: which piece it is may not be known yet. */
  override whyBlocked(vm: Vm, growth: Bound): Reason | null {
    const pieces = this.payable(vm);
    if (pieces.length === 0 || !pieces.every((piece) => this.isOutOfReach(vm, piece, growth))) {
      return super.whyBlocked(vm, growth);
    }
    const ways = pieces.flatMap((piece) => {
      const reason = vm.game.explain.cost(vm, this.cost, this.use, piece, -1);
      return reason ? [{ way: { type: 'piece' as const, piece: pieceId(vm, piece) }, reason }] : [];
    });
    return ways.length > 0 ? anyOf(ways) : null;
  }
  /** Whether there is no site for the piece as long as nothing comes but what `growth` says; false if that is not known. */
  protected hasNoSite(_vm: Vm, _piece: number, _growth: Bound): boolean {
    return false;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    const frame = vm.push(this, this.frameSize);
    vm.cells[frame + LEFT] = n;
    vm.cells[frame + KIND] = -1;
    vm.cells[frame + SITE] = -1;
    if (this.itCells !== NO_CELLS) vm.cells[frame + this.itCells] = vm.cells[vm.env + IT];
  }
  override step(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const cells = vm.cells;
    const mayStop = this.mayStop(vm, frame);
    if (cells[frame + LEFT] <= 0) return this.end(vm, frame);
    if (cells[frame + FRAME_PC] === CHOOSE_KIND && this.kinds !== null) {
      const kind = this.onlyKind(vm, frame, this.kinds);
      if (kind === NO_KIND) return this.nowhere(vm, frame);
      if (kind === SEVERAL_KINDS) return vm.ask();
      cells[frame + KIND] = kind;
    }
    if (cells[frame + FRAME_PC] === CHOOSE_KIND) cells[frame + FRAME_PC] = CHOOSE_SITE;
    if (cells[frame + FRAME_PC] === CHOOSE_SITE) {
      const count = this.open(vm, frame, cells[frame + KIND], buffer);
      if (count === 0) return this.nowhere(vm, frame);
      if (count > 1 || mayStop) {
        vm.keepListed(this, frame, count);
        return vm.ask();
      }
      cells[frame + SITE] = buffer[0];
      cells[frame + FRAME_PC] = CHOOSE_PAYMENT;
    }
    const kind = cells[frame + KIND];
    const site = cells[frame + SITE];
    const plans = vm.payments.list(vm, this.cost, this.use, this.priced(vm, kind, site), site);
    if (plans > 1) return vm.ask();
    this.complete(vm, frame, 0);
  }
  /** The kind that needs no choice: the only one, or the only one for which there is a site. */
  private onlyKind(vm: Vm, frame: number, kinds: readonly number[]): number {
    if (kinds.length === 1 && !this.differentKinds) return kinds[0];
    let only = NO_KIND;
    for (const kind of kinds) {
      if (!this.anySite(vm, frame, kind)) continue;
      if (only !== NO_KIND) return SEVERAL_KINDS;
      only = kind;
    }
    return only;
  }
  /** There is no site left: impossible, or enough where a part of it may be left out. */
  private nowhere(vm: Vm, frame: number): void {
    if (vm.cells[frame + MADE] === 0 || this.stopping.partial) return this.end(vm, frame);
    vm.fail();
  }
  private mayStop(vm: Vm, frame: number): boolean {
    return this.stopping.partial && (this.stopping.mayBeNone || vm.cells[frame + MADE] > 0);
  }
  private end(vm: Vm, frame: number): void {
    const made = vm.cells[frame + MADE];
    if (this.stopping.counts) vm.cells[vm.env + AMOUNT] = made;
    if (this.itCells !== NO_CELLS && made > 0) vm.cells[vm.env + IT] = vm.cells[frame + this.itCells + 1];
    if (made === 0 && this.mayBeNone) vm.leave(frame);
    else vm.pop(frame, made > 0 ? DONE : IMPOSSIBLE);
  }
  private finish(vm: Vm, frame: number, plan: number): void {
    const cells = vm.cells;
    const kind = cells[frame + KIND];
    const site = cells[frame + SITE];
    vm.payments.list(vm, this.cost, this.use, this.priced(vm, kind, site), site);
    this.complete(vm, frame, plan);
  }
  /** Pays with a plan of the last list and carries it out. */
  private complete(vm: Vm, frame: number, plan: number): void {
    const cells = vm.cells;
    const kind = cells[frame + KIND];
    const site = cells[frame + SITE];
    vm.payments.pay(vm, plan);
    if (vm.sink !== null) vm.sink.paid(vm, vm.payments.plans[plan], this.use === USE_BUILD ? 'build' : 'upgrade');
    cells[frame + LEFT]--;
    cells[frame + MADE]++;
    if (this.differentKinds) {
      const piece = this.priced(vm, kind, site);
      cells[frame + CELLS + Math.floor(piece / BITS)] |= 1 << (piece % BITS);
    }
    const keepsKind = this.sameKind && cells[frame + LEFT] > 0;
    cells[frame + KIND] = keepsKind ? kind : -1;
    cells[frame + SITE] = -1;
    cells[frame + FRAME_PC] = keepsKind ? CHOOSE_SITE : CHOOSE_KIND;
    // looking ahead, positions are the same whichever site came last, if nobody asks
    if (this.asksIt || vm.lookAhead === 0) cells[vm.env + IT] = site;
    if (this.stopping.partial || cells[frame + LEFT] === 0) vm.meetObligations(frame);
    this.make(vm, kind, site);
    this.restoreIt(vm, frame, site);
  }
  override offer(vm: Vm, frame: number): void {
    const buffer = vm.buffer(this);
    const cells = vm.cells;
    const kind = cells[frame + KIND];
    const unsure = cells[frame + LEFT] > 1 && !this.stopping.partial;
    const can: Can = unsure ? 1 : YES;
    switch (cells[frame + FRAME_PC]) {
      case CHOOSE_KIND:
        for (const k of this.kinds!) if (this.anySite(vm, frame, k)) vm.offer(k, can);
        break;
      case CHOOSE_SITE: {
        const kept = vm.listed(this, frame);
        const n = kept >= 0 ? kept : this.open(vm, frame, kind, buffer);
        for (let i = 0; i < n; i++) vm.offer(buffer[i], can);
        break;
      }
      default: {
        const plans = vm.payments.list(
          vm,
          this.cost,
          this.use,
          this.priced(vm, kind, cells[frame + SITE]),
          cells[frame + SITE],
        );
        for (let i = 0; i < plans; i++) vm.offer(i, can);
        return;
      }
    }
    if (
      this.mayStop(vm, frame) &&
      (this.sameKind ||
        !(cells[frame + FRAME_PC] === CHOOSE_SITE && kind >= 0 && this.kinds !== null && this.choseKind(vm, frame)))
    ) {
      vm.offer(STOP, YES);
    }
  }
  /** Whether the player has just chosen among kinds, and so need not be asked again whether to go on. */
  private choseKind(vm: Vm, frame: number): boolean {
    return this.kinds!.filter((k) => this.anySite(vm, frame, k)).length > 1;
  }

  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    if (code === STOP) return this.end(vm, frame);
    switch (cells[frame + FRAME_PC]) {
      case CHOOSE_KIND:
        cells[frame + KIND] = code;
        cells[frame + FRAME_PC] = CHOOSE_SITE;
        return;
      case CHOOSE_SITE:
        cells[frame + SITE] = code;
        cells[frame + FRAME_PC] = CHOOSE_PAYMENT;
        return;
      default:
        this.finish(vm, frame, code);
    }
  }
  override offersSites(vm: Vm, frame: number): boolean {
    return vm.cells[frame + FRAME_PC] === CHOOSE_SITE;
  }
  override key(vm: Vm, frame: number, code: number): string {
    if (code === STOP) return 'done';
    switch (vm.cells[frame + FRAME_PC]) {
      case CHOOSE_KIND:
        return `kind:${pieceId(vm, code)}`;
      case CHOOSE_SITE:
        return `site:${siteId(vm, code)}`;
      default:
        this.plans(vm, frame);
        return paymentKey(vm, vm.payments.plans[code]);
    }
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    if (code === STOP) return { type: vm.cells[frame + MADE] > 0 ? 'enough' : 'skip' };
    switch (vm.cells[frame + FRAME_PC]) {
      case CHOOSE_KIND:
        return pieceMeaning(vm, code);
      case CHOOSE_SITE:
        return siteMeaning(vm, code);
      default:
        this.plans(vm, frame);
        return { type: 'pay', amounts: amountsOf(vm, vm.payments.plans[code]) };
    }
  }
  private plans(vm: Vm, frame: number): void {
    const { cells } = vm;
    const site = cells[frame + SITE];
    vm.payments.read(vm, this.cost, this.use, this.priced(vm, cells[frame + KIND], site), site);
  }
  override question(vm: Vm, frame: number): Question {
    const { verb } = this;
    const kind = vm.cells[frame + KIND];
    const site = vm.cells[frame + SITE];
    switch (vm.cells[frame + FRAME_PC]) {
      case CHOOSE_KIND:
        return { type: 'piece', verb };
      case CHOOSE_SITE:
        return { type: 'site', verb, piece: kind >= 0 ? pieceId(vm, kind) : null };
      default:
        return {
          type: 'payment',
          for: verb,
          piece: pieceId(vm, this.priced(vm, kind, site)),
          site: siteId(vm, site),
        };
    }
  }
  /** The kinds that are meant now, as far as there is a choice. */
  protected meant(_vm: Vm): readonly number[] | null {
    return this.kinds;
  }
  abstract readonly verb: SiteVerb;
  /** For each kind: the price at the first site that there is, or that there is none. */
  override why(vm: Vm): Reason | null {
    vm.forgetListed(this);
    const kinds = this.meant(vm) ?? [-1];
    const reasons = kinds.map((kind) => this.whyKind(vm, kind));
    if (reasons.includes(null)) return null;
    const pieces = (this.meant(vm) ?? this.payable(vm)).map((kind) => pieceId(vm, kind));
    const types = new Set(reasons.map((reason) => reason!.type));
    const [type] = types;
    if (types.size === 1 && type === 'no-supply') return { type, pieces };
    if (types.size === 1 && type === 'no-site') return { type, verb: this.verb, pieces };
    if (this.kinds === null) return reasons[0];
    return anyOf(
      reasons.map((reason, i) => ({ way: { type: 'piece', piece: pieceId(vm, kinds[i]) }, reason: reason! })),
    );
  }
  private whyKind(vm: Vm, kind: number): Reason | null {
    const buffer = vm.buffer(this);
    if (this.sites(vm, kind, buffer) > 0) {
      return vm.game.explain.cost(vm, this.cost, this.use, this.priced(vm, kind, buffer[0]), buffer[0]);
    }
    const pieces = kind < 0 ? [] : [pieceId(vm, kind)];
    return kind >= 0 && vm.cells[supplyCell(vm, vm.player, kind)] === 0
      ? { type: 'no-supply', pieces }
      : { type: 'no-site', verb: this.verb, pieces };
  }
}

export class Build extends SiteEffect {
  /** the variable of the only kind that is meant; -1 for all */
  chosenKind = -1;
  override role = ROLE_BUILD;
  override readonly use = USE_BUILD;
  override readonly verb = 'build';
  constructor(
    origin: Origin,
    n: NumFn,
    override readonly kinds: number[],
    readonly on: SitesFn | null,
    cost: CompiledCost,
    stopping: Stopping,
    asksIt: boolean,
  ) {
    super(origin, n, cost, stopping, asksIt);
  }
  override sites(vm: Vm, kind: number, out: Int32Array): number {
    const { game, setSize } = vm;
    if (vm.cells[supplyCell(vm, vm.player, kind)] === 0) return 0;
    if (this.chosenKind >= 0 && vm.cells[vm.env + this.chosenKind] !== kind) return 0;
    const at = buildableSites(vm, kind, this.on !== null);
    if (this.on === null) return members(vm, at, out);
    const on = this.on(vm);
    const r = game.buildRegister;
    for (let w = 0; w < setSize; w++) vm.sets[r + w] = vm.sets[at + w] & vm.sets[on + w];
    return members(vm, r, out);
  }
  protected override meant(vm: Vm): readonly number[] {
    return this.chosenKind < 0 ? this.kinds : [vm.cells[vm.env + this.chosenKind]];
  }
  override lastPiece(vm: Vm, frame: number): number {
    return vm.cells[frame + LEFT] === 1 ? vm.cells[frame + KIND] : -1;
  }
  protected override hasNoSite(vm: Vm, piece: number, { bits, pieces }: Bound): boolean {
    if ((bits & ANYTHING) !== 0 || (vm.game.growth.sites[piece] & pieces) !== 0) return false;
    const at = buildableSites(vm, piece, this.on !== null);
    for (let w = 0; w < vm.setSize; w++) if (vm.sets[at + w] !== 0) return false;
    return true;
  }
  override priced(_vm: Vm, kind: number): number {
    return kind;
  }
  override payable(): readonly number[] {
    return this.kinds;
  }
  override make(vm: Vm, kind: number, site: number): void {
    placePiece(vm, kind, site, true);
  }
}

export class Upgrade extends SiteEffect {
  override readonly use = USE_UPGRADE;
  override readonly verb = 'upgrade';
  override readonly kinds = null;
  constructor(
    origin: Origin,
    n: NumFn,
    readonly of: SitesFn,
    cost: CompiledCost,
    stopping: Stopping,
    asksIt: boolean,
  ) {
    super(origin, n, cost, stopping, asksIt);
  }
  override sites(vm: Vm, _kind: number, out: Int32Array): number {
    const { game } = vm;
    const n = members(vm, this.of(vm), out);
    const derivedLayout = game.derivedLayout;
    const at = vm.player * derivedLayout.perPlayer + derivedLayout.upgraded;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      const s = out[i];
      const piece = pieceAt(vm, vm.player, s);
      if (piece >= 0 && game.upgradeable[piece] && !((vm.derived[at + (s >> 5)] >> (s & 31)) & 1)) out[kept++] = s;
    }
    return kept;
  }
  override priced(vm: Vm, _kind: number, site: number): number {
    return pieceAt(vm, vm.player, site);
  }
  override payable(vm: Vm): readonly number[] {
    return vm.game.upgradeablePieces;
  }
  override make(vm: Vm, _kind: number, site: number): void {
    upgradePiece(vm, site);
  }
}

/** `replace S by P`: the usual cost is nothing. */
export class ReplacePiece extends SiteEffect {
  override readonly use = USE_UPGRADE;
  override readonly verb = 'replace';
  override readonly kinds: number[] | null;
  constructor(
    origin: Origin,
    readonly of: SitesFn,
    /** the kinds that may come there; of several one is chosen first */
    private readonly pieces: readonly number[],
    cost: CompiledCost,
    n: NumFn,
    asksIt: boolean,
  ) {
    super(origin, n, cost, ALL, asksIt);
    this.kinds = pieces.length === 1 ? null : [...pieces];
  }
  private kindOf(kind: number): number {
    return this.kinds === null ? this.pieces[0] : kind;
  }
  override sites(vm: Vm, kind: number, out: Int32Array): number {
    const by = this.kindOf(kind);
    if (vm.cells[supplyCell(vm, vm.player, by)] === 0) return 0;
    const n = members(vm, this.of(vm), out);
    let kept = 0;
    for (let i = 0; i < n; i++) {
      const piece = pieceAt(vm, vm.player, out[i]);
      if (piece >= 0 && (piece !== by || isOfAnother(vm, out[i]))) out[kept++] = out[i];
    }
    return kept;
  }
  override priced(_vm: Vm, kind: number): number {
    return this.kindOf(kind);
  }
  override payable(): readonly number[] {
    return this.pieces;
  }
  override make(vm: Vm, kind: number, site: number): void {
    replacePiece(vm, site, this.kindOf(kind));
  }
}
