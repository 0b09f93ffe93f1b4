/** Words that every match of a rule contains: in a sentence without one of them it need not be tried. */

export interface HasNeeds {
  readonly needs?: Needs | undefined;
}

export class Needs {
  constructor(readonly words: readonly string[]) {}

  /** What all of several rules need; undefined where that is nothing. */
  static ofAll(rules: readonly HasNeeds[]): Needs | undefined {
    const having = rules.flatMap(({ needs }) => (needs ? [needs] : []));
    if (having.length < 2) return having[0];
    return new Needs([...new Set(having.flatMap(({ words }) => words))]);
  }

  /** the sentence that asked last, and the answer: a sentence asks often */
  private asked: ReadonlySet<string> | undefined;
  private answer = false;

  /** Whether all are among the words of a sentence. */
  within(words: ReadonlySet<string>): boolean {
    if (this.asked !== words) {
      this.asked = words;
      this.answer = this.words.every((word) => words.has(word));
    }
    return this.answer;
  }
}
