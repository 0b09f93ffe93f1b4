/** Sets of players: who fits a condition, asked as if each of them acted. */
import type { Players } from '../../dsl/internal.ts';
import type { PlayersFn } from '../machine/compiled-game.ts';
import type { Compiler } from './compiler.ts';
import { compileCond } from './numbers.ts';

/** In the order of play, from the one who acts. Seats are around the table: on the left of each is the next one. */
export function compilePlayers(compiler: Compiler, { others, side, me, test }: Players): PlayersFn {
  const { order, players } = compiler.tables.layout;
  const step = side === undefined ? 0 : side === 'left' ? 1 : players - 1;
  const fits = test && compileCond(compiler, test);
  return {
    list: (vm, out) => {
      const { cells, player: acting } = vm;
      const asking = vm.env + me;
      const held = cells[asking];
      cells[asking] = acting;
      const first = cells.subarray(order, order + players).indexOf(acting);
      let n = 0;
      for (let i = others || side ? 1 : 0; i < players; i++) {
        vm.player = cells[order + ((first + i) % players)];
        if (side && vm.player !== (acting + step) % players) continue;
        if (fits === undefined || fits(vm)) out[n++] = vm.player;
      }
      vm.player = acting;
      cells[asking] = held;
      return n;
    },
  };
}
