/** Markers on tracks. */
import type { Origin } from '../../dsl/semantics/ir.ts';
import type { NumFn } from '../compile/numbers.ts';
import { anyStanding, collect, EV_ADVANCE } from '../vm/events.ts';
import { BY_TRACK, DONE, F_PC, FRAME_HEAD, NO, NOTHING, YES, type Can, type Result, type Vm } from '../vm/vm.ts';
import { Node } from './node.ts';

/** Cell of a player's space index on a track; the next one is the height in the stack. */
export const spaceCell = (vm: Vm, track: number, player: number): number =>
  vm.c.t.layout.tracks + (track * vm.c.t.players + player) * 2;

/** Puts a player's marker on a space, on top of those there; closes the gap that it leaves. */
export function moveMarker(vm: Vm, track: number, player: number, space: number): void {
  const S = vm.S;
  const own = spaceCell(vm, track, player);
  const from = S[own];
  const height = S[own + 1];
  let top = 0;
  for (let p = 0; p < vm.c.t.players; p++) {
    if (p === player) continue;
    const at = spaceCell(vm, track, p);
    if (S[at] === from && S[at + 1] > height) S[at + 1]--;
    if (S[at] === space) top = Math.max(top, S[at + 1] + 1);
  }
  S[own] = space;
  S[own + 1] = top;
  vm.changes++;
}

/** `advance N`: N events in a row; a step that the last space does not allow earns the track's `beyond`. */
export class Advance extends Node {
  constructor(
    origin: Origin,
    readonly n: NumFn,
    readonly track: number,
  ) {
    super(origin);
    this.gives = true;
    this.cells = FRAME_HEAD + 1;
  }
  can(vm: Vm): Can {
    if (this.n(vm) <= 0) return NO;
    const last = vm.c.t.model.tracks[this.track].spaces.length - 1;
    return vm.S[spaceCell(vm, this.track, vm.player)] < last || vm.c.trackPrograms[this.track].beyond >= 0 ? YES : NO;
  }
  override begin(vm: Vm): void {
    const n = this.n(vm);
    vm.S[vm.push(this, this.cells) + FRAME_HEAD] = n;
  }
  override step(vm: Vm, a: number): void {
    const { S, c, player } = vm;
    const i = S[a + F_PC]++;
    if (i >= S[a + FRAME_HEAD]) return vm.pop(a, i > 0 ? DONE : NOTHING);
    const spaces = c.t.model.tracks[this.track].spaces;
    const programs = c.trackPrograms[this.track];
    const cell = spaceCell(vm, this.track, player);
    const space = S[cell];
    const beyond = space === spaces.length - 1;
    moveMarker(vm, this.track, player, beyond ? space : space + 1);
    vm.sink?.push({
      type: 'advance',
      player,
      track: c.t.model.tracks[this.track].id,
      space: spaces[S[cell]].number,
      beyond,
    });
    const bonus = beyond ? programs.beyond : programs.bonus[S[cell]];
    if (bonus >= 0) c.triggers.add(bonus, BY_TRACK, this.track, -1, -1, 1);
    if (!beyond && anyStanding(vm, 1 << EV_ADVANCE)) {
      vm.evTrack = this.track;
      vm.evSubject = spaces[S[cell]].number;
      vm.evAmount = 1;
      collect(vm, EV_ADVANCE);
    }
    if (i + 1 >= S[a + FRAME_HEAD]) vm.satisfy(a);
    c.triggers.flush(vm);
  }
  override passesDone(): boolean {
    return true;
  }
}

/** `set federation to 4`: no bonus, no event. */
export class SetSpace extends Node {
  override always = true;
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
    const space = vm.c.t.model.tracks[this.track].spaces.findIndex((s) => s.number === number);
    if (space < 0) return NOTHING;
    moveMarker(vm, this.track, vm.player, space);
    return DONE;
  }
}

/**
 * `order players by T`: the farthest first, in a stack the topmost first; those on the first space keep their order.
 * @see English rulebook, first print, p. 15 "End of the round"
 */
export class Order extends Node {
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
    const { S } = vm;
    const L = vm.c.t.layout;
    const order = Array.from(S.subarray(L.order, L.order + L.players));
    const place = new Map(order.map((p, i) => [p, i]));
    order.sort((p, q) => {
      const a = spaceCell(vm, this.track, p);
      const b = spaceCell(vm, this.track, q);
      if (S[a] !== S[b]) return S[b] - S[a];
      return S[a] === 0 ? place.get(p)! - place.get(q)! : S[b + 1] - S[a + 1];
    });
    order.forEach((p, i) => {
      S[L.order + i] = p;
    });
    vm.changes++;
    vm.sink?.push({ type: 'order', player: vm.player, players: order });
    return DONE;
  }
}
