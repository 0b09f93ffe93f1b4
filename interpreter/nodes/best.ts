/** `best by C: E`: the choices inside are made for their owner, so that the counter ends highest. */
import { LIMITS, type Origin } from '../../dsl/internal.ts';
import { FRAMES_BASE, TOP_FRAME, LENGTH, STATUS, STATUS_ASKING, STATUS_RUNNING } from '../position/layout.ts';
import type { Can, Result } from '../machine/codes.ts';
import { FRAME_ENV, FRAME_NODE, FRAME_PC, FRAME_PLAYER, FRAME_RESULT } from '../machine/frame.ts';
import { cellsKey } from '../position/hash.ts';
import { Node } from '../machine/node.ts';
import { StoppedError } from '../machine/stopped.ts';
import type { Plan, Vm } from '../machine/vm.ts';
import { BestPlan, type PlannedChoice } from './best-plan.ts';

export class Best extends Node {
  constructor(
    origin: Origin,
    readonly cell: number,
    readonly stride: number,
    readonly effect: Node,
  ) {
    super(origin);
  }
  can(vm: Vm): Can {
    return this.effect.can(vm);
  }

  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const relative = frame - cells[FRAMES_BASE];
    const own = vm.plan?.frame === relative;
    if (cells[frame + FRAME_PC] === 1) {
      if (own) vm.plan = null;
      return vm.pop(frame, cells[frame + FRAME_RESULT] as Result);
    }
    cells[frame + FRAME_PC] = 1;
    // within another one, what that one has planned counts
    if (!this.effect.instant && (vm.plan === null || own)) {
      const player = vm.player;
      const choices = this.search(vm, relative, player, () => vm.call(this.effect, frame));
      vm.plan = new BestPlan(relative, choices, (then) => this.search(then, relative, player));
    }
    vm.call(this.effect, frame);
  }

  /**
   * The choices that lead to the most. Depth first over all of them; positions met again (the same payments in another
   * order) are not searched twice.
   */
  private search(vm: Vm, relative: number, player: number, begin?: () => void): PlannedChoice[] {
    const cell = this.cell + this.stride * player;
    const { sink, temporary, plan: outer } = vm;
    const start = copyOf(vm);
    const seen = new Set<number>();
    let best = -Infinity;
    let plan: PlannedChoice[] = [];
    let left: number = LIMITS.plans.most;
    const path: PlannedChoice[] = [];
    const visit = (): void => {
      while (vm.cells[STATUS] === STATUS_RUNNING && !vm.failed && vm.cells[TOP_FRAME] !== relative) this.runOne(vm);
      if (vm.failed) return;
      if (--left < 0) throw new StoppedError('plans', vm.runningPrograms());
      if (vm.cells[STATUS] !== STATUS_ASKING) {
        if (vm.cells[cell] > best) {
          best = vm.cells[cell];
          plan = [...path];
        }
        return;
      }
      const key = cellsKey(vm.cells, vm.cells[LENGTH]);
      if (seen.has(key)) return;
      seen.add(key);
      const node = vm.enumerate().id;
      const options = Array.from(vm.options.subarray(0, vm.optionCount));
      const saved = copyOf(vm);
      for (const option of options) {
        vm.choose(option);
        path.push({ node, option });
        visit();
        path.pop();
        putBack(vm, saved);
      }
    };
    vm.sink = null;
    // nested searches must not follow what is planned for the position itself
    vm.plan = NO_PLAN;
    vm.lookAhead++;
    try {
      begin?.();
      visit();
    } finally {
      vm.lookAhead--;
      putBack(vm, start);
      vm.plan = outer;
      vm.sink = sink;
      vm.temporary = temporary;
    }
    return plan;
  }

  /** One step of the top frame; `Vm.run` would stop as soon as no obligation is open, which is always so here. */
  private runOne(vm: Vm): void {
    const cells = vm.cells;
    const top = cells[FRAMES_BASE] + cells[TOP_FRAME];
    vm.player = cells[top + FRAME_PLAYER];
    vm.env = cells[FRAMES_BASE] + cells[top + FRAME_ENV];
    vm.game.nodes[cells[top + FRAME_NODE]].step(vm, top);
  }
}

/** Within a search all is chosen by it, what is within another `best by`, too. */
const NO_PLAN: Plan = { frame: -1, next: () => null };

interface Copy {
  cells: Int32Array;
  derived: Int32Array;
  player: number;
  env: number;
}

const copyOf = (vm: Vm): Copy => ({
  cells: vm.cells.slice(0, vm.cells[LENGTH]),
  derived: vm.derived.slice(),
  player: vm.player,
  env: vm.env,
});

function putBack(vm: Vm, saved: Copy): void {
  vm.cells.set(saved.cells);
  vm.derived.set(saved.derived);
  vm.player = saved.player;
  vm.env = saved.env;
  vm.failed = false;
  vm.version++;
}
