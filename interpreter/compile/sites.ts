/**
 * Sets of sites as bit sets. A compiled set gives the address of W words in `vm.T`: a constant set, one that is derived from the
 * position anyway, or a register of its own into which it is worked out. No set is evaluated inside itself, so a register
 * is never in use twice. Nobody writes into a set that he was given.
 */
import type { Sites } from '../../dsl/semantics/ir.ts';
import type { Vm } from '../vm/vm.ts';
import { boardOf, members, predicateSet, tileCell } from '../vm/board.ts';
import { compileCond } from './numbers.ts';
import type { Compiler } from './compiler.ts';

export type SitesFn = (vm: Vm) => number;

export function compileSites(k: Compiler, sites: Sites): SitesFn {
  const t = k.t;
  const W = t.W;
  const d = k.derived;
  const boards = t.layout.boards;
  switch (sites.k) {
    case 'all': {
      const at = k.boardSets((b) => b.all);
      return (vm) => at[vm.S[boards + vm.player]];
    }
    case 'of-kind': {
      const at = k.boardSets((b) => b.ofKind.get(sites.siteKind));
      return (vm) => at[vm.S[boards + vm.player]];
    }
    case 'tag': {
      const at = k.boardSets((b) => b.tagged.get(sites.tag));
      return (vm) => at[vm.S[boards + vm.player]];
    }
    case 'site': {
      const at = k.boardSets((b) => {
        const n = b.siteNumber.get(sites.id);
        const set = new Int32Array(W);
        if (n !== undefined) set[n >> 5] = 1 << (n & 31);
        return set;
      });
      return (vm) => at[vm.S[boards + vm.player]];
    }
    case 'predicate': {
      const index = t.predicate.get(sites.predicate)!;
      return (vm) => predicateSet(vm, index);
    }
    case 'upgraded':
      return (vm) => vm.player * d.perPlayer + d.upgraded;
    case 'holding-var': {
      const v = sites.v;
      return (vm) => vm.player * d.perPlayer + d.pieces + vm.S[vm.env + v] * W;
    }
    case 'holding': {
      if (sites.pieces.length !== 1) break;
      const offset = d.pieces + t.piece.get(sites.pieces[0])! * W;
      return (vm) => vm.player * d.perPlayer + offset;
    }
    default:
      break;
  }
  return computed(k, sites);
}

/** The sets that must be worked out, each in a register of its own. */
function computed(k: Compiler, sites: Sites): SitesFn {
  const t = k.t;
  const W = t.W;
  const r = k.register();
  const copy = (vm: Vm, from: Int32Array | undefined, at: number): number => {
    if (from) for (let w = 0; w < W; w++) vm.T[r + w] = from[at + w];
    else for (let w = 0; w < W; w++) vm.T[r + w] = 0;
    return r;
  };
  switch (sites.k) {
    case 'holding': {
      const d = k.derived;
      const offsets = sites.pieces.map((p) => d.pieces + t.piece.get(p)! * W);
      return (vm) => {
        const base = vm.player * d.perPlayer;
        const { D, T } = vm;
        for (let w = 0; w < W; w++) {
          let bits = 0;
          for (let i = 0; i < offsets.length; i++) bits |= D[base + offsets[i] + w];
          T[r + w] = bits;
        }
        return r;
      };
    }
    case 'empty': {
      const d = k.derived;
      const n = t.model.pieces.length;
      return (vm) => {
        const base = vm.player * d.perPlayer + d.pieces;
        const all = boardOf(vm, vm.player).all;
        const { D, T } = vm;
        for (let w = 0; w < W; w++) {
          let bits = 0;
          for (let p = 0; p < n; p++) bits |= D[base + p * W + w];
          T[r + w] = all[w] & ~bits;
        }
        return r;
      };
    }
    case 'tiled': {
      const n = t.layout.ownSites + t.layout.sharedSites;
      return (vm) => {
        copy(vm, undefined, 0);
        for (let s = 0; s < n; s++) if (vm.S[tileCell(vm, vm.player, s)] !== 0) vm.T[r + (s >> 5)] |= 1 << (s & 31);
        return r;
      };
    }
    case 'var': {
      const v = sites.v;
      return (vm) => {
        copy(vm, undefined, 0);
        const s = vm.S[vm.env + v];
        if (s >= 0) vm.T[r + (s >> 5)] = 1 << (s & 31);
        return r;
      };
    }
    case 'and': {
      const of = sites.of.map((s) => compileSites(k, s));
      if (of.length === 2) {
        const [a, b] = of;
        return (vm) => {
          const x = a(vm);
          const y = b(vm);
          const { T } = vm;
          for (let w = 0; w < W; w++) T[r + w] = T[x + w] & T[y + w];
          return r;
        };
      }
      return (vm) => {
        copy(vm, vm.T, of[0](vm));
        for (let i = 1; i < of.length; i++) {
          const at = of[i](vm);
          for (let w = 0; w < W; w++) vm.T[r + w] &= vm.T[at + w];
        }
        return r;
      };
    }
    case 'or': {
      const of = sites.of.map((s) => compileSites(k, s));
      return (vm) => {
        copy(vm, vm.T, of[0](vm));
        for (let i = 1; i < of.length; i++) {
          const at = of[i](vm);
          for (let w = 0; w < W; w++) vm.T[r + w] |= vm.T[at + w];
        }
        return r;
      };
    }
    case 'not': {
      const of = compileSites(k, sites.of);
      return (vm) => {
        const at = of(vm);
        const all = boardOf(vm, vm.player).all;
        for (let w = 0; w < W; w++) vm.T[r + w] = all[w] & ~vm.T[at + w];
        return r;
      };
    }
    case 'adjacent': {
      const to = compileSites(k, sites.to);
      return (vm) => {
        neighbours(vm, to(vm), r);
        return r;
      };
    }
    case 'reachable': {
      const from = compileSites(k, sites.from);
      const through = compileSites(k, sites.through);
      const front = k.register();
      return (vm) => {
        const { T } = vm;
        const start = from(vm);
        for (let w = 0; w < W; w++) {
          T[r + w] = T[start + w];
          T[front + w] = T[start + w];
        }
        const over = through(vm);
        for (let grew = true; grew;) {
          neighbours(vm, front, front);
          grew = false;
          for (let w = 0; w < W; w++) {
            const fresh = T[front + w] & T[over + w] & ~T[r + w];
            T[front + w] = fresh; // only what is new is gone on from
            if (fresh !== 0) {
              T[r + w] |= fresh;
              grew = true;
            }
          }
        }
        return r;
      };
    }
    case 'such-that': {
      const base = compileSites(k, sites.base);
      const test = compileCond(k, sites.test);
      const v = sites.v;
      const list = new Int32Array(W * 32);
      return (vm) => {
        const n = members(vm, base(vm), list);
        const held = vm.S[vm.env + v];
        const result = new Array<number>(W).fill(0);
        for (let i = 0; i < n; i++) {
          vm.S[vm.env + v] = list[i];
          if (test(vm)) result[list[i] >> 5] |= 1 << (list[i] & 31);
        }
        vm.S[vm.env + v] = held;
        for (let w = 0; w < W; w++) vm.T[r + w] = result[w];
        return r;
      };
    }
    default:
      throw new Error(`a set of sites of kind "${sites.k}" is constant or derived`);
  }
}

/** Writes the union of the neighbours of the set at `from` to the register `to`. */
function neighbours(vm: Vm, from: number, to: number): void {
  const { T, W } = vm;
  const adjacent = boardOf(vm, vm.player).adjacent;
  if (W === 2) {
    // boards of up to 64 sites; then of up to 96; then any
    let a = 0;
    let b = 0;
    for (let w = 0; w < 2; w++) {
      let bits = T[from + w];
      while (bits !== 0) {
        const low = bits & -bits;
        const s = (w * 32 + 31 - Math.clz32(low)) * 2;
        a |= adjacent[s];
        b |= adjacent[s + 1];
        bits ^= low;
      }
    }
    T[to] = a;
    T[to + 1] = b;
    return;
  }
  if (W === 3) {
    let a = 0;
    let b = 0;
    let c = 0;
    for (let w = 0; w < 3; w++) {
      let bits = T[from + w];
      while (bits !== 0) {
        const low = bits & -bits;
        const s = (w * 32 + 31 - Math.clz32(low)) * 3;
        a |= adjacent[s];
        b |= adjacent[s + 1];
        c |= adjacent[s + 2];
        bits ^= low;
      }
    }
    T[to] = a;
    T[to + 1] = b;
    T[to + 2] = c;
    return;
  }
  const sum = new Array<number>(W).fill(0);
  for (let w = 0; w < W; w++) {
    let bits = T[from + w];
    while (bits !== 0) {
      const low = bits & -bits;
      const s = (w * 32 + 31 - Math.clz32(low)) * W;
      for (let u = 0; u < W; u++) sum[u] |= adjacent[s + u];
      bits ^= low;
    }
  }
  for (let w = 0; w < W; w++) T[to + w] = sum[w];
}
