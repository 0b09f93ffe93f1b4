/** The ways of all boards of a pack: named steps from site to site. */
import { DIRECTIONS } from './grid.ts';
import type { BoardDef } from './model.ts';

interface Ways {
  /** those of grids first, clockwise from the north */
  ids: string[];
  /** how many of them are directions of grids */
  directions: number;
}

export function waysOf(boards: readonly BoardDef[]): Ways {
  const directions = new Set<string>();
  const others = new Set<string>();
  for (const { grid, sites } of boards) {
    for (const { ways } of sites) for (const way of Object.keys(ways ?? {})) (grid ? directions : others).add(way);
  }
  const ofGrids = DIRECTIONS.filter((way) => directions.has(way));
  return {
    ids: [...ofGrids, ...[...others, ...directions].filter((way) => !ofGrids.some((one) => one === way))],
    directions: ofGrids.length,
  };
}
