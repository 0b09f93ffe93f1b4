/** What is found of a noun phrase by its forms, before the language is asked whether it would say it so. */
import type { Range } from '../../dsl/internal.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import type { VocabularyEntry } from './vocabulary.ts';

export interface Candidate {
  noun: VocabularyEntry & { forms: NounForms };
  /** of the noun, still to come */ tail?: readonly string[];
  nounAt: Range;
  adjectives: { name: string; negated: boolean; range: Range; forms: { form: (...args: never[]) => string } }[];
  /** adjectives after the noun, whose order is free */
  following?: Candidate['adjectives'];
  /** the token ranges that the language would not render */
  omitted?: [number, number][];
  digits?: number;
  ordinal?: { n: number; range: Range };
  end: number;
}

/** A candidate whose noun may not have been found yet. */
export type PartialCandidate = Partial<Candidate> & Pick<Candidate, 'adjectives'>;

/** How many a candidate means, and which of its numbers says it. */
export interface Counting {
  count: Count;
  countText?: string;
  ordinal?: number;
  /** the number that is written */
  n?: number;
}
