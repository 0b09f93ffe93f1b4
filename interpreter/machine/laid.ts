/**
 * What lies on a grid as a shape. A piece with a shape stands at its anchor, whose cell says how it is turned; a card has a cell of its
 * own, as a tile may lie below it. What covers a site is derived from both: for each place, the thing with a whole cell there, and
 * two of which a part is there.
 */
import { LOOK_SHIFT, OWNER_MASK, OWNER_SHIFT, PIECE_MASK } from '../position/layout.ts';
import { LOOK_BITS, PLACE_BITS } from '../position/sizes.ts';
import type { Look } from '../../dsl/internal.ts';
import type { Fit } from '../position/laying.ts';
import type { Vm } from './vm.ts';

const LOOK_MASK = (1 << LOOK_BITS) - 1;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** Derived cells of a place: the thing that covers it, the two of which a part does, the card whose anchor it is. */
const WHOLE = 0;
const FIRST_PART = 1;
const SECOND_PART = 2;
const ANCHOR_OF = 3;
export const CELLS_OF_PLACE = 4;
/** Behind them, two numbers that stand for all that is laid. */
export const CELLS_OF_ALL = 2;

/** A place: one of the sites of all boards, those of the first player first. */
function placeOf(vm: Vm, player: number, site: number): number {
  const { ownSites, players } = vm.game.tables.layout;
  return site < ownSites ? player * ownSites + site : players * ownSites + site - ownSites;
}

/** Whose own site a place is, or -1. */
function playerOfPlace(vm: Vm, place: number): number {
  const { ownSites, players } = vm.game.tables.layout;
  return place >= players * ownSites ? -1 : Math.floor(place / ownSites);
}

/** The number of its site on the boards of that player. */
function siteNumber(vm: Vm, place: number): number {
  const { ownSites, players } = vm.game.tables.layout;
  const shared = place - players * ownSites;
  return shared >= 0 ? ownSites + shared : place % ownSites;
}

const siteOfPlace = (vm: Vm, place: number): { player: number; site: number } => ({
  player: playerOfPlace(vm, place),
  site: siteNumber(vm, place),
});

const derivedAt = (vm: Vm, place: number): number => vm.game.derivedLayout.laid + place * CELLS_OF_PLACE;
const isUsed = (vm: Vm): boolean => vm.game.derivedLayout.hasShapes;
const boardNumber = (vm: Vm, player: number): number => vm.cells[vm.game.tables.layout.boards + Math.max(0, player)];

/** The look of a piece, by its cell. */
const lookOf = (cell: number): number => (cell >> LOOK_SHIFT) & LOOK_MASK;

/** Where a thing of the kind would lie; null where it does not fit. */
export const fitAt = (vm: Vm, player: number, kind: number, look: number, site: number): Fit | null =>
  vm.game.tables.laying.fit(boardNumber(vm, player), kind, look, site);

/** What a piece covers, by its cell; null of a piece without a shape, or one that does not fit. */
function fitOfPiece(vm: Vm, player: number, site: number, cell: number): Fit | null {
  if (cell === 0) return null;
  const kind = vm.game.tables.laying.ofPiece[(cell & PIECE_MASK) - 1];
  return kind < 0 ? null : fitAt(vm, player, kind, lookOf(cell), site);
}

/** Where a card is laid: its anchor, how it lies, and what it covers; null where it is not laid. */
function laidCard(vm: Vm, card: number): { place: number; look: number; fit: Fit } | null {
  const { laidCell, laying } = vm.game.tables;
  const cell = laidCell[card] < 0 ? 0 : vm.cells[laidCell[card]];
  if (cell === 0) return null;
  const place = (cell & PLACE_MASK) - 1;
  const look = cell >> PLACE_BITS;
  const { player, site } = siteOfPlace(vm, place);
  return { place, look, fit: fitAt(vm, player, laying.ofCard[card], look, site)! };
}

// ------------------------------------------------------------------------------------------ things by numbers

/** Pieces by their places, then cards, from 1. */
const ofPiece = (place: number): number => place + 1;
const places = (vm: Vm): number => vm.game.tables.places;
const cardThing = (vm: Vm, card: number): { thing: number; cell: number } => ({
  thing: places(vm) + card + 1,
  cell: vm.cells[vm.game.tables.laidCell[card]],
});

/** What a thing covers. */
function fitOfThing(vm: Vm, thing: number): Fit | null {
  const n = places(vm);
  if (thing > n) {
    const card = thing - n - 1;
    const cell = vm.cells[vm.game.tables.laidCell[card]];
    const place = (cell & PLACE_MASK) - 1;
    const kind = vm.game.tables.laying.ofCard[card];
    return fitAt(vm, playerOfPlace(vm, place), kind, cell >> PLACE_BITS, siteNumber(vm, place));
  }
  const place = thing - 1;
  const cell = vm.cells[vm.game.tables.layout.pieces + place];
  return fitOfPiece(vm, playerOfPlace(vm, place), siteNumber(vm, place), cell);
}

/** The site by which its place is named. */
function anchorOfThing(vm: Vm, thing: number): number {
  const n = places(vm);
  if (thing <= n) return siteNumber(vm, thing - 1);
  return siteNumber(vm, (vm.cells[vm.game.tables.laidCell[thing - n - 1]] & PLACE_MASK) - 1);
}

/** Enters a thing into the cover of its sites, or takes it out, and keeps the sets of all players right. */
function cover(
  vm: Vm,
  player: number,
  { thing, cell }: { thing: number; cell: number },
  { whole, part }: Fit,
  on: boolean,
): void {
  const { derived } = vm;
  note(vm, thing, cell);
  for (const site of whole) derived[derivedAt(vm, placeOf(vm, player, site)) + WHOLE] = on ? thing : 0;
  for (const site of part) {
    const at = derivedAt(vm, placeOf(vm, player, site));
    // in the order of their numbers, however they came there
    const others = [derived[at + FIRST_PART], derived[at + SECOND_PART]].filter((one) => one !== 0 && one !== thing);
    const [first = 0, second = 0] = (on ? [...others, thing] : others).sort((a, b) => a - b);
    derived[at + FIRST_PART] = first;
    derived[at + SECOND_PART] = second;
  }
  const { ownSites } = vm.game.tables.layout;
  const refreshed = (site: number): void => {
    if (site < ownSites) refresh(vm, player, site);
    else for (let p = 0; p < vm.game.tables.players; p++) refresh(vm, p, site);
  };
  whole.forEach(refreshed);
  part.forEach(refreshed);
}

/** Changes the two numbers that stand for all that is laid: the same ones again where the same things lie. `cell`: how it lies. */
function note({ derived, game }: Vm, thing: number, cell: number): void {
  const { laid, laidCells } = game.derivedLayout;
  const first = Math.imul(thing, 0x9e3779b1) ^ Math.imul(cell + 1, 0x85ebca6b);
  const second = Math.imul(thing + 7, 0xc2b2ae35) ^ Math.imul(cell + 3, 0x27d4eb2f);
  derived[laid + laidCells - 2] ^= Math.imul(first ^ (first >>> 15), 0x2c1b3c6d);
  derived[laid + laidCells - 1] ^= Math.imul(second ^ (second >>> 13), 0x297a2d39);
}

/** The sets of a player that a site is in because something covers it. */
function refresh(vm: Vm, player: number, site: number): void {
  const { derived, cells, game } = vm;
  const { perPlayer, occupied, covered, own, foreign, hasOwners } = game.derivedLayout;
  const place = placeOf(vm, player, site);
  const at = derivedAt(vm, place);
  const n = places(vm);
  const { pieces } = game.tables.layout;
  let isCovered = false;
  let isOccupied = false;
  let isOwn = false;
  let isForeign = false;
  const note = (cell: number): void => {
    if (cell === 0) return;
    isOccupied = true;
    const owner = (cell >> OWNER_SHIFT) & OWNER_MASK;
    if (owner === player + 1) isOwn = true;
    else if (owner !== 0) isForeign = true;
  };
  note(cells[pieces + place]);
  for (let i = WHOLE; i <= SECOND_PART; i++) {
    const thing = derived[at + i];
    if (thing === 0) continue;
    isCovered = true;
    if (thing <= n) note(cells[pieces + thing - 1]);
  }
  const word = player * perPlayer + (site >> 5);
  const bit = 1 << (site & 31);
  putBit(derived, word + covered, bit, isCovered);
  putBit(derived, word + occupied, bit, isOccupied);
  if (!hasOwners) return;
  putBit(derived, word + own, bit, isOwn);
  putBit(derived, word + foreign, bit, isForeign);
}

function putBit(derived: Int32Array, word: number, bit: number, isIn: boolean): void {
  if (isIn) derived[word] |= bit;
  else derived[word] &= ~bit;
}

/** A piece with a shape comes, or goes: called before its cell is emptied, and after it is filled. */
export function coverByPiece(vm: Vm, player: number, site: number, cell: number, on: boolean): void {
  const fit = isUsed(vm) ? fitOfPiece(vm, player, site, cell) : null;
  if (fit) cover(vm, player, { thing: ofPiece(placeOf(vm, player, site)), cell }, fit, on);
}

/** Lays a card on the board of a player, or between all. */
export function putLaid(vm: Vm, player: number, card: number, site: number, look: number): void {
  const place = placeOf(vm, player, site);
  vm.cells[vm.game.tables.laidCell[card]] = (look << PLACE_BITS) | (place + 1);
  vm.changes++;
  enterCard(vm, card);
}

/** A card that is laid is taken up. */
export function takeUp(vm: Vm, card: number): void {
  if (!isUsed(vm)) return;
  const laid = laidCard(vm, card);
  if (!laid) return;
  cover(vm, playerOfPlace(vm, laid.place), cardThing(vm, card), laid.fit, false);
  vm.derived[derivedAt(vm, laid.place) + ANCHOR_OF] = 0;
  vm.cells[vm.game.tables.laidCell[card]] = 0;
  vm.changes++;
}

function enterCard(vm: Vm, card: number): void {
  const laid = laidCard(vm, card);
  if (!laid) return;
  cover(vm, playerOfPlace(vm, laid.place), cardThing(vm, card), laid.fit, true);
  vm.derived[derivedAt(vm, laid.place) + ANCHOR_OF] = card + 1;
}

/** Finds anew what covers each site, for a position that was loaded. Other derived sets are right already. */
export function deriveLaid(vm: Vm): void {
  if (!isUsed(vm)) return;
  const { laidCell, layout } = vm.game.tables;
  const n = places(vm);
  for (let place = 0; place < n; place++) {
    const cell = vm.cells[layout.pieces + place];
    const { player, site } = siteOfPlace(vm, place);
    if (cell !== 0) coverByPiece(vm, player, site, cell, true);
  }
  for (let card = 0; card < laidCell.length; card++) if (laidCell[card] >= 0) enterCard(vm, card);
}

// ------------------------------------------------------------------------------------------ questions

/** Whether nothing is in the way of a thing: two parts may share a site, nothing else may. A piece does not come where one stands. */
export function isFree(vm: Vm, player: number, { whole, part }: Fit, isPiece: boolean): boolean {
  const { derived } = vm;
  const { pieces } = vm.game.tables.layout;
  for (let i = 0; i < whole.length; i++) {
    const place = placeOf(vm, player, whole[i]);
    const at = derivedAt(vm, place);
    if (derived[at + WHOLE] !== 0 || derived[at + FIRST_PART] !== 0 || derived[at + SECOND_PART] !== 0) return false;
    if (isPiece && vm.cells[pieces + place] !== 0) return false;
  }
  for (let i = 0; i < part.length; i++) {
    const place = placeOf(vm, player, part[i]);
    const at = derivedAt(vm, place);
    if (derived[at + WHOLE] !== 0 || (derived[at + FIRST_PART] !== 0 && derived[at + SECOND_PART] !== 0)) return false;
    if (isPiece && vm.cells[pieces + place] !== 0) return false;
  }
  return true;
}

/** What the card or piece with its anchor on the site covers; of one that is about to be laid, where it would lie. */
export function coverOfSite(vm: Vm, site: number): Fit | null {
  const { candidate } = vm;
  if (candidate !== null && candidate.card < 0 && candidate.site === site) return candidate.fit;
  if (site < 0 || !isUsed(vm)) return null;
  const card = cardLaidAt(vm, vm.player, site);
  if (card >= 0) return laidCard(vm, card)!.fit;
  const place = placeOf(vm, vm.player, site);
  return fitOfPiece(vm, vm.player, site, vm.cells[vm.game.tables.layout.pieces + place]);
}

/** The same of a card. */
export function coverOfCard(vm: Vm, card: number): Fit | null {
  const { candidate } = vm;
  if (candidate !== null && candidate.card >= 0 && candidate.card === card) return candidate.fit;
  return card < 0 || !isUsed(vm) ? null : (laidCard(vm, card)?.fit ?? null);
}

/** The site by which the place of a laid card is named, or -1; of another player's own board, too. */
export function anchorOf(vm: Vm, card: number): number {
  const { candidate } = vm;
  if (candidate !== null && candidate.card >= 0 && candidate.card === card) return candidate.site;
  const laid = card < 0 || !isUsed(vm) ? null : laidCard(vm, card);
  if (!laid) return -1;
  const { player, site } = siteOfPlace(vm, laid.place);
  return player < 0 || player === vm.player ? site : -1;
}

/** The card laid with its anchor on the site, or -1. */
export const cardLaidAt = (vm: Vm, player: number, site: number): number =>
  isUsed(vm) ? vm.derived[derivedAt(vm, placeOf(vm, player, site)) + ANCHOR_OF] - 1 : -1;

/** What the card, or else the piece, covers that has its anchor on the site, and how it lies; null of neither. */
export function coverAt(vm: Vm, player: number, site: number, card: number): { fit: Fit; look: Look } | null {
  if (!isUsed(vm)) return null;
  const { laying, layout } = vm.game.tables;
  const cell = vm.cells[layout.pieces + placeOf(vm, player, site)];
  const kind = card >= 0 ? laying.ofCard[card] : cell === 0 ? -1 : laying.ofPiece[(cell & PIECE_MASK) - 1];
  if (kind < 0) return null;
  const number = card >= 0 ? laidCard(vm, card)!.look : lookOf(cell);
  const fit = fitAt(vm, player, kind, number, site);
  if (!fit) return null;
  return { fit, look: laying.kinds[kind].looks[number] };
}

/** Adds the cards that cover the site, were it with a part of a cell, to the first `n` of the list, each once; how many there are then. */
export function addCardsOver(vm: Vm, site: number, list: Int32Array, n: number): number {
  if (!isUsed(vm)) return n;
  const pieces = places(vm);
  const at = derivedAt(vm, placeOf(vm, vm.player, site));
  let count = n;
  for (let cell = WHOLE; cell <= SECOND_PART; cell++) {
    const card = vm.derived[at + cell] - pieces - 1;
    if (card < 0) continue;
    let isThere = false;
    for (let i = 0; i < count && !isThere; i++) isThere = list[i] === card;
    if (!isThere) list[count++] = card;
  }
  return count;
}

function thingsOver(vm: Vm, place: number): number[] {
  const at = derivedAt(vm, place);
  return [WHOLE, FIRST_PART, SECOND_PART].map((cell) => vm.derived[at + cell]).filter((thing) => thing !== 0);
}

// ------------------------------------------------------------------------------------------ ports

/** Whether a thing has a port at the site that looks back at the side, of its kind. */
function meets({ ports }: Fit, { toward, back, kind }: Fit['ports'][number]): boolean {
  for (let i = 0; i < ports.length; i++) {
    const port = ports[i];
    if (port.site === toward && port.way === back && port.kind === kind) return true;
  }
  return false;
}

/** Of a side that looks at a site: a thing there besides its own that meets it; 0 if there is none. */
function metBy(vm: Vm, side: Fit['ports'][number], self: Fit): number {
  if (side.toward < 0) return 0;
  const at = derivedAt(vm, placeOf(vm, vm.player, side.toward));
  for (let cell = WHOLE; cell <= SECOND_PART; cell++) {
    const thing = vm.derived[at + cell];
    const other = thing === 0 ? null : fitOfThing(vm, thing);
    if (other !== null && other !== self && meets(other, side)) return thing;
  }
  return 0;
}

/** Whether another thing lies where a side looks; of a wall: one with a port that looks back. */
function isFaced(vm: Vm, side: Fit['ports'][number], self: Fit, byPort: boolean): boolean {
  if (side.toward < 0) return false;
  return thingsOver(vm, placeOf(vm, vm.player, side.toward)).some((thing) => {
    const other = fitOfThing(vm, thing);
    if (other === null || other === self) return false;
    return !byPort || other.ports.some((port) => port.site === side.toward && port.way === side.back);
  });
}

/** How many of the ports of something meet a port of their kind. */
export function matchedPorts(vm: Vm, fit: Fit | null): number {
  if (fit === null) return 0;
  let n = 0;
  for (let i = 0; i < fit.ports.length; i++) if (metBy(vm, fit.ports[i], fit) !== 0) n++;
  return n;
}

/** At how many sides of something another thing lies, where it or that one has a port. */
export function facingPorts(vm: Vm, fit: Fit | null): number {
  if (fit === null) return 0;
  const faced = fit.ports.filter((port) => isFaced(vm, port, fit, false));
  return faced.length + fit.walls.filter((wall) => isFaced(vm, wall, fit, true)).length;
}

/**
 * The ways to lie, as codes, in which a thing of the kind has a port at which one of those looks that are laid, and nothing laid is in
 * the way: in no others can any of its ports meet. In their order, each once; kept until something is laid or taken up.
 */
export function waysToMeet(vm: Vm, kind: number): readonly number[] {
  const { laidCells, laid } = vm.game.derivedLayout;
  const end = laid + laidCells;
  const kept = vm.meeting;
  const [first, second] = [vm.derived[end - 2], vm.derived[end - 1]];
  const board = boardNumber(vm, vm.player);
  if (kept.first !== first || kept.second !== second || kept.player !== vm.player || kept.board !== board) {
    vm.meeting = { first, second, player: vm.player, board, byKind: new Map() };
  }
  const known = vm.meeting.byKind.get(kind);
  if (known) return known;
  const found = findWaysToMeet(vm, kind, board);
  vm.meeting.byKind.set(kind, found);
  return found;
}

function findWaysToMeet(vm: Vm, kind: number, board: number): number[] {
  const { laying, laidCell, layout } = vm.game.tables;
  const seen = new Set<number>();
  const add = (fit: Fit | null): void => {
    for (const { toward, back } of fit?.ports ?? []) {
      if (toward >= 0) for (const code of laying.withPort(board, kind, toward, back)) seen.add(code);
    }
  };
  for (let card = 0; card < laidCell.length; card++) {
    const cell = laidCell[card] < 0 ? 0 : vm.cells[laidCell[card]];
    if (cell === 0) continue;
    const player = playerOfPlace(vm, (cell & PLACE_MASK) - 1);
    if (player < 0 || player === vm.player) add(laidCard(vm, card)!.fit);
  }
  if (laying.piecesHavePorts) {
    for (let site = 0; site < layout.ownSites + layout.sharedSites; site++) {
      add(fitOfPiece(vm, vm.player, site, vm.cells[layout.pieces + placeOf(vm, vm.player, site)]));
    }
  }
  return [...seen]
    .filter((code) => isFree(vm, vm.player, laying.fit(board, kind, code & LOOK_MASK, code >> LOOK_BITS)!, false))
    .sort((a, b) => a - b);
}

/** Calls `visit` with the anchors of all that is joined to something by ports that meet. */
function eachJoined(vm: Vm, fit: Fit, visit: (anchor: number) => void): void {
  for (let i = 0; i < fit.ports.length; i++) {
    const thing = metBy(vm, fit.ports[i], fit);
    if (thing !== 0) visit(anchorOfThing(vm, thing));
  }
}

/** The same of what covers a site, or is about to be laid with its anchor there. */
export function eachJoinedToSite(vm: Vm, site: number, visit: (anchor: number) => void): void {
  const { candidate } = vm;
  if (candidate !== null && candidate.site === site) return eachJoined(vm, candidate.fit, visit);
  if (!isUsed(vm)) return;
  const at = derivedAt(vm, placeOf(vm, vm.player, site));
  for (let cell = WHOLE; cell <= SECOND_PART; cell++) {
    const thing = vm.derived[at + cell];
    const fit = thing === 0 ? null : fitOfThing(vm, thing);
    if (fit !== null) eachJoined(vm, fit, visit);
  }
}
