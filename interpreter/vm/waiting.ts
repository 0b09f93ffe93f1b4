/**
 * Lines that wait for a condition (`as soon as`): each happens once for each player, when its condition holds for the one
 * who acts. The machine looks before each of its steps; the position keeps for whom a line has happened.
 */
import { firstIn, nextOf } from './cards.ts';
import { enter, HAS_STATE, leave, maskOf } from './events.ts';
import { BY_CARD, BY_GAME, type Vm } from './vm.ts';
import type { CompiledStanding } from '../compile/continuous-effects.ts';

/** Sets off the lines whose condition holds by now for the acting player; true when there were any. */
export function fireWaiting(vm: Vm): boolean {
  const { c } = vm;
  let any = false;
  if (c.rules.mask & HAS_STATE) any = look(vm, c.rules, BY_GAME, -1, 0);
  if (maskOf(vm, vm.player) & HAS_STATE) {
    for (const zone of c.listeningZones[vm.player]) {
      for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
        const standing = c.standingOfCard[card];
        if ((standing.mask & HAS_STATE) !== 0 && look(vm, standing, BY_CARD, card, c.t.waiting[card])) any = true;
      }
    }
  }
  if (any) c.triggers.flush(vm);
  return any;
}

function look(vm: Vm, standing: CompiledStanding, cause: number, card: number, first: number): boolean {
  const { c, S } = vm;
  const bit = 1 << vm.player;
  const fired = c.t.layout.fired + first;
  let any = false;
  for (let i = 0; i < standing.states.length; i++) {
    if (S[fired + i] & bit) continue;
    const line = standing.states[i];
    const old = enter(vm, cause, card, card);
    const holds = line.test(vm);
    leave(vm, old);
    if (!holds) continue;
    S[fired + i] |= bit;
    c.triggers.add(line.program, cause, card, card, -1, 0);
    any = true;
  }
  return any;
}

/** A card left the zones that listen: its lines wait anew. */
export function waitAnew(vm: Vm, card: number): void {
  const { states } = vm.c.standingOfCard[card];
  const fired = vm.c.t.layout.fired + vm.c.t.waiting[card];
  for (let i = 0; i < states.length; i++) vm.S[fired + i] = 0;
}
