/** Cards in zones: linked lists in the position. A zone without order is kept sorted, so that equal positions are equal arrays. */
import {
  CARD_FLAGS,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  FLAG_USED,
  ZONE_COUNT,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from '../position/layout.ts';
import { shuffle } from './random.ts';
import { stale } from './board.ts';
import type { Vm } from './vm.ts';

const cardCell = (vm: Vm, card: number): number => vm.game.tables.layout.cards + card * CARD_SIZE;
const zoneCell = (vm: Vm, zone: number): number => vm.game.tables.layout.zones + zone * ZONE_SIZE;

/** Number of a zone for a player: the player's own, or the game's. */
export function zoneFor(vm: Vm, zone: { game: boolean; at: number }, player: number): number {
  return zone.game ? zone.at : zone.at + player * vm.game.tables.playerZones;
}
/** The zone of a player's tiles on the board. */
export const tilesZone = (vm: Vm, player: number): number =>
  vm.game.tables.gameZones + (player + 1) * vm.game.tables.playerZones - 1;

export const zoneOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_ZONE];
export const flagsOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_FLAGS];
export const countIn = (vm: Vm, zone: number): number => vm.cells[zoneCell(vm, zone) + ZONE_COUNT];
export const firstIn = (vm: Vm, zone: number): number => vm.cells[zoneCell(vm, zone) + ZONE_HEAD];
export const nextOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_NEXT];

export function setFlag(vm: Vm, card: number, flag: number, on: boolean): void {
  const at = cardCell(vm, card) + CARD_FLAGS;
  vm.changes++;
  vm.cells[at] = on ? vm.cells[at] | flag : vm.cells[at] & ~flag;
}

/** Owner of the zone in which the card lies, or -1. */
export function ownerOf(vm: Vm, card: number): number {
  const zone = zoneOf(vm, card);
  return zone < 0 ? -1 : vm.game.tables.zoneDefs[zone].player;
}

function touch(vm: Vm, zone: number): void {
  const def = vm.game.tables.zoneDefs[zone];
  if (!def.listening) return;
  const derivedLayout = vm.game.derivedLayout;
  for (let p = 0; p < vm.game.tables.players; p++) {
    if (def.player >= 0 && def.player !== p) continue;
    vm.derived[p * derivedLayout.perPlayer + derivedLayout.mask] = -1;
    if (vm.game.anyTreat) stale(vm, p);
  }
}

/** Takes a card out of its zone. */
export function takeOut(vm: Vm, card: number): void {
  const cells = vm.cells;
  const c = cardCell(vm, card);
  const zone = cells[c + CARD_ZONE];
  if (zone < 0) return;
  const z = zoneCell(vm, zone);
  const prev = cells[c + CARD_PREV];
  const next = cells[c + CARD_NEXT];
  if (prev >= 0) cells[cardCell(vm, prev) + CARD_NEXT] = next;
  else cells[z + ZONE_HEAD] = next;
  if (next >= 0) cells[cardCell(vm, next) + CARD_PREV] = prev;
  else cells[z + ZONE_TAIL] = prev;
  cells[z + ZONE_COUNT]--;
  cells[c + CARD_ZONE] = -1;
  cells[c + CARD_PREV] = -1;
  cells[c + CARD_NEXT] = -1;
  touch(vm, zone);
}

/** Puts a card into a zone: on top, at the bottom, or in its place when the zone has no order.  */
export function putIn(vm: Vm, card: number, zone: number, where: 'top' | 'bottom'): void {
  const cells = vm.cells;
  const c = cardCell(vm, card);
  const z = zoneCell(vm, zone);
  const def = vm.game.tables.zoneDefs[zone];
  let after: number; // the card before it
  if (def.order === 'set') {
    after = cells[z + ZONE_TAIL];
    while (after > card) after = cells[cardCell(vm, after) + CARD_PREV];
  } else after = where === 'top' ? -1 : cells[z + ZONE_TAIL];
  const next = after < 0 ? cells[z + ZONE_HEAD] : cells[cardCell(vm, after) + CARD_NEXT];
  cells[c + CARD_ZONE] = zone;
  cells[c + CARD_PREV] = after;
  cells[c + CARD_NEXT] = next;
  if (after < 0) cells[z + ZONE_HEAD] = card;
  else cells[cardCell(vm, after) + CARD_NEXT] = card;
  if (next < 0) cells[z + ZONE_TAIL] = card;
  else cells[cardCell(vm, next) + CARD_PREV] = card;
  cells[z + ZONE_COUNT]++;
  vm.changes++;
  touch(vm, zone);
}

/** Moves a card. That it was used and its marks last only while it stays in zones that listen. */
export function moveCard(vm: Vm, card: number, zone: number, where: 'top' | 'bottom'): void {
  const defs = vm.game.tables.zoneDefs;
  const from = zoneOf(vm, card);
  takeOut(vm, card);
  if (from >= 0 && defs[from].listening && !defs[zone].listening) {
    const c = cardCell(vm, card);
    vm.cells[c + CARD_FLAGS] &= ~(FLAG_USED | ~7);
    vm.cells[c + CARD_FLAGS + 1] = 0;
    if (vm.game.anyStateTrigger) resetStateTriggers(vm, card);
  }
  putIn(vm, card, zone, where);
  if (vm.lookAhead === 0 && knowledgeGrows(vm, from, zone)) vm.learned = true;
}

/**
 * Whether somebody learns by it what was hidden from the one who acts: a card leaves a zone into which nobody sees, or
 * goes from one player's hidden zone to another's. Showing an own card counts for nothing: one knew it before.
 */
function knowledgeGrows(vm: Vm, from: number, to: number): boolean {
  const defs = vm.game.tables.zoneDefs;
  if (from < 0) return false;
  const a = defs[from];
  const b = defs[to];
  if (b.visible === 'none' || a.visible === 'all') return false;
  if (a.visible === 'none') return true;
  return b.visible === 'owner' && a.player !== b.player;
}

/** Whether the acting player may not know which card is on top of this zone. */
export const isHidden = (vm: Vm, zone: number): boolean => {
  const def = vm.game.tables.zoneDefs[zone];
  return def.visible === 'none' || (def.visible === 'owner' && def.player !== vm.player);
};

export function shuffleZone(vm: Vm, zone: number): void {
  if (vm.lookAhead > 0) return;
  const cells = vm.cells;
  const z = zoneCell(vm, zone);
  const n = cells[z + ZONE_COUNT];
  const list = vm.cardList;
  let i = 0;
  for (let card = cells[z + ZONE_HEAD]; card >= 0; card = nextOf(vm, card)) list[i++] = card;
  // From sorted, so that the result depends on which cards there are and not on how they came to lie.
  list.subarray(0, n).sort();
  shuffle(cells, list, 0, n);
  for (i = 0; i < n; i++) {
    const c = cardCell(vm, list[i]);
    cells[c + CARD_PREV] = i > 0 ? list[i - 1] : -1;
    cells[c + CARD_NEXT] = i < n - 1 ? list[i + 1] : -1;
  }
  cells[z + ZONE_HEAD] = n > 0 ? list[0] : -1;
  cells[z + ZONE_TAIL] = n > 0 ? list[n - 1] : -1;
}

/** Makes sure that the zone has a card on top, by its refill. False when there is none to be had. */
export function topUp(vm: Vm, zone: number): boolean {
  if (countIn(vm, zone) > 0) return true;
  const refill = vm.game.tables.zoneDefs[zone].refill;
  if (refill < 0 || countIn(vm, refill) === 0 || vm.lookAhead > 0) return false;
  for (let card = firstIn(vm, refill); card >= 0; card = firstIn(vm, refill)) moveCard(vm, card, zone, 'bottom');
  shuffleZone(vm, zone);
  vm.sink?.push({ type: 'refill', player: vm.player, zone: vm.game.tables.zoneDefs[zone].id });
  return true;
}

/** A card left the zones that listen: its `as soon as` effects can happen again. */
function resetStateTriggers(vm: Vm, card: number): void {
  const { stateTriggers } = vm.game.effectsOfCard[card];
  const fired = vm.game.tables.layout.fired + vm.game.tables.firstStateTrigger[card];
  for (let i = 0; i < stateTriggers.length; i++) vm.cells[fired + i] = 0;
}
