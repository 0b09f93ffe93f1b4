/** A copy of the position that a machine has, made and put back without allocating anything. */
import { LENGTH } from '../position/layout.ts';
import { Prefixes } from './prefixes.ts';
import type { Vm } from './vm.ts';

export class Snapshot {
  private readonly cells: Int32Array;
  private readonly prefixes: Prefixes;
  private readonly derived: Int32Array;
  private player = 0;
  private env = 0;
  private turnsEnded = 0;

  /** For machines of the same compiled game. */
  constructor(vm: Vm) {
    this.cells = new Int32Array(vm.cells.length);
    this.prefixes = new Prefixes(this.cells);
    this.derived = new Int32Array(vm.derived.length);
  }

  save(vm: Vm): void {
    this.cells.set(vm.prefixes.upTo(vm.cells[LENGTH]));
    this.derived.set(vm.derived);
    this.player = vm.player;
    this.env = vm.env;
    this.turnsEnded = vm.turnsEnded;
  }

  /** Puts the position into a machine; it may be another one than it was copied from. */
  restore(vm: Vm): void {
    vm.cells.set(this.prefixes.upTo(this.cells[LENGTH]));
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
