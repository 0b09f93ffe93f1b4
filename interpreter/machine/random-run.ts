/**
 * Whole games by random choice, as fast as the machine goes: no keys, no labels, no record. An option is drawn first and
 * tried for legality then, which gives every legal option the same chance without asking about all of them.
 */
import { STATUS, STATUS_ASKING } from '../position/layout.ts';
import { startPosition } from './start.ts';
import { ChoiceSource } from './choice-source.ts';
import type { Vm } from './vm.ts';

export interface RunCounts {
  /** decisions taken, with those that had one option only */
  decisions: number;
  /** decisions with more than one option before look-ahead */
  choices: number;
  /** options seen at them */
  options: number;
}

/** Takes one random legal choice; false when the game is over. */
export function randomStep(vm: Vm, source: ChoiceSource, counts?: RunCounts): boolean {
  vm.run();
  if (vm.failed) throw new Error('engine fault: a choice led to a dead end');
  if (vm.cells[STATUS] !== STATUS_ASKING) return false;
  vm.enumerate();
  if (counts) {
    counts.decisions++;
    if (vm.optionCount > 1) {
      counts.choices++;
      counts.options += vm.optionCount;
    }
  }
  vm.choose(drawLegal(vm, source));
  return true;
}

const evenly = (vm: Vm, source: ChoiceSource): number => source.below(vm.optionCount);

/**
 * Draws one of the options that were listed just now; its code. The list is used up. `draw` names an option by number; without
 * it all legal ones have the same chance.
 */
export function drawLegal(vm: Vm, source: ChoiceSource, draw: typeof evenly = evenly): number {
  if (vm.optionCount === 0) throw new Error('engine fault: no legal option');
  while (vm.optionCount > 1) {
    const i = draw(vm, source);
    if (vm.search.isLegal(vm, i)) return vm.options[i];
    const last = --vm.optionCount;
    vm.options[i] = vm.options[last];
    vm.sure[i] = vm.sure[last];
  }
  // the only option left needs no trial: one of them must be legal
  return vm.options[0];
}

/** Plays one game from its start to its end. */
export function randomGame(vm: Vm, seed: number, counts?: RunCounts): void {
  startPosition(vm, seed);
  const source = new ChoiceSource(seed);
  while (randomStep(vm, source, counts));
}
