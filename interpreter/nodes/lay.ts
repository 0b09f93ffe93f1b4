/** Laying a piece or a card that has a shape: the player chooses its anchor and how it is turned, as one option. */
import { IT, turnsOf, type Origin } from '../../dsl/internal.ts';
import { boardOf, supplyCell } from '../machine/board.ts';
import { coverView } from '../machine/cover-view.ts';
import { type Can, DONE, IMPOSSIBLE, NO, YES } from '../machine/codes.ts';
import type { CondFn, SitesFn } from '../machine/compiled-game.ts';
import { fitAt, isFree, waysToMeet } from '../machine/laid.ts';
import type { OptionMeaning, Question, Reason } from '../machine/messages.ts';
import { siteId } from '../machine/names.ts';
import { Node } from '../machine/node.ts';
import { layCard, layPiece } from '../machine/pieces.ts';
import type { Vm } from '../machine/vm.ts';
import type { Fit } from '../position/laying.ts';
import { LOOK_BITS } from '../position/sizes.ts';

const LOOK_MASK = (1 << LOOK_BITS) - 1;

/** What a `lay` says besides what is laid. */
export interface Laying {
  /** sites that may be covered; null: any */
  on: SitesFn | null;
  test: CondFn | null;
  /** it is true only where a port of it meets another one */
  meets: boolean;
  /** the variable of what is laid, which `test` is about */
  v: number;
}

abstract class Lay extends Node {
  constructor(
    origin: Origin,
    private readonly laying: Laying,
  ) {
    super(origin);
  }
  /** the number of the thing among the kinds that are laid, or -1 */
  protected abstract kindOf(vm: Vm): number;
  /** -1 of a piece */
  protected abstract card(vm: Vm): number;
  protected abstract lay(vm: Vm, site: number, look: number): void;
  protected abstract thing(vm: Vm): { card: string } | { piece: string };

  /** Calls `visit` with the code of each way to lie until it says that this is enough. */
  private eachWay(vm: Vm, visit: (code: number) => boolean): void {
    const kind = this.kindOf(vm);
    if (kind < 0) return;
    const on = this.laying.on === null ? -1 : this.laying.on(vm);
    if (this.laying.meets) {
      for (const code of waysToMeet(vm, kind)) if (this.fits(vm, kind, code, on) && visit(code)) return;
      return;
    }
    const { sites } = boardOf(vm, vm.player);
    const { looks } = vm.game.tables.laying.kinds[kind];
    for (let site = 0; site < sites.length; site++) {
      if (sites[site] === null) continue;
      for (let look = 0; look < looks.length; look++) {
        const code = (site << LOOK_BITS) | look;
        if (this.fits(vm, kind, code, on) && visit(code)) return;
      }
    }
  }

  /** Whether it may lie so. */
  private fits(vm: Vm, kind: number, code: number, on: number): boolean {
    const site = code >> LOOK_BITS;
    const fit = fitAt(vm, vm.player, kind, code & LOOK_MASK, site);
    if (fit === null || !isFree(vm, vm.player, fit, this.card(vm) < 0)) return false;
    if (on >= 0 && !areIn(vm, on, fit)) return false;
    return this.laying.test === null || this.holds(vm, fit, site);
  }

  /** Whether the condition is true of it there. */
  private holds(vm: Vm, fit: Fit, site: number): boolean {
    const { cells, env } = vm;
    const { v, test } = this.laying;
    const [held, heldIt] = [cells[env + v], cells[env + IT]];
    const card = this.card(vm);
    vm.candidate = { fit, card, site };
    cells[env + v] = cells[env + IT] = card < 0 ? site : card;
    const holds = test!(vm);
    vm.candidate = null;
    cells[env + v] = held;
    cells[env + IT] = heldIt;
    return holds;
  }

  can(vm: Vm): Can {
    let can: Can = NO;
    this.eachWay(vm, () => {
      can = YES;
      return true;
    });
    return can;
  }
  override step(vm: Vm, frame: number): void {
    if (this.can(vm) === NO) return vm.pop(frame, IMPOSSIBLE);
    vm.ask();
  }
  override offer(vm: Vm): void {
    this.eachWay(vm, (code) => {
      vm.offer(code, YES);
      return false;
    });
  }
  override take(vm: Vm, frame: number, code: number): void {
    const site = code >> LOOK_BITS;
    const card = this.card(vm);
    vm.cells[vm.env + this.laying.v] = vm.cells[vm.env + IT] = card < 0 ? site : card;
    vm.pop(frame, DONE);
    this.lay(vm, site, code & LOOK_MASK);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    const { looks } = vm.game.tables.laying.kinds[this.kindOf(vm)];
    const { turn, flip } = looks[code & LOOK_MASK];
    const site = siteId(vm, code >> LOOK_BITS);
    return `lay:${site}${looks.length > 1 ? `/${turn}${flip ? 'f' : ''}` : ''}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    const number = this.kindOf(vm);
    const { looks, tiling } = vm.game.tables.laying.kinds[number];
    const look = looks[code & LOOK_MASK];
    const site = code >> LOOK_BITS;
    const { id, kind } = boardOf(vm, vm.player).sites[site]!;
    const covers = coverView(vm, vm.player, fitAt(vm, vm.player, number, code & LOOK_MASK, site)!, look);
    const degrees = (look.turn * 360) / turnsOf(tiling);
    return { type: 'lay', site: id, kind, what: this.thing(vm), degrees, flip: look.flip, covers };
  }
  override question(vm: Vm): Question {
    return { type: 'lay', what: this.thing(vm), effect: this.origin };
  }
  override why(): Reason {
    return { type: 'no-room', effect: this.origin };
  }
}

/** Whether all that it covers is in the set. */
function areIn({ sets }: Vm, on: number, { whole, part }: Fit): boolean {
  const isIn = (site: number): boolean => ((sets[on + (site >> 5)] >> (site & 31)) & 1) !== 0;
  return whole.every(isIn) && part.every(isIn);
}

export class LayPiece extends Lay {
  constructor(
    origin: Origin,
    laying: Laying,
    /** the kind of piece, or the variable that holds it */
    private readonly piece: { is: number } | { v: number },
  ) {
    super(origin, laying);
  }
  private pieceOf(vm: Vm): number {
    return 'is' in this.piece ? this.piece.is : vm.cells[vm.env + this.piece.v];
  }
  protected override kindOf(vm: Vm): number {
    const piece = this.pieceOf(vm);
    return piece < 0 || vm.cells[supplyCell(vm, vm.player, piece)] === 0 ? -1 : vm.game.tables.laying.ofPiece[piece];
  }
  protected override card(): number {
    return -1;
  }
  protected override lay(vm: Vm, site: number, look: number): void {
    layPiece(vm, this.pieceOf(vm), site, look);
  }
  protected override thing(vm: Vm): { piece: string } {
    return { piece: vm.game.tables.model.pieces[this.pieceOf(vm)].id };
  }
}

export class LayCard extends Lay {
  protected override kindOf(vm: Vm): number {
    const card = this.card(vm);
    return card < 0 ? -1 : vm.game.tables.laying.ofCard[card];
  }
  constructor(
    origin: Origin,
    laying: Laying,
    /** the variable of the card */
    private readonly which: number,
  ) {
    super(origin, laying);
  }
  protected override card(vm: Vm): number {
    return vm.cells[vm.env + this.which];
  }
  protected override lay(vm: Vm, site: number, look: number): void {
    layCard(vm, this.card(vm), site, look);
  }
  protected override thing(vm: Vm): { card: string } {
    return { card: vm.game.tables.cardDef[this.card(vm)].id };
  }
}
