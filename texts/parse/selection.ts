/** Alternatives by the words that they need: most patterns cannot match in a sentence, which these find without trying each. */
import { type HasNeeds, NO_NEEDS, type SentenceWords } from './needs.ts';

/** Rules, and in a second row the numbers of what they need: most rules are looked at no further. */
export interface Alternatives<R> {
  readonly rules: readonly R[];
  readonly needs: readonly number[];
}

/** So few are not chosen beforehand: each of them is looked at anyway. */
const FEW = 4;

export class Selection<R extends HasNeeds> implements Alternatives<R> {
  readonly needs: readonly number[];
  constructor(readonly rules: readonly R[]) {
    this.needs = rules.map(({ needs }) => needs?.number ?? NO_NEEDS);
  }

  /** the sentence that asked last, and the answer: a sentence asks at many places */
  private asked = 0;
  private answer: Alternatives<R> = this;

  /** The alternatives of which a sentence has all needed words, in their order; all of a few. */
  within(words: SentenceWords): Alternatives<R> {
    if (this.rules.length <= FEW) return this;
    if (this.asked !== words.id) {
      this.asked = words.id;
      this.answer = this.found(words);
    }
    return this.answer;
  }

  private found(words: SentenceWords): Alternatives<R> {
    const rules: R[] = [];
    const needs: number[] = [];
    for (let i = 0; i < this.needs.length; i++) {
      if (words.latestOf(this.needs[i]) < 0) continue;
      rules.push(this.rules[i]);
      needs.push(this.needs[i]);
    }
    return { rules, needs };
  }
}
