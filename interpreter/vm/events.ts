/**
 * Events and who listens: the rules of the game, the cards of the acting player in zones that listen, and what holds
 * until a period ends. Which triggers fire is fixed here, at the event; they run from a frame of their own.
 */
import { THIS } from '../../dsl/semantics/ir.ts';
import { BASE } from '../position/layout.ts';
import { firstIn, nextOf } from './cards.ts';
import { BY_CARD, BY_GAME, ENV_CAUSE, ENV_CAUSE_ID, ENV_PROGRAM, type Vm } from './vm.ts';
import type { CompiledStanding } from '../compile/continuous-effects.ts';

export const EV_BUILD = 0;
export const EV_UPGRADE = 1;
export const EV_ADVANCE = 2;
export const EV_GAIN = 3;
export const EV_DRAW = 4;
export const EV_BECOME = 5;
export const EV_PERFORM = 6;
export const EV_USE = 7;
export const EV_ENTER = 8;
export const EV_SIGNAL = 9;
/** bit of a replacement of an event: 10 + event */
export const INSTEAD = 10;
export const HAS_DISCOUNT = 1 << 20;
export const HAS_CHANGE = 1 << 21;
export const HAS_STAND_FOR = 1 << 22;
export const HAS_TREAT = 1 << 23;
export const HAS_ALLOW = 1 << 24;
export const HAS_ABILITY = 1 << 25;
export const HAS_STATE = 1 << 26;

// Delayed records, between the fixed part and the frames: length, kind, period, player, index (of the standing line or
// of the program), cause, cause's id, then the kept variables.
export const R_LENGTH = 0;
export const R_KIND = 1;
export const R_PERIOD = 2;
export const R_PLAYER = 3;
export const R_INDEX = 4;
export const R_CAUSE = 5;
export const R_CAUSE_ID = 6;
export const R_VARS = 7;
export const RECORD_UNTIL = 1;
export const RECORD_AT_END = 2;

/** What the acting player's cards listen to and change, as bits. */
export function maskOf(vm: Vm, player: number): number {
  const d = vm.c.derived;
  const at = player * d.perPlayer + d.mask;
  let mask = vm.D[at];
  if (mask >= 0) return mask;
  mask = 0;
  for (const zone of vm.c.listeningZones[player]) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) mask |= vm.c.standingOfCard[card].mask;
  }
  return (vm.D[at] = mask);
}

/** Calls `visit` for every standing line that holds for the acting player and has one of the bits, with `this` set. */
export function eachStanding(
  vm: Vm,
  bits: number,
  visit: (standing: CompiledStanding, cause: number, causeId: number) => void,
): void {
  const { c, S, player } = vm;
  if (c.rules.mask & bits) visit(c.rules, BY_GAME, -1);
  if (maskOf(vm, player) & bits) {
    for (const zone of c.listeningZones[player]) {
      for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
        const standing = c.standingOfCard[card];
        if ((standing.mask & bits) === 0) continue;
        const old = enter(vm, BY_CARD, card, card);
        visit(standing, BY_CARD, card);
        leave(vm, old);
      }
    }
  }
  for (let at = c.t.layout.fixed; at < S[BASE]; at += S[at + R_LENGTH]) {
    if (S[at + R_KIND] !== RECORD_UNTIL || S[at + R_PLAYER] !== player) continue;
    const standing = c.timed[S[at + R_INDEX]];
    if ((standing.mask & bits) === 0) continue;
    const old = enter(vm, S[at + R_CAUSE], S[at + R_CAUSE_ID], S[at + R_VARS + THIS]);
    visit(standing, S[at + R_CAUSE], S[at + R_CAUSE_ID]);
    leave(vm, old);
  }
}

/** Whether any standing line of the acting player has one of the bits; cheap. */
export function anyStanding(vm: Vm, bits: number): boolean {
  const { c, S } = vm;
  if (((c.rules.mask | maskOf(vm, vm.player)) & bits) !== 0) return true;
  for (let at = c.t.layout.fixed; at < S[BASE]; at += S[at + R_LENGTH]) {
    if (
      S[at + R_KIND] === RECORD_UNTIL &&
      S[at + R_PLAYER] === vm.player &&
      (c.timed[S[at + R_INDEX]].mask & bits) !== 0
    ) {
      return true;
    }
  }
  return false;
}

const TEMPORARY_CELLS = 48;

/** Variables of a program for the length of a question, without a frame. Returns what `leave` wants. */
export function enter(vm: Vm, cause: number, causeId: number, self: number): number {
  const old = vm.env;
  vm.temporary -= TEMPORARY_CELLS;
  const env = vm.temporary + 3;
  vm.S[env + ENV_CAUSE] = cause;
  vm.S[env + ENV_CAUSE_ID] = causeId;
  vm.S[env + ENV_PROGRAM] = -1;
  vm.S[env] = -1;
  vm.S[env + 1] = 0;
  vm.S[env + THIS] = self;
  vm.env = env;
  return old;
}
export function leave(vm: Vm, old: number): void {
  vm.temporary += TEMPORARY_CELLS;
  vm.env = old;
}

/** Announces the event whose details stand in `vm.ev…`; what it sets off is pushed at once. */
export function announce(vm: Vm, event: number): void {
  collect(vm, event);
  vm.c.triggers.flush(vm);
}

/** Finds the triggers that the event fires and adds them to `vm.c.triggers`, for a `flush` by the caller. */
export function collect(vm: Vm, event: number): void {
  const set = vm.c.triggers;
  const bit = 1 << event;
  if (anyStanding(vm, bit)) {
    eachStanding(vm, bit, (standing, cause, causeId) => {
      for (const trigger of standing.triggers[event]) {
        if (!trigger.matches(vm)) continue;
        set.add(trigger.program, cause, causeId, vm.S[vm.env + THIS], trigger.subject ? vm.evSubject : -1, vm.evAmount);
      }
    });
  }
}

/** A replacement that the acting player may choose for the event, or null. Not asked again inside itself. */
export function replacementFor(
  vm: Vm,
  event: number,
): { program: number; cause: number; causeId: number; self: number; amount: number } | null {
  const bit = 1 << (INSTEAD + event);
  if (!anyStanding(vm, bit)) return null;
  let found: { program: number; cause: number; causeId: number; self: number; amount: number } | null = null;
  eachStanding(vm, bit, (standing, cause, causeId) => {
    for (const trigger of standing.replacements[event]) {
      if (found === null && trigger.matches(vm) && !vm.c.replace.active(vm, trigger.program)) {
        found = { program: trigger.program, cause, causeId, self: vm.S[vm.env + THIS], amount: vm.evAmount };
      }
    }
  });
  return found;
}
