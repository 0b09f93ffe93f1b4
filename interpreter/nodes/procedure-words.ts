/** Words of procedures: order of players, boards, slots, counters, signals, the end. */
import { firstOf } from './list.ts';
import { IT, type Origin } from '../../dsl/internal.ts';
import { deriveAll, members, supplyCell } from '../machine/board.ts';
import { announce, announceOf } from '../machine/events.ts';
import { shuffle } from '../machine/random.ts';
import { movePiece, placePiece, removePiece } from '../machine/pieces.ts';
import { type Can, DONE, EVENT_OCCUPY, EVENT_SIGNAL, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import type { NumFn, SitesFn, SlotsFn } from '../machine/compiled-game.ts';
import { ENV_CAUSE, FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import { Node, ROLE_TRIAL } from '../machine/node.ts';
import { fitAt, isFree } from '../machine/laid.ts';
import type { Vm } from '../machine/vm.ts';

export abstract class Instant extends Node {
  override instant = true;
  override neverFails = true;
  can(_vm: Vm): Can {
    return YES;
  }
}

export class ShufflePlayers extends Instant {
  override run(vm: Vm): Result {
    if (vm.lookAhead > 0) return DONE;
    const layout = vm.game.tables.layout;
    shuffle(vm.cells, vm.cells, layout.order, layout.players);
    vm.sink?.push({
      type: 'order',
      player: vm.player,
      players: Array.from(vm.cells.subarray(layout.order, layout.order + layout.players)),
    });
    return DONE;
  }
}

export class RotatePlayers extends Instant {
  override run(vm: Vm): Result {
    const { order, players } = vm.game.tables.layout;
    const [first] = vm.cells.subarray(order, order + 1);
    vm.cells.copyWithin(order, order + 1, order + players);
    vm.cells[order + players - 1] = first;
    vm.changes++;
    vm.sink?.push({
      type: 'order',
      player: vm.player,
      players: Array.from(vm.cells.subarray(order, order + players)),
    });
    return DONE;
  }
}

/** A different board, at random, for each player: the check `too-few-boards` sees to it that there are enough. */
export class DealBoards extends Instant {
  override run(vm: Vm): Result {
    const tables = vm.game.tables;
    const list = Int32Array.from(tables.toDeal);
    if (vm.lookAhead === 0) shuffle(vm.cells, list, 0, list.length);
    for (let p = 0; p < tables.players; p++) vm.cells[tables.layout.boards + p] = list[p];
    deriveAll(vm);
    vm.sink?.push({
      type: 'boards',
      player: vm.player,
      boards: Array.from(
        { length: tables.players },
        (_, p) => tables.boards[vm.cells[tables.layout.boards + p]].board!.id,
      ),
    });
    return DONE;
  }
}

export class OccupySlots extends Instant {
  override bookkeeping = true;
  override sideEffectFree = true;
  /** `neutral`: with a marker that belongs to no player */
  constructor(
    origin: Origin,
    readonly slots: SlotsFn,
    readonly neutral: boolean,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = this.slots.list(vm, buffer);
    const bit = 1 << (this.neutral ? vm.game.tables.players : vm.player);
    vm.changes++;
    for (let i = 0; i < n; i++) {
      const slot = buffer[i];
      if (!vm.game.tables.slots[slot].unlimited) vm.cells[vm.game.tables.layout.slots + slot] |= bit;
      vm.sink?.slot(vm, this.neutral ? 'block' : 'occupy', slot);
    }
    const { hasLatestSlots, latestSlots } = vm.game.tables.layout;
    if (hasLatestSlots && n > 0 && !this.neutral) vm.cells[latestSlots + vm.player] = buffer[n - 1] + 1;
    if (!this.neutral) {
      for (const slot of firstOf(buffer, n)) announceOf(vm, EVENT_OCCUPY, slot);
    }
    return n > 0 ? DONE : NOTHING;
  }
}

export class VacateSlots extends Instant {
  override run(vm: Vm): Result {
    vm.changes++;
    const { slots, hasLatestSlots, latestSlots, players } = vm.game.tables.layout;
    vm.cells.fill(0, slots, slots + vm.game.tables.slots.length);
    if (hasLatestSlots) vm.cells.fill(0, latestSlots, latestSlots + players);
    return DONE;
  }
}

export class SetCounter extends Instant {
  override bookkeeping = true;
  constructor(
    origin: Origin,
    readonly counter: number,
    readonly cell: number,
    readonly stride: number,
    readonly n: NumFn,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const cell = this.cell + this.stride * vm.player;
    const value = Math.max(0, this.n(vm));
    const before = vm.cells[cell];
    vm.cells[cell] = value;
    vm.changes++;
    if (value !== before) vm.sink?.counter(vm, this.counter, value - before);
    return DONE;
  }
}

/** `count … as n` */
export class SetVariable extends Instant {
  constructor(
    origin: Origin,
    readonly v: number,
    readonly n: NumFn,
  ) {
    super(origin);
    this.onlyGains = true;
    this.sideEffectFree = true;
    this.chosenVariable = v;
  }
  override run(vm: Vm): Result {
    vm.cells[vm.env + this.v] = this.n(vm);
    return DONE;
  }
}

export class SendSignal extends Instant {
  constructor(
    origin: Origin,
    readonly signal: number,
    readonly of: number | null,
  ) {
    super(origin);
    this.onlyGains = true;
    this.sideEffectFree = true;
  }
  override run(vm: Vm): Result {
    vm.eventSignal = this.signal;
    vm.eventSubject = this.of === null ? -1 : vm.cells[vm.env + this.of];
    vm.eventAmount = 1;
    vm.eventCause = vm.cells[vm.env + ENV_CAUSE];
    vm.sink?.push({ type: 'signal', player: vm.player, signal: vm.game.tables.model.signals[this.signal].id });
    announce(vm, EVENT_SIGNAL);
    return DONE;
  }
}

/** `place P at S`: no cost, no bonus. */
export class PlacePiece extends Instant {
  constructor(
    origin: Origin,
    readonly piece: number,
    readonly sites: SitesFn,
  ) {
    super(origin);
  }
  override can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    if (vm.cells[supplyCell(vm, vm.player, this.piece)] === 0) return NO;
    const n = members(vm, this.sites(vm), buffer);
    return firstOf(buffer, n).some((site) => this.fits(vm, site)) ? YES : NO;
  }
  /** A piece with a shape lies as it is drawn, where there is room. */
  private fits(vm: Vm, site: number): boolean {
    const kind = vm.game.tables.laying.ofPiece[this.piece];
    if (kind < 0) return true;
    const fit = fitAt(vm, vm.player, kind, 0, site);
    return fit !== null && isFree(vm, vm.player, fit, true);
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = members(vm, this.sites(vm), buffer);
    const list = firstOf(buffer, n);
    let any = false;
    for (const site of list) {
      if (vm.cells[supplyCell(vm, vm.player, this.piece)] === 0) break;
      if (!this.fits(vm, site)) continue;
      placePiece(vm, this.piece, site, false);
      vm.cells[vm.env + IT] = site;
      any = true;
    }
    return any ? DONE : NOTHING;
  }
}

/** The piece on the site of one variable comes to the empty site of another. */
export class MovePiece extends Instant {
  constructor(
    origin: Origin,
    private readonly from: number,
    private readonly to: number,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const to = vm.cells[vm.env + this.to];
    movePiece(vm, vm.cells[vm.env + this.from], to);
    vm.cells[vm.env + IT] = to;
    return DONE;
  }
}

export class RemovePieces extends Instant {
  constructor(
    origin: Origin,
    readonly sites: SitesFn,
  ) {
    super(origin);
  }
  override can(vm: Vm): Can {
    const buffer = vm.buffer(this);
    return members(vm, this.sites(vm), buffer) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const buffer = vm.buffer(this);
    const n = members(vm, this.sites(vm), buffer);
    const list = firstOf(buffer, n);
    for (const site of list) removePiece(vm, site);
    return n > 0 ? DONE : NOTHING;
  }
}

/** The frame of a trial: its child must be done. */
export class Trial extends Node {
  override role = ROLE_TRIAL;
  override completesWithChild = true;
  override silent = true;
  can(): Can {
    return YES;
  }
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + FRAME_PC] === 0) return vm.fail();
    if (vm.cells[frame + FRAME_RESULT] !== DONE) return vm.fail();
    vm.pop(frame, DONE);
  }
}
