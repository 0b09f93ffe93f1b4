/** Who or what has counters besides the acting player: another player, a card, or sites. */
import type { Holder } from '../../dsl/internal.ts';
import { members } from './board.ts';
import type { SitesFn } from './compiled-game.ts';
import { canLieAt } from './things-on-sites.ts';
import type { Vm } from './vm.ts';

export type OnSites = { type: 'sites'; sites: SitesFn };
export type Holding = Holder | OnSites;

/** Those of the sites on which a counter may lie. */
export function placesFor(vm: Vm, { sites }: OnSites, counter: number): number[] {
  const all = new Int32Array(vm.siteBuffer.length);
  const n = members(vm, sites(vm), all);
  return Array.from(all.subarray(0, n)).filter((site) => canLieAt(vm, site, counter));
}
