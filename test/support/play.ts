/** Playing on the bare machine, and going back. */
import { FRAMES_BASE, TOP_FRAME, LENGTH, TURN_OF, STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { hashOfPosition } from '../../interpreter/position/hash.ts';
import { deriveAll } from '../../interpreter/machine/board.ts';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import type { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { ABILITY_CODE } from '../../interpreter/machine/codes.ts';
import { FRAME_NODE } from '../../interpreter/machine/frame.ts';
import type { Node } from '../../interpreter/machine/node.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

export const snapshot = (vm: Vm): Int32Array => vm.cells.slice(0, vm.cells[LENGTH]);
export const hashOf = (vm: Vm): string => hashOfPosition(vm.cells, vm.game.tables.layout);

/** Sets the position of the machine as loading does: all that is derived is computed again. */
export function load(vm: Vm, cells: Int32Array): void {
  vm.cells.set(cells);
  vm.failed = false;
  vm.plan = null;
  vm.triggers.clear();
  deriveAll(vm);
}

export const asking = (vm: Vm): boolean => vm.cells[STATUS] === STATUS_ASKING;
export const topNode = (vm: Vm): Node =>
  vm.game.nodes[vm.cells[vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME] + FRAME_NODE]];

export interface Choice {
  code: number;
  key: string;
}

/** The legal options of the decision that is due, each with its code. */
export function choices(vm: Vm): Choice[] {
  const node = vm.enumerate();
  const frame = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
  const out: Choice[] = [];
  for (let i = 0; i < vm.optionCount; i++) {
    if (!vm.search.isLegal(vm, i)) continue;
    const code = vm.options[i];
    const from = code >= ABILITY_CODE ? vm.game.abilities : node;
    out.push({ code, key: from.key(vm, frame, code) });
  }
  return out;
}

/** Whether a turn ends with the decision that is due. */
export const atConfirm = (vm: Vm): boolean =>
  asking(vm) && topNode(vm).kind(vm, vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME]) === 'confirm';

/** Plays on at random until the turn is over; an engine fault throws. */
export function toEndOfTurn(vm: Vm, source: ChoiceSource): void {
  vm.run();
  const owner = vm.cells[TURN_OF];
  for (let i = 0; i < 500 && asking(vm) && vm.cells[TURN_OF] === owner; i++) randomStep(vm, source);
  vm.run();
  if (vm.failed) throw new Error('a dead end before the end of the turn');
}
