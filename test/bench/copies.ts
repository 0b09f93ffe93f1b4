import type { PackModel } from '../../dsl/packs/model.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { LENGTH } from '../../interpreter/position/layout.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { figure, microseconds, type Row } from './measure.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { Vm } from '../../interpreter/machine/vm.ts';

/** Copies a mid-game position of a four-player game and its derived data into pooled arrays. */
export function copies(model: PackModel): Row[] {
  const players = Math.max(...model.playerCounts);
  const vm = new Vm(compile(model, players, optionValues(model)));
  startPosition(vm, 1);
  const source = new ChoiceSource(1);
  for (let i = 0; i < 400 && randomStep(vm, source); i++);
  const cells = new Int32Array(vm.cells.length);
  const derived = new Int32Array(vm.derived.length);
  const bare = new Int32Array(vm.cells[LENGTH]);
  const from = vm.cells.slice(0, vm.cells[LENGTH]);
  const own = microseconds(() => {
    cells.set(vm.prefixes.upTo(vm.cells[LENGTH]));
    derived.set(vm.derived);
  });
  const plain = microseconds(() => {
    bare.set(from);
  });
  return [
    {
      what: `copy of a position, pooled (${vm.cells[LENGTH] + vm.derived.length} cells)`,
      value: figure(own, 'µs'),
      baseline: `bare copy of ${from.length} cells: ${figure(plain, 'µs')}`,
    },
  ];
}
