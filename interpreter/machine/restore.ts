/** Puts a position into a machine. */
import { deriveAll } from './board.ts';
import type { Vm } from './vm.ts';

/** Everything else that the machine holds is derived from the position, or forgotten. */
export function restorePosition(vm: Vm, cells: Int32Array): void {
  vm.cells.set(cells);
  vm.failed = false;
  vm.version++;
  vm.plan = null;
  vm.temporary = vm.cells.length;
  vm.triggers.clear();
  deriveAll(vm);
}
