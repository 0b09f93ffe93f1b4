/** What packs change in the packs that they extend, to find two that change the same place. */
import type { ChangedPart } from './diagnostic-words.ts';
import { packProblem } from './diagnostics.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { extendsPack } from './discover.ts';
import type { Located } from './located.ts';

interface Change {
  place: Located;
  what: ChangedPart;
}

export class ChangeLog {
  readonly #changes = new Map<string, Change[]>();

  add(key: string, what: ChangedPart, place: Located): void {
    this.#changes.set(key, [...(this.#changes.get(key) ?? []), { place, what }]);
  }

  has(key: string): boolean {
    return (this.#changes.get(key)?.length ?? 0) > 0;
  }

  /**
   * Reported at both places: an error if neither pack extends the other, because the order of their names would decide;
   * a warning if one extends the other, because it may be intended.
   */
  conflicts(): FileProblem[] {
    return [...this.#changes.values()].flatMap((changes) =>
      changes.flatMap((one, i) => changes.slice(i + 1).flatMap((other) => conflict(one, other))),
    );
  }
}

function conflict(one: Change, other: Change): FileProblem[] {
  if (changeDifferentFields(one.what, other.what)) return [];
  const samePack = one.place.pack === other.place.pack;
  // several steps inserted at one place are in the order of the file
  if (samePack && 'step' in one.what && one.what.way !== 'instead') return [];
  const mayBeMeant = !samePack && extendsPack(other.place.pack, one.place.pack);
  const packs = samePack ? {} : { packs: [one.place.pack.name, other.place.pack.name] as const };
  return [
    [one, other],
    [other, one],
  ].map(([{ place }, { place: second }]) => ({
    ...packProblem('changed-twice', place.span, { what: one.what, ...packs, mayBeMeant }),
    file: place.file.path,
    related: [{ message: 'and here', file: second.file.path, start: second.span.start, end: second.span.end }],
  }));
}

function changeDifferentFields(one: ChangedPart, other: ChangedPart): boolean {
  if (!('section' in one && 'section' in other)) return false;
  return one.field !== undefined && other.field !== undefined && one.field !== other.field;
}
