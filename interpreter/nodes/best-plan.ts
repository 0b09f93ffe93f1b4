/** The choices of `best by`, taken before anybody is asked. */
import { FRAMES_BASE, TOP_FRAME } from '../position/layout.ts';
import { FRAME_NODE } from '../machine/frame.ts';
import type { Plan, Vm } from '../machine/vm.ts';

/** A choice, and the node that asks for it. */
export interface PlannedChoice {
  node: number;
  option: number;
}

export class BestPlan implements Plan {
  /** no way to the end was found */
  private isGivenUp = false;
  /** `frame`: of `best by`, relative; `search`: finds the choices from the question at hand on */
  constructor(
    readonly frame: number,
    private ahead: PlannedChoice[],
    private readonly search: (vm: Vm) => PlannedChoice[],
  ) {}

  /** What came otherwise than it was planned, as a hidden card was seen meanwhile, is planned again. */
  next(vm: Vm): number | null {
    if (this.isGivenUp) return null;
    if (this.ahead.length === 0 || !isAsked(vm, this.ahead[0])) this.ahead = this.search(vm);
    this.isGivenUp = this.ahead.length === 0;
    return this.ahead.shift()?.option ?? null;
  }
}

function isAsked(vm: Vm, { node, option }: PlannedChoice): boolean {
  const { cells } = vm;
  if (cells[cells[FRAMES_BASE] + cells[TOP_FRAME] + FRAME_NODE] !== node) return false;
  vm.enumerate();
  return vm.options.subarray(0, vm.optionCount).includes(option);
}
