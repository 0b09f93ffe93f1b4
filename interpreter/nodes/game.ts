/** Words of procedures: order of players, boards, slots, counters, signals, the end. */
import { IT, type Origin } from '../../dsl/semantics/ir.ts';
import { BASE, FRAME, LEN, STATUS, STATUS_OVER } from '../position/layout.ts';
import type { NumFn } from '../compile/numbers.ts';
import type { SitesFn } from '../compile/sites.ts';
import type { SlotsFn } from '../compile/slots.ts';
import { deriveAll, members } from '../vm/board.ts';
import { announce, EV_SIGNAL } from '../vm/events.ts';
import { shuffle } from '../vm/random.ts';
import { DONE, ENV_CAUSE, F_PC, F_RESULT, NO, NOTHING, YES, type Can, type Result, type Vm } from '../vm/vm.ts';
import { placePiece, removePiece } from './construct.ts';
import { Node } from './node.ts';

abstract class Instant extends Node {
  override instant = true;
  override always = true;
  can(_vm: Vm): Can {
    return YES;
  }
}

export class ShufflePlayers extends Instant {
  override run(vm: Vm): Result {
    if (vm.scratch > 0) return DONE;
    const L = vm.c.t.layout;
    shuffle(vm.S, vm.S, L.order, L.players);
    vm.sink?.push({
      type: 'order',
      player: vm.player,
      players: Array.from(vm.S.subarray(L.order, L.order + L.players)),
    });
    return DONE;
  }
}

/** A different board, at random, for each player: the check `too-few-boards` sees to it that there are enough. */
export class DealBoards extends Instant {
  override run(vm: Vm): Result {
    const t = vm.c.t;
    const list = Int32Array.from(t.toDeal);
    if (vm.scratch === 0) shuffle(vm.S, list, 0, list.length);
    for (let p = 0; p < t.players; p++) vm.S[t.layout.boards + p] = list[p];
    deriveAll(vm);
    vm.sink?.push({
      type: 'boards',
      player: vm.player,
      boards: Array.from({ length: t.players }, (_, p) => t.boards[vm.S[t.layout.boards + p]].board!.id),
    });
    return DONE;
  }
}

export class Occupy extends Instant {
  override bookkeeping = true;
  override harmless = true;
  private readonly list = new Int32Array(256);
  /** `neutral`: with a marker that belongs to no player */
  constructor(
    origin: Origin,
    readonly slots: SlotsFn,
    readonly neutral: boolean,
  ) {
    super(origin);
  }
  override run(vm: Vm): Result {
    const n = this.slots.list(vm, this.list);
    const bit = 1 << (this.neutral ? vm.c.t.players : vm.player);
    vm.changes++;
    for (let i = 0; i < n; i++) {
      const slot = this.list[i];
      if (!vm.c.t.slots[slot].unlimited) vm.S[vm.c.t.layout.slots + slot] |= bit;
      vm.sink?.slot(vm, this.neutral ? 'block' : 'occupy', slot);
    }
    return n > 0 ? DONE : NOTHING;
  }
}

export class Vacate extends Instant {
  override run(vm: Vm): Result {
    vm.changes++;
    vm.S.fill(0, vm.c.t.layout.slots, vm.c.t.layout.slots + vm.c.t.slots.length);
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
    const before = vm.S[cell];
    vm.S[cell] = value;
    vm.changes++;
    if (value !== before) vm.sink?.counter(vm, this.counter, value - before);
    return DONE;
  }
}

export class Signal extends Instant {
  constructor(
    origin: Origin,
    readonly signal: number,
    readonly of: number | null,
  ) {
    super(origin);
    this.gives = true;
    this.harmless = true;
  }
  override run(vm: Vm): Result {
    vm.evSignal = this.signal;
    vm.evSubject = this.of === null ? -1 : vm.S[vm.env + this.of];
    vm.evAmount = 1;
    vm.evBy = vm.S[vm.env + ENV_CAUSE];
    vm.sink?.push({ type: 'signal', player: vm.player, signal: vm.c.t.model.signals[this.signal].id });
    announce(vm, EV_SIGNAL);
    return DONE;
  }
}

/** `place P at S`: no cost, no bonus. */
export class PlacePiece extends Instant {
  private readonly list = new Int32Array(1024);
  constructor(
    origin: Origin,
    readonly piece: number,
    readonly sites: SitesFn,
  ) {
    super(origin);
  }
  override can(vm: Vm): Can {
    return vm.S[vm.c.t.layout.supply + this.piece] !== 0 && members(vm, this.sites(vm), this.list) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const n = members(vm, this.sites(vm), this.list);
    const list = this.list.slice(0, n);
    let any = false;
    for (const site of list) {
      if (vm.S[vm.c.t.layout.supply + this.piece] === 0) break;
      placePiece(vm, this.piece, site, false);
      vm.S[vm.env + IT] = site;
      any = true;
    }
    return any ? DONE : NOTHING;
  }
}

export class Remove extends Instant {
  private readonly list = new Int32Array(1024);
  constructor(
    origin: Origin,
    readonly sites: SitesFn,
  ) {
    super(origin);
  }
  override can(vm: Vm): Can {
    return members(vm, this.sites(vm), this.list) > 0 ? YES : NO;
  }
  override run(vm: Vm): Result {
    const n = members(vm, this.sites(vm), this.list);
    const list = this.list.slice(0, n);
    for (const site of list) removePiece(vm, site);
    return n > 0 ? DONE : NOTHING;
  }
}

/** `end game`: whatever was still to come. */
export class EndGame extends Node {
  can(): Can {
    return YES;
  }
  override step(vm: Vm): void {
    vm.S[FRAME] = -1;
    vm.S[LEN] = vm.S[BASE];
    vm.S[STATUS] = STATUS_OVER;
  }
}

/** The frame of a trial: its child must be done. */
export class Trial extends Node {
  override silent = true;
  can(): Can {
    return YES;
  }
  override step(vm: Vm, a: number): void {
    if (vm.S[a + F_PC] === 0) return vm.fail();
    if (vm.S[a + F_RESULT] !== DONE) return vm.fail();
    vm.pop(a, DONE);
  }
  override passesDone(): boolean {
    return true;
  }
}
