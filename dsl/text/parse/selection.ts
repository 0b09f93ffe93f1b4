/** Alternatives by the words that they need: most patterns cannot match in a sentence, which these find without trying each. */

export interface Selectable {
  /** tokens that every match contains */
  readonly needs?: readonly string[];
}

/** With fewer alternatives looking at each is faster than an index. */
const FEW = 4;
const NONE: readonly number[] = [];

export class Selection<R extends Selectable> {
  constructor(readonly all: readonly R[]) {}

  /** Alternatives, by their places in `all`, under the word of theirs that the fewest others need; null if there are few. */
  private index: ReadonlyMap<string, readonly number[]> | null | undefined;
  /** the alternatives that need no word, and their places */
  private free: readonly R[] = [];
  private freePlaces: readonly number[] = [];

  /** The alternatives of which all needed words are among these, in their order. */
  within(words: ReadonlySet<string>): readonly R[] {
    if (this.index === undefined) this.index = this.all.length <= FEW ? null : this.makeIndex();
    const isPossible = ({ needs }: R): boolean => !needs || needs.every((word) => words.has(word));
    if (this.index === null) return this.all.filter(isPossible);
    const places: number[] = [];
    const add = (list: readonly number[]): void => {
      for (const place of list) if (isPossible(this.all[place])) places.push(place);
    };
    if (this.index.size < words.size) {
      for (const [word, list] of this.index) if (words.has(word)) add(list);
    } else {
      for (const word of words) add(this.index.get(word) ?? NONE);
    }
    if (places.length === 0) return this.free;
    places.push(...this.freePlaces);
    return places.sort((a, b) => a - b).map((place) => this.all[place]);
  }

  private makeIndex(): Map<string, number[]> {
    const users = new Map<string, number>();
    for (const { needs = [] } of this.all) for (const word of needs) users.set(word, (users.get(word) ?? 0) + 1);
    const index = new Map<string, number[]>();
    const free: number[] = [];
    for (const [place, { needs = [] }] of this.all.entries()) {
      if (needs.length === 0) {
        free.push(place);
        continue;
      }
      const rarest = needs.reduce((a, b) => (users.get(b)! < users.get(a)! ? b : a));
      const list = index.get(rarest);
      if (list) list.push(place);
      else index.set(rarest, [place]);
    }
    this.freePlaces = free;
    this.free = free.map((place) => this.all[place]);
    return index;
  }
}
