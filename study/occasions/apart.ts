/** Whether two courses come to something else. */
import type { CompiledGame } from '../../interpreter/internal.ts';
import { changesBetween, factsOfCells, type Change, type Value } from '../../interpreter/scenario/index.ts';
import type { Courses } from './lockstep.ts';

type FactsAt = ReturnType<typeof factsOfCells>;

/** Compares courses of one game. */
export class Comparer {
  readonly #facts = new Map<string, FactsAt>();

  constructor(
    private readonly game: CompiledGame,
    private readonly card: string,
  ) {}

  /**
   * Whether what changes in both courses differs, seen by these seats; which cards it is does not count. Nor does it that the card itself
   * goes away, unless it has done something.
   */
  isApart(seats: number[], courses: Courses): boolean {
    const factsAt = this.#factsFor(seats);
    const changes = courses.map(({ start, end }) =>
      start === end ? [] : changesBetween(factsAt(start), factsAt(end)),
    );
    const differ = (without: string | null): boolean =>
      changesKey(changes[0], without) !== changesKey(changes[1], without);
    return differ(this.card) || (courses[0].causes.has(this.card) && differ(null));
  }

  #factsFor(seats: number[]): FactsAt {
    const key = seats.join();
    let facts = this.#facts.get(key);
    if (!facts) this.#facts.set(key, (facts = factsOfCells(this.game, seats)));
    return facts;
  }
}

/** Changes by what they are about, in order. `without`: where this card comes and goes does not count. */
const changesKey = (changes: readonly Change[], without: string | null = null): string =>
  changes
    .map(({ what, was, is }) => `${what}: ${by(leftOut(was, without), leftOut(is, without))}`)
    .filter((text) => !text.endsWith(NO_CHANGE))
    .sort()
    .join('\n');

const leftOut = (value: Value, card: string | null): Value =>
  Array.isArray(value) ? value.filter((text) => text !== card && !text.startsWith(`${card} (`)) : value;

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
