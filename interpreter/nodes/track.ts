/** Markers on tracks. */
import type { Origin } from '../../dsl/internal.ts';
import { hasContinuousEffect, collect } from '../machine/events.ts';
import { BY_TRACK, type Can, DONE, EVENT_ADVANCE, NO, NOTHING, type Result, YES } from '../machine/codes.ts';
import type { NumFn } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC } from '../machine/frame.ts';
import { Node } from '../machine/node.ts';
import { isAhead, moveMarker, spaceCell } from '../machine/tracks.ts';
import type { Vm } from '../machine/vm.ts';

/** how many spaces */
const ADVANCE_STEPS = FRAME_HEAD;

/** `advance N`: N events in a row; a step that the last space does not allow earns the track's `beyond`. */
export class Advance extends Node {
  override completesWithChild = true;
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly track: number,
  ) {
    super(origin);
    this.onlyGains = true;
    this.frameSize = ADVANCE_STEPS + 1;
  }
  can(vm: Vm): Can {
    if (this.n(vm) <= 0) return NO;
    const last = vm.game.tables.model.tracks[this.track].spaces.length - 1;
    return vm.cells[spaceCell(vm, this.track, vm.player)] < last || vm.game.trackPrograms[this.track].beyond >= 0
      ? YES
      : NO;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    vm.cells[vm.push(this, this.frameSize) + ADVANCE_STEPS] = n;
  }
  override step(vm: Vm, frame: number): void {
    const { cells, game, player } = vm;
    const i = cells[frame + FRAME_PC]++;
    if (i >= cells[frame + ADVANCE_STEPS]) return vm.pop(frame, i > 0 ? DONE : NOTHING);
    const spaces = game.tables.model.tracks[this.track].spaces;
    const programs = game.trackPrograms[this.track];
    const cell = spaceCell(vm, this.track, player);
    const space = cells[cell];
    const beyond = space === spaces.length - 1;
    moveMarker(vm, this.track, player, beyond ? space : space + 1);
    vm.sink?.push({
      type: 'advance',
      player,
      track: game.tables.model.tracks[this.track].id,
      space: spaces[cells[cell]].number,
      beyond,
    });
    const bonus = beyond ? programs.beyond : programs.bonus[cells[cell]];
    if (bonus >= 0) vm.triggers.add(bonus, BY_TRACK, this.track, -1, -1, 1);
    if (!beyond && hasContinuousEffect(vm, 1 << EVENT_ADVANCE)) {
      vm.eventTrack = this.track;
      vm.eventSubject = spaces[cells[cell]].number;
      vm.eventAmount = 1;
      collect(vm, EVENT_ADVANCE);
    }
    if (i + 1 >= cells[frame + ADVANCE_STEPS]) vm.meetObligations(frame);
    vm.flushTriggers();
  }
}

/** `set federation to 4`: no bonus, no event. */
export class SetSpace extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly track: number,
    readonly n: NumFn,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override run(vm: Vm): Result {
    const number = this.n(vm);
    const space = vm.game.tables.model.tracks[this.track].spaces.findIndex((s) => s.number === number);
    if (space < 0) return NOTHING;
    moveMarker(vm, this.track, vm.player, space);
    return DONE;
  }
}

/** `resolve space`: what the space gives; nothing where it gives nothing. */
export class ResolveSpace extends Node {
  override completesWithChild = true;
  override neverFails = true;
  constructor(
    origin: Origin,
    readonly track: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + FRAME_PC]++ > 0) return vm.pop(frame, DONE);
    const bonus = vm.game.trackPrograms[this.track].bonus[vm.cells[spaceCell(vm, this.track, vm.player)]];
    if (bonus >= 0) vm.triggers.add(bonus, BY_TRACK, this.track, -1, -1, 1);
    vm.meetObligations(frame);
    vm.flushTriggers();
  }
}

/**
 * `order players by T`: the farthest first, in a stack the topmost first; those on the first space keep their order.
 * @see English rulebook, first print, p. 15 "End of the round"
 */
export class OrderPlayers extends Node {
  override instant = true;
  constructor(
    origin: Origin,
    readonly track: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override run(vm: Vm): Result {
    const { cells } = vm;
    const layout = vm.game.tables.layout;
    const order = Array.from(cells.subarray(layout.order, layout.order + layout.players));
    order.sort((p, q) => (isAhead(vm, this.track, p, q) ? -1 : 1));
    order.forEach((p, i) => {
      cells[layout.order + i] = p;
    });
    vm.changes++;
    vm.sink?.push({ type: 'order', player: vm.player, players: order });
    return DONE;
  }
}

/** `set place to N`: the acting player comes there in the order of play, and the others keep their order. */
export class SetPlace extends Node {
  override neverFails = true;
  override instant = true;
  constructor(
    origin: Origin,
    readonly n: NumFn,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override run(vm: Vm): Result {
    const { cells, player } = vm;
    const layout = vm.game.tables.layout;
    const before = Array.from(cells.subarray(layout.order, layout.order + layout.players));
    const order = before.filter((one) => one !== player);
    order.splice(Math.max(0, this.n(vm) - 1), 0, player);
    if (order.every((one, i) => one === before[i])) return DONE;
    cells.set(order, layout.order);
    vm.changes++;
    vm.sink?.push({ type: 'order', player, players: order });
    return DONE;
  }
}
