/** Alternatives by the words that they need: most patterns cannot match in a sentence, which these find without trying each. */
import type { HasNeeds, Needs, WordPlaces } from './needs.ts';

/** With fewer alternatives looking at each is faster than an index. */
const FEW = 4;

/** A rule and what it needs, side by side: rules are functions of many shapes, of which a property is found slowly. */
export interface Alternative<R> {
  readonly rule: R;
  readonly needs: Needs | undefined;
}

export class Selection<R extends HasNeeds> {
  readonly all: readonly Alternative<R>[];
  constructor(rules: readonly R[]) {
    this.all = rules.map((rule) => ({ rule, needs: rule.needs }));
  }

  /** the sentence that asked last, and the answer: a sentence asks at many places */
  private asked: WordPlaces | undefined;
  private answer: readonly Alternative<R>[] = [];
  /** alternatives, by their places in `all`, under the word of theirs that the fewest others need */
  private index: ReadonlyMap<string, readonly number[]> | undefined;
  /** the places of the alternatives that need no word */
  private readonly free: number[] = [];

  /** The alternatives of which a sentence has all needed words, in their order. */
  within(words: WordPlaces): readonly Alternative<R>[] {
    if (this.asked !== words) {
      this.asked = words;
      this.answer =
        this.all.length <= FEW
          ? this.all.filter(({ needs }) => !needs || needs.latestIn(words) >= 0)
          : this.found(words);
    }
    return this.answer;
  }

  private found(words: WordPlaces): readonly Alternative<R>[] {
    this.index ??= this.makeIndex();
    const places = [...this.free];
    const add = (list: readonly number[]): void => {
      for (const place of list) if (this.all[place].needs!.latestIn(words) >= 0) places.push(place);
    };
    if (this.index.size < words.size) {
      for (const [word, list] of this.index) if (words.has(word)) add(list);
    } else {
      for (const word of words.keys()) {
        const list = this.index.get(word);
        if (list) add(list);
      }
    }
    if (places.length > 1) places.sort((a, b) => a - b);
    return places.map((place) => this.all[place]);
  }

  private makeIndex(): Map<string, number[]> {
    const users = new Map<string, number>();
    for (const { needs } of this.all) {
      for (const word of needs?.words ?? []) users.set(word, (users.get(word) ?? 0) + 1);
    }
    const index = new Map<string, number[]>();
    for (const [place, { needs }] of this.all.entries()) {
      if (!needs || needs.words.length === 0) {
        this.free.push(place);
        continue;
      }
      const rarest = needs.words.reduce((a, b) => (users.get(b)! < users.get(a)! ? b : a));
      const list = index.get(rarest);
      if (list) list.push(place);
      else index.set(rarest, [place]);
    }
    return index;
  }
}
