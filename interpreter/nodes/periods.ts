/** Periods: what ends with them, and what is delayed until then. Delayed effects lie between the fixed part and the frames. */
import { THIS, type Origin } from '../../dsl/internal.ts';
import {
  FRAMES_BASE,
  CARD_FLAGS,
  CARD_SIZE,
  FLAG_ABILITY,
  TOP_FRAME,
  LENGTH,
  type PeriodCounts,
  STATUS,
  STATUS_OVER,
  TURN_OF,
} from '../position/layout.ts';
import { ownerOf } from '../machine/cards.ts';
import { forgetMask, invalidatePredicates } from '../machine/board.ts';
import { type Can, DONE, EVENT_BEGIN, EVENT_END, HAS_ABILITY, HAS_LIMIT, YES } from '../machine/codes.ts';
import { announce, effectMaskOf } from '../machine/events.ts';
import {
  DELAYED_AT_END,
  DELAYED_CAUSE,
  DELAYED_CAUSE_ID,
  DELAYED_INDEX,
  DELAYED_KIND,
  DELAYED_LENGTH,
  DELAYED_PERIOD,
  DELAYED_PLAYER,
  type DELAYED_UNTIL,
  DELAYED_VARS,
  ENV_CAUSE,
  ENV_CAUSE_ID,
  FRAME_NODE,
  FRAME_PARENT,
  FRAME_PC,
} from '../machine/frame.ts';
import { Node, ROLE_EACH_PLAYER } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/** Adds a record and moves the frames up. Addresses of frames held by anybody are stale afterwards. */
function insertDelayed(vm: Vm, kind: number, period: number, index: number, vars: number, env: number): void {
  const cells = vm.cells;
  const length = DELAYED_VARS + vars;
  vm.needRoom(length);
  const at = cells[FRAMES_BASE];
  const cause = cells[env + ENV_CAUSE];
  const causeId = cells[env + ENV_CAUSE_ID];
  const variables = cells.slice(env, env + vars);
  cells.copyWithin(at + length, at, cells[LENGTH]);
  cells[at + DELAYED_LENGTH] = length;
  cells[at + DELAYED_KIND] = kind;
  cells[at + DELAYED_PERIOD] = period;
  cells[at + DELAYED_PLAYER] = vm.player;
  cells[at + DELAYED_INDEX] = index;
  cells[at + DELAYED_CAUSE] = cause;
  cells[at + DELAYED_CAUSE_ID] = causeId;
  cells.set(variables, at + DELAYED_VARS);
  cells[FRAMES_BASE] += length;
  cells[LENGTH] += length;
  forgetMask(vm, vm.player);
  invalidatePredicates(vm, vm.player);
}

function removeDelayed(vm: Vm, at: number): void {
  const cells = vm.cells;
  const length = cells[at + DELAYED_LENGTH];
  cells.copyWithin(at, at + length, cells[LENGTH]);
  cells[FRAMES_BASE] -= length;
  cells[LENGTH] -= length;
  for (let p = 0; p < vm.game.tables.players; p++) {
    forgetMask(vm, p);
    invalidatePredicates(vm, p);
  }
}

/** `until end of P: M` and `at end of P: E`: a record, with the variables as they are now. */
export class Delay extends Node {
  override onlyGains = true;
  override neverFails = true;
  constructor(
    origin: Origin,
    readonly record: typeof DELAYED_UNTIL | typeof DELAYED_AT_END,
    readonly period: number,
    readonly index: number,
    readonly vars: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, frame: number): void {
    const env = vm.env - vm.cells[FRAMES_BASE];
    vm.pop(frame, DONE);
    insertDelayed(vm, this.record, this.period, this.index, this.vars, env + vm.cells[FRAMES_BASE]);
  }
}

/** Whether what runs now is one player's own course: it is inside an `each player`. */
function isOwnPeriod(vm: Vm): boolean {
  const { cells } = vm;
  const { roles } = vm.game.dispatch;
  for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    if (roles[cells[cells[FRAMES_BASE] + f + FRAME_NODE]] === ROLE_EACH_PLAYER) return true;
  }
  return false;
}

/** Sets to 0 what was counted in a period: of the acting player alone (`own`), or of all. */
function resetCounts(vm: Vm, counts: readonly PeriodCounts[], own: boolean): void {
  const { cells, player } = vm;
  const first = own ? player : 0;
  const last = own ? player : vm.game.tables.layout.players - 1;
  for (const { at, perPlayer } of counts) cells.fill(0, at + first * perPlayer, at + (last + 1) * perPlayer);
}

/** `begin turn`: inside `each player`, the turn is that player's. What was counted since the last one ended does not belong to it. */
export class BeginPeriod extends Node {
  constructor(
    origin: Origin,
    readonly period: number,
    private readonly counts: readonly PeriodCounts[],
    /** where it is said for the first player how many are still to come; -1 where nothing asks */
    private readonly left: number,
    /** each player has their own */
    private readonly ofPlayer: boolean,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  private countDown(vm: Vm): void {
    if (this.left < 0) return;
    const { players } = vm.game.tables;
    for (let player = 0; player < players; player++) {
      const at = this.left + player;
      if (vm.cells[at] > 0 && (!this.ofPlayer || player === vm.player)) vm.cells[at]--;
    }
  }
  override step(vm: Vm, frame: number): void {
    this.countDown(vm);
    const own = isOwnPeriod(vm);
    if (own) vm.cells[TURN_OF] = vm.player;
    resetCounts(vm, this.counts, own);
    vm.sink?.push({ type: 'begin', player: vm.player, period: vm.game.tables.model.periods[this.period].id });
    vm.pop(frame, DONE);
    announcePeriod(vm, EVENT_BEGIN, this.period, own);
  }
}

/** Tells those who listen that a period begins or ends: the acting player, or everybody, in the order of play. */
function announcePeriod(vm: Vm, event: number, period: number, own: boolean): void {
  if (!vm.game.anyPeriodEvent) return;
  vm.eventPeriod = period;
  vm.eventSubject = -1;
  if (own) return announce(vm, event);
  const { player, cells } = vm;
  const { order, players } = vm.game.tables.layout;
  // what is pushed last runs first
  for (let i = players - 1; i >= 0; i--) {
    vm.player = cells[order + i];
    announce(vm, event);
  }
  vm.player = player;
}

/** `FRAME_PC` of an `end` whose listeners have been told. */
const TOLD = 2;

/** The end of a period: delayed effects happen, timed ones cease, once-per-period abilities and counts begin again. */
export class EndPeriod extends Node {
  constructor(
    origin: Origin,
    readonly period: number,
    private readonly counts: readonly PeriodCounts[],
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, frame: number): void {
    const { cells, game } = vm;
    if (cells[frame + FRAME_PC] === 0 && game.anyPeriodEvent) {
      cells[frame + FRAME_PC] = TOLD;
      return announcePeriod(vm, EVENT_END, this.period, this.isOwn(vm));
    }
    const own = this.isOwn(vm);
    if (cells[FRAMES_BASE] === game.tables.layout.fixed) return this.finish(vm, own); // nothing is delayed
    if (cells[frame + FRAME_PC] !== 1) {
      for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE];) {
        if (cells[at + DELAYED_KIND] !== DELAYED_AT_END && this.concerns(vm, at, own)) removeDelayed(vm, at);
        else at += cells[at + DELAYED_LENGTH];
      }
      cells[vm.top + FRAME_PC] = 1;
      return;
    }
    for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
      if (cells[at + DELAYED_KIND] !== DELAYED_AT_END || !this.concerns(vm, at, own)) continue;
      const program = game.programs[cells[at + DELAYED_INDEX]];
      const vars = cells.slice(at + DELAYED_VARS, at + cells[at + DELAYED_LENGTH]);
      const player = cells[at + DELAYED_PLAYER];
      const cause = cells[at + DELAYED_CAUSE];
      const causeId = cells[at + DELAYED_CAUSE_ID];
      removeDelayed(vm, at);
      vm.player = player;
      program.start(vm, cause, causeId, vars[THIS], vars[0], vars[1]);
      cells.set(vars, vm.env);
      return;
    }
    this.finish(vm, own);
  }
  /** Whether only the acting player's own period ends. */
  protected isOwn(vm: Vm): boolean {
    return isOwnPeriod(vm);
  }
  /** All that was delayed until now has happened. */
  protected finish(vm: Vm, own: boolean): void {
    this.reset(vm, own);
    vm.sink?.push({ type: 'end', player: vm.player, period: vm.game.tables.model.periods[this.period].id });
    vm.pop(vm.top, DONE);
  }
  /** A player's own period ends only that player's records; with everybody's period all end. */
  private concerns(vm: Vm, at: number, own: boolean): boolean {
    return vm.cells[at + DELAYED_PERIOD] === this.period && (!own || vm.cells[at + DELAYED_PLAYER] === vm.player);
  }
  private reset(vm: Vm, own: boolean): void {
    const { cells, game } = vm;
    const layout = game.tables.layout;
    // cards that do not listen have no used abilities
    const abilities =
      own && (effectMaskOf(vm, vm.player) & (HAS_ABILITY | HAS_LIMIT)) === 0 ? [] : game.abilityCards[this.period];
    for (const { card, mask } of abilities) {
      if (!own || ownerOf(vm, card) === vm.player) {
        cells[layout.cards + card * CARD_SIZE + CARD_FLAGS] &= ~(mask * FLAG_ABILITY);
      }
    }
    resetCounts(vm, this.counts, own);
    if (own) {
      cells[TURN_OF] = -1;
      vm.turnsEnded++;
    }
  }
}

/** `end game`: what waits for it comes first, for everybody; whatever else was still to come does not. */
export class EndGame extends EndPeriod {
  constructor(origin: Origin, period: number) {
    super(origin, period, []);
  }
  protected override isOwn(): boolean {
    return false;
  }
  protected override finish(vm: Vm): void {
    vm.cells[TOP_FRAME] = -1;
    vm.cells[LENGTH] = vm.cells[FRAMES_BASE];
    vm.cells[STATUS] = STATUS_OVER;
  }
}
