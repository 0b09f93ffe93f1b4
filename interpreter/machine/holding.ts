/** Who or what has counters besides the acting player: another player, a card, or sites. */
import type { Holder } from '../../dsl/internal.ts';
import { members } from './board.ts';
import type { SitesFn } from './compiled-game.ts';
import { canLieAt } from './things-on-sites.ts';
import type { Vm } from './vm.ts';

export type OnSites = { type: 'sites'; sites: SitesFn };
export type Holding = Holder | OnSites;

/** Lists those of the sites on which a counter may lie; how many they are. */
export function placesFor(vm: Vm, { sites }: OnSites, counter: number, out: Int32Array): number {
  const all = members(vm, sites(vm), out);
  let n = 0;
  for (let i = 0; i < all; i++) if (canLieAt(vm, out[i], counter)) out[n++] = out[i];
  return n;
}
