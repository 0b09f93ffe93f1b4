/** Alternatives by the words that they need: most patterns cannot match in a sentence, which these find without trying each. */
import type { HasNeeds, Needs, SentenceWords } from './needs.ts';

/** A rule and what it needs, side by side: rules are functions of many shapes, of which a property is found slowly. */
export interface Alternative<R> {
  readonly rule: R;
  readonly needs: Needs | undefined;
}

/** So few are not chosen beforehand: each of them is looked at anyway. */
const FEW = 4;

/** In place of a word's number: no word is needed. */
const NO_WORD = -1;

export class Selection<R extends HasNeeds> {
  readonly all: readonly Alternative<R>[];
  constructor(rules: readonly R[]) {
    this.all = rules.map((rule) => ({ rule, needs: rule.needs }));
  }

  /** the sentence that asked last, and the answer: a sentence asks at many places */
  private asked = 0;
  private answer: readonly Alternative<R>[] = [];
  /** of each alternative the number of the word of its own that the fewest others need */
  private rarest: readonly number[] | undefined;

  /** The alternatives of which a sentence has all needed words, in their order; all of a few. */
  within(words: SentenceWords): readonly Alternative<R>[] {
    if (this.all.length <= FEW) return this.all;
    if (this.asked !== words.id) {
      this.asked = words.id;
      this.answer = this.found(words);
    }
    return this.answer;
  }

  private found(words: SentenceWords): readonly Alternative<R>[] {
    const { all } = this;
    const rarest = (this.rarest ??= rarestWords(all));
    const found: Alternative<R>[] = [];
    for (let i = 0; i < rarest.length; i++) {
      const word = rarest[i];
      if (word === NO_WORD || (words.has(word) && all[i].needs!.latestIn(words) >= 0)) found.push(all[i]);
    }
    return found;
  }
}

function rarestWords(all: readonly Alternative<unknown>[]): number[] {
  const users = new Map<number, number>();
  for (const { needs } of all) {
    for (const word of needs?.numbers ?? []) users.set(word, (users.get(word) ?? 0) + 1);
  }
  return all.map(({ needs }) =>
    needs && needs.numbers.length > 0
      ? needs.numbers.reduce((a, b) => (users.get(b)! < users.get(a)! ? b : a))
      : NO_WORD,
  );
}
