/** Alternatives by the words that they need: most patterns cannot match in a sentence, which these find without trying each. */
import { type HasNeeds, NO_NEEDS, type SentenceWords } from './needs.ts';

/** A rule and the number of what it needs, side by side: rules are functions of many shapes, of which a property is found slowly. */
export interface Alternative<R> {
  readonly rule: R;
  readonly needs: number;
}

/** So few are not chosen beforehand: each of them is looked at anyway. */
const FEW = 4;

export class Selection<R extends HasNeeds> {
  readonly all: readonly Alternative<R>[];
  /** of each alternative the number of what it needs, in a row: most are looked at no further */
  private readonly needs: Int32Array;
  constructor(rules: readonly R[]) {
    this.all = rules.map((rule) => ({ rule, needs: rule.needs?.number ?? NO_NEEDS }));
    this.needs = Int32Array.from(this.all, ({ needs }) => needs);
  }

  /** the sentence that asked last, and the answer: a sentence asks at many places */
  private asked = 0;
  private answer: readonly Alternative<R>[] = [];

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
    const found: Alternative<R>[] = [];
    for (let i = 0; i < this.needs.length; i++) {
      if (words.latestOf(this.needs[i]) >= 0) found.push(this.all[i]);
    }
    return found;
  }
}
