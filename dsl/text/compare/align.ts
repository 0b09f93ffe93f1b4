/** Two lists side by side: which belongs to which, what is left on either side. */
export interface Pair<T> {
  a?: T;
  b?: T;
}

/**
 * The cheapest way to pair the items of two lists: in their order; or what is the same on both sides wherever it stands, and the
 * rest in its order. `moved`: some of the same ones stand in another order.
 */
export function align<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean,
  cost: (a: T, b: T) => number,
  alone: number,
): { pairs: Pair<T>[]; moved: boolean } {
  const anywhere = alignAnywhere(a, b, same, cost, alone);
  if (!anywhere.moved) return anywhere;
  const inOrder = alignInOrder(withPositions(a), withPositions(b), cost, alone);
  const price = (pairs: Pair<T>[]): number =>
    pairs.reduce(
      (total, pair) => total + (pair.a !== undefined && pair.b !== undefined ? cost(pair.a, pair.b) : alone),
      0,
    );
  return price(inOrder) <= price(anywhere.pairs) + 1 ? { pairs: inOrder, moved: false } : anywhere;
}

const withPositions = <T>(list: readonly T[]): Positioned<T>[] => list.map((item, at) => ({ item, at }));

function alignAnywhere<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean,
  cost: (a: T, b: T) => number,
  alone: number,
): { pairs: Pair<T>[]; moved: boolean } {
  const taken = new Set<number>();
  const partner = new Map<number, number>();
  a.forEach((item, i) => {
    // the one at the same place first, so that equal items are not called moved
    const candidates = [i, ...b.keys()].filter((j) => j < b.length && !taken.has(j) && same(item, b[j]));
    if (candidates.length > 0) {
      taken.add(candidates[0]);
      partner.set(i, candidates[0]);
    }
  });
  const order = [...partner.values()];
  const moved = order.some((j, i) => i > 0 && j < order[i - 1]);
  const restA = a.flatMap((item, i) => (partner.has(i) ? [] : [{ item, at: i }]));
  const restB = b.flatMap((item, j) => (taken.has(j) ? [] : [{ item, at: j }]));
  const pairs = [...partner].map(([i, j]) => ({ a: a[i], b: b[j], at: i }));
  return {
    pairs: [...pairs, ...alignInOrder(restA, restB, cost, alone)]
      .sort((x, y) => x.at - y.at)
      .map(({ at: _, ...pair }) => pair),
    moved,
  };
}

interface Positioned<T> {
  item: T;
  at: number;
}

function alignInOrder<T>(
  a: Positioned<T>[],
  b: Positioned<T>[],
  cost: (a: T, b: T) => number,
  alone: number,
): (Pair<T> & { at: number })[] {
  const best = a.map(() => b.map(() => 0));
  const total = (i: number, j: number): number =>
    i === a.length ? (b.length - j) * alone : j === b.length ? (a.length - i) * alone : best[i][j];
  const paired = (i: number, j: number): number => cost(a[i].item, b[j].item) + total(i + 1, j + 1);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      best[i][j] = Math.min(paired(i, j), alone + total(i + 1, j), alone + total(i, j + 1));
    }
  }
  const out: (Pair<T> & { at: number })[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && total(i, j) === paired(i, j)) {
      out.push({ a: a[i].item, b: b[j].item, at: a[i].at });
      i++;
      j++;
    } else if (i < a.length && total(i, j) === alone + total(i + 1, j)) out.push({ a: a[i].item, at: a[i++].at });
    else out.push({ b: b[j].item, at: b[j++].at - 0.5 });
  }
  return out;
}
