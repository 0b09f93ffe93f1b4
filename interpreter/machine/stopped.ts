/** What stops a choice that goes on beyond what a game may do: never a wrong value, always an error that names the limit. */
import { LIMITS } from '../../dsl/internal.ts';
import type { ChoiceProblem, RunLimit } from './messages.ts';

/** Thrown when one choice goes beyond a limit; the game is as before once the choice is taken back. */
export class StoppedError extends Error {
  constructor(
    readonly limit: RunLimit,
    /** places in files, the last that ran */
    public members: readonly string[] = [],
    message = `one choice goes beyond a limit: ${limit}, ${LIMITS[limit].most}`,
  ) {
    super(message);
  }
}

/** Thrown when one choice sets off the same within itself over and over. A chain that is only long is beyond `steps`. */
export class EndlessChainError extends StoppedError {
  constructor(members: readonly string[]) {
    super('steps', members, 'one choice sets off a chain with no end in sight');
  }
}

/** As many places as tell where it was. */
const TOLD_PLACES = 6;

/** The same as data, with the places that ran last. `key`: the choice; null for the start */
export function problemOfStop(
  error: StoppedError,
  vm: { runningPrograms(): string[] },
  key: string | null,
): Extract<ChoiceProblem, { type: 'endless-chain' | 'beyond-limit' }> {
  const members = (error.members.length > 0 ? [...error.members] : vm.runningPrograms()).slice(-TOLD_PLACES);
  return error instanceof EndlessChainError
    ? { type: 'endless-chain', key, members }
    : { type: 'beyond-limit', key, limit: error.limit, members };
}

const { most } = LIMITS.value;

/** A number of a game: itself, or an error where it is so large that sums of two would not be exact in a cell. */
export function within(n: number): number {
  if (n > most || n < -most) throw new StoppedError('value');
  return n;
}

/** A number of what lies on a site or card: itself, or an error where half a cell would not hold it. */
export function withinLying(n: number): number {
  if (n > LIMITS.lying.most || n < -LIMITS.lying.most) throw new StoppedError('lying');
  return n;
}

/** So much more in the cell of a counter. */
export function addTo(cells: Int32Array, cell: number, n: number): void {
  cells[cell] = within(cells[cell] + n);
}
