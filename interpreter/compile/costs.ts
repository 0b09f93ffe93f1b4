/** Costs compiled: amounts as numbers of the machine, and as fixed vectors where nothing can change them. */
import type { Cost } from '../../dsl/internal.ts';
import { compileNum, constantOf } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import type { CompiledCost, NumFn } from '../machine/compiled-game.ts';

export function compileCost(compiler: Compiler, cost: Cost): CompiledCost {
  switch (cost.k) {
    case 'free':
    case 'usual':
      return cost;
    case 'price':
      return { k: 'price', v: cost.of };
    case 'less':
    case 'amounts': {
      const alternatives = cost.alternatives.map((items) =>
        items.map((i) => ({ counter: compiler.playerCounter(i.counter), n: compileNum(compiler, i.n) })),
      );
      if (cost.k === 'less') return { k: 'less', alternatives };
      return { k: 'amounts', alternatives, fixed: fixedAmounts(alternatives, compiler.tables.layout.nPlayerCounters) };
    }
  }
}

/** The alternatives as vectors by player counter; null if an amount depends on the position. */
export function fixedAmounts(alternatives: { counter: number; n: NumFn }[][], counters: number): Int32Array[] | null {
  const vectors: Int32Array[] = [];
  for (const items of alternatives) {
    const vector = new Int32Array(counters);
    for (const item of items) {
      const n = constantOf(item.n);
      if (n === undefined) return null;
      vector[item.counter] += n;
    }
    vectors.push(vector);
  }
  return vectors;
}
