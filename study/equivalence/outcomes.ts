/** Everything to which an effect can come at a position, over all choices, as a set of hashes. */
import {
  FRAMES_BASE,
  HEADER,
  LENGTH,
  STATUS,
  STATUS_ASKING,
  TURN_OF,
  cellsKey,
  BY_GAME,
  restorePosition,
  StoppedError,
  type Vm,
  onlyRun,
} from '../../interpreter/internal.ts';

export interface Outcomes {
  readonly keys: ReadonlySet<string>;
  /** false: the budget was used up before all choices were tried */
  readonly complete: boolean;
  /** something can come of it that is not the position itself */
  readonly active: boolean;
}

/** How much may be tried; it becomes less while it is. */
export interface Budget {
  decisions: number;
}

/** End positions that are looked at with every probe; more of one effect tell nothing new. */
const MOST_PROBED = 12;

/**
 * All outcomes from a position where an effect is about to run.
 *
 * A position at the end counts without the state of the generator. What lasts beyond the effect (`until end of …`,
 * `at end of …`) is not seen in it, so after it each of `probes` (numbers of `CompiledGame.extra`) is run, and their
 * outcomes count as well. `declinable`: nothing may come of it, too.
 */
export function outcomesAt(
  vm: Vm,
  cells: Int32Array,
  seat: number,
  probes: readonly number[],
  budget: Budget,
  declinable = false,
): Outcomes {
  const { ends, complete } = endsFrom(vm, cells, budget);
  const keys = new Set<string>();
  const unchanged = String(keyOf(cells, vm));
  if (declinable) keys.add(unchanged);
  let probed = 0;
  let all = complete;
  for (const end of ends) {
    if (end === ENDLESS) {
      keys.add('endless');
    } else if (probes.length === 0 || end[FRAMES_BASE] === vm.game.tables.layout.fixed) {
      keys.add(String(keyOf(end, vm)));
    } else if (probed++ < MOST_PROBED) {
      let isWhole = true;
      const after = probes.map((probe) => {
        restorePosition(vm, end);
        onlyRun(vm, seat, () => vm.game.extra[probe].start(vm, BY_GAME, -1, -1, -1, 0), vm.cells[TURN_OF]);
        const probing = outcomesAt(vm, vm.cells.slice(0, vm.cells[LENGTH]), seat, [], budget);
        isWhole &&= probing.complete;
        return [...probing.keys].sort().join('.');
      });
      // with some of what comes of the probes it would be another outcome
      if (isWhole) keys.add(`${keyOf(end, vm)} ${after.join(' ')}`);
      else all = false;
    } else {
      all = false;
    }
  }
  return { keys, complete: all, active: [...keys].some((key) => key !== unchanged) };
}

const ENDLESS = Symbol('endless');

function endsFrom(
  vm: Vm,
  cells: Int32Array,
  budget: Budget,
): { ends: (Int32Array | typeof ENDLESS)[]; complete: boolean } {
  const ends: (Int32Array | typeof ENDLESS)[] = [];
  const seen = new Set<number>();
  const open = [cells];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    restorePosition(vm, at);
    try {
      vm.run();
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      ends.push(ENDLESS);
      continue;
    }
    const length = vm.cells[LENGTH];
    const key = cellsKey(vm.cells, length);
    if (seen.has(key)) continue;
    seen.add(key);
    if (vm.cells[STATUS] !== STATUS_ASKING) {
      ends.push(vm.cells.slice(0, length));
      continue;
    }
    const here = vm.cells.slice(0, length);
    vm.enumerate();
    const codes: number[] = [];
    for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) codes.push(vm.options[i]);
    for (const code of codes) {
      if (--budget.decisions < 0) return { ends, complete: false };
      restorePosition(vm, here);
      vm.enumerate();
      vm.choose(code);
      open.push(vm.cells.slice(0, vm.cells[LENGTH]));
    }
  }
  return { ends, complete: true };
}

const buffer: { cells: Int32Array } = { cells: new Int32Array(0) };

/** A number for the fixed part of a position: everything but the generator and what is still running. */
function keyOf(cells: Int32Array, { game }: Vm): number {
  const { fixed } = game.tables.layout;
  if (buffer.cells.length < fixed) buffer.cells = new Int32Array(fixed);
  buffer.cells.set(cells.subarray(0, fixed));
  const turn = cells[TURN_OF];
  buffer.cells.fill(0, 0, HEADER);
  buffer.cells[TURN_OF] = turn;
  return cellsKey(buffer.cells, fixed);
}
