/** Chooses the nearest tests, as many as a time allows. */
import type { Durations } from '../support/durations.ts';

/** Files at a time, as in `vitest.config.ts`. */
const AT_A_TIME = 2;
/** A file that was never measured. */
const UNKNOWN_SECONDS = 1;
/** Until each thread has its modules, its packs and fast code, which a whole run pays once for all files. */
const START_SECONDS = 45;

export interface Selection {
  readonly chosen: string[];
  readonly left: string[];
  /** how long they take, one after the other in as many threads as there are */
  readonly seconds: { readonly chosen: number; readonly left: number };
}

/**
 * `reached`: steps by path. The nearest come first, at the same distance the shortest; what is as near as the change itself
 * is run however long it takes.
 */
export function withinMinutes(reached: ReadonlyMap<string, number>, durations: Durations, minutes: number): Selection {
  const secondsOf = (path: string): number => durations[path] ?? UNKNOWN_SECONDS;
  const nearest = [...reached].sort(
    ([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b) || a.localeCompare(b),
  );
  const chosen: string[] = [];
  const left: string[] = [];
  const sums = { chosen: START_SECONDS, left: 0 };
  for (const [path, steps] of nearest) {
    const seconds = secondsOf(path) / AT_A_TIME;
    const isChosen = steps <= 1 || (left.length === 0 && sums.chosen + seconds <= minutes * 60);
    (isChosen ? chosen : left).push(path);
    sums[isChosen ? 'chosen' : 'left'] += seconds;
  }
  return { chosen, left, seconds: sums };
}
