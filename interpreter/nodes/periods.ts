/** Periods: what ends with them, and what was put off until then. Records stand between the fixed part and the frames. */
import { THIS, type Origin } from '../../dsl/semantics/ir.ts';
import { BASE, CARD_FLAGS, CARD_SIZE, FLAG_ABILITY, FRAME, LEN, OWNER } from '../position/layout.ts';
import {
  R_CAUSE,
  R_CAUSE_ID,
  R_INDEX,
  R_KIND,
  R_LENGTH,
  R_PERIOD,
  R_PLAYER,
  R_VARS,
  RECORD_AT_END,
  RECORD_UNTIL,
} from '../vm/events.ts';
import { DONE, ENV_CAUSE, ENV_CAUSE_ID, F_NODE, F_PARENT, F_PC, YES, type Can, type Vm } from '../vm/vm.ts';
import { ownerOf } from '../vm/cards.ts';
import { stale } from '../vm/board.ts';
import { Node } from './node.ts';
import { Each } from './repeat.ts';

/** Adds a record and moves the frames up. Addresses of frames held by anybody are stale afterwards. */
function insertRecord(vm: Vm, kind: number, period: number, index: number, vars: number, env: number): void {
  const S = vm.S;
  const length = R_VARS + vars;
  const at = S[BASE];
  const cause = S[env + ENV_CAUSE];
  const causeId = S[env + ENV_CAUSE_ID];
  const kept = S.slice(env, env + vars);
  S.copyWithin(at + length, at, S[LEN]);
  S[at + R_LENGTH] = length;
  S[at + R_KIND] = kind;
  S[at + R_PERIOD] = period;
  S[at + R_PLAYER] = vm.player;
  S[at + R_INDEX] = index;
  S[at + R_CAUSE] = cause;
  S[at + R_CAUSE_ID] = causeId;
  S.set(kept, at + R_VARS);
  S[BASE] += length;
  S[LEN] += length;
  stale(vm, vm.player);
}

function removeRecord(vm: Vm, at: number): void {
  const S = vm.S;
  const length = S[at + R_LENGTH];
  S.copyWithin(at, at + length, S[LEN]);
  S[BASE] -= length;
  S[LEN] -= length;
  for (let p = 0; p < vm.c.t.players; p++) stale(vm, p);
}

/** `until end of P: M` and `at end of P: E`: a record, with the variables as they are now. */
export class Put extends Node {
  override gives = true;
  override always = true;
  constructor(
    origin: Origin,
    readonly record: typeof RECORD_UNTIL | typeof RECORD_AT_END,
    readonly period: number,
    readonly index: number,
    readonly vars: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, a: number): void {
    const env = vm.env - vm.S[BASE];
    vm.pop(a, DONE);
    insertRecord(vm, this.record, this.period, this.index, this.vars, env + vm.S[BASE]);
  }
}

/** Whether what runs now is one player's own course: it stands inside an `each player`. */
function isOwn(vm: Vm): boolean {
  const S = vm.S;
  for (let f = S[FRAME]; f >= 0; f = S[S[BASE] + f + F_PARENT]) {
    const node = vm.c.nodes[S[S[BASE] + f + F_NODE]];
    if (node instanceof Each && node.over.k === 'players') return true;
  }
  return false;
}

/** `begin turn`: inside `each player`, the turn is that player's. */
export class Begin extends Node {
  constructor(
    origin: Origin,
    readonly period: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, a: number): void {
    if (isOwn(vm)) vm.S[OWNER] = vm.player;
    vm.sink?.push({ type: 'begin', player: vm.player, period: vm.c.t.model.periods[this.period].id });
    vm.pop(a, DONE);
  }
}

/** The end of a period: what was put off happens, timed lines cease, once-per-period abilities and counts begin anew. */
export class End extends Node {
  constructor(
    origin: Origin,
    readonly period: number,
  ) {
    super(origin);
  }
  can(): Can {
    return YES;
  }
  override step(vm: Vm, a: number): void {
    const { S, c } = vm;
    if (S[a + F_PC] === 0) {
      const own = isOwn(vm);
      for (let at = c.t.layout.fixed; at < S[BASE];) {
        if (S[at + R_KIND] === RECORD_UNTIL && this.concerns(vm, at, own)) removeRecord(vm, at);
        else at += S[at + R_LENGTH];
      }
      const frame = vm.top;
      S[frame + F_PC] = 1;
      return;
    }
    const own = isOwn(vm);
    for (let at = c.t.layout.fixed; at < S[BASE]; at += S[at + R_LENGTH]) {
      if (S[at + R_KIND] !== RECORD_AT_END || !this.concerns(vm, at, own)) continue;
      const program = c.programs[S[at + R_INDEX]];
      const vars = S.slice(at + R_VARS, at + S[at + R_LENGTH]);
      const player = S[at + R_PLAYER];
      const cause = S[at + R_CAUSE];
      const causeId = S[at + R_CAUSE_ID];
      removeRecord(vm, at);
      vm.player = player;
      program.start(vm, cause, causeId, vars[THIS], vars[0], vars[1]);
      S.set(vars, vm.env);
      return;
    }
    this.reset(vm, own);
    vm.sink?.push({ type: 'end', player: vm.player, period: c.t.model.periods[this.period].id });
    vm.pop(vm.top, DONE);
  }
  /** A player's own period ends only that player's records; with everybody's period all end. */
  private concerns(vm: Vm, at: number, own: boolean): boolean {
    return vm.S[at + R_PERIOD] === this.period && (!own || vm.S[at + R_PLAYER] === vm.player);
  }
  private reset(vm: Vm, own: boolean): void {
    const { S, c } = vm;
    const L = c.t.layout;
    for (const { card, mask } of c.abilityCards[this.period]) {
      if (!own || ownerOf(vm, card) === vm.player) S[L.cards + card * CARD_SIZE + CARD_FLAGS] &= ~(mask * FLAG_ABILITY);
    }
    const counted = L.donePeriods.indexOf(c.t.model.periods[this.period].id);
    if (counted >= 0) {
      const n = c.t.model.pieces.length * 2;
      const from = own ? vm.player : 0;
      const to = own ? vm.player + 1 : L.players;
      S.fill(0, L.done + (counted * L.players + from) * n, L.done + (counted * L.players + to) * n);
    }
    if (own) S[OWNER] = -1;
  }
}
