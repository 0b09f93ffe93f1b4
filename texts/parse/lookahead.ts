/** With which words the matches of a rule may begin, so that a rule that cannot match at a place is not tried there. */

/** Whether a match may begin with a word; asked with `NOTHING`, whether it may be empty. May say yes too often, never no. */
export interface Begins {
  (word: string): boolean;
  /** the one word with which all matches begin, where it is known beforehand */
  readonly only?: string;
}

/** All matches begin with this word. */
export const beginningWithWord = (only: string): Begins => Object.assign((word: string) => word === only, { only });

/** In place of a word: no token is empty. */
export const NOTHING = '';

/** What is asked: a rule without an answer may begin with anything. */
export interface Beginning {
  readonly begins?: Begins | undefined;
}

/** Whether the rule may match where this word is next; undefined at the end of the sentence. */
export const mayMatch = ({ begins }: Beginning, word: string | undefined): boolean =>
  !begins || (word !== undefined && begins(word)) || begins(NOTHING);

/** Rules of which each may match: most begin with a known word, by which they are found without asking each. */
export class ByBeginning<R> {
  /** the places of the rules that begin with a word, and of those that have to be asked */
  private index: { known: Map<string, number[]>; asked: number[] } | undefined;
  constructor(
    private readonly rules: readonly R[],
    private readonly beginningOf: (rule: R) => Beginning,
  ) {}

  /** Those that may match where this word is next, in their order; undefined at the end of the sentence. */
  before(word: string | undefined): R[] {
    const { known, asked } = (this.index ??= this.indexed());
    const places = asked.filter((i) => mayMatch(this.beginningOf(this.rules[i]), word));
    const others = word === undefined ? undefined : known.get(word);
    if (others) places.push(...others);
    if (others && places.length > others.length) places.sort((a, b) => a - b);
    return places.map((i) => this.rules[i]);
  }

  /** Whether some of them may begin with a word. */
  readonly begins: Begins = (word) => {
    const { known, asked } = (this.index ??= this.indexed());
    if (known.has(word)) return true;
    for (let i = 0; i < asked.length; i++) {
      const { begins } = this.beginningOf(this.rules[asked[i]]);
      if (!begins || begins(word)) return true;
    }
    return false;
  };

  private indexed(): { known: Map<string, number[]>; asked: number[] } {
    const known = new Map<string, number[]>();
    const asked: number[] = [];
    this.rules.forEach((rule, i) => {
      const only = this.beginningOf(rule).begins?.only;
      const places = only === undefined ? asked : known.get(only);
      if (places) places.push(i);
      else known.set(only!, [i]);
    });
    return { known, asked };
  }
}

/** Of rules one after the other; the next counts where those before it may be empty. */
export function sequenceBegins(rules: readonly Beginning[]): Begins {
  const first = rules.at(0)?.begins;
  if (first?.only !== undefined) return first;
  return (word) => {
    for (const { begins } of rules) {
      if (!begins) return true;
      if (word !== NOTHING && begins(word)) return true;
      if (!begins(NOTHING)) return false;
    }
    return word === NOTHING;
  };
}

/** Any text may be parsed, so that there is no end of words to remember. */
const MOST_WORDS = 2000;

/** What is made of a word, once for all texts; undefined is the end of a sentence. */
export class ByWord<T> {
  private readonly known = new Map<string | undefined, T>();
  constructor(private readonly make: (word: string | undefined) => T) {}

  of(word: string | undefined): T {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const made = this.make(word);
    if (this.known.size >= MOST_WORDS) this.known.clear();
    this.known.set(word, made);
    return made;
  }
}

/** A no that may become a yes. */
interface Denial {
  ask(): void;
  settle(): void;
}

/** What was answered with no since the first question; undefined while nobody asks. */
let denials: Denial[] | undefined;
/** counts how often the denials were asked again */
let pass = 0;
let hasChanged = false;

/**
 * Remembers the answers. As rules refer to each other, a rule that is being asked is asked again: that is answered with no, and all
 * that was answered with no is asked until nothing changes.
 */
export function remembered(ask: Begins): Begins {
  let answers: Map<string, boolean> | undefined;
  let deniedIn: Map<string, number> | undefined;
  const answer = (word: string): boolean => {
    answers ??= new Map();
    deniedIn ??= new Map();
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (deniedIn.get(word) === pass) return false;
    if (!deniedIn.has(word)) denials!.push({ ask: () => answer(word), settle: () => settle(word) });
    deniedIn.set(word, pass);
    if (!ask(word)) return false;
    answers.set(word, true);
    hasChanged = true;
    return true;
  };
  const settle = (word: string): void => {
    deniedIn!.delete(word);
    if (!answers!.has(word)) answers!.set(word, false);
  };
  return (word) => {
    const known = answers?.get(word);
    if (known !== undefined) return known;
    if (denials) return answer(word);
    if (answers && answers.size >= MOST_WORDS) answers.clear();
    return answered(() => answer(word));
  };
}

/** The answer to a first question, with which all that it depends on is answered for good. */
function answered(first: () => boolean): boolean {
  denials = [];
  try {
    do {
      hasChanged = false;
      pass++;
      first();
      // a denial that is asked may add others
      for (const denial of denials) denial.ask();
    } while (hasChanged);
    for (const { settle } of denials) settle();
    return first();
  } finally {
    denials = undefined;
  }
}
