/** How many steps lead from sites to others, breadth first. */
import type { Num } from '../../dsl/internal.ts';
import type { NumFn } from '../machine/compiled-game.ts';
import { boardOf, popcount } from '../machine/board.ts';
import type { Compiler } from './compiler.ts';
import { neighbours } from './neighbours.ts';

/** Where none of them can be reached, as many as there are sites: more than every distance. */
export function compileDistance(compiler: Compiler, num: Num & { k: 'distance' }): NumFn {
  const { setSize } = compiler.tables;
  const from = compiler.sites(num.from);
  const to = compiler.sites(num.to);
  const [reached, front] = [compiler.register(), compiler.register()];
  return (vm) => {
    const { sets } = vm;
    const { links, all } = boardOf(vm, vm.player);
    const start = from(vm);
    for (let w = 0; w < setSize; w++) sets[reached + w] = sets[front + w] = sets[start + w];
    const goal = to(vm);
    for (let steps = 0; ; steps++) {
      for (let w = 0; w < setSize; w++) if ((sets[front + w] & sets[goal + w]) !== 0) return steps;
      neighbours(vm, links, front, front);
      let grew = false;
      for (let w = 0; w < setSize; w++) {
        const fresh = sets[front + w] & ~sets[reached + w];
        sets[front + w] = fresh;
        sets[reached + w] |= fresh;
        grew ||= fresh !== 0;
      }
      if (!grew) return sizeOf(all);
    }
  };
}

function sizeOf(set: Int32Array): number {
  let n = 0;
  for (const word of set) n += popcount(word);
  return n;
}
