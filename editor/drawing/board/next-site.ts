/** Which site an arrow key leads to. */
import type { Places } from './place-sites.ts';
import { wordTable } from '../../../dsl/internal.ts';

const WAYS: Record<string, [number, number]> = wordTable({
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
});

/** The nearest site in the direction of the key; distance across it counts more. None at the edge, or for another key. */
export function nextSite(places: Places, from: string, key: string): string | undefined {
  const here = places.get(from);
  const way = WAYS[key];
  if (!here || !way) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const [id, { x, y }] of places) {
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const across = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    const cost = along > 0.05 ? along + 2.2 * across : Infinity;
    if (cost < least) {
      best = id;
      least = cost;
    }
  }
  return best;
}
