/**
 * Sets of slots: a test per slot of this game. What a set says of slots that is the same in all positions is found once;
 * only what is left is asked while a game runs.
 */
import type { Slots } from '../../dsl/internal.ts';
import { compileCond } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import type { SlotsFn } from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

type Test = (vm: Vm, slot: number) => boolean;

export function compileSlots(compiler: Compiler, slots: Slots): SlotsFn {
  const { tables } = compiler;
  const parts = partsOf(slots);
  const fixed = parts.filter(isFixed);
  const candidates = Int32Array.from(
    tables.slots.flatMap(({ inGame }, s) => (inGame && fixed.every((part) => isIn(compiler, part, s)) ? [s] : [])),
  );
  const isCandidate = new Uint8Array(tables.slots.length);
  for (const slot of candidates) isCandidate[slot] = 1;
  const test = all(parts.filter((part) => !isFixed(part)).map((part) => compileTest(compiler, part)));
  const has: Test = (vm, slot) => isCandidate[slot] === 1 && test(vm, slot);
  const one = parts.find((part) => part.k === 'var');
  if (one !== undefined) return listOne(compiler, one.v, has);
  return {
    has,
    list: (vm, out) => {
      let n = 0;
      for (let i = 0; i < candidates.length; i++) if (test(vm, candidates[i])) out[n++] = candidates[i];
      return n;
    },
    count: (vm) => {
      let n = 0;
      for (let i = 0; i < candidates.length; i++) if (test(vm, candidates[i])) n++;
      return n;
    },
  };
}

/** The slot that a variable holds, if it is in the set. */
function listOne({ tables }: Compiler, v: number, has: Test): SlotsFn {
  const count = (vm: Vm): number => {
    const slot = vm.cells[vm.env + v];
    return slot >= 0 && slot < tables.slots.length && has(vm, slot) ? 1 : 0;
  };
  return {
    has,
    list: (vm, out) => {
      out[0] = vm.cells[vm.env + v];
      return count(vm);
    },
    count,
  };
}

/** What must hold of a slot at once. */
const partsOf = (slots: Slots): Slots[] => (slots.k === 'and' ? slots.of.flatMap(partsOf) : [slots]);

/** Sets that are the same in all positions. */
type Fixed = Extract<Slots, { k: 'all' | 'id' | 'color' | 'colored' | 'and' | 'or' | 'not' }>;

function isFixed(slots: Slots): slots is Fixed {
  switch (slots.k) {
    case 'all':
    case 'id':
    case 'color':
    case 'colored':
      return true;
    case 'and':
    case 'or':
      return slots.of.every(isFixed);
    case 'not':
      return isFixed(slots.of);
    default:
      return false;
  }
}

function isIn(compiler: Compiler, slots: Fixed, slot: number): boolean {
  const { tables } = compiler;
  const within = (part: Slots): boolean => isIn(compiler, part as Fixed, slot);
  switch (slots.k) {
    case 'all':
      return true;
    case 'id':
      return slot === tables.slot.get(slots.id);
    case 'color':
      return tables.slots[slot].color === tables.color.get(slots.color);
    case 'colored':
      return tables.slots[slot].color >= 0;
    case 'and':
      return slots.of.every(within);
    case 'or':
      return slots.of.some(within);
    case 'not':
      return !within(slots.of);
  }
}

function all(of: readonly Test[]): Test {
  const [a, b] = of;
  if (of.length === 0) return () => true;
  if (of.length === 1) return a;
  if (of.length === 2) return (vm, slot) => a(vm, slot) && b(vm, slot);
  return (vm, slot) => {
    for (let i = 0; i < of.length; i++) if (!of[i](vm, slot)) return false;
    return true;
  };
}

function compileTest(compiler: Compiler, slots: Slots): Test {
  const { tables } = compiler;
  const at = tables.layout.slots;
  const fixed = (set: Fixed): Test => {
    const members = Uint8Array.from(tables.slots, (_, slot) => (isIn(compiler, set, slot) ? 1 : 0));
    return (_vm, s) => members[s] === 1;
  };
  switch (slots.k) {
    case 'all':
    case 'id':
    case 'color':
    case 'colored':
      return fixed(slots);
    case 'available': {
      const unlimited = Uint8Array.from(tables.slots, (slot) => (slot.unlimited ? 1 : 0));
      return (vm, s) => vm.cells[at + s] === 0 || unlimited[s] === 1;
    }
    case 'occupied':
      return (vm, s) => vm.cells[at + s] !== 0;
    case 'own':
      return (vm, s) => ((vm.cells[at + s] >> vm.player) & 1) !== 0;
    case 'foreign':
      return (vm, s) => vm.cells[at + s] !== 0 && ((vm.cells[at + s] >> vm.player) & 1) === 0;
    case 'of-others': {
      const players = (1 << tables.players) - 1;
      return (vm, s) => (vm.cells[at + s] & players & ~(1 << vm.player)) !== 0;
    }
    case 'latest': {
      const { latestSlots } = tables.layout;
      return (vm, s) => vm.cells[latestSlots + vm.player] === s + 1;
    }
    case 'var': {
      const v = slots.v;
      return (vm, s) => vm.cells[vm.env + v] === s;
    }
    case 'and':
      return all(slots.of.map((part) => compileTest(compiler, part)));
    case 'or': {
      const of = slots.of.map((part) => compileTest(compiler, part));
      return (vm, s) => {
        for (let i = 0; i < of.length; i++) if (of[i](vm, s)) return true;
        return false;
      };
    }
    case 'not': {
      const of = compileTest(compiler, slots.of);
      return (vm, s) => !of(vm, s);
    }
    case 'such-that': {
      const base = compileTest(compiler, slots.base);
      const test = compileCond(compiler, slots.test);
      const v = slots.v;
      return (vm, s) => {
        if (!base(vm, s)) return false;
        vm.weigh(1);
        const held = vm.cells[vm.env + v];
        vm.cells[vm.env + v] = s;
        const holds = test(vm);
        vm.cells[vm.env + v] = held;
        return holds;
      };
    }
  }
}

/** The same slots as if all of them were available; null where that makes no difference. */
export function withAvailable(slots: Slots): Slots | null {
  if (slots.k === 'available') return { k: 'all' };
  if (slots.k !== 'and') return null;
  const of = slots.of.map((part) => withAvailable(part) ?? part);
  return of.some((part, i) => part !== slots.of[i]) ? { k: 'and', of } : null;
}
