/** Playing on the bare machine, and going back. */
import { BASE, FRAME, LEN, OWNER, STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { hashCells } from '../../interpreter/position/hash.ts';
import { deriveAll } from '../../interpreter/vm/board.ts';
import { ABILITY_CODE, F_NODE, type Vm } from '../../interpreter/vm/vm.ts';
import { randomStep, type ChoiceSource } from '../../interpreter/bots/random-run.ts';
import type { Node } from '../../interpreter/nodes/node.ts';

export const snapshot = (vm: Vm): Int32Array => vm.S.slice(0, vm.S[LEN]);
export const hashOf = (vm: Vm): string => hashCells(vm.S, vm.S[LEN]);

/** Puts the machine back, as one that was just loaded: nothing derived is kept. */
export function load(vm: Vm, cells: Int32Array): void {
  vm.S.set(cells);
  vm.failed = false;
  vm.plan = [];
  vm.c.triggers.clear();
  deriveAll(vm);
}

export const asking = (vm: Vm): boolean => vm.S[STATUS] === STATUS_ASKING;
export const topNode = (vm: Vm): Node => vm.c.nodes[vm.S[vm.S[BASE] + vm.S[FRAME] + F_NODE]];

export interface Choice {
  code: number;
  key: string;
  label: string;
}

/** The legal options of the decision that is due, each with its code. */
export function choices(vm: Vm): Choice[] {
  const node = vm.enumerate();
  const a = vm.S[BASE] + vm.S[FRAME];
  const out: Choice[] = [];
  for (let i = 0; i < vm.nOptions; i++) {
    if (!vm.c.search.isLegal(vm, i)) continue;
    const code = vm.options[i];
    const from = code >= ABILITY_CODE ? vm.c.abilities : node;
    out.push({ code, key: from.key(vm, a, code), label: from.label(vm, a, code) });
  }
  return out;
}

/** Whether a turn ends with the decision that is due. */
export const atConfirm = (vm: Vm): boolean =>
  asking(vm) && topNode(vm).kind(vm, vm.S[BASE] + vm.S[FRAME]) === 'confirm';

/** Plays on at random until the turn is over; an engine fault throws. */
export function toEndOfTurn(vm: Vm, source: ChoiceSource): void {
  vm.run();
  const owner = vm.S[OWNER];
  for (let i = 0; i < 500 && asking(vm) && vm.S[OWNER] === owner; i++) randomStep(vm, source);
  vm.run();
  if (vm.failed) throw new Error('a dead end before the end of the turn');
}
