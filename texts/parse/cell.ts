/**
 * The matches of a rule at a place.
 *
 * They are instances of classes that are linked, and no arrays or literals: as a first text makes all rules, V8 finds that what is
 * allocated meanwhile lives long, and puts the arrays of all later charts among old objects, which keep whole charts alive.
 */

/** With more matches than this at one place a sentence is too ambiguous to parse. */
const MAX_MATCHES = 500;

class Match {
  next: Match | undefined = undefined;
  constructor(
    readonly end: number,
    readonly value: unknown,
  ) {}
}

class Listener {
  next: Listener | undefined = undefined;
  constructor(readonly found: (end: number, value: unknown) => void) {}
}

/** The matches of a rule at a place, and who is told of them. */
export class Cell {
  private firstMatch: Match | undefined = undefined;
  private lastMatch: Match | undefined = undefined;
  private firstListener: Listener | undefined = undefined;
  private lastListener: Listener | undefined = undefined;
  private count = 0;
  constructor(
    readonly at: number,
    /** the cell of the same rule at another place */
    readonly next: Cell | undefined,
  ) {}

  get isFull(): boolean {
    return this.count >= MAX_MATCHES;
  }

  /** Tells of all matches so far, and of each that is added. */
  listen(found: (end: number, value: unknown) => void): void {
    const listener = new Listener(found);
    if (this.lastListener) this.lastListener.next = listener;
    else this.firstListener = listener;
    this.lastListener = listener;
    // what is found meanwhile reaches the listener by itself
    const last = this.lastMatch;
    if (!last) return;
    for (let match = this.firstMatch!; ; match = match.next!) {
      found(match.end, match.value);
      if (match === last) return;
    }
  }

  /** Adds a match, and tells those who listen already. */
  add(end: number, value: unknown): void {
    const match = new Match(end, value);
    if (this.lastMatch) this.lastMatch.next = match;
    else this.firstMatch = match;
    this.lastMatch = match;
    this.count++;
    const last = this.lastListener!;
    for (let listener = this.firstListener!; ; listener = listener.next!) {
      listener.found(end, value);
      if (listener === last) return;
    }
  }

  /** Whether there is the same match already. */
  has(end: number, value: unknown): boolean {
    for (let match = this.firstMatch; match; match = match.next) {
      if (match.end === end && isSame(match.value, value)) return true;
    }
    return false;
  }
}

/** Whether two values of matches are equal: what was parsed once is one object, so that most of what is equal is the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  let count = 0;
  for (const key in a) {
    count++;
    if (!isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  for (const _ in b) count--;
  return count === 0;
}
