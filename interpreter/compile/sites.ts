/**
 * Sets of sites as bit sets. A compiled set gives an address in `vm.sets`: a constant set, one that is derived from the
 * position anyway, or a register of its own into which it is worked out. No set is evaluated inside itself, so a register
 * is never in use twice. Callers must not change a returned set.
 */
import type { Sites, Way } from '../../dsl/internal.ts';
import { boardOf, members, predicateSet, tileCell } from '../machine/board.ts';
import { compileCond, compileNum } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import type { NumFn, SitesFn } from '../machine/compiled-game.ts';
import { anchorOf, coverOfCard, coverOfSite, eachJoinedToSite } from '../machine/laid.ts';
import type { BoardTable } from '../position/tables.ts';
import type { Vm } from '../machine/vm.ts';
import { neighbours } from './neighbours.ts';

export function compileSites(compiler: Compiler, sites: Sites): SitesFn {
  const tables = compiler.tables;
  const setSize = tables.setSize;
  const derivedLayout = compiler.derivedLayout;
  if (isFixed(sites)) {
    const { boards } = tables.layout;
    const at = compiler.boardSets((board) => fixedSet(board, sites, setSize));
    return (vm) => at[vm.cells[boards + vm.player]];
  }
  switch (sites.k) {
    case 'predicate': {
      const index = tables.predicate.get(sites.predicate)!;
      return (vm) => predicateSet(vm, index);
    }
    case 'upgraded':
      return (vm) => vm.player * derivedLayout.perPlayer + derivedLayout.upgraded;
    case 'own':
      return (vm) => vm.player * derivedLayout.perPlayer + derivedLayout.own;
    case 'foreign':
      return (vm) => vm.player * derivedLayout.perPlayer + derivedLayout.foreign;
    case 'covered':
      if (!derivedLayout.hasShapes) return constantly(compiler.constantSet(new Int32Array(setSize)));
      return (vm) => vm.player * derivedLayout.perPlayer + derivedLayout.covered;
    case 'holding-var': {
      const v = sites.v;
      return (vm) => vm.player * derivedLayout.perPlayer + derivedLayout.pieces + vm.cells[vm.env + v] * setSize;
    }
    case 'holding': {
      if (sites.pieces.length !== 1) break;
      const offset = derivedLayout.pieces + tables.piece.get(sites.pieces[0])! * setSize;
      return (vm) => vm.player * derivedLayout.perPlayer + offset;
    }
    default:
      break;
  }
  return computed(compiler, sites);
}

const constantly =
  (at: number): SitesFn =>
  () =>
    at;

/** The kinds of set that must be worked out, each set in a register of its own. */
type Computed = Extract<
  Sites,
  {
    k:
      | 'holding'
      | 'empty'
      | 'tiled'
      | 'footprint'
      | 'outlets'
      | 'anchor'
      | 'var'
      | 'and'
      | 'or'
      | 'not'
      | 'adjacent'
      | 'reachable'
      | 'beyond'
      | 'step'
      | 'such-that';
  }
>;
type Compile<K extends Computed['k']> = (compiler: Compiler, register: number, sites: Sites & { k: K }) => SitesFn;

const computed = (compiler: Compiler, sites: Computed): SitesFn =>
  (COMPILERS[sites.k] as Compile<Computed['k']>)(compiler, compiler.register(), sites);

function clear(vm: Vm, to: number): void {
  for (let w = 0; w < vm.setSize; w++) vm.sets[to + w] = 0;
}

/** One entry per kind; TypeScript refuses a kind without one. */
const COMPILERS: { [K in Computed['k']]: Compile<K> } = {
  holding(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const { tables } = compiler;
    const derivedLayout = compiler.derivedLayout;
    const offsets = sites.pieces.map((p) => derivedLayout.pieces + tables.piece.get(p)! * setSize);
    return (vm) => {
      const base = vm.player * derivedLayout.perPlayer;
      const { derived, sets } = vm;
      for (let w = 0; w < setSize; w++) {
        let bits = 0;
        for (let i = 0; i < offsets.length; i++) bits |= derived[base + offsets[i] + w];
        sets[r + w] = bits;
      }
      return r;
    };
  },
  empty(compiler, r) {
    const { setSize } = compiler.tables;
    const { perPlayer, occupied } = compiler.derivedLayout;
    return (vm) => {
      without(vm.sets, boardOf(vm, vm.player).all, vm.player * perPlayer + occupied, r, setSize);
      return r;
    };
  },
  tiled(compiler, r) {
    const { tables } = compiler;
    const n = tables.layout.ownSites + tables.layout.sharedSites;
    return (vm) => {
      clear(vm, r);
      for (let s = 0; s < n; s++) {
        if (vm.cells[tileCell(vm, vm.player, s)] !== 0) vm.sets[r + (s >> 5)] |= 1 << (s & 31);
      }
      return r;
    };
  },
  footprint(_compiler, r, { of: { v, type } }) {
    return (vm) => {
      const component = vm.cells[vm.env + v];
      const fit = type === 'card' ? coverOfCard(vm, component) : coverOfSite(vm, component);
      return fill(vm, r, fit ? [...fit.whole, ...fit.part] : NO_WAYS);
    };
  },
  outlets(_compiler, r, { of: { v, type } }) {
    return (vm) => {
      const component = vm.cells[vm.env + v];
      const fit = type === 'card' ? coverOfCard(vm, component) : coverOfSite(vm, component);
      const sites = (fit?.ports ?? []).map(({ toward }) => toward).filter((site) => site >= 0);
      return fill(vm, r, sites);
    };
  },
  anchor(_compiler, r, { card }) {
    return (vm) => {
      const site = anchorOf(vm, vm.cells[vm.env + card]);
      return fill(vm, r, site < 0 ? NO_WAYS : [site]);
    };
  },
  var(_compiler, r, sites) {
    const v = sites.v;
    return (vm) => {
      clear(vm, r);
      const s = vm.cells[vm.env + v];
      if (s >= 0) vm.sets[r + (s >> 5)] = 1 << (s & 31);
      return r;
    };
  },
  and(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const fixed = sites.of.filter(isFixed);
    // what is the same in all positions is one set
    const parts =
      fixed.length < 2 ? sites.of : [{ k: 'and' as const, of: fixed }, ...sites.of.filter((s) => !isFixed(s))];
    const of = parts.map((s) => compileSites(compiler, s));
    const [a, b] = of;
    if (of.length === 1) return a;
    if (of.length === 2) {
      return (vm) => {
        common(vm.sets, a(vm), b(vm), r, setSize);
        return r;
      };
    }
    return (vm) => {
      common(vm.sets, a(vm), b(vm), r, setSize);
      for (let i = 2; i < of.length; i++) common(vm.sets, r, of[i](vm), r, setSize);
      return r;
    };
  },
  or(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const of = sites.of.map((s) => compileSites(compiler, s));
    const [a, b] = of;
    if (of.length === 1) return a;
    return (vm) => {
      either(vm.sets, a(vm), b(vm), r, setSize);
      for (let i = 2; i < of.length; i++) either(vm.sets, r, of[i](vm), r, setSize);
      return r;
    };
  },
  not(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const of = compileSites(compiler, sites.of);
    return (vm) => {
      without(vm.sets, boardOf(vm, vm.player).all, of(vm), r, setSize);
      return r;
    };
  },
  adjacent(compiler, r, sites) {
    const to = compileSites(compiler, sites.to);
    return (vm) => {
      neighbours(vm, boardOf(vm, vm.player).adjacent, to(vm), r);
      return r;
    };
  },
  reachable(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const from = compileSites(compiler, sites.from);
    const through = compileSites(compiler, sites.through);
    const steps = sites.steps ? compileNum(compiler, sites.steps) : null;
    if (sites.way?.k === 'ports') return byPorts(compiler, r, { from, through, steps });
    if (sites.way) {
      const ways = compileWay(compiler, sites.way);
      return (vm) => {
        const most = steps === null ? Infinity : steps(vm);
        straightOn(vm, { from: from(vm), through: through(vm), ways: ways(vm), most, to: r }, IN_PASSING);
        return r;
      };
    }
    const front = compiler.register();
    return (vm) => {
      let left = steps === null ? Infinity : steps(vm);
      const { sets } = vm;
      const start = from(vm);
      for (let w = 0; w < setSize; w++) {
        sets[r + w] = sets[start + w];
        sets[front + w] = sets[start + w];
      }
      const over = through(vm);
      const { links } = boardOf(vm, vm.player);
      for (let grew = true; grew && left > 0; left--) {
        neighbours(vm, links, front, front);
        grew = false;
        for (let w = 0; w < setSize; w++) {
          const fresh = sets[front + w] & sets[over + w] & ~sets[r + w];
          sets[front + w] = fresh; // continue from the new sites only
          if (fresh !== 0) {
            sets[r + w] |= fresh;
            grew = true;
          }
        }
      }
      return r;
    };
  },
  beyond(compiler, r, sites) {
    const from = compileSites(compiler, sites.from);
    const through = compileSites(compiler, sites.through);
    const ways = compileWay(compiler, sites.way);
    return (vm) => {
      straightOn(vm, { from: from(vm), through: through(vm), ways: ways(vm), most: Infinity, to: r }, BEHIND);
      return r;
    };
  },
  step(compiler, r, sites) {
    const from = compileSites(compiler, sites.from);
    if (sites.way.k === 'ports') {
      return (vm) => {
        const found: number[] = [];
        eachMember(vm, from(vm), (site) => eachJoinedToSite(vm, site, (anchor) => found.push(anchor)));
        return fill(vm, r, found);
      };
    }
    const ways = compileWay(compiler, sites.way);
    return (vm) => {
      const { next, sites: all } = boardOf(vm, vm.player);
      const found = new Array<number>(vm.setSize).fill(0);
      const at = from(vm);
      for (const way of ways(vm)) {
        eachMember(vm, at, (site) => {
          const to = next[way * all.length + site];
          if (to >= 0) found[to >> 5] |= 1 << (to & 31);
        });
      }
      for (let w = 0; w < vm.setSize; w++) vm.sets[r + w] = found[w];
      return r;
    };
  },
  'such-that'(compiler, r, sites) {
    const { setSize } = compiler.tables;
    const base = compileSites(compiler, sites.base);
    const test = compileCond(compiler, sites.test);
    const v = sites.v;
    const buffer = compiler.buffer();
    return (vm) => {
      const list = vm.closureBuffer(buffer);
      const n = members(vm, base(vm), list);
      vm.weigh(n);
      const held = vm.cells[vm.env + v];
      const result = new Array<number>(setSize).fill(0);
      for (let i = 0; i < n; i++) {
        vm.cells[vm.env + v] = list[i];
        if (test(vm)) result[list[i] >> 5] |= 1 << (list[i] & 31);
      }
      vm.cells[vm.env + v] = held;
      for (let w = 0; w < setSize; w++) vm.sets[r + w] = result[w];
      return r;
    };
  },
};

/** Writes these sites to the register; its address. */
function fill(vm: Vm, to: number, sites: readonly number[]): number {
  clear(vm, to);
  for (const site of sites) vm.sets[to + (site >> 5)] |= 1 << (site & 31);
  return to;
}

/** `reach(from, through, steps, way)` along a way of ports, which may turn. */
function byPorts(
  compiler: Compiler,
  r: number,
  { from, through, steps }: { from: SitesFn; through: SitesFn; steps: NumFn | null },
): SitesFn {
  const { setSize } = compiler.tables;
  return (vm) => {
    let left = steps === null ? Infinity : steps(vm);
    const start = from(vm);
    for (let w = 0; w < setSize; w++) vm.sets[r + w] = vm.sets[start + w];
    const over = through(vm);
    let front: number[] = [];
    let next: number[] = [];
    const visit = (site: number): void => {
      const bit = 1 << (site & 31);
      const word = site >> 5;
      if ((vm.sets[over + word] & bit) === 0 || (vm.sets[r + word] & bit) !== 0) return;
      vm.sets[r + word] |= bit;
      next.push(site);
    };
    eachMember(vm, r, (site) => front.push(site));
    for (; front.length > 0 && left > 0; left--) {
      for (let i = 0; i < front.length; i++) eachJoinedToSite(vm, front[i], visit);
      front = next;
      next = [];
    }
    return r;
  };
}

/** The numbers of the ways that are meant. */
function compileWay(compiler: Compiler, way: Way): (vm: Vm) => readonly number[] {
  const { directions, way: numbers } = compiler.tables;
  switch (way.k) {
    case 'named': {
      const ways = way.ways.flatMap((id) => numbers.get(id) ?? []);
      return () => ways;
    }
    case 'straight':
      return () => directions;
    case 'ports':
      // joined, not led: see `byPorts`
      return () => NO_WAYS;
    case 'ahead': {
      const single = Array.from(numbers.values(), (number) => [number]);
      const { v } = way;
      return (vm) => single[vm.cells[vm.env + v]] ?? NO_WAYS;
    }
  }
}
const NO_WAYS: readonly number[] = [];

/** What is kept of a straight way: where it begins and what it passes, or what comes behind at least one of those. */
const IN_PASSING = 0;
const BEHIND = 1;

interface Straight {
  from: number;
  through: number;
  ways: readonly number[];
  most: number;
  to: number;
}

/** Goes from each site straight on along each way, over sites of `through`; writes what is kept to the register `to`. */
function straightOn(
  vm: Vm,
  { from, through, ways, most, to }: Straight,
  kept: typeof IN_PASSING | typeof BEHIND,
): void {
  const { sets, setSize } = vm;
  const { next, sites } = boardOf(vm, vm.player);
  const found = new Array<number>(setSize).fill(0);
  if (kept === IN_PASSING) for (let w = 0; w < setSize; w++) found[w] = sets[from + w];
  for (let i = 0; i < ways.length; i++) {
    const first = ways[i] * sites.length;
    eachMember(vm, from, (start) => {
      let at = next[first + start];
      // a way may lead round in a circle, with or without the site where it begins
      for (let n = 0; at >= 0 && at !== start && n < sites.length; n++) {
        const isThrough = ((sets[through + (at >> 5)] >> (at & 31)) & 1) !== 0;
        if (kept === BEHIND && !isThrough && n > 0) found[at >> 5] |= 1 << (at & 31);
        if (!isThrough || n >= most) break;
        if (kept === IN_PASSING) found[at >> 5] |= 1 << (at & 31);
        at = next[first + at];
      }
    });
  }
  for (let w = 0; w < setSize; w++) sets[to + w] = found[w];
}

function eachMember({ sets, setSize }: Vm, at: number, visit: (site: number) => void): void {
  for (let w = 0; w < setSize; w++) {
    let bits = sets[at + w];
    while (bits !== 0) {
      const low = bits & -bits;
      visit(w * 32 + 31 - Math.clz32(low));
      bits ^= low;
    }
  }
}

// Most boards have up to 96 sites: three words, without a loop.

/** Writes what is in both sets to the register `to`. */
function common(sets: Int32Array, a: number, b: number, to: number, size: number): void {
  if (size === 3) {
    sets[to] = sets[a] & sets[b];
    sets[to + 1] = sets[a + 1] & sets[b + 1];
    sets[to + 2] = sets[a + 2] & sets[b + 2];
  } else for (let w = 0; w < size; w++) sets[to + w] = sets[a + w] & sets[b + w];
}
function either(sets: Int32Array, a: number, b: number, to: number, size: number): void {
  if (size === 3) {
    sets[to] = sets[a] | sets[b];
    sets[to + 1] = sets[a + 1] | sets[b + 1];
    sets[to + 2] = sets[a + 2] | sets[b + 2];
  } else for (let w = 0; w < size; w++) sets[to + w] = sets[a + w] | sets[b + w];
}
/** All but the set. */
function without(sets: Int32Array, all: Int32Array, set: number, to: number, size: number): void {
  if (size === 3) {
    sets[to] = all[0] & ~sets[set];
    sets[to + 1] = all[1] & ~sets[set + 1];
    sets[to + 2] = all[2] & ~sets[set + 2];
  } else for (let w = 0; w < size; w++) sets[to + w] = all[w] & ~sets[set + w];
}

/** Sets that are the same in all positions. */
type Fixed = Extract<Sites, { k: 'all' | 'of-kind' | 'tag' | 'site' | 'and' | 'or' | 'not' }>;

function isFixed(sites: Sites): sites is Fixed {
  switch (sites.k) {
    case 'all':
    case 'of-kind':
    case 'tag':
    case 'site':
      return true;
    case 'and':
    case 'or':
      return sites.of.every(isFixed);
    case 'not':
      return isFixed(sites.of);
    default:
      return false;
  }
}

function fixedSet(board: BoardTable, sites: Fixed, size: number): Int32Array {
  const none = new Int32Array(size);
  const of = (part: Sites): Int32Array => fixedSet(board, part as Fixed, size);
  switch (sites.k) {
    case 'all':
      return board.all;
    case 'of-kind':
      return board.ofKind.get(sites.siteKind) ?? none;
    case 'tag':
      return board.tagged.get(sites.tag) ?? none;
    case 'site': {
      const n = board.siteNumber.get(sites.id);
      if (n !== undefined) none[n >> 5] = 1 << (n & 31);
      return none;
    }
    case 'and':
      return sites.of.map(of).reduce((a, b) => a.map((word, w) => word & b[w]));
    case 'or':
      return sites.of.map(of).reduce((a, b) => a.map((word, w) => word | b[w]));
    case 'not': {
      const set = of(sites.of);
      return board.all.map((word, w) => word & ~set[w]);
    }
  }
}
