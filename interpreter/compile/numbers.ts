/** Numbers and conditions as closures over the machine. Options are folded: their values are fixed for a game. */
import { LIMITS, type Cond, type Num, type ComponentRef } from '../../dsl/internal.ts';
import { amountOn, foreignOn } from '../machine/things-on-cards.ts';
import { foreignAt, lyingAt } from '../machine/things-on-sites.ts';
import { within } from '../machine/stopped.ts';
import { isAhead } from '../machine/tracks.ts';
import { periodsLeftAt, TURN_OF } from '../position/layout.ts';
import { popcount, pieceAt, boardOf, members, supplyCell } from '../machine/board.ts';
import { BITS_OF_CELL } from '../position/sizes.ts';
import { isSecret } from '../position/visibility.ts';
import { kindOnCard } from '../position/tables.ts';
import { compileDistance } from './distance.ts';
import { numberOnFace } from './faces.ts';
import { coverOfCard, coverOfSite, facingPorts, matchedPorts } from '../machine/laid.ts';
import type { Compiler } from './compiler.ts';
import type { CondFn, NumFn } from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

const constants = new WeakMap<NumFn, number>();
/** The value of a number that does not depend on the position, else undefined. */
export const constantOf = (fn: NumFn): number | undefined => constants.get(fn);

function constant(n: number): NumFn {
  const fn: NumFn = () => n;
  constants.set(fn, n);
  return fn;
}

/** A constant that is too large is an error where a game comes to it. */
const constantWithin = (n: number): NumFn => (Math.abs(n) <= LIMITS.value.most ? constant(n) : () => within(n));

type Kind = Num['k'];
type Compile<K extends Kind> = (compiler: Compiler, num: Extract<Num, { k: K }>) => NumFn;

export function compileNum(compiler: Compiler, num: Num): NumFn {
  return (COMPILERS[num.k] as Compile<Kind>)(compiler, num);
}

/** One entry per kind of number; TypeScript refuses a kind without one. */
const COMPILERS: { [K in Kind]: Compile<K> } = {
  const(_compiler, num) {
    return constant(num.n);
  },
  option(compiler, num) {
    const { tables } = compiler;
    return constant(Number(tables.options[num.option]));
  },
  players(compiler) {
    const { tables } = compiler;
    return constant(tables.players);
  },
  seat() {
    return (vm) => vm.player + 1;
  },
  'on-turn'() {
    return (vm) => vm.cells[TURN_OF] + 1;
  },
  place(compiler, num) {
    const { layout } = compiler.tables;
    if (num.track !== undefined) {
      const track = compiler.tables.track.get(num.track)!;
      return (vm) => {
        let place = 1;
        for (let p = 0; p < layout.players; p++) if (p !== vm.player && isAhead(vm, track, p, vm.player)) place++;
        return place;
      };
    }
    return (vm) => {
      for (let i = 0; i < layout.players; i++) if (vm.cells[layout.order + i] === vm.player) return i + 1;
      return 0;
    };
  },
  counter(compiler, num) {
    const { tables } = compiler;
    const { layout } = compiler.tables;
    const { game, at } = tables.counter.get(num.counter)!;
    const step = layout.nPlayerCounters;
    if (game) return (vm) => vm.cells[at];
    if (isSecret(tables.model, num.counter)) {
      return (vm) => {
        // what comes of it, others may see
        if (vm.lookAhead === 0 && vm.player !== vm.chooser) vm.learned = true;
        return vm.cells[at + vm.player * step];
      };
    }
    return (vm) => vm.cells[at + vm.player * step];
  },
  constant(compiler, num) {
    const { tables } = compiler;
    const index = tables.constant.get(num.constant)!;
    return (vm) => vm.game.modifiers.constant(vm, index);
  },
  var(_compiler, num) {
    const v = num.v;
    return (vm) => vm.cells[vm.env + v];
  },
  ports(_compiler, { which, of: { v, type } }) {
    const count = which === 'matched' ? matchedPorts : facingPorts;
    return (vm) => {
      const component = vm.cells[vm.env + v];
      return count(vm, type === 'card' ? coverOfCard(vm, component) : coverOfSite(vm, component));
    };
  },
  'count-sites'(compiler, num) {
    const { tables } = compiler;
    const sites = compiler.sites(num.sites);
    const setSize = tables.setSize;
    return (vm) => {
      const at = sites(vm);
      let n = 0;
      for (let w = 0; w < setSize; w++) n += popcount(vm.sets[at + w]);
      return n;
    };
  },
  // the noun is a piece or a class of pieces, so that there is one on each of the sites
  'count-kinds'(compiler, num) {
    const sites = compiler.sites(num.sites);
    const buffer = compiler.buffer();
    if (compiler.tables.model.pieces.length <= BITS_OF_CELL) {
      return (vm) => {
        const list = vm.closureBuffer(buffer);
        const n = members(vm, sites(vm), list);
        let seen = 0;
        for (let i = 0; i < n; i++) {
          seen |= 1 << pieceAt(vm, vm.player, list[i]);
        }
        return popcount(seen);
      };
    }
    return (vm) => {
      const list = vm.closureBuffer(buffer);
      const n = members(vm, sites(vm), list);
      const seen = new Set<number>();
      for (let i = 0; i < n; i++) {
        seen.add(pieceAt(vm, vm.player, list[i]));
      }
      return seen.size;
    };
  },
  'count-cards'(compiler, num) {
    const cards = compiler.cards(num.cards);
    return (vm) => cards.count(vm);
  },
  'count-slots'(compiler, num) {
    const slots = compiler.slots(num.slots);
    return (vm) => slots.count(vm);
  },
  supply(compiler, num) {
    const { tables } = compiler;
    const { layout } = compiler.tables;
    const piece = tables.piece.get(num.piece)!;
    if (layout.ownedPiece[piece] >= 0) return (vm) => vm.cells[supplyCell(vm, vm.player, piece)];
    const at = layout.supply + piece;
    return (vm) => vm.cells[at];
  },
  space(compiler, num) {
    const { tables } = compiler;
    const { layout } = compiler.tables;
    const track = tables.track.get(num.track)!;
    const numbers = tables.model.tracks[track].spaces.map((s) => s.number);
    const at = layout.tracks + track * layout.players * 2;
    return (vm) => numbers[vm.cells[at + vm.player * 2]];
  },
  'card-number'(compiler, num) {
    const { tables } = compiler;
    const v = num.card.v;
    return numberOnFace(tables, v, (vm) => tables.cardDef[vm.cells[vm.env + v]]?.number ?? 0, 0);
  },
  marks(compiler, num) {
    const v = num.card.v;
    const kind = kindOnCard(compiler.tables, num.counter);
    if (num.foreign) return (vm) => foreignOn(vm, vm.cells[vm.env + v], kind);
    return (vm) => amountOn(vm, vm.cells[vm.env + v], kind);
  },
  lying(compiler, { site, counter, foreign }) {
    const kind = compiler.tables.counter.get(counter)!.index;
    if (foreign) return (vm) => foreignAt(vm, vm.cells[vm.env + site], kind);
    return (vm) => lyingAt(vm, vm.player, vm.cells[vm.env + site], kind);
  },
  attribute(compiler, num) {
    return attribute(compiler, num.attribute, num.of);
  },
  'value-of'(compiler, { value, of }) {
    const which = value === 'color' ? colorOf(compiler, of) : typeOf(compiler, of);
    return (vm) => {
      const n = which(vm);
      return n < 0 ? NO_VALUE : n;
    };
  },
  'done-in-period'(compiler, num) {
    const { tables } = compiler;
    const { layout } = compiler.tables;
    const period = layout.countedPeriods.indexOf(num.period);
    const verb = num.verb === 'build' ? 0 : 1;
    const pieces = num.pieces.map((p) => tables.piece.get(p)!);
    const n = tables.model.pieces.length;
    return (vm) => {
      const at = layout.periodCounts + ((period * layout.players + vm.player) * 2 + verb) * n;
      let sum = 0;
      for (const piece of pieces) sum += vm.cells[at + piece];
      return sum;
    };
  },
  'periods-left'({ tables: { layout } }, { period }) {
    const at = periodsLeftAt(layout, period);
    return (vm) => vm.cells[at + vm.player];
  },
  arith(compiler, num) {
    const a = compileNum(compiler, num.a);
    const b = compileNum(compiler, num.b);
    const x = constantOf(a);
    const y = constantOf(b);
    if (x !== undefined && y !== undefined) return constantWithin(calculate(num.op, x, y));
    switch (num.op) {
      case '+':
        return (vm) => within(a(vm) + b(vm));
      case '-':
        return (vm) => within(a(vm) - b(vm));
      case '*':
        return (vm) => within(a(vm) * b(vm));
      case '/':
      case 'mod': {
        const { op } = num;
        return (vm) => calculate(op, a(vm), b(vm));
      }
    }
  },
  extreme(compiler, num) {
    const of = num.of.map((n) => compileNum(compiler, n));
    const max = num.fn === 'max';
    return (vm) => {
      let best = of[0](vm);
      for (let i = 1; i < of.length; i++) {
        const n = of[i](vm);
        if (max ? n > best : n < best) best = n;
      }
      return best;
    };
  },
  table(compiler, num) {
    const on = compileNum(compiler, num.on);
    const otherwise = compileNum(compiler, num.otherwise);
    const rows = new Map(num.rows.map(([key, value]) => [key, compileNum(compiler, value)]));
    const x = constantOf(on);
    if (x !== undefined) return rows.get(x) ?? otherwise;
    return (vm) => (rows.get(on(vm)) ?? otherwise)(vm);
  },
  'over-pieces'(compiler, num) {
    const { tables } = compiler;
    const pieces = Int32Array.from(num.pieces, (p) => tables.piece.get(p)!);
    return over(compiler, num, (_vm, list) => {
      list.set(pieces);
      return pieces.length;
    });
  },
  'over-sites'(compiler, num) {
    const sites = compiler.sites(num.sites);
    return over(compiler, num, (vm, list) => members(vm, sites(vm), list));
  },
  'over-cards'(compiler, num) {
    const cards = compiler.cards(num.cards);
    return over(compiler, num, (vm, list) => cards.list(vm, list));
  },
  'over-slots'(compiler, num) {
    const slots = compiler.slots(num.slots);
    return over(compiler, num, (vm, list) => slots.list(vm, list));
  },
  'count-players'(compiler, { players }) {
    const { list } = compiler.players(players);
    const buffer = compiler.buffer();
    return (vm) => list(vm, vm.closureBuffer(buffer));
  },
  distance(compiler, num) {
    return compileDistance(compiler, num);
  },
  'for-player'(compiler, { player, of }) {
    const n = compileNum(compiler, of);
    return (vm) => {
      const acting = vm.player;
      vm.player = vm.cells[vm.env + player];
      const value = n(vm);
      vm.player = acting;
      return value;
    };
  },
  'over-players'(compiler, { fn, others, body }) {
    const of = compileNum(compiler, body);
    return (vm) => {
      const acting = vm.player;
      const values: number[] = [];
      for (let player = 0; player < vm.game.tables.layout.players; player++) {
        if (others && player === acting) continue;
        vm.player = player;
        values.push(of(vm));
      }
      vm.player = acting;
      return aggregate(fn, values);
    };
  },
};

type Aggregate = Extract<Num, { k: 'over-players' }>['fn'];

/** Sum, least or greatest of the values, or how many different ones there are; 0 over nothing. */
function aggregate(fn: Aggregate, values: readonly number[]): number {
  if (values.length === 0) return 0;
  switch (fn) {
    case 'sum':
      return within(values.reduce((a, b) => a + b, 0));
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'different':
      return sizeOf(new Set(values));
  }
}

const sizeOf = (values: ReadonlySet<number>): number => values.size - (values.has(NO_VALUE) ? 1 : 0);

/** Of what has no color: counted as none. No number of a game is as low. */
const NO_VALUE = -0x80000000;

/** A number over what `fill` puts into `list`. */
function over(
  compiler: Compiler,
  num: { fn: Aggregate; v: number; body: Num },
  fill: (vm: Vm, list: Int32Array) => number,
): NumFn {
  const { fn, v } = num;
  const body = compileNum(compiler, num.body);
  const buffer = compiler.buffer();
  return (vm) => {
    const list = vm.closureBuffer(buffer);
    const count = fill(vm, list);
    const held = vm.cells[vm.env + v];
    vm.weigh(count);
    const different = fn === 'different' ? new Set<number>() : null;
    let result = fn === 'sum' ? 0 : fn === 'min' ? 0x7fffffff : -0x80000000;
    for (let i = 0; i < count; i++) {
      vm.cells[vm.env + v] = list[i];
      const n = body(vm);
      if (different) different.add(n);
      else result = fn === 'sum' ? result + n : fn === 'min' ? Math.min(result, n) : Math.max(result, n);
    }
    vm.cells[vm.env + v] = held;
    if (different) return sizeOf(different);
    return count === 0 ? 0 : fn === 'sum' ? within(result) : result;
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

function attribute(compiler: Compiler, id: string, of: ComponentRef): NumFn {
  const tables = compiler.tables;
  const fallback = tables.model.attributes.find((a) => a.id === id)!.default;
  const v = of.v;
  switch (of.type) {
    case 'card':
      return numberOnFace(tables, v, (vm) => tables.cardDef[vm.cells[vm.env + v]].attributes[id] ?? fallback, 0);
    case 'slot':
      return (vm) => tables.slots[vm.cells[vm.env + v]].def.attributes[id] ?? fallback;
    case 'site':
      return (vm) => boardOf(vm, vm.player).sites[vm.cells[vm.env + v]]?.attributes[id] ?? fallback;
  }
}

/** Colour of a component; -1 when it has none. */
function colorOf(compiler: Compiler, ref: ComponentRef): NumFn {
  const v = ref.v;
  const colors = numberedColors(compiler.tables, ref.type === 'slot' ? 'slot' : 'card');
  const color: NumFn = (vm) => colors[vm.cells[vm.env + v]];
  return ref.type === 'card' ? numberOnFace(compiler.tables, v, color, -1) : color;
}

/** Of each card or slot, its color as a number; -1 when it has none. */
export const numberedColors = ({ slots, cardDef, color }: Compiler['tables'], of: 'slot' | 'card'): Int32Array =>
  of === 'slot'
    ? Int32Array.from(slots, (slot) => slot.color)
    : Int32Array.from(cardDef, (card) => (card.color === null ? -1 : color.get(card.color)!));

/** The type of a card. */
function typeOf({ tables }: Compiler, { v }: ComponentRef): NumFn {
  const types = numberedTypes(tables);
  return numberOnFace(tables, v, (vm) => types[vm.cells[vm.env + v]], -1);
}

/** Of each card, its type as a number. */
export function numberedTypes({ cardDef }: Compiler['tables']): Int32Array {
  const names = [...new Set(cardDef.map(({ type }) => type))];
  return Int32Array.from(cardDef, ({ type }) => names.indexOf(type));
}

function operands(compiler: Compiler, cond: Cond & { k: 'and' | 'or' }): CondFn[] {
  const of = cond.of.map((c) => compileCond(compiler, c));
  compiler.operands.push({ of, origins: cond.origins });
  return of;
}

export function compileCond(compiler: Compiler, cond: Cond): CondFn {
  switch (cond.k) {
    case 'compare': {
      const a = compileNum(compiler, cond.a);
      const b = compileNum(compiler, cond.b);
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
      const of = operands(compiler, cond);
      return (vm) => {
        for (let i = 0; i < of.length; i++) if (!of[i](vm)) return false;
        return true;
      };
    }
    case 'or': {
      const of = operands(compiler, cond);
      return (vm) => {
        for (let i = 0; i < of.length; i++) if (of[i](vm)) return true;
        return false;
      };
    }
    case 'not': {
      const of = compileCond(compiler, cond.of);
      return (vm) => !of(vm);
    }
    case 'some-sites': {
      const sites = compiler.sites(cond.sites);
      const setSize = compiler.tables.setSize;
      return (vm) => {
        const at = sites(vm);
        for (let w = 0; w < setSize; w++) if (vm.sets[at + w] !== 0) return true;
        return false;
      };
    }
    case 'some-cards': {
      const cards = compiler.cards(cond.cards);
      return (vm) => cards.count(vm) > 0;
    }
    case 'some-slots': {
      const slots = compiler.slots(cond.slots);
      return (vm) => slots.count(vm) > 0;
    }
    case 'same-color': {
      const a = colorOf(compiler, cond.a);
      const b = colorOf(compiler, cond.b);
      return (vm) => {
        const color = a(vm);
        return color >= 0 && color === b(vm);
      };
    }
    case 'color-is': {
      const of = colorOf(compiler, cond.of);
      const color = cond.color === null ? -1 : compiler.tables.color.get(cond.color)!;
      return (vm) => of(vm) === color;
    }
    case 'color-is-chosen': {
      const of = colorOf(compiler, cond.of);
      const { v } = cond;
      return (vm) => of(vm) === vm.cells[vm.env + v];
    }
    case 'option-is': {
      const holds = String(compiler.tables.options[cond.option]) === cond.value;
      return () => holds;
    }
  }
}
