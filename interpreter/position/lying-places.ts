/** Where it is counted what lies on sites: half a cell for each site on which a counter may lie, or for each player there. */
import type { BoardDef, CounterDef, PackModel, SiteDef } from '../../dsl/internal.ts';

/** Of one counter: where its cells are. */
export interface LyingPlaces {
  counter: string;
  /**
   * by site as pieces are counted (those of the first player's board, of the second, …, then those between the players): its first
   * cell, from the beginning of all cells for what lies on sites; -1 where the counter cannot lie
   */
  cells: Int32Array;
  /** cells of a site between the players, one for each of them if the counter is theirs */
  perSharedSite: number;
}

const canLie = ({ liesOn }: CounterDef, { kind, tags }: SiteDef): boolean =>
  liesOn!.includes(kind) || tags.some((tag) => liesOn!.includes(tag));

/** The places of each counter that may lie on sites, and how many cells they have together. */
export function lyingPlaces(
  model: PackModel,
  boards: readonly BoardDef[],
  players: number,
): { places: LyingPlaces[]; cells: number } {
  const own = boards.filter(({ of }) => of === 'player');
  const ownSites = Math.max(0, ...own.map(({ sites }) => sites.length));
  const shared = boards.flatMap(({ of, sites }) => (of === 'game' ? sites : []));
  let next = 0;
  const places = model.counters.flatMap((counter) => {
    if (!counter.liesOn) return [];
    const perSharedSite = counter.of === 'player' ? players : 1;
    const cells = new Int32Array(ownSites * players + shared.length).fill(-1);
    const place = (at: number, size: number): void => {
      cells[at] = next;
      next += size;
    };
    for (let at = 0; at < ownSites * players; at++) {
      const sites = own.flatMap((board) => board.sites[at % ownSites] ?? []);
      if (sites.some((site) => canLie(counter, site))) place(at, 1);
    }
    shared.forEach((site, i) => canLie(counter, site) && place(ownSites * players + i, perSharedSite));
    return [{ counter: counter.id, cells, perSharedSite }];
  });
  return { places, cells: next };
}
