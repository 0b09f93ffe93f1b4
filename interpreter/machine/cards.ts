/**
 * Cards in zones. Each zone is a doubly linked list in the cells of the position. A zone without order is sorted by card number, so
 * that equal positions are equal arrays.
 */
import {
  CARD_FLAGS,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  FLAG_ABILITY,
  FLAG_USED,
  ZONE_COUNT,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
  TURN_OF,
} from '../position/layout.ts';
import { shuffle } from './random.ts';
import { carryFace, forgetFaces, isFaceDown, knowsCard } from './faces.ts';
import { takeUp } from './laid.ts';
import { clearCard } from './things-on-cards.ts';
import { forgetMask, invalidatePredicates, noteTiles } from './board.ts';
import type { Tables } from '../position/tables.ts';
import type { Vm } from './vm.ts';

/** The bit of the first ability and all higher ones. */
const ABILITY_FLAGS = ~(FLAG_ABILITY - 1);

const cardCell = (vm: Vm, card: number): number => vm.game.tables.layout.cards + card * CARD_SIZE;
const zoneCell = (vm: Vm, zone: number): number => vm.game.tables.layout.zones + zone * ZONE_SIZE;

/** Index of a zone for a player: the player's own, or the game's. */
export function zoneFor(vm: Vm, zone: { game: boolean; at: number }, player: number): number {
  return zone.game ? zone.at : zone.at + player * vm.game.tables.playerZones;
}
/** The zone of a player's tiles on the board. */
export const tilesZone = (vm: Vm, player: number): number =>
  vm.game.tables.gameZones + (player + 1) * vm.game.tables.playerZones - 1;

export const isTilesZone = (vm: Vm, zone: number): boolean => {
  const { gameZones, playerZones } = vm.game.tables;
  return zone >= gameZones && (zone - gameZones + 1) % playerZones === 0;
};

/** Address of the cell of the site on which the card lies, or -1. */
export function tileCellOf({ cells, game }: Vm, card: number): number {
  const { tiles, players, ownSites, sharedSites } = game.tables.layout;
  const end = tiles + players * ownSites + sharedSites;
  for (let cell = tiles; cell < end; cell++) if (cells[cell] === card + 1) return cell;
  return -1;
}
/** A tile, or a card that is laid, goes elsewhere and leaves its site. */
export function takeOffBoard(vm: Vm, card: number): void {
  const cell = tileCellOf(vm, card);
  if (cell >= 0) vm.cells[cell] = 0;
  takeUp(vm, card);
  noteTiles(vm);
}

export const zoneOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_ZONE];
export const flagsOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_FLAGS];
export const countIn = (vm: Vm, zone: number): number => vm.cells[zoneCell(vm, zone) + ZONE_COUNT];
export const firstIn = (vm: Vm, zone: number): number => vm.cells[zoneCell(vm, zone) + ZONE_HEAD];
export const nextOf = (vm: Vm, card: number): number => vm.cells[cardCell(vm, card) + CARD_NEXT];

/** Writes the cards of the zone into `out`, from its top on; how many. */
export function listZone(vm: Vm, zone: number, out: Int32Array): number {
  const { cells } = vm;
  const next = vm.game.tables.layout.cards + CARD_NEXT;
  let n = 0;
  for (let card = cells[zoneCell(vm, zone) + ZONE_HEAD]; card >= 0; card = cells[next + card * CARD_SIZE]) {
    out[n++] = card;
  }
  return n;
}

/** The cards of the zone, from its top on, as a list of their own. */
export function cardsIn(vm: Vm, zone: number): number[] {
  const list: number[] = [];
  for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) list.push(card);
  return list;
}

export function setFlag(vm: Vm, card: number, flag: number, on: boolean): void {
  const at = cardCell(vm, card) + CARD_FLAGS;
  vm.changes++;
  vm.cells[at] = on ? vm.cells[at] | flag : vm.cells[at] & ~flag;
}

/** The player who owns the zone of the card, or -1. */
export function ownerOf(vm: Vm, card: number): number {
  const zone = zoneOf(vm, card);
  return zone < 0 ? -1 : vm.game.tables.zoneDefs[zone].player;
}

/** Discards derived data of the players for whom cards in this zone have continuous effects. */
function invalidateDerived(vm: Vm, zone: number): void {
  const def = vm.game.tables.zoneDefs[zone];
  if (!def.listening) return;
  for (let player = 0; player < vm.game.tables.players; player++) {
    if (def.player >= 0 && def.player !== player) continue;
    forgetMask(vm, player);
    if (vm.game.anyTreat || vm.game.anyAllow) invalidatePredicates(vm, player);
  }
}

/** Removes a card from its zone, if it is in one. */
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
  invalidateDerived(vm, zone);
}

/** Inserts a card that is in no zone: on top, at the bottom, or at its sorted place if the zone has no order. */
export function putIn(vm: Vm, card: number, zone: number, where: 'top' | 'bottom'): void {
  const cells = vm.cells;
  const c = cardCell(vm, card);
  const z = zoneCell(vm, zone);
  const def = vm.game.tables.zoneDefs[zone];
  let previous: number;
  if (def.order === 'set') {
    previous = cells[z + ZONE_TAIL];
    while (previous > card) previous = cells[cardCell(vm, previous) + CARD_PREV];
  } else previous = where === 'top' ? -1 : cells[z + ZONE_TAIL];
  const next = previous < 0 ? cells[z + ZONE_HEAD] : cells[cardCell(vm, previous) + CARD_NEXT];
  cells[c + CARD_ZONE] = zone;
  cells[c + CARD_PREV] = previous;
  cells[c + CARD_NEXT] = next;
  if (previous < 0) cells[z + ZONE_HEAD] = card;
  else cells[cardCell(vm, previous) + CARD_NEXT] = card;
  if (next < 0) cells[z + ZONE_TAIL] = card;
  else cells[cardCell(vm, next) + CARD_PREV] = card;
  cells[z + ZONE_COUNT]++;
  vm.changes++;
  invalidateDerived(vm, zone);
}

/**
 * Moves a card to another zone. It has no record of its use when it comes into a zone that does not listen, and nothing lies on it
 * then unless it is on a board. `isKnown`: whoever does not see the card knows which of its zone it is, as nobody has chosen it.
 */
export function moveCard(
  vm: Vm,
  card: number,
  zone: number,
  where: 'top' | 'bottom',
  isKnown = false,
  isDown = false,
): void {
  const defs = vm.game.tables.zoneDefs;
  const from = zoneOf(vm, card);
  const wasDown = isFaceDown(vm, card);
  const isLearned =
    vm.lookAhead === 0 && !isDown && (wasDown ? showsFace(vm, card, zone) : revealsCard(vm, from, zone));
  if (vm.game.tables.layout.hasFaces) carryFace(vm, card, from, !isKnown && isChosenFrom(defs, from), isDown);
  takeOut(vm, card);
  if (from >= 0 && isTilesZone(vm, from)) takeOffBoard(vm, card);
  if (!defs[zone].listening) {
    const c = cardCell(vm, card);
    vm.cells[c + CARD_FLAGS] &= ~(FLAG_USED | ABILITY_FLAGS);
    // on a board, too, things lie on cards: they go with the card to a site, and from site to site
    if (!isTilesZone(vm, zone)) clearCard(vm, card);
    if (vm.game.anyStateTrigger && from >= 0 && defs[from].listening) resetStateTriggers(vm, card);
  }
  putIn(vm, card, zone, where);
  if (vm.lookAhead > 0) return;
  const { watch } = vm;
  const wasFaceDown = watch?.isFaceDown?.(card) === true;
  watch?.moved(card, from, zone, () => (isKnown ? [] : cardsIn(vm, from)), vm.cells[TURN_OF], { wasDown, isDown });
  if (watch?.isFaceDown?.(card) === true) return;
  if (wasFaceDown ? defs[zone].visible !== 'none' : isLearned) vm.learned = true;
}

/** Whether who does not see the cards of a zone does not know which of them leaves it. */
export function isChosenFrom(zoneDefs: Tables['zoneDefs'], zone: number): boolean {
  if (zone < 0) return false;
  const { order, visible, opens } = zoneDefs[zone];
  return visible === 'owner' && (order === 'set' || opens >= 0);
}

/** Whether a card that lies face down is seen in a zone by somebody who does not know it. */
function showsFace(vm: Vm, card: number, zone: number): boolean {
  const { visible, player } = vm.game.tables.zoneDefs[zone];
  return visible !== 'none' && !knowsCard(vm, card, visible === 'all' ? vm.player : player);
}

/** What is still looked at or revealed there goes back on top of its stack, in its order. */
export function putBack(vm: Vm, zone: number): void {
  const stack = vm.game.tables.zoneDefs[zone].opens;
  for (const card of cardsIn(vm, zone).reverse()) {
    moveCard(vm, card, stack, 'top', true);
    vm.sink?.move(vm, card, zone, stack);
  }
}

/**
 * Whether a move reveals what was hidden: a card leaves a zone that nobody sees for one that somebody sees, or it goes from one
 * player's hidden zone to another's. A player who shows an own card learns nothing.
 */
function revealsCard(vm: Vm, from: number, to: number): boolean {
  if (from < 0) return false;
  const source = vm.game.tables.zoneDefs[from];
  const target = vm.game.tables.zoneDefs[to];
  if (target.visible === 'none' || source.visible === 'all') return false;
  if (source.visible === 'none') return true;
  return target.visible === 'owner' && source.player !== target.player;
}

/** Whether the acting player may not know which card is on top of this zone. */
export const isHidden = (vm: Vm, zone: number): boolean => {
  const def = vm.game.tables.zoneDefs[zone];
  return def.visible === 'none' || (def.visible === 'owner' && def.player !== vm.player);
};

/** Shuffles the cards of a zone below the first `kept`, which stay where they are. */
export function shuffleZone(vm: Vm, zone: number, kept = 0): void {
  if (vm.lookAhead > 0) return;
  const cells = vm.cells;
  const z = zoneCell(vm, zone);
  const n = cells[z + ZONE_COUNT];
  const list = vm.cardList;
  let filled = 0;
  for (let card = cells[z + ZONE_HEAD]; card >= 0; card = nextOf(vm, card)) list[filled++] = card;
  // Sorted first, so that the result depends only on the set of cards and the random state, not on their former order.
  list.subarray(kept, n).sort();
  shuffle(cells, list, kept, n - kept);
  for (let i = 0; i < n; i++) {
    const c = cardCell(vm, list[i]);
    cells[c + CARD_PREV] = i > 0 ? list[i - 1] : -1;
    cells[c + CARD_NEXT] = i < n - 1 ? list[i + 1] : -1;
  }
  cells[z + ZONE_HEAD] = n > 0 ? list[0] : -1;
  cells[z + ZONE_TAIL] = n > 0 ? list[n - 1] : -1;
  forgetFaces(vm, list.subarray(kept, n));
  vm.watch?.shuffled(zone, list.subarray(kept, n));
}

/** Whether the zone has a card, or would have one when it is filled up again. */
export const hasCards = (vm: Vm, zone: number): boolean => countWithRefill(vm, zone) > 0;

/** How many cards can be taken from a zone, with those that fill it up. */
export function countWithRefill(vm: Vm, zone: number): number {
  const { refill } = vm.game.tables.zoneDefs[zone];
  return countIn(vm, zone) + (refill >= 0 ? countIn(vm, refill) : 0);
}

/**
 * If the zone has fewer cards than are taken from its top, shuffles those of its refill zone and puts them below: as if one card
 * after the other were taken, and the zone filled whenever it is empty. False if it still has no card.
 */
export function topUp(vm: Vm, zone: number, wanted = 1): boolean {
  const left = countIn(vm, zone);
  if (left >= wanted) return left > 0;
  const refill = vm.game.tables.zoneDefs[zone].refill;
  if (refill < 0 || countIn(vm, refill) === 0 || vm.lookAhead > 0) return left > 0;
  for (let card = firstIn(vm, refill); card >= 0; card = firstIn(vm, refill)) moveCard(vm, card, zone, 'bottom');
  shuffleZone(vm, zone, left);
  vm.sink?.push({ type: 'refill', player: vm.player, zone: vm.game.tables.zoneDefs[zone].id });
  return true;
}

/** Lets the `as soon as` effects of a card happen again; called when it leaves the zones that listen. */
function resetStateTriggers(vm: Vm, card: number): void {
  const { stateTriggers } = vm.game.effectsOfCard[card];
  const fired = vm.game.tables.layout.fired + vm.game.tables.firstStateTrigger[card];
  for (let i = 0; i < stateTriggers.length; i++) vm.cells[fired + i] = 0;
}
