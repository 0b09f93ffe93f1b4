/**
 * Events and who listens: the rules of the game, the cards of the acting player in zones that listen, and what holds
 * until a period ends. Which triggers fire is fixed here, at the event; they run from a frame of their own.
 */
import { THIS } from '../../dsl/internal.ts';
import { OF_ALL, OF_CARDS } from '../position/derived-layout.ts';
import { FRAMES_BASE, LENGTH } from '../position/layout.ts';
import { QUESTION_CELLS } from '../position/sizes.ts';
import { firstIn, nextOf, zoneOf } from './cards.ts';
import { BY_CARD, BY_GAME, BY_PIECE, BY_SITE, HAS_INSTEAD, HAS_REACTION } from './codes.ts';
import type { ContinuousEffects, CountedPattern, ReplacementChoice } from './compiled-game.ts';
import {
  DELAYED_CAUSE,
  DELAYED_CAUSE_ID,
  DELAYED_INDEX,
  DELAYED_KIND,
  DELAYED_LENGTH,
  DELAYED_PLAYER,
  DELAYED_UNTIL,
  DELAYED_VARS,
  ENV_CAUSE,
  ENV_CAUSE_ID,
  ENV_PROGRAM,
} from './frame.ts';
import type { Vm } from './vm.ts';

/** What the acting player's cards listen to and change, as bits. */
export function effectMaskOf(vm: Vm, player: number): number {
  const at = player * vm.game.derivedLayout.perPlayer + OF_CARDS;
  let mask = vm.derived[at];
  if (mask >= 0) return mask;
  mask = 0;
  for (const zone of vm.game.listeningZones[player]) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) mask |= vm.game.effectsOfCard[card].mask;
  }
  return (vm.derived[at] = mask);
}

/** Calls `visit` for all continuous effects that hold for a player and have one of the bits, with `this` set. */
export function eachContinuousEffect(
  vm: Vm,
  bits: number,
  visit: (effects: ContinuousEffects, cause: number, causeId: number) => void,
  player = vm.player,
): void {
  const { game, cells } = vm;
  if (game.rules.mask & bits) visit(game.rules, BY_GAME, -1);
  if (effectMaskOf(vm, player) & bits) {
    for (const zone of game.listeningZones[player]) {
      for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
        const effects = game.effectsOfCard[card];
        if ((effects.mask & bits) === 0) continue;
        const old = enter(vm, BY_CARD, card, card);
        visit(effects, BY_CARD, card);
        leave(vm, old);
      }
    }
  }
  for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
    if (cells[at + DELAYED_KIND] !== DELAYED_UNTIL || cells[at + DELAYED_PLAYER] !== player) continue;
    const effects = game.timed[cells[at + DELAYED_INDEX]];
    if ((effects.mask & bits) === 0) continue;
    const old = enter(vm, cells[at + DELAYED_CAUSE], cells[at + DELAYED_CAUSE_ID], cells[at + DELAYED_VARS + THIS]);
    for (const { v, as } of effects.known) cells[vm.env + as] = cells[at + DELAYED_VARS + v];
    visit(effects, cells[at + DELAYED_CAUSE], cells[at + DELAYED_CAUSE_ID]);
    leave(vm, old);
  }
}

/** Whether any continuous effect that holds for the acting player has one of the bits; cheap. */
export function hasContinuousEffect(vm: Vm, bits: number): boolean {
  const mask = vm.derived[vm.player * vm.derivedPerPlayer + OF_ALL];
  return ((mask >= 0 ? mask : findMask(vm)) & bits) !== 0;
}

function findMask(vm: Vm): number {
  const { game, cells, player } = vm;
  let mask = game.rules.mask | effectMaskOf(vm, player);
  for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
    if (cells[at + DELAYED_KIND] === DELAYED_UNTIL && cells[at + DELAYED_PLAYER] === player) {
      mask |= game.timed[cells[at + DELAYED_INDEX]].mask;
    }
  }
  return (vm.derived[player * vm.derivedPerPlayer + OF_ALL] = mask);
}

/** Variables of a program for the length of a question, without a frame. Returns what `leave` expects. */
export function enter(vm: Vm, cause: number, causeId: number, self: number): number {
  const old = vm.env;
  if (vm.temporary - QUESTION_CELLS < vm.cells[LENGTH]) vm.needRoom(QUESTION_CELLS);
  vm.temporary -= QUESTION_CELLS;
  const env = vm.temporary + 3;
  vm.cells[env + ENV_CAUSE] = cause;
  vm.cells[env + ENV_CAUSE_ID] = causeId;
  vm.cells[env + ENV_PROGRAM] = -1;
  vm.cells[env] = -1;
  vm.cells[env + 1] = 0;
  vm.cells[env + THIS] = self;
  vm.env = env;
  return old;
}
export function leave(vm: Vm, old: number): void {
  vm.temporary += QUESTION_CELLS;
  vm.env = old;
}

/** Announces the event whose details stand in `vm.event…`; what it sets off is pushed at once. */
export function announce(vm: Vm, event: number): void {
  collect(vm, event);
  vm.flushTriggers();
}

/** Announces an event that is about a slot or a card. */
export function announceOf(vm: Vm, event: number, subject: number): void {
  vm.eventSubject = subject;
  vm.eventAmount = 1;
  announce(vm, event);
}

/** Writes what gives something: the component whose program runs, and the site, where it is the program of one or of its piece. */
export function noteGiver(vm: Vm): void {
  const { cells, env } = vm;
  const cause = cells[env + ENV_CAUSE];
  vm.eventCause = cause;
  vm.eventSubject = cause === BY_PIECE || cause === BY_SITE ? cells[env + THIS] : -1;
}

/** Counts the event for `for the 2nd time this turn`. */
function countEvent(vm: Vm, counted: readonly CountedPattern[]): void {
  const old = enter(vm, BY_GAME, -1, -1);
  for (const { cell, matches } of counted) if (matches(vm)) vm.cells[cell + vm.player]++;
  leave(vm, old);
}

/** Finds the triggers that the event fires and adds them to `vm.triggers`, for a `flush` by the caller. */
export function collect(vm: Vm, event: number): void {
  const set = vm.triggers;
  const bit = 1 << event;
  if (hasContinuousEffect(vm, bit)) {
    const counted = vm.game.countedEvents[event];
    if (counted.length > 0) countEvent(vm, counted);
    eachContinuousEffect(vm, bit, (effects, cause, causeId) => {
      for (const trigger of effects.triggers[event]) {
        if (!trigger.matches(vm)) continue;
        set.add(
          trigger.program,
          cause,
          causeId,
          vm.cells[vm.env + THIS],
          trigger.hasSubject ? vm.eventSubject : -1,
          vm.eventAmount,
        );
      }
    });
    if (vm.game.endingEvents & bit) vm.game.endTimed(vm, event);
    if (vm.game.heardOfOthers & bit && vm.lookAhead === 0) vm.game.noteReactions(vm, event);
  }
}

/**
 * Whether somebody listens to the event whose details stand in `vm.event…`: what holds for the acting player, and what others have
 * that all can see.
 */
export function isHeard(vm: Vm, event: number): boolean {
  let heard = false;
  if (hasContinuousEffect(vm, 1 << event)) {
    eachContinuousEffect(vm, 1 << event, ({ triggers }) => {
      heard ||= triggers[event].some((trigger) => trigger.matches(vm));
    });
  }
  for (let p = 0; p < vm.game.tables.players && !heard && (vm.game.heardOfOthers & (1 << event)) !== 0; p++) {
    if (p === vm.player) continue;
    const listens = ({ reactions }: ContinuousEffects, cause: number, causeId: number): void => {
      if (cause === BY_CARD && vm.game.tables.zoneDefs[zoneOf(vm, causeId)].visible !== 'all') return;
      heard ||= reactions.some((reaction) => reaction.event === event && reaction.matches(vm));
    };
    eachContinuousEffect(vm, HAS_REACTION, listens, p);
  }
  return heard;
}

/** A replacement that the acting player may choose for the event, or null. Not asked again inside itself. */
export function replacementFor(vm: Vm): ReplacementChoice | null {
  if (!hasContinuousEffect(vm, HAS_INSTEAD)) return null;
  let found: ReplacementChoice | null = null;
  eachContinuousEffect(vm, HAS_INSTEAD, (effects, cause, causeId) => {
    for (const trigger of effects.replacements) {
      if (found === null && trigger.matches(vm) && !vm.game.replacement.active(vm, trigger.program)) {
        found = {
          program: trigger.program,
          cause,
          causeId,
          self: vm.cells[vm.env + THIS],
          subject: trigger.hasSubject ? vm.eventSubject : -1,
          amount: Math.min(vm.eventAmount, vm.game.replacedGains.get(trigger.program)?.most ?? Infinity),
        };
      }
    }
  });
  return found;
}
