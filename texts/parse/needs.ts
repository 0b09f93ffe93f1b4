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

/** All needs by their words: rules of several languages and games need the same. */
const known = new Map<string, Needs>();
/** the same by their numbers */
const all: Needs[] = [];
/** how many need a word, by the number of the word */
const users: number[] = [];
/** of each word the needs of which it is the rarest: a sentence without it need not look at them */
const byRarest: Candidates[] = [];

/** Needs by their numbers, each with another word that it needs, which most sentences have not: in a row, as that is looked at first. */
interface Candidates {
  needs: number[];
  others: number[];
}

/** Needed words, one or more in their order; others may stand between. */
export class Needs {
  readonly number = all.length;
  /** the numbers of `words` */
  readonly numbers: readonly number[];
  private constructor(readonly words: readonly string[]) {
    this.numbers = words.map(numberOf);
  }

  static of(words: readonly string[]): Needs {
    const key = words.join(' ');
    let needs = known.get(key);
    if (needs === undefined) {
      known.set(key, (needs = new Needs(words)));
      all.push(needs);
      for (const number of needs.numbers) users[number] = (users[number] ?? 0) + 1;
      const { rarest } = needs;
      const candidates = (byRarest[rarest] ??= { needs: [], others: [] });
      candidates.needs.push(needs.number);
      candidates.others.push(needs.rarestBeside(rarest));
    }
    return needs;
  }

  /** What all of several rules need, one after the other; undefined where that is nothing. */
  static ofAll(rules: readonly HasNeeds[]): Needs | undefined {
    const having = rules.flatMap(({ needs }) => (needs ? [needs] : []));
    if (having.length < 2) return having[0];
    return Needs.of(having.flatMap(({ words }) => words));
  }

  /** The number of the word that the fewest others need so far. */
  private get rarest(): number {
    return rarestOf(this.numbers);
  }

  /** The rarest of its other words; the same word if it has no other. */
  private rarestBeside(rarest: number): number {
    const others = this.numbers.filter((number) => number !== rarest);
    return others.length > 0 ? rarestOf(others) : rarest;
  }
}

const rarestOf = (words: readonly number[]): number => words.reduce((a, b) => (users[b] < users[a] ? b : a));

/** In place of the number of needs: nothing is needed. */
export const NO_NEEDS = -1;

/** In place of a place: the needed words do not follow. */
const NOWHERE = -1;

let sentences = 0;

/** by the number of needs, the last place from which on their words follow in the sentence that asked last: one array for all */
let latest = new Int16Array(0);
/** the numbers of the needs that it meets */
let met: number[] = [];
let asking = sentences;

/** The words of a sentence, and what needs it meets. */
export class SentenceWords {
  /** differs from that of every other sentence: what is remembered of the last sentence need not keep it alive */
  readonly id = ++sentences;
  constructor(private readonly words: readonly string[]) {}

  /** The last place of the sentence from which on the words of needs are there in their order; -1 if there is none. */
  latestOf(needs: number): number {
    if (asking !== this.id) this.ask();
    if (needs < latest.length) return needs === NO_NEEDS ? this.words.length : latest[needs];
    // rules are made when they are first used, and may need what no other did
    return latestPlace(all[needs].numbers, this.numbers);
  }

  private ask(): void {
    asking = this.id;
    if (latest.length < all.length) latest = new Int16Array(all.length).fill(NOWHERE);
    else for (const needs of met) latest[needs] = NOWHERE;
    met = [];
    const sentence = this.numbers;
    const words = new Set(sentence);
    for (const word of words) {
      const candidates = byRarest[word];
      if (candidates === undefined) continue;
      const { needs, others } = candidates;
      for (let i = 0; i < needs.length; i++) if (words.has(others[i])) this.meet(needs[i], sentence);
    }
  }

  private meet(needs: number, sentence: readonly number[]): void {
    const place = latestPlace(all[needs].numbers, sentence);
    if (place === NOWHERE) return;
    latest[needs] = place;
    met.push(needs);
  }

  private get numbers(): number[] {
    return this.words.map((word) => numbers.get(word) ?? UNNEEDED);
  }
}

function latestPlace(wanted: readonly number[], sentence: readonly number[]): number {
  let at = sentence.length;
  for (let i = wanted.length - 1; i >= 0; i--) {
    do at--;
    while (at >= 0 && sentence[at] !== wanted[i]);
  }
  return at < 0 ? NOWHERE : at;
}
