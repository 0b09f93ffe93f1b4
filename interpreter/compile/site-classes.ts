/**
 * Sites of a board that are interchangeable: same kind, tags, numbers, bonus, surcharge, programs and
 * neighbours, one another apart, and no effect names one of them. Exchanging two of them changes no result, so look-ahead tries
 * only one. Two that are not adjacent have the same neighbours; of two that are, each has them with itself: both are looked up.
 */
import { nodesOf, type PackModel, type SiteDef } from '../../dsl/internal.ts';
import type { Tables } from '../position/tables.ts';

/** By board, for each site the number of the first site of its class. */
export function siteClasses(model: PackModel, tables: Tables): Int32Array[] {
  const named = new Set(nodesOf(model, 'sites', 'site').map(({ id }) => id));
  const descriptions = new Map<SiteDef, string>();
  for (const { sites } of tables.boardDefs) for (const site of sites) descriptions.set(site, describe(site));
  return tables.boards.map(({ sites, adjacent }) => {
    const first = new Map<string, number>();
    return Int32Array.from(sites, (site, i) => {
      // where named ways lead is not compared
      if (site === null || site.ways || named.has(site.id)) return i;
      const neighbours = adjacent.slice(i * tables.setSize, (i + 1) * tables.setSize);
      const apart = `${descriptions.get(site)} ${neighbours.join()}`;
      neighbours[i >> 5] |= 1 << (i & 31);
      const beside = `${descriptions.get(site)} with itself ${neighbours.join()}`;
      const found = first.get(apart) ?? first.get(beside) ?? i;
      first.set(apart, found);
      first.set(beside, found);
      return found;
    });
  });
}

/** All that a site is but its id, its place in the file and its neighbours. */
const describe = ({ kind, tags, bonus, surcharge, attributes, programs }: SiteDef): string =>
  JSON.stringify([kind, [...tags].sort(), bonus, surcharge, attributes, programs], (key, value: unknown) =>
    key === 'origin' ? undefined : value,
  );
