/** Words in all their forms, and noun phrases made of them, whatever the language. */
import type { Case, Gender } from '../../dsl/internal.ts';

/** A number, or only whether one or several are meant. */
export type GrammaticalNumber = number | 'singular' | 'plural';

/**
 * How many a noun phrase means: a number; any `one` of them, `each` of them, `many` without a number; `the` only one, `your` one;
 * `all`: every one of them, by a word that acts on all that it finds;
 * `bare`: the noun alone, after an article that the phrase contains, or as a heading.
 */
export type Count = number | 'one' | 'each' | 'many' | 'all' | 'the' | 'your' | 'bare';

export interface NounForms {
  readonly gender: Gender;
  /** a living being, whose accusative differs */
  readonly animate?: boolean;
  /** the same whatever the number */
  readonly mass: boolean;
  /** a name, which takes no article */
  readonly proper?: boolean;
  /** of what is in it, comes into it, and is taken from it, in words of the lexicon: `in play`, `into play` */
  readonly in?: string;
  readonly to?: string;
  readonly from?: string;
  form(count: GrammaticalNumber, grammatical: Case): string;
}

export interface AdjectiveForms {
  form(gender: Gender | null, count: GrammaticalNumber, grammatical: Case, animate?: boolean): string;
}

/** A noun with what belongs to it, all words in their base form. */
export interface NounPhrase {
  count: Count;
  /** words that say how many, in place of a number */
  countText?: string;
  ordinal?: number;
  noun: NounForms;
  adjectives: { forms: AdjectiveForms; negated: boolean }[];
}
