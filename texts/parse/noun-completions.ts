/** Noun phrases that may be meant with what is written of them: with each noun, and with each adjective. */
import type { Range } from '../../dsl/internal.ts';
import type { Candidate, Counting, PartialCandidate } from './candidates.ts';
import type { AdjectiveEntry, NounEntry, Vocabulary } from './vocabulary.ts';

/** Of what is not written. */
export const NO_RANGE: Range = { start: 0, end: 0 };

/** Numbers that are offered where one may follow. */
export const OFFERED = [1, 2, 3];

/** A phrase with more adjectives is not offered. */
const MOST_ADJECTIVES = 2;

/** The words of a game, each once. */
interface Offers {
  nouns: NounEntry[];
  /** names in quotes */
  quoted: NounEntry[];
  /** of these */
  quotedForms: ReadonlySet<object>;
  /** of each way in which nouns are inflected one: adjectives differ by these alone */
  samples: NounEntry[];
  adjectives: AdjectiveEntry[];
}
const offers = new WeakMap<Vocabulary, Offers>();

function offersOf(vocabulary: Vocabulary): Offers {
  const known = offers.get(vocabulary);
  if (known) return known;
  const once = <T extends { name: string; forms: object }>(entries: ReadonlyMap<string, readonly T[]>): T[] => {
    const found = new Map<object, T>();
    for (const entry of [...entries.values()].flat()) if (!found.has(entry.forms)) found.set(entry.forms, entry);
    return [...found.values()];
  };
  const all = once(vocabulary.nouns).filter(({ synonym }) => !synonym);
  const nouns = all.filter(({ words }) => words[0] !== '"');
  const samples = new Map<string, NounEntry>();
  for (const noun of nouns) {
    const { gender, animate, mass, proper } = noun.forms;
    const key = `${gender} ${animate} ${mass} ${proper} ${/^[aeiouàèéìòù]/i.test(noun.words[0])}`;
    const sample = samples.get(key);
    if (!sample) samples.set(key, noun);
  }
  const quoted = all.filter(({ words }) => words[0] === '"');
  const found = {
    nouns,
    quoted,
    quotedForms: new Set(quoted.map(({ forms }) => forms)),
    samples: [...samples.values()],
    adjectives: once(vocabulary.adjectives),
  };
  offers.set(vocabulary, found);
  return found;
}

/** A phrase that may be meant, as the language renders it. */
export interface OfferedPhrase {
  tokens: readonly string[];
  loose: Candidate;
  counting: Counting;
}

/** One of which a beginning is written. */
interface ContinuedPhrase extends OfferedPhrase {
  /** its tokens that are still to come */
  rest: readonly string[];
}

/** The phrases of one kind of place, and those that go on with what is written. */
interface Offered {
  phrases: readonly OfferedPhrase[];
  continued: Map<string, readonly ContinuedPhrase[]>;
}

/** So many phrases are kept at most: those of a large game, in some places of a text. */
const MOST_KEPT = 100_000;
/** Of phrases that go on with the same word, so many of names of one kind are tried. */
const MOST_ALIKE = 4;

/** The phrases that may be meant with what is written of them: rendered once, as typing asks for the same ones with each key. */
export class OfferedPhrases {
  /** by the forms of the noun that is written, if one is */
  private readonly known = new Map<object | undefined, Map<string, Offered>>();
  private kept = 0;
  constructor(private readonly vocabulary: Vocabulary) {}

  /**
   * Those that begin with these tokens.
   *
   * @param state what the tokens say
   * @param place what of the place of the phrase says how it is rendered
   * @param render a whole candidate there, in all its forms
   */
  continuing(
    state: PartialCandidate,
    written: readonly string[],
    place: string,
    render: (loose: Candidate) => OfferedPhrase[],
  ): readonly ContinuedPhrase[] {
    const { phrases, continued } = this.of(state, place, render);
    const key = written.join(' ');
    let found = continued.get(key);
    if (!found) {
      // behind an article or an adjective stands no name in quotes
      const { quotedForms } = offersOf(this.vocabulary);
      const isName = written.length === 0 || written[0] === '"';
      found = phrasesBehind(
        written,
        isName ? phrases : phrases.filter(({ loose }) => !quotedForms.has(loose.noun.forms)),
      );
      continued.set(key, found);
      this.kept += found.length + 1;
    }
    return found;
  }

  private of(state: PartialCandidate, place: string, render: (loose: Candidate) => OfferedPhrase[]): Offered {
    const adjectives = state.adjectives.map(({ name, negated }) => `${negated ? '-' : ''}${name}`);
    const key = [place, state.digits, ...adjectives].join(' ');
    if (this.kept > MOST_KEPT) {
      this.known.clear();
      this.kept = 0;
    }
    let ofNoun = this.known.get(state.noun?.forms);
    if (!ofNoun) this.known.set(state.noun?.forms, (ofNoun = new Map()));
    let offered = ofNoun.get(key);
    if (!offered) {
      const rendered = [...continuedWith(state, this.vocabulary)].flatMap(render);
      offered = { phrases: rendered.filter(({ tokens }) => tokens.length > 0), continued: new Map() };
      ofNoun.set(key, offered);
      this.kept += offered.phrases.length;
    }
    return offered;
  }
}

function phrasesBehind(written: readonly string[], phrases: readonly OfferedPhrase[]): ContinuedPhrase[] {
  const samples = new Map<string, number>();
  return phrases.flatMap((phrase) => {
    const { tokens, loose } = phrase;
    if (tokens.length <= written.length || written.some((word, i) => tokens[i] !== word)) return [];
    const rest = tokens.slice(written.length);
    const alike = [rest[0], ...loose.noun.kinds, loose.adjectives.length].join(' ');
    const times = samples.get(alike) ?? 0;
    samples.set(alike, times + 1);
    return times < MOST_ALIKE ? [{ ...phrase, rest }] : [];
  });
}

/** What is written, with what may be still to come. */
function* continuedWith(state: PartialCandidate, vocabulary: Vocabulary): Generator<Candidate> {
  const { nouns, quoted, quotedForms, samples, adjectives } = offersOf(vocabulary);
  const whole = (noun: Candidate['noun'], more: Candidate['adjectives']): Candidate => ({
    ...state,
    noun,
    nounAt: NO_RANGE,
    adjectives: more,
    end: 0,
  });
  for (const noun of state.noun ? [state.noun] : [...nouns, ...quoted]) yield whole(noun, state.adjectives);
  if (state.adjectives.length >= MOST_ADJECTIVES || (state.noun && quotedForms.has(state.noun.forms))) return;
  for (const noun of state.noun ? [state.noun] : samples) {
    for (const entry of adjectives) {
      const adjective = { name: entry.name, range: NO_RANGE, forms: entry.forms as never };
      for (const negated of [false, true]) yield whole(noun, [...state.adjectives, { ...adjective, negated }]);
    }
  }
}
