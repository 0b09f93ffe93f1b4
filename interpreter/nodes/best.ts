/** `best by C: E`: the choices inside are made for their owner, so that the counter ends highest. */
import type { Origin } from '../../dsl/index.ts';
import { FRAMES_BASE, TOP_FRAME, LENGTH, STATUS, STATUS_ASKING, STATUS_RUNNING } from '../position/layout.ts';
import type { Can, Result } from '../machine/codes.ts';
import { FRAME_ENV, FRAME_NODE, FRAME_PC, FRAME_PLAYER, FRAME_RESULT } from '../machine/frame.ts';
import { cellsKey } from '../position/hash.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/** Ways of going on that are compared at the most; beyond, the best found so far is taken. */
const MOST = 200_000;

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
    if (cells[frame + FRAME_PC] === 1) return vm.pop(frame, cells[frame + FRAME_RESULT] as Result);
    cells[frame + FRAME_PC] = 1;
    if (!this.effect.instant) vm.plan = this.search(vm, frame);
    vm.call(this.effect, frame);
  }

  /**
   * The choices that lead to the most. Depth first over all of them; positions met again (the same payments in another
   * order) are not searched twice.
   */
  private search(vm: Vm, frame: number): number[] {
    const cell = this.cell + this.stride * vm.player;
    const relative = frame - vm.cells[FRAMES_BASE];
    const sink = vm.sink;
    const temporary = vm.temporary;
    const start = {
      cells: vm.cells.slice(0, vm.cells[LENGTH]),
      derived: vm.derived.slice(),
      player: vm.player,
      env: vm.env,
    };
    const put = (saved: typeof start): void => {
      vm.cells.set(saved.cells);
      vm.derived.set(saved.derived);
      vm.player = saved.player;
      vm.env = saved.env;
      vm.failed = false;
      vm.version++;
    };
    const seen = new Set<number>();
    let best = -Infinity;
    let plan: number[] = [];
    let left = MOST;
    const path: number[] = [];
    vm.sink = null;
    const visit = (): void => {
      while (vm.cells[STATUS] === STATUS_RUNNING && !vm.failed && vm.cells[TOP_FRAME] !== relative) this.runOne(vm);
      if (vm.failed || --left < 0) return;
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
      vm.enumerate();
      const options = Array.from(vm.options.subarray(0, vm.optionCount));
      const saved = {
        cells: vm.cells.slice(0, vm.cells[LENGTH]),
        derived: vm.derived.slice(),
        player: vm.player,
        env: vm.env,
      };
      for (const option of options) {
        vm.choose(option);
        path.push(option);
        visit();
        path.pop();
        put(saved);
      }
    };
    vm.lookAhead++;
    vm.call(this.effect, frame);
    visit();
    vm.lookAhead--;
    put(start);
    vm.sink = sink;
    vm.temporary = temporary;
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
