/** Amounts of counters, and who or what has them besides the acting player. */
import type { Holder, Item, OnSites } from '../../dsl/internal.ts';
import { CARDS_GAINED } from '../machine/compiled-game.ts';
import type { Holding } from '../machine/holding.ts';
import type { Portion } from '../nodes/gain.ts';
import type { Compiler } from './compiler.ts';
import { compileNum } from './numbers.ts';

/** So much of a counter, or of the cards that are gained. */
export function portion(compiler: Compiler, item: Item, counter: string | null): Portion {
  const n = compileNum(compiler, item.n);
  const every = item.per ? compileNum(compiler, item.per.every) : null;
  const of = item.per ? compileNum(compiler, item.per.of) : null;
  if (counter === null) return { n, every, of, counter: CARDS_GAINED, cell: -1, stride: 0 };
  const entry = compiler.tables.counter.get(counter)!;
  return {
    n,
    every,
    of,
    counter: entry.index,
    cell: entry.at,
    stride: entry.game ? 0 : compiler.tables.layout.nPlayerCounters,
  };
}

/** Who has counters, the sites as a set. */
export const holding = (compiler: Compiler, of: Holder | OnSites): Holding =>
  of.type === 'sites' ? { type: 'sites', sites: compiler.sites(of.sites) } : of;

/** Of counters; cards and classes have none. */
export const counterPortions = (compiler: Compiler, items: readonly Item[]): Portion[] =>
  items.flatMap((item) => (item.what.k === 'counter' ? [portion(compiler, item, item.what.counter)] : []));
