/** Sets of players: who fits a condition, asked as if each of them acted. */
import type { Players } from '../../dsl/index.ts';
import type { PlayersFn } from '../machine/compiled-game.ts';
import type { Compiler } from './compiler.ts';
import { compileCond } from './numbers.ts';

/** In the order of play, from the one who acts. */
export function compilePlayers(compiler: Compiler, { others, me, test }: Players): PlayersFn {
  const { order, players } = compiler.tables.layout;
  const fits = test && compileCond(compiler, test);
  return {
    list: (vm, out) => {
      const { cells, player: acting } = vm;
      const asking = vm.env + me;
      const held = cells[asking];
      cells[asking] = acting;
      const first = cells.subarray(order, order + players).indexOf(acting);
      let n = 0;
      for (let i = others ? 1 : 0; i < players; i++) {
        vm.player = cells[order + ((first + i) % players)];
        if (fits === undefined || fits(vm)) out[n++] = vm.player;
      }
      vm.player = acting;
      cells[asking] = held;
      return n;
    },
  };
}
