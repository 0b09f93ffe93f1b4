/** Words that every match of a rule contains: where one of them does not follow, it need not be tried. */

export interface HasNeeds {
  readonly needs?: Needs | undefined;
}

/** The numbers of all words that some rule needs: numbers are found faster than words. */
const numbers = new Map<string, number>();

function numberOf(word: string): number {
  let number = numbers.get(word);
  if (number === undefined) numbers.set(word, (number = numbers.size));
  return number;
}

/** No rule needs this word. */
const UNNEEDED = -1;

let sentences = 0;

/** The words of a sentence by their numbers. */
export class SentenceWords {
  /** differs from that of every other sentence: what is remembered of the last sentence need not keep it alive */
  readonly id = ++sentences;
  private counted = -1;
  private inOrder: readonly number[] = [];
  /** a bit for each number, of which several have the same: most words are not there, and that is known at once */
  private bits = 0;
  constructor(private readonly words: readonly string[]) {}

  /** Whether the word of a number occurs. */
  has(number: number): boolean {
    if (this.counted !== numbers.size) this.update();
    return (this.bits & (1 << number)) !== 0 && this.inOrder.includes(number);
  }

  /** The numbers of the words in their order. */
  get numbers(): readonly number[] {
    if (this.counted !== numbers.size) this.update();
    return this.inOrder;
  }

  /** Rules are made when they are first used, and may need words that no other did. */
  private update(): void {
    this.counted = numbers.size;
    this.inOrder = this.words.map((word) => numbers.get(word) ?? UNNEEDED);
    this.bits = this.inOrder.reduce((bits, number) => (number === UNNEEDED ? bits : bits | (1 << number)), 0);
  }
}

export class Needs {
  /** the numbers of `words` */
  readonly numbers: readonly number[];
  /** in the order in which a match has them; others may stand between */
  constructor(readonly words: readonly string[]) {
    this.numbers = words.map(numberOf);
  }

  /** What all of several rules need, one after the other; undefined where that is nothing. */
  static ofAll(rules: readonly HasNeeds[]): Needs | undefined {
    const having = rules.flatMap(({ needs }) => (needs ? [needs] : []));
    if (having.length < 2) return having[0];
    return new Needs(having.flatMap(({ words }) => words));
  }

  /** the sentence that asked last, and the answer: a sentence asks often */
  private asked = 0;
  private answer = -1;

  /** The last place of a sentence from which on all are there in their order; -1 if there is none. */
  latestIn(sentence: SentenceWords): number {
    if (this.asked !== sentence.id) {
      this.asked = sentence.id;
      this.answer = latest(this.numbers, sentence.numbers);
    }
    return this.answer;
  }
}

function latest(wanted: readonly number[], sentence: readonly number[]): number {
  let at = sentence.length;
  for (let i = wanted.length - 1; i >= 0; i--) {
    do at--;
    while (at >= 0 && sentence[at] !== wanted[i]);
  }
  return at < 0 ? -1 : at;
}
