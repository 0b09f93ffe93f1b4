/** Words that every match of a rule contains: where one of them does not follow, it need not be tried. */

export interface HasNeeds {
  readonly needs?: Needs | undefined;
}

/** At which places of a sentence each of its words stands, in their order. */
export type WordPlaces = ReadonlyMap<string, readonly number[]>;

export function wordPlaces(words: readonly string[]): WordPlaces {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return places;
}

export class Needs {
  /** in the order in which a match has them; others may stand between */
  constructor(readonly words: readonly string[]) {}

  /** What all of several rules need, one after the other; undefined where that is nothing. */
  static ofAll(rules: readonly HasNeeds[]): Needs | undefined {
    const having = rules.flatMap(({ needs }) => (needs ? [needs] : []));
    if (having.length < 2) return having[0];
    return new Needs(having.flatMap(({ words }) => words));
  }

  /** the sentence that asked last, and the answer: a sentence asks often */
  private asked: WordPlaces | undefined;
  private answer = -1;

  /** The last place of a sentence from which on all are there in their order; -1 if there is none. */
  latestIn(sentence: WordPlaces): number {
    if (this.asked !== sentence) {
      this.asked = sentence;
      this.answer = latest(this.words, sentence);
    }
    return this.answer;
  }
}

function latest(words: readonly string[], sentence: WordPlaces): number {
  let before = Infinity;
  for (let i = words.length - 1; i >= 0; i--) {
    const places = sentence.get(words[i]);
    if (!places) return -1;
    let last = places.length - 1;
    while (last >= 0 && places[last] >= before) last--;
    if (last < 0) return -1;
    before = places[last];
  }
  return before;
}
