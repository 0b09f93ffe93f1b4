/** What lies on sites: counters that say so, for each site by itself, and on boards between the players for each of them if theirs. */
import { atPlace, placeOfHalf, putAtPlace } from '../position/halves.ts';
import { withinLying } from './stopped.ts';
import { siteCell } from './board.ts';
import { cardLaidAt } from './laid.ts';
import { foreignOn, placeOnCard } from './things-on-cards.ts';
import type { Vm } from './vm.ts';

/** Where it is counted what a player has lying on a site itself; -1 where only a card may hold it, or nothing. */
function ownPlaceOf(vm: Vm, player: number, site: number, counter: number): number {
  const { layout, lying } = vm.game.tables;
  const places = lying.get(counter);
  const first = places?.cells[siteCell(vm, player, site) - layout.pieces] ?? -1;
  if (first < 0) return -1;
  return placeOfHalf(layout.lying + first + (site >= layout.ownSites && places!.perSharedSite > 1 ? player : 0));
}

/** The same on a site, or on a card that is laid there; -1 where it cannot lie. */
function placeOf(vm: Vm, player: number, site: number, counter: number): number {
  const own = ownPlaceOf(vm, player, site, counter);
  if (own >= 0) return own;
  const card = cardLaidAt(vm, player, site);
  return card < 0 ? -1 : placeOnCard(vm, card, counter, player);
}

/** Whether it lies on the site itself, and not on a card that is laid there. */
export const liesOnSiteItself = (vm: Vm, player: number, site: number, counter: number): boolean =>
  ownPlaceOf(vm, player, site, counter) >= 0;

/** How much of a counter lies on a site: of a player's, what that player has there. */
export function lyingAt(vm: Vm, player: number, site: number, counter: number): number {
  const place = placeOf(vm, player, site, counter);
  return place < 0 ? 0 : atPlace(vm, place);
}

/** Of a player's counter, what all others have there. */
export function foreignAt(vm: Vm, site: number, counter: number): number {
  const { layout, lying } = vm.game.tables;
  const card = cardLaidAt(vm, vm.player, site);
  if (card >= 0 && placeOnCard(vm, card, counter, vm.player) >= 0) return foreignOn(vm, card, counter);
  if (site < layout.ownSites || lying.get(counter)?.perSharedSite === 1) return 0;
  let sum = 0;
  for (let player = 0; player < layout.players; player++) {
    if (player !== vm.player) sum += lyingAt(vm, player, site, counter);
  }
  return sum;
}

/** Whether the counter may lie there. */
export const canLieAt = (vm: Vm, site: number, counter: number): boolean => mayLieAt(vm, vm.player, site, counter);
/** The same of what a player has. */
export const mayLieAt = (vm: Vm, player: number, site: number, counter: number): boolean =>
  placeOf(vm, player, site, counter) >= 0;

/** Changes how much of it a player, or nobody, has lying there, as it is in a position; nothing where it cannot lie. */
export function putLyingAt(vm: Vm, player: number, site: number, counter: number, n: number): void {
  const place = placeOf(vm, player, site, counter);
  if (place >= 0) putAtPlace(vm, place, withinLying(n));
}

/** Changes how much of it the acting player, or nobody, has lying there. */
export function setLyingAt(vm: Vm, site: number, counter: number, n: number): void {
  const before = lyingAt(vm, vm.player, site, counter);
  if (before === n || !canLieAt(vm, site, counter)) return;
  putLyingAt(vm, vm.player, site, counter, n);
  vm.changes++;
  vm.sink?.lying(vm, counter, site, n - before);
}

/** So much more lies there, or less. */
export const addLyingAt = (vm: Vm, site: number, counter: number, n: number): void =>
  setLyingAt(vm, site, counter, lyingAt(vm, vm.player, site, counter) + n);
