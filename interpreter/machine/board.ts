/**
 * Pieces and tiles on sites, and the sets derived from them. Sets are in `Vm.derived`, per player; a piece that comes or goes
 * changes the sets of pieces at once and marks the predicates stale, which are computed when next asked for.
 */
import { OF_ALL, OF_CARDS } from '../position/derived-layout.ts';
import { LOOK_SHIFT, OWNER_MASK, OWNER_SHIFT, PIECE_MASK, UPGRADED } from '../position/layout.ts';
import { coverByPiece, deriveLaid } from './laid.ts';
import type { BoardTable } from '../position/tables.ts';
import type { Vm } from './vm.ts';

/** Address in S of the piece on a site of the player; tiles lie `tiles - pieces` further. */
export function siteCell(vm: Vm, player: number, site: number): number {
  const layout = vm.game.tables.layout;
  return site < layout.ownSites
    ? layout.pieces + player * layout.ownSites + site
    : layout.pieces + layout.players * layout.ownSites + site - layout.ownSites;
}
export function tileCell(vm: Vm, player: number, site: number): number {
  const layout = vm.game.tables.layout;
  return siteCell(vm, player, site) - layout.pieces + layout.tiles;
}

/** The site to which the cell of a tile belongs: one of the player, or a shared one. */
export function siteOfTile(vm: Vm, player: number, cell: number): number {
  const { tiles, ownSites, players } = vm.game.tables.layout;
  const shared = cell - tiles - players * ownSites;
  return shared >= 0 ? ownSites + shared : cell - tiles - player * ownSites;
}

/** Kind of piece on the site, or -1. */
export function pieceAt(vm: Vm, player: number, site: number): number {
  return (vm.cells[siteCell(vm, player, site)] & PIECE_MASK) - 1;
}
export function isUpgraded(vm: Vm, player: number, site: number): boolean {
  return (vm.cells[siteCell(vm, player, site)] & UPGRADED) !== 0;
}

/** The seat of the player to whom the piece on the site belongs, or -1. */
export function ownerAt(vm: Vm, player: number, site: number): number {
  return ((vm.cells[siteCell(vm, player, site)] >> OWNER_SHIFT) & OWNER_MASK) - 1;
}
/** Whether pieces of the kind belong to players. */
export const isOwned = (vm: Vm, piece: number): boolean => vm.game.tables.layout.ownedPiece[piece] >= 0;

/** Whether the piece on the site belongs to another than the acting player. */
export function isOfAnother(vm: Vm, site: number): boolean {
  const owner = ownerAt(vm, vm.player, site);
  return owner >= 0 && owner !== vm.player;
}

/** Address in S of the supply of a kind of piece: the player's own of one that belongs to players. */
export function supplyCell(vm: Vm, player: number, piece: number): number {
  const { supply, ownSupply, ownedPiece, nOwnedPieces } = vm.game.tables.layout;
  const number = ownedPiece[piece];
  return number < 0 ? supply + piece : ownSupply + player * nOwnedPieces + number;
}

/**
 * Puts a piece (kind, or -1 for none) on a site and keeps the sets right; one of a kind that belongs to players is the owner's, one with
 * a shape lies as `look` says.
 */
export function setPiece(
  vm: Vm,
  player: number,
  site: number,
  piece: number,
  upgraded: boolean,
  owner: number = player,
  look = 0,
): void {
  const cell = siteCell(vm, player, site);
  const before = vm.cells[cell];
  const ownerBits = piece >= 0 && isOwned(vm, piece) ? (owner + 1) << OWNER_SHIFT : 0;
  const after = piece < 0 ? 0 : (piece + 1) | (upgraded ? UPGRADED : 0) | ownerBits | (look << LOOK_SHIFT);
  if (after === before) return;
  vm.changes++;
  coverByPiece(vm, player, site, before, false);
  vm.cells[cell] = after;
  if (site < vm.game.tables.layout.ownSites) change(vm, player, site, before, after);
  else for (let p = 0; p < vm.game.tables.players; p++) change(vm, p, site, before, after);
  coverByPiece(vm, player, site, after, true);
}

function change(vm: Vm, player: number, site: number, before: number, after: number): void {
  const { derived, setSize } = vm;
  const derivedLayout = vm.game.derivedLayout;
  const base = player * derivedLayout.perPlayer;
  const word = site >> 5;
  const bit = 1 << (site & 31);
  if (before !== 0) {
    derived[base + derivedLayout.pieces + ((before & PIECE_MASK) - 1) * setSize + word] &= ~bit;
    derived[base + derivedLayout.upgraded + word] &= ~bit;
    derived[base + derivedLayout.occupied + word] &= ~bit;
  }
  if (after !== 0) {
    derived[base + derivedLayout.occupied + word] |= bit;
    derived[base + derivedLayout.pieces + ((after & PIECE_MASK) - 1) * setSize + word] |= bit;
    if (after & UPGRADED) derived[base + derivedLayout.upgraded + word] |= bit;
  }
  if (derivedLayout.hasOwners) changeOwner(vm, player, site, (after >> OWNER_SHIFT) & OWNER_MASK);
  else if (!vm.game.predicatesAskUpgrades && before !== 0 && (before & PIECE_MASK) === (after & PIECE_MASK)) return;
  const { setsOfPiece, allSets } = vm.game;
  const changed = before === 0 ? setsOfPiece[(after & PIECE_MASK) - 1] : allSets;
  const valid = base + derivedLayout.valid;
  for (let i = 0; i < changed.length; i++) derived[valid + changed[i]] = 0;
}

/** `owner`: seat + 1, or 0. */
function changeOwner({ derived, game }: Vm, player: number, site: number, owner: number): void {
  const { perPlayer, own, foreign } = game.derivedLayout;
  const word = player * perPlayer + (site >> 5);
  const bit = 1 << (site & 31);
  derived[word + own] &= ~bit;
  derived[word + foreign] &= ~bit;
  if (owner !== 0) derived[word + (owner === player + 1 ? own : foreign)] |= bit;
}

/** What continuous effects hold for the player must be found again, see events.ts. */
export function forgetMask(vm: Vm, player: number): void {
  const at = player * vm.derivedPerPlayer;
  vm.derived[at + OF_CARDS] = -1;
  vm.derived[at + OF_ALL] = -1;
}

/** The player's predicates, and where pieces may be built, must be computed again. */
export function invalidatePredicates(vm: Vm, player: number): void {
  const derivedLayout = vm.game.derivedLayout;
  const at = player * derivedLayout.perPlayer + derivedLayout.valid;
  for (let i = 0; i < vm.game.allSets.length; i++) vm.derived[at + i] = 0;
}

/** The cards on boards have changed: all players' predicates, and where pieces may be built, must be computed again. */
export function noteTiles(vm: Vm): void {
  vm.changes++;
  for (let player = 0; player < vm.game.tables.players; player++) invalidatePredicates(vm, player);
}

/** Address in D of the set of a predicate of the acting player, computed if stale. */
export function predicateSet(vm: Vm, index: number): number {
  const { derived, setSize, player } = vm;
  const derivedLayout = vm.game.derivedLayout;
  const base = player * derivedLayout.perPlayer;
  const at = base + derivedLayout.predicates + index * setSize;
  const valid = derived[base + derivedLayout.valid + index];
  if (valid === 0 || (vm.game.volatilePredicates[index] && valid !== COMPUTING)) {
    const env = vm.env;
    vm.temporary -= PREDICATE_VARS;
    vm.env = vm.temporary;
    const from = vm.game.predicates[index](vm);
    vm.temporary += PREDICATE_VARS;
    vm.env = env;
    for (let w = 0; w < setSize; w++) derived[at + w] = vm.sets[from + w];
    // a line that lends it may ask for it: then it means those that have it of themselves
    derived[base + derivedLayout.valid + index] = COMPUTING;
    vm.game.modifiers.treat(vm, index, at);
    derived[base + derivedLayout.valid + index] = 1;
  }
  return at;
}
const PREDICATE_VARS = 16;
/** in place of 1 (up to date), while it is being computed */
const COMPUTING = 2;

/** Recomputes everything derived, for a position that was loaded; what was listed for another one is forgotten. */
export function deriveAll(vm: Vm): void {
  vm.version++;
  vm.derived.fill(0);
  const layout = vm.game.tables.layout;
  for (let p = 0; p < vm.game.tables.players; p++) {
    forgetMask(vm, p);
    for (let s = 0; s < layout.ownSites + layout.sharedSites; s++) {
      const cell = vm.cells[siteCell(vm, p, s)];
      if (cell !== 0) change(vm, p, s, 0, cell);
    }
  }
  deriveLaid(vm);
}

/** The acting player's board table. */
export function boardOf(vm: Vm, player: number): BoardTable {
  return vm.game.tables.boards[vm.cells[vm.game.tables.layout.boards + player]];
}

/** Address of the set of sites on which the piece may be built, not to be changed; with `named`, also of those that an effect must name. */
export function buildableSites(vm: Vm, piece: number, named: boolean): number {
  const { game, setSize, sets } = vm;
  const { perPlayer, valid, buildable } = game.derivedLayout;
  const base = vm.player * perPlayer;
  const at = base + buildable + piece * setSize;
  const isValid = base + valid + game.predicates.length + piece;
  if (vm.derived[isValid] === 0) {
    const where = game.where[piece](vm);
    for (let w = 0; w < setSize; w++) sets[at + w] = sets[where + w];
    game.modifiers.allow(vm, piece, at);
    vm.derived[isValid] = game.volatilePlaces[piece] ? 0 : 1;
  }
  const more = named ? game.whereNamed[piece] : null;
  if (more === null) return at;
  const r = game.buildRegister;
  const onlyNamed = more(vm);
  for (let w = 0; w < setSize; w++) sets[r + w] = sets[at + w] | sets[onlyNamed + w];
  return r;
}

/** Lists the members of the set at `vm.sets[at]` into `out`; returns how many. */
export function members(vm: Vm, at: number, out: Int32Array): number {
  let n = 0;
  for (let w = 0; w < vm.setSize; w++) {
    let bits = vm.sets[at + w];
    while (bits !== 0) {
      const low = bits & -bits;
      out[n++] = w * 32 + 31 - Math.clz32(low);
      bits ^= low;
    }
  }
  return n;
}

export function popcount(x: number): number {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}
