/** Discounts and rates compiled: which payments, and what they change of the price. */
import type { ContinuousEffect, Num, Origin, PricedThings } from '../../dsl/internal.ts';
import { USE_BUILD, USE_PAY, USE_UPGRADE } from '../machine/codes.ts';
import type { AmountFn, CondFn, Discount, PricedThings as CompiledThings, Rate } from '../machine/compiled-game.ts';
import type { Compiler } from './compiler.ts';
import { countCell } from './count-cell.ts';
import { compileNum } from './numbers.ts';

/** Takes off whatever is there. */
const ALL = 0x7fffffff;

export function compileDiscount(compiler: Compiler, line: Extract<ContinuousEffect, { k: 'discount' }>): Discount {
  const { items } = line;
  const things = compilePricedThings(compiler, line);
  const counters = Array.from({ length: compiler.tables.layout.nPlayerCounters }, (_, counter) => counter);
  return {
    ...things,
    items: items ? compileAmounts(compiler, items) : counters.map((counter) => ({ counter, n: () => ALL })),
    fixed: items && !things.only ? fixedAmounts(compiler, items) : null,
  };
}

export function compileRate(compiler: Compiler, line: Extract<ContinuousEffect, { k: 'rate' }>): Rate {
  return {
    ...compilePricedThings(compiler, line),
    pay: compileAmounts(compiler, line.pay),
    instead: compileAmounts(compiler, line.instead),
  };
}

function compilePricedThings(compiler: Compiler, line: PricedThings & { origin: Origin }): CompiledThings {
  return {
    use: line.on === 'build' ? USE_BUILD : line.on === 'upgrade' ? USE_UPGRADE : USE_PAY,
    pieces: compiler.pieceTable(line.on === 'buy' ? [] : line.pieces),
    cards: line.on === 'buy' ? compiler.cards(line.bought.cards) : null,
    sites: line.on !== 'buy' && line.sites ? compiler.sites(line.sites) : null,
    only: compileOrdinal(compiler, line),
    origin: line.origin,
  };
}

const compileAmounts = (compiler: Compiler, items: readonly { counter: string; n: Num }[]): AmountFn[] =>
  items.map(({ counter, n }) => ({ counter: compiler.playerCounter(counter), n: compileNum(compiler, n) }));

/** The nth one of a period: n - 1 were built, upgraded or bought before. */
function compileOrdinal(compiler: Compiler, line: PricedThings): CondFn | null {
  if (line.on === 'buy') {
    const { nth } = line.bought;
    if (!nth) return null;
    const cell = countCell(compiler, line.bought);
    return (vm) => vm.cells[cell + vm.player] === nth.n - 1;
  }
  const { nthIn } = line;
  if (!nthIn) return null;
  const { on: verb, pieces } = line;
  const count = compileNum(compiler, { k: 'done-in-period', verb, pieces, period: nthIn.period });
  return (vm) => count(vm) === nthIn.n - 1;
}

/** The amounts by number of the player's counter, if none depends on the position or is below 0. */
function fixedAmounts(
  compiler: Compiler,
  items: readonly { counter: string; n: Num }[],
): readonly (readonly [number, number])[] | null {
  const amounts = items.flatMap(({ counter, n }) =>
    n.k === 'const' && n.n >= 0 ? [[compiler.playerCounter(counter), n.n] as const] : [],
  );
  return amounts.length === items.length ? amounts : null;
}
