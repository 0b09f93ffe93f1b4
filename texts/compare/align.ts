/** Alignment of two lists: which items belong together, and which are left over on either side. */

/** Two items that belong together, or one that has no partner. */
export interface Pair<T> {
  a?: T;
  b?: T;
}

/** A pair with its position in `a`; an item of `b` alone comes half a step before the next item of `a`. */
interface PositionedPair<T> extends Pair<T> {
  at: number;
}

interface Positioned<T> {
  item: T;
  at: number;
}

/** How much it costs to pair two items, and to leave one without a partner. */
interface Costs<T> {
  pair: (a: T, b: T) => number;
  alone: number;
}

/**
 * The cheapest way to pair the items of two lists. Either all pairs keep the order of both lists, or items that are the same are
 * paired wherever they are (`moved`, if their order differs) and only the rest stays in order.
 *
 * @param same whether two items are the same and may be paired out of order
 * @param cost the cost of pairing two items
 * @param alone the cost of an item without a partner
 */
export function align<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean,
  cost: (a: T, b: T) => number,
  alone: number,
): { pairs: Pair<T>[]; moved: boolean } {
  const costs: Costs<T> = { pair: cost, alone };
  const anywhere = alignAnywhere(a, b, same, costs);
  if (!anywhere.moved) return anywhere;
  const inOrder = alignInOrder(withPositions(a), withPositions(b), costs);
  // an order that differs is one difference more
  return totalCost(inOrder, costs) <= totalCost(anywhere.pairs, costs) + 1
    ? { pairs: inOrder, moved: false }
    : anywhere;
}

/** Index pairs of the longest sequence of items that both lists share in the same order. */
export function longestCommonSubsequence<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean,
): [number, number][] {
  const indexes = (list: readonly T[]): Positioned<number>[] => withPositions([...list.keys()]);
  const costs: Costs<number> = { pair: (i, j) => (same(a[i], b[j]) ? 0 : Infinity), alone: 1 };
  return alignInOrder(indexes(a), indexes(b), costs).flatMap(({ a: i, b: j }): [number, number][] =>
    i === undefined || j === undefined ? [] : [[i, j]],
  );
}

const withPositions = <T>(list: readonly T[]): Positioned<T>[] => list.map((item, at) => ({ item, at }));

function totalCost<T>(pairs: readonly Pair<T>[], { pair: cost, alone }: Costs<T>): number {
  return pairs.reduce((total, { a, b }) => total + (a !== undefined && b !== undefined ? cost(a, b) : alone), 0);
}

function alignAnywhere<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean,
  costs: Costs<T>,
): { pairs: Pair<T>[]; moved: boolean } {
  const taken = new Set<number>();
  const partnerOf = new Map<number, number>();
  a.forEach((item, i) => {
    // the item at the same position first, so that equal items do not count as moved
    const candidates = [i, ...b.keys()].filter((j) => j < b.length && !taken.has(j) && same(item, b[j]));
    if (candidates.length > 0) {
      taken.add(candidates[0]);
      partnerOf.set(i, candidates[0]);
    }
  });
  const order = [...partnerOf.values()];
  const moved = order.some((j, i) => i > 0 && j < order[i - 1]);
  const restOfA = withPositions(a).filter(({ at }) => !partnerOf.has(at));
  const restOfB = withPositions(b).filter(({ at }) => !taken.has(at));
  const pairs: PositionedPair<T>[] = [...partnerOf].map(([i, j]) => ({ a: a[i], b: b[j], at: i }));
  return {
    pairs: [...pairs, ...alignInOrder(restOfA, restOfB, costs)]
      .sort((x, y) => x.at - y.at)
      .map(({ at: _, ...pair }) => pair),
    moved,
  };
}

/** Edit distance with costs: `best[i][j]` is the least cost of aligning what follows `i` in `a` and `j` in `b`. */
function alignInOrder<T>(
  a: readonly Positioned<T>[],
  b: readonly Positioned<T>[],
  { pair: cost, alone }: Costs<T>,
): PositionedPair<T>[] {
  const best = a.map(() => b.map(() => 0));
  const costFrom = (i: number, j: number): number => {
    if (i === a.length) return (b.length - j) * alone;
    if (j === b.length) return (a.length - i) * alone;
    return best[i][j];
  };
  const costOfPair = (i: number, j: number): number => cost(a[i].item, b[j].item) + costFrom(i + 1, j + 1);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      best[i][j] = Math.min(costOfPair(i, j), alone + costFrom(i + 1, j), alone + costFrom(i, j + 1));
    }
  }
  const pairs: PositionedPair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && costFrom(i, j) === costOfPair(i, j)) {
      pairs.push({ a: a[i].item, b: b[j].item, at: a[i].at });
      i++;
      j++;
    } else if (i < a.length && costFrom(i, j) === alone + costFrom(i + 1, j)) {
      pairs.push({ a: a[i].item, at: a[i].at });
      i++;
    } else {
      pairs.push({ b: b[j].item, at: b[j].at - 0.5 });
      j++;
    }
  }
  return pairs;
}
