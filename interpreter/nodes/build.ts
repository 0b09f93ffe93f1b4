/** Building and upgrading: what, then where, then how it is paid, each only where the rest exists. */
import type { Origin } from '../../dsl/semantics/ir.ts';
import { IT } from '../../dsl/semantics/ir.ts';

import type { NumFn } from '../compile/numbers.ts';
import type { SitesFn } from '../compile/sites.ts';
import { USE_BUILD, USE_UPGRADE } from '../compile/continuous-effects.ts';
import { boardOf, members, pieceAt } from '../vm/board.ts';
import type { CompiledCost } from '../vm/payments.ts';
import { DONE, F_PC, FRAME_HEAD, IMPOSSIBLE, NO, YES, type Can, type Vm } from '../vm/vm.ts';
import { Node } from './node.ts';
import { placePiece, replacePiece, upgradePiece } from './construct.ts';
import { planText, siteId } from './keys.ts';

const STOP = 1 << 16;
// Cells of a frame that works on sites: how many are left, how many done, kind chosen, site chosen.
const LEFT = FRAME_HEAD;
const MADE = FRAME_HEAD + 1;
const KIND = FRAME_HEAD + 2;
const SITE = FRAME_HEAD + 3;
const CELLS = FRAME_HEAD + 4;
// Stages (F_PC): choose the kind, the site, the payment.
const CHOOSE_KIND = 0;
const CHOOSE_SITE = 1;
const CHOOSE_PAYMENT = 2;

/** Whether a surcharge is asked for building there. */
const dear = (vm: Vm, site: number): boolean => boardOf(vm, vm.player).sites[site]!.surcharge.length > 0;

/** The common course of building, upgrading and replacing pieces. */
abstract class OnSites extends Node {
  protected readonly list = new Int32Array(1024);
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly cost: CompiledCost,
    readonly partial: boolean,
  ) {
    super(origin);
    this.cells = CELLS;
  }

  abstract readonly use: number;
  /** kinds that may be chosen at all; null: there is no choice of a kind */
  abstract readonly kinds: number[] | null;
  /** writes the sites for the kind into `out`, before the price is asked */
  abstract sites(vm: Vm, kind: number, out: Int32Array): number;
  /** kind of piece that is paid for on the site */
  abstract priced(vm: Vm, kind: number, site: number): number;
  abstract make(vm: Vm, kind: number, site: number): void;

  private payable(vm: Vm, kind: number, site: number): boolean {
    return this.cost.k === 'free' && !vm.c.anySurcharge
      ? true
      : vm.c.payments.canPay(vm, this.cost, this.use, this.priced(vm, kind, site), site);
  }
  /** Whether all sites cost the same, but for those with a surcharge, so that one answers for all. */
  private uniform(vm: Vm): boolean {
    return this.kinds !== null && !vm.c.discountsBySite;
  }

  /** Writes the sites that can be chosen and paid for the kind into `out`. */
  private open(vm: Vm, kind: number, out: Int32Array): number {
    const n = this.sites(vm, kind, out);
    if (n === 0) return 0;
    const uniform = this.uniform(vm);
    const plain = uniform && this.payable(vm, kind, -1);
    if (uniform && !vm.c.anySurcharge) return plain ? n : 0;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      if (uniform && !dear(vm, out[i]) ? plain : this.payable(vm, kind, out[i])) out[kept++] = out[i];
    }
    return kept;
  }
  private anySite(vm: Vm, kind: number): boolean {
    const list = vm.c.siteBuffer;
    const uniform = this.uniform(vm);
    const plain = uniform && this.payable(vm, kind, -1);
    // The price first, where it says enough: it is quicker to find than the sites.
    if (uniform && !plain && !vm.c.anySurcharge) return false;
    const n = this.sites(vm, kind, list);
    if (uniform && !vm.c.anySurcharge) return n > 0;
    for (let i = 0; i < n; i++) {
      if (uniform && !dear(vm, list[i]) ? plain : this.payable(vm, kind, list[i])) return true;
    }
    return false;
  }
  private anyKind(vm: Vm): boolean {
    if (this.kinds === null) return this.anySite(vm, -1);
    for (const kind of this.kinds) if (this.anySite(vm, kind)) return true;
    return false;
  }
  // What `step` found for the ask that follows it.
  private version = -1;
  private count = 0;
  private at = -1;

  can(vm: Vm): Can {
    const n = this.n(vm);
    if (n <= 0) return NO;
    if (!this.anyKind(vm)) return NO;
    return n > 1 && !this.partial ? 1 : YES;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    const a = vm.push(this, this.cells);
    vm.S[a + LEFT] = n;
    vm.S[a + KIND] = -1;
    vm.S[a + SITE] = -1;
  }
  override step(vm: Vm, a: number): void {
    const S = vm.S;
    const mayStop = this.partial && S[a + MADE] > 0;
    if (S[a + LEFT] <= 0) return vm.pop(a, S[a + MADE] > 0 ? DONE : IMPOSSIBLE);
    if (S[a + F_PC] === CHOOSE_KIND) {
      S[a + F_PC] = CHOOSE_SITE;
      if (this.kinds !== null) {
        let only = this.kinds[0];
        let count = 1;
        if (this.kinds.length > 1) {
          count = 0;
          for (const kind of this.kinds) {
            if (this.anySite(vm, kind)) {
              if (count === 0) only = kind;
              count++;
            }
          }
          if (count === 0) return this.nowhere(vm, a);
        }
        if (count > 1) {
          S[a + F_PC] = CHOOSE_KIND;
          return vm.ask();
        }
        S[a + KIND] = only;
      }
    }
    if (S[a + F_PC] === CHOOSE_SITE) {
      const count = this.open(vm, S[a + KIND], this.list);
      if (count === 0) return this.nowhere(vm, a);
      if (count > 1 || mayStop) {
        this.version = vm.version;
        this.count = count;
        this.at = a;
        return vm.ask();
      }
      S[a + SITE] = this.list[0];
      S[a + F_PC] = CHOOSE_PAYMENT;
    }
    const kind = S[a + KIND];
    const site = S[a + SITE];
    const plans = vm.c.payments.list(vm, this.cost, this.use, this.priced(vm, kind, site), site);
    if (plans > 1) return vm.ask();
    this.complete(vm, a, 0);
  }
  /** There is no site left: impossible, or enough where a part of it may be left out. */
  private nowhere(vm: Vm, a: number): void {
    if (vm.S[a + MADE] === 0) return vm.pop(a, IMPOSSIBLE);
    return this.partial ? vm.pop(a, DONE) : vm.fail();
  }
  private finish(vm: Vm, a: number, plan: number): void {
    const S = vm.S;
    const kind = S[a + KIND];
    const site = S[a + SITE];
    vm.c.payments.list(vm, this.cost, this.use, this.priced(vm, kind, site), site);
    this.complete(vm, a, plan);
  }
  /** Pays with a plan of the last list and carries it out. */
  private complete(vm: Vm, a: number, plan: number): void {
    const S = vm.S;
    const kind = S[a + KIND];
    const site = S[a + SITE];
    vm.c.payments.pay(vm, plan);
    if (vm.sink !== null) vm.sink.paid(vm, vm.c.payments.plans[plan], this.use === USE_BUILD ? 'build' : 'upgrade');
    S[a + LEFT]--;
    S[a + MADE]++;
    S[a + KIND] = -1;
    S[a + SITE] = -1;
    S[a + F_PC] = CHOOSE_KIND;
    S[vm.env + IT] = site;
    if (this.partial || S[a + LEFT] === 0) vm.satisfy(a);
    this.make(vm, kind, site);
  }
  override offer(vm: Vm, a: number): void {
    const S = vm.S;
    const kind = S[a + KIND];
    const unsure = S[a + LEFT] > 1 && !this.partial;
    const can: Can = unsure ? 1 : YES;
    switch (S[a + F_PC]) {
      case CHOOSE_KIND:
        for (const k of this.kinds!) if (this.anySite(vm, k)) vm.offer(k, can);
        break;
      case CHOOSE_SITE: {
        const n = this.version === vm.version && this.at === a ? this.count : this.open(vm, kind, this.list);
        for (let i = 0; i < n; i++) vm.offer(this.list[i], can);
        break;
      }
      default: {
        const plans = vm.c.payments.list(vm, this.cost, this.use, this.priced(vm, kind, S[a + SITE]), S[a + SITE]);
        for (let i = 0; i < plans; i++) vm.offer(i, can);
        return;
      }
    }
    if (
      this.partial &&
      S[a + MADE] > 0 &&
      !(S[a + F_PC] === CHOOSE_SITE && kind >= 0 && this.kinds !== null && this.choseKind(vm))
    ) {
      vm.offer(STOP, YES);
    }
  }
  /** Whether the player has just chosen among kinds, and so need not be asked again whether to go on. */
  private choseKind(vm: Vm): boolean {
    return this.kinds!.filter((k) => this.anySite(vm, k)).length > 1;
  }

  override take(vm: Vm, a: number, code: number): void {
    const S = vm.S;
    if (code === STOP) return vm.pop(a, DONE);
    switch (S[a + F_PC]) {
      case CHOOSE_KIND:
        S[a + KIND] = code;
        S[a + F_PC] = CHOOSE_SITE;
        return;
      case CHOOSE_SITE:
        S[a + SITE] = code;
        S[a + F_PC] = CHOOSE_PAYMENT;
        return;
      default:
        this.finish(vm, a, code);
    }
  }
  override passesDone(): boolean {
    return true;
  }
  override key(vm: Vm, a: number, code: number): string {
    if (code === STOP) return 'done';
    switch (vm.S[a + F_PC]) {
      case CHOOSE_KIND:
        return `kind:${vm.c.t.model.pieces[code].id}`;
      case CHOOSE_SITE:
        return `site:${siteId(vm, code)}`;
      default:
        this.plans(vm, a);
        return `pay:${planText(vm, vm.c.payments.plans[code], '+', false)}`;
    }
  }
  override label(vm: Vm, a: number, code: number): string {
    if (a < 0) return '';
    if (code === STOP) return 'that is enough';
    switch (vm.S[a + F_PC]) {
      case CHOOSE_KIND:
        return vm.c.t.model.pieces[code].name;
      case CHOOSE_SITE:
        return vm.c.siteLabel(vm, code);
      default:
        this.plans(vm, a);
        return `pay ${planText(vm, vm.c.payments.plans[code])}`;
    }
  }
  private plans(vm: Vm, a: number): void {
    const { S } = vm;
    const site = S[a + SITE];
    vm.c.payments.list(vm, this.cost, this.use, this.priced(vm, S[a + KIND], site), site);
  }
  override prompt(vm: Vm, a: number): string {
    const kind = vm.S[a + KIND];
    const what = kind >= 0 ? vm.c.t.model.pieces[kind].name : '';
    switch (vm.S[a + F_PC]) {
      case CHOOSE_KIND:
        return `What do you want to ${this.verb}?`;
      case CHOOSE_SITE:
        return what ? `Where do you ${this.verb} the ${what}?` : `What do you ${this.verb}?`;
      default:
        return 'How do you pay?';
    }
  }
  abstract readonly verb: string;
  override why(vm: Vm): string | null {
    const kinds = this.kinds ?? [-1];
    this.version = -1; // the list below is the one that `step` left
    for (const kind of kinds) {
      const n = this.sites(vm, kind, this.list);
      if (n > 0) return vm.c.explain.cost(vm, this.cost, this.use, this.priced(vm, kind, this.list[0]), this.list[0]);
    }
    if (this.kinds !== null && this.kinds.every((k) => vm.S[vm.c.t.layout.supply + k] === 0)) {
      return 'none are left in the supply';
    }
    return `there is no site to ${this.verb} on`;
  }
}

export class Build extends OnSites {
  override readonly use = USE_BUILD;
  override readonly verb = 'build';
  constructor(
    origin: Origin,
    n: NumFn,
    override readonly kinds: number[],
    readonly on: SitesFn | null,
    cost: CompiledCost,
    partial: boolean,
  ) {
    super(origin, n, cost, partial);
  }
  override sites(vm: Vm, kind: number, out: Int32Array): number {
    const { c, W } = vm;
    if (vm.S[c.t.layout.supply + kind] === 0) return 0;
    const r = c.buildRegister;
    const where = c.where[kind](vm);
    for (let w = 0; w < W; w++) vm.T[r + w] = vm.T[where + w];
    c.modifiers.allow(vm, kind, r);
    if (this.on !== null) {
      const named = c.whereNamed[kind];
      if (named !== null) {
        const at = named(vm);
        for (let w = 0; w < W; w++) vm.T[r + w] |= vm.T[at + w];
      }
      const on = this.on(vm);
      for (let w = 0; w < W; w++) vm.T[r + w] &= vm.T[on + w];
    }
    return members(vm, r, out);
  }
  override priced(_vm: Vm, kind: number): number {
    return kind;
  }
  override make(vm: Vm, kind: number, site: number): void {
    placePiece(vm, kind, site, true);
  }
}

export class Upgrade extends OnSites {
  override readonly use = USE_UPGRADE;
  override readonly verb = 'upgrade';
  override readonly kinds = null;
  constructor(
    origin: Origin,
    n: NumFn,
    readonly of: SitesFn,
    cost: CompiledCost,
    partial: boolean,
  ) {
    super(origin, n, cost, partial);
  }
  override sites(vm: Vm, _kind: number, out: Int32Array): number {
    const { c } = vm;
    const n = members(vm, this.of(vm), out);
    const d = c.derived;
    const at = vm.player * d.perPlayer + d.upgraded;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      const s = out[i];
      const piece = pieceAt(vm, vm.player, s);
      if (piece >= 0 && c.upgradeable[piece] && !((vm.D[at + (s >> 5)] >> (s & 31)) & 1)) out[kept++] = s;
    }
    return kept;
  }
  override priced(vm: Vm, _kind: number, site: number): number {
    return pieceAt(vm, vm.player, site);
  }
  override make(vm: Vm, _kind: number, site: number): void {
    upgradePiece(vm, site);
  }
}

/** `replace S by P`: the usual cost is nothing. */
export class Replace extends OnSites {
  override readonly use = USE_UPGRADE;
  override readonly verb = 'replace';
  override readonly kinds = null;
  constructor(
    origin: Origin,
    readonly of: SitesFn,
    readonly piece: number,
    cost: CompiledCost,
    n: NumFn,
  ) {
    super(origin, n, cost, false);
  }
  override sites(vm: Vm, _kind: number, out: Int32Array): number {
    if (vm.S[vm.c.t.layout.supply + this.piece] === 0) return 0;
    const n = members(vm, this.of(vm), out);
    let kept = 0;
    for (let i = 0; i < n; i++) {
      const piece = pieceAt(vm, vm.player, out[i]);
      if (piece >= 0 && piece !== this.piece) out[kept++] = out[i];
    }
    return kept;
  }
  override priced(): number {
    return this.piece;
  }
  override make(vm: Vm, _kind: number, site: number): void {
    replacePiece(vm, site, this.piece);
  }
}
