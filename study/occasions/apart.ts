/** Whether two courses come to something else. */
import type { CompiledGame } from '../../interpreter/internal.ts';
import { changesBetween, factsOfCells, type Change, type Value } from '../../interpreter/scenario/index.ts';
import type { Courses } from './lockstep.ts';

/** Whether what changes in both courses differs, seen from these positions on; which cards it is does not count. */
export function isApart(game: CompiledGame, seats: number[], from: readonly Int32Array[], courses: Courses): boolean {
  const factsAt = factsOfCells(game, seats);
  const [first, second] = courses.map(({ end }, i) => changesKey(changesBetween(factsAt(from[i]), factsAt(end))));
  return first !== second;
}

/** Changes by what they are about, in order. */
export const changesKey = (changes: readonly Change[]): string =>
  changes
    .map(({ what, was, is }) => `${what}: ${by(was, is)}`)
    .filter((text) => !text.endsWith(NO_CHANGE))
    .sort()
    .join('\n');

const NO_CHANGE = ': [] []';

/** An amount by its difference; a zone by how many cards come and go, and what is said of them. */
function by(was: Value, is: Value): string {
  if (typeof was === 'number' && typeof is === 'number') return String(is - was);
  if (!Array.isArray(was) || !Array.isArray(is)) return String(is);
  const [came, left] = [remaining(is, was), remaining(was, is)];
  return `[${came.join()}] [${left.join()}]`;
}

/** What one of the lists has and the other has not, without the names of cards. */
function remaining(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  const more = list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return more.map((text) => `card${text.replace(/^[^ ]+/, '')}`).sort();
}
