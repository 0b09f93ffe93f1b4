/** Sets of slots: a test per slot of this game. */
import type { Slots } from '../../dsl/index.ts';
import { compileCond } from './numbers.ts';
import type { Compiler } from './compiler.ts';
import type { SlotsFn } from '../machine/compiled-game.ts';
import type { Vm } from '../machine/vm.ts';

export function compileSlots(compiler: Compiler, slots: Slots): SlotsFn {
  const has = compileTest(compiler, slots);
  const n = compiler.tables.slots.length;
  if (slots.k === 'var') {
    // the one that a variable holds
    const v = slots.v;
    const tables = compiler.tables;
    const list = (vm: Vm, out: Int32Array): number => {
      out[0] = vm.cells[vm.env + v];
      return out[0] >= 0 && tables.slots[out[0]].inGame ? 1 : 0;
    };
    const buffer = compiler.buffer();
    return {
      has: (vm, slot) => tables.slots[slot].inGame && has(vm, slot),
      list,
      count: (vm) => list(vm, vm.closureBuffer(buffer)),
    };
  }
  const inGame = compiler.tables.slots.map((s) => s.inGame);
  return {
    has: (vm, slot) => inGame[slot] && has(vm, slot),
    list: (vm, out) => {
      let count = 0;
      for (let s = 0; s < n; s++) if (inGame[s] && has(vm, s)) out[count++] = s;
      return count;
    },
    count: (vm) => {
      let count = 0;
      for (let s = 0; s < n; s++) if (inGame[s] && has(vm, s)) count++;
      return count;
    },
  };
}

function compileTest(compiler: Compiler, slots: Slots): (vm: Vm, slot: number) => boolean {
  const tables = compiler.tables;
  const at = tables.layout.slots;
  const defs = tables.slots;
  switch (slots.k) {
    case 'all':
      return () => true;
    case 'id': {
      const index = tables.slot.get(slots.id)!;
      return (_vm, s) => s === index;
    }
    case 'color': {
      const color = tables.color.get(slots.color)!;
      return (_vm, s) => defs[s].color === color;
    }
    case 'colored':
      return (_vm, s) => defs[s].color >= 0;
    case 'available':
      return (vm, s) => vm.cells[at + s] === 0 || defs[s].unlimited;
    case 'occupied':
      return (vm, s) => vm.cells[at + s] !== 0;
    case 'own':
      return (vm, s) => ((vm.cells[at + s] >> vm.player) & 1) !== 0;
    case 'foreign':
      return (vm, s) => vm.cells[at + s] !== 0 && ((vm.cells[at + s] >> vm.player) & 1) === 0;
    case 'var': {
      const v = slots.v;
      return (vm, s) => vm.cells[vm.env + v] === s;
    }
    case 'and': {
      const of = slots.of.map((x) => compileTest(compiler, x));
      return (vm, s) => of.every((test) => test(vm, s));
    }
    case 'or': {
      const of = slots.of.map((x) => compileTest(compiler, x));
      return (vm, s) => of.some((test) => test(vm, s));
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
        const held = vm.cells[vm.env + v];
        vm.cells[vm.env + v] = s;
        const holds = test(vm);
        vm.cells[vm.env + v] = held;
        return holds;
      };
    }
  }
}
