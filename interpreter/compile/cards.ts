/** Sets of cards: a source that lists candidates, and a test for the rest. */
import type { Cards } from '../../dsl/semantics/ir.ts';
import { FLAG_PAID, FLAG_USED } from '../position/layout.ts';
import { firstIn, flagsOf, isHidden, nextOf, topUp, zoneFor, zoneOf } from '../vm/cards.ts';
import { members, tileCell } from '../vm/board.ts';
import type { Vm } from '../vm/vm.ts';
import { compileCond, compileNum } from './numbers.ts';
import type { Compiler } from './compiler.ts';

export interface CardsFn {
  /** writes the members into `out`, returns how many */
  list(vm: Vm, out: Int32Array): number;
  count(vm: Vm): number;
  /** whether some of its cards may lie where the acting player cannot see which they are */
  hidden(vm: Vm): boolean;
  has(vm: Vm, card: number): boolean;
  /** before cards are taken: refills the zone that they are taken from, if it is empty */
  prepare(vm: Vm): void;
}

type Test = (vm: Vm, card: number) => boolean;
type List = (vm: Vm, out: Int32Array) => number;

export function compileCards(k: Compiler, cards: Cards): CardsFn {
  const source = compileSource(k, cards) ?? listening(k);
  const test = compileTest(k, cards);
  const buffer = new Int32Array(k.t.cardDef.length + 1);
  const list: List = (vm, out) => {
    const n = source.list(vm, out);
    let kept = 0;
    for (let i = 0; i < n; i++) {
      const card = out[i];
      if (test(vm, card)) out[kept++] = card;
    }
    return kept;
  };
  return {
    list,
    count: (vm) => list(vm, buffer),
    hidden: source.hidden,
    has: test,
    prepare: source.prepare ?? (() => undefined),
  };
}

/** The one card that an id names when its own program is run: the acting player's in play if there is one, else the first of its kind wherever it lies. */
export function compileNamedCard(k: Compiler, id: string): CardsFn {
  const mine = compileCards(k, { k: 'id', id });
  const any = k.t.cardsOf.get(id) ?? [];
  const list: List = (vm, out) => {
    if (mine.list(vm, out) > 0) return 1;
    if (any.length === 0) return 0;
    out[0] = any[0];
    return 1;
  };
  return {
    ...mine,
    list,
    count: (vm) => (any.length > 0 || mine.count(vm) > 0 ? 1 : 0),
    has: (_vm, card) => any.includes(card),
  };
}

interface Source {
  list: List;
  hidden: (vm: Vm) => boolean;
  prepare?: (vm: Vm) => void;
}

const seen = (): boolean => false;

/** Cards that the acting player has in zones that listen: what a phrase means that names no zone. */
function listening(k: Compiler): Source {
  const t = k.t;
  const byPlayer = Array.from({ length: t.players }, (_, p) =>
    t.zoneDefs.flatMap((z, i) => (z.listening && (z.player === p || z.player < 0) ? [i] : [])),
  );
  return {
    hidden: seen,
    list: (vm, out) => {
      let n = 0;
      for (const zone of byPlayer[vm.player]) for (let c = firstIn(vm, zone); c >= 0; c = nextOf(vm, c)) out[n++] = c;
      return n;
    },
  };
}

function compileSource(k: Compiler, cards: Cards): Source | null {
  const t = k.t;
  switch (cards.k) {
    case 'in': {
      const zone = t.zone.get(cards.zone)!;
      return {
        hidden: (vm) => isHidden(vm, zoneFor(vm, zone, vm.player)),
        list: (vm, out) => {
          let n = 0;
          for (let c = firstIn(vm, zoneFor(vm, zone, vm.player)); c >= 0; c = nextOf(vm, c)) out[n++] = c;
          return n;
        },
      };
    }
    case 'top': {
      const zone = t.zone.get(cards.zone)!;
      const count = compileNum(k, cards.n);
      return {
        prepare: (vm) => {
          topUp(vm, zoneFor(vm, zone, vm.player));
        },
        hidden: (vm) => isHidden(vm, zoneFor(vm, zone, vm.player)),
        list: (vm, out) => {
          const z = zoneFor(vm, zone, vm.player);
          const wanted = count(vm);
          if (vm.scratch > 0 && isHidden(vm, z)) return 0;
          let n = 0;
          for (let c = firstIn(vm, z); c >= 0 && n < wanted; c = nextOf(vm, c)) out[n++] = c;
          return n;
        },
      };
    }
    case 'var': {
      const v = cards.v;
      return {
        hidden: seen,
        list: (vm, out) => {
          out[0] = vm.S[vm.env + v];
          return out[0] >= 0 ? 1 : 0;
        },
      };
    }
    case 'tile-of': {
      const sites = k.sites(cards.sites);
      const list = new Int32Array(t.W * 32);
      return {
        hidden: seen,
        list: (vm, out) => {
          const n = members(vm, sites(vm), list);
          let found = 0;
          for (let i = 0; i < n; i++) {
            const tile = vm.S[tileCell(vm, vm.player, list[i])];
            if (tile !== 0) out[found++] = tile - 1;
          }
          return found;
        },
      };
    }
    case 'all': {
      const n = t.cardDef.length;
      return {
        hidden: seen,
        list: (_vm, out) => {
          for (let i = 0; i < n; i++) out[i] = i;
          return n;
        },
      };
    }
    case 'and':
      for (const part of cards.of) {
        const source = compileSource(k, part);
        if (source) return source;
      }
      return null;
    case 'or': {
      const parts = cards.of.map((c) => compileCards(k, c));
      const more = new Int32Array(t.cardDef.length + 1);
      return {
        hidden: (vm) => parts.some((p) => p.hidden(vm)),
        list: (vm, out) => {
          let n = parts[0].list(vm, out);
          for (let i = 1; i < parts.length; i++) {
            const m = parts[i].list(vm, more);
            for (let j = 0; j < m; j++) if (!out.subarray(0, n).includes(more[j])) out[n++] = more[j];
          }
          return n;
        },
      };
    }
    case 'such-that':
      return compileSource(k, cards.base);
    default:
      return null;
  }
}

const always: Test = () => true;

function compileTest(k: Compiler, cards: Cards): Test {
  const t = k.t;
  const byDef = (holds: (index: number) => boolean): Test => {
    const table = Uint8Array.from(t.cardDef, (_, i) => (holds(i) ? 1 : 0));
    return (_vm, card) => table[card] === 1;
  };
  switch (cards.k) {
    case 'all':
    case 'top':
    case 'tile-of':
      return always;
    case 'var': {
      const v = cards.v;
      return (vm, card) => vm.S[vm.env + v] === card;
    }
    case 'in': {
      const zone = t.zone.get(cards.zone)!;
      return (vm, card) => zoneOf(vm, card) === zoneFor(vm, zone, vm.player);
    }
    case 'type':
      return byDef((i) => t.cardDef[i].type === cards.type);
    case 'deck':
      return byDef((i) => t.cardDef[i].deck === cards.deck);
    case 'id':
      return byDef((i) => t.cardDef[i].id === cards.id);
    case 'color':
      return byDef((i) => t.cardDef[i].color === cards.color);
    case 'used':
      return (vm, card) => (flagsOf(vm, card) & FLAG_USED) !== 0;
    case 'paid':
      return (vm, card) => (flagsOf(vm, card) & FLAG_PAID) !== 0;
    case 'and': {
      const of = cards.of.map((c) => compileTest(k, c)).filter((test) => test !== always);
      return of.length === 0 ? always : of.length === 1 ? of[0] : (vm, card) => of.every((test) => test(vm, card));
    }
    case 'or': {
      const of = cards.of.map((c) => compileCards(k, c));
      const buffer = new Int32Array(t.cardDef.length + 1);
      return (vm, card) => of.some((c) => c.list(vm, buffer) > 0 && c.has(vm, card));
    }
    case 'not': {
      const of = compileTest(k, cards.of);
      return (vm, card) => !of(vm, card);
    }
    case 'such-that': {
      const base = compileTest(k, cards.base);
      const test = compileCond(k, cards.test);
      const v = cards.v;
      return (vm, card) => {
        if (!base(vm, card)) return false;
        const held = vm.S[vm.env + v];
        vm.S[vm.env + v] = card;
        const holds = test(vm);
        vm.S[vm.env + v] = held;
        return holds;
      };
    }
  }
}
