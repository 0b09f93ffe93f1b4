/** Noun phrases that may be meant with what is written of them: with each noun, and with each adjective. */
import type { Range } from '../../dsl/internal.ts';
import type { Candidate, PartialCandidate } from './candidates.ts';
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
  const found = { nouns, quoted, samples: [...samples.values()], adjectives: once(vocabulary.adjectives) };
  offers.set(vocabulary, found);
  return found;
}

/** What is written, with what may be still to come. */
export function* continuedWith(
  state: PartialCandidate,
  written: readonly string[],
  vocabulary: Vocabulary,
): Generator<Candidate> {
  const { nouns: plain, quoted, samples, adjectives } = offersOf(vocabulary);
  const nouns = written.length === 0 ? [...plain, ...quoted] : written[0] === '"' ? quoted : plain;
  const whole = (noun: Candidate['noun'], more: Candidate['adjectives']): Candidate => ({
    ...state,
    noun,
    nounAt: NO_RANGE,
    adjectives: more,
    end: 0,
  });
  for (const noun of state.noun ? [state.noun] : nouns) yield whole(noun, state.adjectives);
  if (state.adjectives.length >= MOST_ADJECTIVES) return;
  for (const noun of state.noun ? [state.noun] : samples) {
    for (const entry of adjectives) {
      const adjective = { name: entry.name, range: NO_RANGE, forms: entry.forms as never };
      for (const negated of [false, true]) yield whole(noun, [...state.adjectives, { ...adjective, negated }]);
    }
  }
}
