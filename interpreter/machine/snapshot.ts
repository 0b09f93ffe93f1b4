/** A copy of the position that a machine has, made and put back without allocating anything, but for a position that is much longer. */
import { LENGTH } from '../position/layout.ts';
import { Prefixes } from './prefixes.ts';
import type { Vm } from './vm.ts';

export class Snapshot {
  private prefixes: Prefixes;
  private readonly derived: Int32Array;
  private player = 0;
  private env = 0;
  private turnsEnded = 0;

  /** For machines of the same compiled game. */
  constructor(vm: Vm) {
    this.prefixes = spaceFor(vm.prefixes.upTo(vm.cells[LENGTH]));
    this.derived = new Int32Array(vm.derived.length);
  }

  save(vm: Vm): void {
    const cells = vm.prefixes.upTo(vm.cells[LENGTH]);
    if (cells.length > this.prefixes.cells.length) this.prefixes = spaceFor(cells);
    this.prefixes.cells.set(cells);
    this.derived.set(vm.derived);
    this.player = vm.player;
    this.env = vm.env;
    this.turnsEnded = vm.turnsEnded;
  }

  /** Puts the position into a machine; it may be another one than it was copied from. */
  restore(vm: Vm): void {
    vm.cells.set(this.prefixes.upTo(this.prefixes.cells[LENGTH]));
    vm.derived.set(this.derived);
    vm.player = this.player;
    vm.env = this.env;
    vm.turnsEnded = this.turnsEnded;
    vm.failed = false;
    vm.version++;
    vm.changes++;
    vm.triggers.clear();
  }
}

/** Few positions are much longer than another of their game. */
const spaceFor = (cells: Int32Array): Prefixes => new Prefixes(new Int32Array(cells.length * 1.25));
