/** Resolves costs. */
import type { Amount } from '../words/resolver.ts';

import type { CostNode, ItemNode } from '../syntax/ast.ts';
import type { Cost } from './ir.ts';
import { resolveItem } from './items.ts';
import { resolveRef } from './refs.ts';
import type { Scope } from './scope.ts';

/** largest amount of a class in a cost, because every combination of its counters is listed */
const MOST_OF_CLASS = 4;

/** `free`, `usual`, `1 credit, 1 kelp or 1 science`, `price of it` */
export function resolveCost(cost: CostNode, scope: Scope): Cost {
  switch (cost.kind) {
    case 'free':
    case 'usual':
      return { k: cost.kind };
    case 'price': {
      const card = resolveRef(cost.of, ['card'], scope);
      return card ? { k: 'price', of: card.v } : { k: 'usual' };
    }
    case 'amounts':
      return {
        k: cost.less ? 'less' : 'amounts',
        alternatives: cost.alternatives.flatMap((items) => resolveAmounts(items, scope)),
      };
  }
}

/** The ways of paying a list of amounts: one, or several where it names a class of counters. */
export function resolveAmounts(items: ItemNode[], scope: Scope): Amount[][] {
  let ways: Amount[][] = [[]];
  for (const item of items) {
    const choices = waysToPay(item, scope);
    ways = ways.flatMap((way) => choices.map((choice) => [...way, ...choice]));
  }
  return ways;
}

function waysToPay(item: ItemNode, scope: Scope): Amount[][] {
  if (item.per) {
    scope.report('stray-per', item.per.of.range);
  }
  const resolved = resolveItem({ ...item, per: undefined }, scope);
  if (!resolved) return [[]];
  const { n, what } = resolved;
  switch (what.k) {
    case 'counter':
      return [[{ counter: what.counter, n }]];
    case 'cards':
      scope.report('cards-in-cost', item.range);
      return [[]];
    case 'class':
      if (what.same) return what.counters.map((counter) => [{ counter, n }]);
      if (n.k !== 'const' || n.n > MOST_OF_CLASS) {
        scope.report('class-in-cost', item.range, { limit: MOST_OF_CLASS });
        return [[]];
      }
      return combinations(what.counters, n.n).map(amountsOf);
  }
}

/** All ways to take `n` of the kinds, without regard to order. */
function combinations(kinds: string[], n: number): string[][] {
  if (n <= 0) return [[]];
  return kinds.flatMap((kind, i) => combinations(kinds.slice(i), n - 1).map((rest) => [kind, ...rest]));
}

function amountsOf(kinds: string[]): Amount[] {
  return [...new Set(kinds)].map((counter) => ({
    counter,
    n: { k: 'const', n: kinds.filter((kind) => kind === counter).length },
  }));
}
