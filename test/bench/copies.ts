import type { PackModel } from '../../dsl/packs/model.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { ChoiceSource, randomStep } from '../../interpreter/bots/random-run.ts';
import { LEN } from '../../interpreter/position/layout.ts';
import { startPosition } from '../../interpreter/position/start.ts';
import { copyCells } from '../../interpreter/vm/search.ts';
import { Vm } from '../../interpreter/vm/vm.ts';
import { figure, microseconds, type Row } from './measure.ts';

/** Copying a position of a four-player game in its middle into a pooled array, with what is derived from it. */
export function copies(model: PackModel): Row[] {
  const players = Math.max(...model.playerCounts);
  const vm = new Vm(compile(model, players, optionValues(model)));
  startPosition(vm, 1);
  const source = new ChoiceSource(1);
  for (let i = 0; i < 400 && randomStep(vm, source); i++);
  const S = new Int32Array(vm.S.length);
  const D = new Int32Array(vm.D.length);
  const bare = new Int32Array(vm.S[LEN]);
  const from = vm.S.slice(0, vm.S[LEN]);
  const own = microseconds(() => {
    copyCells(vm.S, S, vm.S[LEN]);
    copyCells(vm.D, D, vm.D.length);
  });
  const plain = microseconds(() => {
    bare.set(from);
  });
  return [
    {
      what: `copy of a position, pooled (${vm.S[LEN] + vm.D.length} cells)`,
      value: figure(own, 'µs'),
      baseline: `bare copy of ${from.length} cells: ${figure(plain, 'µs')}`,
    },
  ];
}
