/** Which goals of the pack a player has reached. */
import { enter, leave } from '../machine/events.ts';
import { BY_GAME } from '../machine/codes.ts';
import type { Vm } from '../machine/vm.ts';

/** By goal of this game, in the order of the pack. */
export function goalsOf(vm: Vm, player: number): { id: string; name: string; reached: boolean; isSecret: boolean }[] {
  const { goals } = vm.game;
  if (goals.length === 0) return [];
  const acting = vm.player;
  const env = enter(vm, BY_GAME, -1, -1);
  vm.player = player;
  const found = goals.map(({ id, name, reach, isSecret }) => ({ id, name, reached: reach(vm), isSecret }));
  vm.player = acting;
  leave(vm, env);
  return found;
}
