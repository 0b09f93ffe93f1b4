/** Numbers and conditions as closures over the machine. Options are folded: their values are fixed for a game. */
import type { Cond, Num, ComponentRef } from '../../dsl/semantics/ir.ts';
import { CARD_MARKS, CARD_SIZE, OWNER } from '../position/layout.ts';
import type { Vm } from '../vm/vm.ts';
import { popcount, pieceAt, boardOf, members } from '../vm/board.ts';
import type { Compiler } from './compiler.ts';

export type NumFn = (vm: Vm) => number;
export type CondFn = (vm: Vm) => boolean;

const constants = new WeakMap<NumFn, number>();
/** The value of a number that does not depend on the position, else undefined. */
export const constantOf = (fn: NumFn): number | undefined => constants.get(fn);

function constant(n: number): NumFn {
  const fn: NumFn = () => n;
  constants.set(fn, n);
  return fn;
}

export function compileNum(k: Compiler, num: Num): NumFn {
  const t = k.t;
  const L = t.layout;
  switch (num.k) {
    case 'const':
      return constant(num.n);
    case 'option':
      return constant(Number(t.options[num.option]));
    case 'players':
      return constant(t.players);
    case 'seat':
      return (vm) => vm.player + 1;
    case 'on-turn':
      return (vm) => vm.S[OWNER] + 1;
    case 'place':
      return (vm) => {
        for (let i = 0; i < L.players; i++) if (vm.S[L.order + i] === vm.player) return i + 1;
        return 0;
      };
    case 'counter': {
      const { game, at } = t.counter.get(num.counter)!;
      const step = L.nPlayerCounters;
      return game ? (vm) => vm.S[at] : (vm) => vm.S[at + vm.player * step];
    }
    case 'constant': {
      const index = t.constant.get(num.constant)!;
      return (vm) => vm.c.modifiers.constant(vm, index);
    }
    case 'var': {
      const v = num.v;
      return (vm) => vm.S[vm.env + v];
    }
    case 'count-sites': {
      const sites = k.sites(num.sites);
      const W = t.W;
      return (vm) => {
        const at = sites(vm);
        let n = 0;
        for (let w = 0; w < W; w++) n += popcount(vm.T[at + w]);
        return n;
      };
    }
    case 'count-kinds': {
      const sites = k.sites(num.sites);
      const list = new Int32Array(t.W * 32);
      return (vm) => {
        const n = members(vm, sites(vm), list);
        let seen = 0;
        for (let i = 0; i < n; i++) {
          const piece = pieceAt(vm, vm.player, list[i]);
          if (piece >= 0) seen |= 1 << piece;
        }
        return popcount(seen);
      };
    }
    case 'count-cards': {
      const cards = k.cards(num.cards);
      return (vm) => cards.count(vm);
    }
    case 'count-slots': {
      const slots = k.slots(num.slots);
      return (vm) => slots.count(vm);
    }
    case 'supply': {
      const at = L.supply + t.piece.get(num.piece)!;
      return (vm) => vm.S[at];
    }
    case 'space': {
      const track = t.track.get(num.track)!;
      const numbers = t.model.tracks[track].spaces.map((s) => s.number);
      const at = L.tracks + track * L.players * 2;
      return (vm) => numbers[vm.S[at + vm.player * 2]];
    }
    case 'card-number': {
      const v = num.card.v;
      return (vm) => t.cardDef[vm.S[vm.env + v]]?.number ?? 0;
    }
    case 'marks': {
      const v = num.card.v;
      return (vm) => vm.S[L.cards + vm.S[vm.env + v] * CARD_SIZE + CARD_MARKS];
    }
    case 'attribute':
      return attribute(k, num.attribute, num.of);
    case 'done-in-period': {
      const period = L.donePeriods.indexOf(num.period);
      const verb = num.verb === 'build' ? 0 : 1;
      const pieces = num.pieces.map((p) => t.piece.get(p)!);
      const n = t.model.pieces.length;
      return (vm) => {
        const at = L.done + ((period * L.players + vm.player) * 2 + verb) * n;
        let sum = 0;
        for (const piece of pieces) sum += vm.S[at + piece];
        return sum;
      };
    }
    case 'arith': {
      const a = compileNum(k, num.a);
      const b = compileNum(k, num.b);
      const x = constantOf(a);
      const y = constantOf(b);
      if (x !== undefined && y !== undefined) return constant(calculate(num.op, x, y));
      switch (num.op) {
        case '+':
          return (vm) => (a(vm) + b(vm)) | 0;
        case '-':
          return (vm) => (a(vm) - b(vm)) | 0;
        case '*':
          return (vm) => Math.imul(a(vm), b(vm));
        case '/':
        case 'mod': {
          const { op } = num;
          return (vm) => calculate(op, a(vm), b(vm));
        }
      }
    }
    // falls through is impossible: every operator above returns
    case 'extreme': {
      const of = num.of.map((n) => compileNum(k, n));
      const max = num.fn === 'max';
      return (vm) => {
        let best = of[0](vm);
        for (let i = 1; i < of.length; i++) {
          const n = of[i](vm);
          if (max ? n > best : n < best) best = n;
        }
        return best;
      };
    }
    case 'table': {
      const on = compileNum(k, num.on);
      const otherwise = compileNum(k, num.otherwise);
      const rows = new Map(num.rows.map(([key, value]) => [key, compileNum(k, value)]));
      const x = constantOf(on);
      if (x !== undefined) return rows.get(x) ?? otherwise;
      return (vm) => (rows.get(on(vm)) ?? otherwise)(vm);
    }
    case 'over-pieces': {
      const list = Int32Array.from(num.pieces, (p) => t.piece.get(p)!);
      return over(k, num, list, () => list.length);
    }
    case 'over-sites': {
      const sites = k.sites(num.sites);
      const list = new Int32Array(t.W * 32);
      return over(k, num, list, (vm) => members(vm, sites(vm), list));
    }
    case 'over-cards': {
      const cards = k.cards(num.cards);
      const list = new Int32Array(t.cardDef.length);
      return over(k, num, list, (vm) => cards.list(vm, list));
    }
    case 'over-slots': {
      const slots = k.slots(num.slots);
      const list = new Int32Array(t.slots.length);
      return over(k, num, list, (vm) => slots.list(vm, list));
    }
  }
}

/** Sum, least or greatest of a number over what `fill` puts into `list`; 0 over nothing. */
function over(
  k: Compiler,
  num: { fn: 'min' | 'max' | 'sum'; v: number; body: Num },
  list: Int32Array,
  fill: (vm: Vm) => number,
): NumFn {
  const { fn, v } = num;
  const body = compileNum(k, num.body);
  return (vm) => {
    const count = fill(vm);
    const held = vm.S[vm.env + v];
    let result = fn === 'sum' ? 0 : fn === 'min' ? 0x7fffffff : -0x80000000;
    for (let i = 0; i < count; i++) {
      vm.S[vm.env + v] = list[i];
      const n = body(vm);
      result = fn === 'sum' ? result + n : fn === 'min' ? Math.min(result, n) : Math.max(result, n);
    }
    vm.S[vm.env + v] = held;
    return count === 0 ? 0 : result;
  };
}

/** Whole numbers; division rounds down, what `mod` leaves is never below 0, and by zero both give 0. */
function calculate(op: '+' | '-' | '*' | '/' | 'mod', a: number, b: number): number {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? 0 : Math.floor(a / b);
    case 'mod':
      return b === 0 ? 0 : a - b * Math.floor(a / b);
  }
}

function attribute(k: Compiler, id: string, of: ComponentRef): NumFn {
  const t = k.t;
  const fallback = t.model.attributes.find((a) => a.id === id)!.default;
  const v = of.v;
  switch (of.type) {
    case 'card':
      return (vm) => t.cardDef[vm.S[vm.env + v]].attributes[id] ?? fallback;
    case 'slot':
      return (vm) => t.slots[vm.S[vm.env + v]].def.attributes[id] ?? fallback;
    case 'site':
      return (vm) => boardOf(vm, vm.player).sites[vm.S[vm.env + v]]?.attributes[id] ?? fallback;
  }
}

/** Colour of a component; -1 when it has none. */
export function colorOf(k: Compiler, ref: ComponentRef): NumFn {
  const t = k.t;
  const v = ref.v;
  if (ref.type === 'slot') return (vm) => t.slots[vm.S[vm.env + v]].color;
  const colors = t.cardDef.map((d) => (d.color === null ? -1 : t.color.get(d.color)!));
  return (vm) => colors[vm.S[vm.env + v]];
}

function operands(k: Compiler, cond: Cond & { k: 'and' | 'or' }): CondFn[] {
  const of = cond.of.map((c) => compileCond(k, c));
  k.operands.push({ of, origins: cond.origins });
  return of;
}

export function compileCond(k: Compiler, cond: Cond): CondFn {
  switch (cond.k) {
    case 'compare': {
      const a = compileNum(k, cond.a);
      const b = compileNum(k, cond.b);
      switch (cond.op) {
        case '=':
          return (vm) => a(vm) === b(vm);
        case '!=':
          return (vm) => a(vm) !== b(vm);
        case '<':
          return (vm) => a(vm) < b(vm);
        case '<=':
          return (vm) => a(vm) <= b(vm);
        case '>':
          return (vm) => a(vm) > b(vm);
        case '>=':
          return (vm) => a(vm) >= b(vm);
      }
    }
    // falls through is impossible: every operator above returns
    case 'and': {
      const of = operands(k, cond);
      return (vm) => of.every((c) => c(vm));
    }
    case 'or': {
      const of = operands(k, cond);
      return (vm) => of.some((c) => c(vm));
    }
    case 'not': {
      const of = compileCond(k, cond.of);
      return (vm) => !of(vm);
    }
    case 'some-sites': {
      const sites = k.sites(cond.sites);
      const W = k.t.W;
      return (vm) => {
        const at = sites(vm);
        for (let w = 0; w < W; w++) if (vm.T[at + w] !== 0) return true;
        return false;
      };
    }
    case 'some-cards': {
      const cards = k.cards(cond.cards);
      return (vm) => cards.count(vm) > 0;
    }
    case 'some-slots': {
      const slots = k.slots(cond.slots);
      return (vm) => slots.count(vm) > 0;
    }
    case 'same-color': {
      const a = colorOf(k, cond.a);
      const b = colorOf(k, cond.b);
      return (vm) => {
        const color = a(vm);
        return color >= 0 && color === b(vm);
      };
    }
    case 'color-is': {
      const of = colorOf(k, cond.of);
      const color = cond.color === null ? -1 : k.t.color.get(cond.color)!;
      return (vm) => of(vm) === color;
    }
    case 'option-is': {
      const holds = String(k.t.options[cond.option]) === cond.value;
      return () => holds;
    }
  }
}
