/**
 * Sets of sites as bit sets. Each compiled set owns a register (W words of `vm.T`), writes its members there and
 * returns the register's offset. No set is evaluated inside itself, so a register is never in use twice.
 */
import type { Sites } from '../../dsl/meaning/ir.ts';
import type { Vm } from '../vm/vm.ts';
import { boardOf, members, predicateSet, tileCell } from '../vm/board.ts';
import { compileCond } from './numbers.ts';
import type { Compiler } from './compiler.ts';

export type SitesFn = (vm: Vm) => number;

export function compileSites(k: Compiler, sites: Sites): SitesFn {
  const t = k.t, W = t.W, r = k.register();
  const copy = (vm: Vm, from: Int32Array | undefined, at: number): number => {
    if (from) for (let w = 0; w < W; w++) vm.T[r + w] = from[at + w];
    else for (let w = 0; w < W; w++) vm.T[r + w] = 0;
    return r;
  };
  switch (sites.k) {
    case 'all': return (vm) => copy(vm, boardOf(vm, vm.player).all, 0);
    case 'of-kind': { const kind = sites.siteKind; return (vm) => copy(vm, boardOf(vm, vm.player).ofKind.get(kind), 0); }
    case 'tag': { const tag = sites.tag; return (vm) => copy(vm, boardOf(vm, vm.player).tagged.get(tag), 0); }
    case 'site': {
      const id = sites.id;
      return (vm) => {
        copy(vm, undefined, 0);
        const n = boardOf(vm, vm.player).siteNumber.get(id);
        if (n !== undefined) vm.T[r + (n >> 5)] = 1 << (n & 31);
        return r;
      };
    }
    case 'holding': {
      const d = k.derived, offsets = sites.pieces.map((p) => d.pieces + t.piece.get(p)! * W);
      return (vm) => {
        const base = vm.player * d.perPlayer, { D, T } = vm;
        for (let w = 0; w < W; w++) {
          let bits = 0;
          for (let i = 0; i < offsets.length; i++) bits |= D[base + offsets[i] + w];
          T[r + w] = bits;
        }
        return r;
      };
    }
    case 'holding-var': {
      const d = k.derived, v = sites.v;
      return (vm) => copy(vm, vm.D, vm.player * d.perPlayer + d.pieces + vm.S[vm.env + v] * W);
    }
    case 'predicate': {
      const index = t.predicate.get(sites.predicate)!;
      return (vm) => copy(vm, vm.D, predicateSet(vm, index));
    }
    case 'upgraded': { const d = k.derived; return (vm) => copy(vm, vm.D, vm.player * d.perPlayer + d.upgraded); }
    case 'empty': {
      const d = k.derived, n = t.model.pieces.length;
      return (vm) => {
        const base = vm.player * d.perPlayer + d.pieces, all = boardOf(vm, vm.player).all, { D, T } = vm;
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
        const at = of(vm), all = boardOf(vm, vm.player).all;
        for (let w = 0; w < W; w++) vm.T[r + w] = all[w] & ~vm.T[at + w];
        return r;
      };
    }
    case 'adjacent': {
      const to = compileSites(k, sites.to);
      return (vm) => { neighbours(vm, to(vm), r); return r; };
    }
    case 'reachable': {
      const from = compileSites(k, sites.from), through = compileSites(k, sites.through), front = k.register();
      return (vm) => {
        const { T } = vm, start = from(vm);
        for (let w = 0; w < W; w++) T[r + w] = T[start + w];
        const over = through(vm);
        for (let grew = true; grew;) {
          neighbours(vm, r, front);
          grew = false;
          for (let w = 0; w < W; w++) {
            const fresh = T[front + w] & T[over + w] & ~T[r + w];
            if (fresh !== 0) { T[r + w] |= fresh; grew = true; }
          }
        }
        return r;
      };
    }
    case 'such-that': {
      const base = compileSites(k, sites.base), test = compileCond(k, sites.test), v = sites.v, list = new Int32Array(W * 32);
      return (vm) => {
        const n = members(vm, base(vm), list), held = vm.S[vm.env + v];
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
  }
}

/** Writes the union of the neighbours of the set at `from` to the register `to`. */
function neighbours(vm: Vm, from: number, to: number): void {
  const { T, W } = vm, adjacent = boardOf(vm, vm.player).adjacent;
  if (W === 2) { // the common case
    let a = 0, b = 0;
    for (let w = 0; w < 2; w++) {
      let bits = T[from + w];
      while (bits !== 0) {
        const low = bits & -bits, s = (w * 32 + 31 - Math.clz32(low)) * 2;
        a |= adjacent[s]; b |= adjacent[s + 1];
        bits ^= low;
      }
    }
    T[to] = a; T[to + 1] = b;
    return;
  }
  const sum = new Array<number>(W).fill(0);
  for (let w = 0; w < W; w++) {
    let bits = T[from + w];
    while (bits !== 0) {
      const low = bits & -bits, s = (w * 32 + 31 - Math.clz32(low)) * W;
      for (let u = 0; u < W; u++) sum[u] |= adjacent[s + u];
      bits ^= low;
    }
  }
  for (let w = 0; w < W; w++) T[to + w] = sum[w];
}
