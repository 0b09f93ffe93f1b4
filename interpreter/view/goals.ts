/** Which goals of the pack a player has reached. */
import { enter, leave } from '../machine/events.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { BY_GAME } from '../machine/codes.ts';
import type { Vm } from '../machine/vm.ts';

/** By goal of this game, in the order of the pack. */
export const goalsOf = (vm: Vm, player: number): { id: string; name: string; reached: boolean; isSecret: boolean }[] =>
  eachGoal(vm, player, ({ id, name, reach, isSecret }) => ({ id, name, reached: reach(vm), isSecret }));

/** Of each goal, whether it is reached, and how much the player has of what it asks to be so much at least; `counter`: where it is one. */
export const goalMeasures = (
  vm: Vm,
  player: number,
): { id: string; reached: boolean; measures: { counter: string | null; has: number; wanted: number }[] }[] =>
  eachGoal(vm, player, ({ id, reach, measures }) => ({
    id,
    reached: reach(vm),
    measures: measures.map(({ counter, has, wanted }) => ({ counter, has: has(vm), wanted: wanted(vm) })),
  }));

function eachGoal<T>(vm: Vm, player: number, ask: (goal: CompiledGame['goals'][number]) => T): T[] {
  const { goals } = vm.game;
  if (goals.length === 0) return [];
  const acting = vm.player;
  const env = enter(vm, BY_GAME, -1, -1);
  vm.player = player;
  const found = goals.map(ask);
  vm.player = acting;
  leave(vm, env);
  return found;
}
