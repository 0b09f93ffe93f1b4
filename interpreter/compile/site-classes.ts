/**
 * Sites of a board that are interchangeable: same kind, tags, numbers, bonus, surcharge, programs and
 * neighbours, and no effect names one of them. Exchanging two of them changes no result, so look-ahead tries only one.
 */
import { nodesOf, type PackModel, type SiteDef } from '../../dsl/internal.ts';
import type { BoardTable, Tables } from '../position/tables.ts';

/** By board, for each site the number of the first site of its class. */
export function siteClasses(model: PackModel, tables: Tables): Int32Array[] {
  const named = new Set(nodesOf(model, 'sites', 'site').map(({ id }) => id));
  const descriptions = new Map<SiteDef, string>();
  for (const { sites } of tables.boardDefs) for (const site of sites) descriptions.set(site, describe(site));
  return tables.boards.map(({ sites, adjacent }) =>
    Int32Array.from(sites, (site, i) => {
      // where named ways lead is not compared
      if (site === null || site.ways || named.has(site.id)) return i;
      const first = sites.findIndex(
        (other, j) =>
          other !== null &&
          !other.ways &&
          !named.has(other.id) &&
          descriptions.get(other) === descriptions.get(site) &&
          haveSameNeighbours(adjacent, tables.setSize, i, j),
      );
      return first < 0 ? i : first;
    }),
  );
}

/** All that a site is but its id, its place in the file and its neighbours. */
const describe = ({ kind, tags, bonus, surcharge, attributes, programs }: SiteDef): string =>
  JSON.stringify([kind, [...tags].sort(), bonus, surcharge, attributes, programs], (key, value: unknown) =>
    key === 'origin' ? undefined : value,
  );

/** Whether two sites, or one and itself, have the same neighbours, one another apart. */
function haveSameNeighbours(adjacent: BoardTable['adjacent'], setSize: number, a: number, b: number): boolean {
  for (let w = 0; w < setSize; w++) {
    const both = (a >> 5 === w ? 1 << (a & 31) : 0) | (b >> 5 === w ? 1 << (b & 31) : 0);
    if ((adjacent[a * setSize + w] & ~both) !== (adjacent[b * setSize + w] & ~both)) return false;
  }
  return true;
}
