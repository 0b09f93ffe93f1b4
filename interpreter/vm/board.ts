/**
 * Pieces and tiles on sites, and the sets derived from them. Sets live in `D`, per player; a piece that comes or goes
 * changes the sets of pieces at once and marks the predicates stale, which are computed when next asked for.
 */
import { PIECE_MASK, UPGRADED } from '../position/layout.ts';
import type { BoardTable } from '../compile/tables.ts';
import type { Vm } from './vm.ts';

/** Where a player's derived cells stand. Offsets from the player's block. */
export interface DerivedLayout {
  size: number;
  perPlayer: number;
  /** which listeners and modifiers the player's cards have, see events.ts; -1 = stale */
  mask: number;
  pieces: number;
  upgraded: number;
  /** one cell per predicate: 1 = up to date */
  valid: number;
  predicates: number;
}

export function derivedLayout(players: number, pieces: number, predicates: number, W: number): DerivedLayout {
  const mask = 0;
  const pieceSets = 1;
  const upgraded = pieceSets + pieces * W;
  const valid = upgraded + W;
  const sets = valid + predicates;
  const perPlayer = sets + predicates * W;
  return { size: perPlayer * players, perPlayer, mask, pieces: pieceSets, upgraded, valid, predicates: sets };
}

/** Address in S of the piece on a site of the player; tiles stand `tiles - pieces` further. */
export function siteCell(vm: Vm, player: number, site: number): number {
  const L = vm.c.t.layout;
  return site < L.ownSites
    ? L.pieces + player * L.ownSites + site
    : L.pieces + L.players * L.ownSites + site - L.ownSites;
}
export function tileCell(vm: Vm, player: number, site: number): number {
  const L = vm.c.t.layout;
  return siteCell(vm, player, site) - L.pieces + L.tiles;
}

/** Kind of piece on the site, or -1. */
export function pieceAt(vm: Vm, player: number, site: number): number {
  return (vm.S[siteCell(vm, player, site)] & PIECE_MASK) - 1;
}
export function isUpgraded(vm: Vm, player: number, site: number): boolean {
  return (vm.S[siteCell(vm, player, site)] & UPGRADED) !== 0;
}

/** Puts a piece (kind, or -1 for none) on a site and keeps the sets right. */
export function setPiece(vm: Vm, player: number, site: number, piece: number, upgraded: boolean): void {
  const cell = siteCell(vm, player, site);
  const before = vm.S[cell];
  vm.changes++;
  vm.S[cell] = piece < 0 ? 0 : (piece + 1) | (upgraded ? UPGRADED : 0);
  if (site < vm.c.t.layout.ownSites) change(vm, player, site, before, vm.S[cell]);
  else for (let p = 0; p < vm.c.t.players; p++) change(vm, p, site, before, vm.S[cell]);
}

function change(vm: Vm, player: number, site: number, before: number, after: number): void {
  const { D, W } = vm;
  const d = vm.c.derived;
  const base = player * d.perPlayer;
  const word = site >> 5;
  const bit = 1 << (site & 31);
  if (before !== 0) {
    D[base + d.pieces + ((before & PIECE_MASK) - 1) * W + word] &= ~bit;
    D[base + d.upgraded + word] &= ~bit;
  }
  if (after !== 0) {
    D[base + d.pieces + ((after & PIECE_MASK) - 1) * W + word] |= bit;
    if (after & UPGRADED) D[base + d.upgraded + word] |= bit;
  }
  if (!vm.c.upgradeMatters && before !== 0 && (before & PIECE_MASK) === (after & PIECE_MASK)) return;
  stale(vm, player);
}

/** The player's predicates must be computed anew. */
export function stale(vm: Vm, player: number): void {
  const d = vm.c.derived;
  const at = player * d.perPlayer + d.valid;
  for (let i = 0; i < vm.c.predicates.length; i++) vm.D[at + i] = 0;
}

/** Address in D of the set of a predicate of the acting player, computed if stale. */
export function predicateSet(vm: Vm, index: number): number {
  const { D, W, player } = vm;
  const d = vm.c.derived;
  const base = player * d.perPlayer;
  const at = base + d.predicates + index * W;
  const valid = D[base + d.valid + index];
  if (valid === 0 || (vm.c.volatile[index] && valid !== COMPUTING)) {
    const env = vm.env;
    vm.temporary -= PREDICATE_VARS;
    vm.env = vm.temporary;
    const from = vm.c.predicates[index](vm);
    vm.temporary += PREDICATE_VARS;
    vm.env = env;
    for (let w = 0; w < W; w++) D[at + w] = vm.T[from + w];
    D[base + d.valid + index] = COMPUTING; // a line that lends it may ask for it: then it means those that have it of themselves
    vm.c.modifiers.treat(vm, index, at);
    D[base + d.valid + index] = 1;
  }
  return at;
}
const PREDICATE_VARS = 16;
/** in place of 1 (up to date), while it is being computed */
const COMPUTING = 2;

/** Recomputes everything derived, for a position that was loaded. */
export function deriveAll(vm: Vm): void {
  vm.D.fill(0);
  const d = vm.c.derived;
  const L = vm.c.t.layout;
  for (let p = 0; p < vm.c.t.players; p++) {
    vm.D[p * d.perPlayer + d.mask] = -1;
    for (let s = 0; s < L.ownSites + L.sharedSites; s++) {
      const cell = vm.S[siteCell(vm, p, s)];
      if (cell !== 0) change(vm, p, s, 0, cell);
    }
  }
}

/** The acting player's board table. */
export function boardOf(vm: Vm, player: number): BoardTable {
  return vm.c.t.boards[vm.S[vm.c.t.layout.boards + player]];
}

/** Lists the members of the set at `vm.T[at]` into `out`; returns how many. */
export function members(vm: Vm, at: number, out: Int32Array): number {
  let n = 0;
  for (let w = 0; w < vm.W; w++) {
    let bits = vm.T[at + w];
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
