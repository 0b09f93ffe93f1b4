/**
 * Effects that wait for a condition (`as soon as`): each happens once for each player, when its condition holds for the one
 * who acts. The machine checks before each of its steps; the position records for whom it has happened.
 */
import { firstIn, nextOf } from './cards.ts';
import { enter, leave, effectMaskOf } from './events.ts';
import { BY_CARD, BY_GAME, HAS_STATE_TRIGGER } from './codes.ts';
import type { ContinuousEffects } from './compiled-game.ts';
import type { Vm } from './vm.ts';

/** Sets off the effects whose condition holds by now for the acting player; true when there were any. */
export function fireStateTriggers(vm: Vm): boolean {
  const { game } = vm;
  let any = false;
  if (game.rules.mask & HAS_STATE_TRIGGER) any = fireMet(vm, game.rules, BY_GAME, -1, 0);
  if (effectMaskOf(vm, vm.player) & HAS_STATE_TRIGGER) {
    for (const zone of game.listeningZones[vm.player]) {
      for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
        const effects = game.effectsOfCard[card];
        if (
          (effects.mask & HAS_STATE_TRIGGER) !== 0 &&
          fireMet(vm, effects, BY_CARD, card, game.tables.firstStateTrigger[card])
        ) {
          any = true;
        }
      }
    }
  }
  if (any) vm.flushTriggers();
  return any;
}

function fireMet(vm: Vm, effects: ContinuousEffects, cause: number, card: number, first: number): boolean {
  const { game, cells } = vm;
  const bit = 1 << vm.player;
  const fired = game.tables.layout.fired + first;
  let any = false;
  for (let i = 0; i < effects.stateTriggers.length; i++) {
    if (cells[fired + i] & bit) continue;
    const line = effects.stateTriggers[i];
    const old = enter(vm, cause, card, card);
    const holds = line.test(vm);
    leave(vm, old);
    if (!holds) continue;
    cells[fired + i] |= bit;
    vm.triggers.add(line.program, cause, card, card, -1, 0);
    any = true;
  }
  return any;
}
