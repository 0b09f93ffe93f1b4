/** What a language must bring to tell effects: its phrases, and how its nouns, adjectives and numbers go together. */
import type { LanguageCode } from '../../words/languages.ts';
import type { PhraseKey, ShortKey } from './phrases.ts';

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';

/**
 * How many: a number, any `one` of them, `each` of them, `many` without a number; `the` one that there is, `your` one; `bare`:
 * the word alone, behind an article that the phrase brings, or at the beginning of a line.
 */
export type Count = number | 'one' | 'each' | 'many' | 'the' | 'your' | 'bare';

export interface NounForms {
  gender: Gender;
  /** a living being, whose accusative differs */ animate?: boolean;
  /** a number does not change it */ mass: boolean;
  /** a name, which bears no article */ proper?: boolean;
  /** of what lies there and of what comes there, in the lexicon's own words: `in play`, `into play` */ in?: string;
  to?: string;
  form(count: number | 'singular' | 'plural', grammatical: Case): string;
}
export interface AdjectiveForms {
  form(gender: Gender | null, number: number | 'singular' | 'plural', grammatical: Case, animate?: boolean): string;
}

/**
 * What `polish` does to words, undone token by token, so that a text can be read by the patterns that told it: `del` is *di il*,
 * `migliorarla` *~ migliora -la*.
 */
export interface Normalization {
  tokens: Readonly<Record<string, readonly string[]>>;
  /** tokens in a row, and what they stand for */
  sequences: readonly (readonly [written: readonly string[], plain: readonly string[]])[];
  /** phrases that polish has put in place of those of the table; where such a one leaves out an argument, that is `it` */
  phrases: Partial<Record<PhraseKey, readonly string[]>>;
}

/** A noun with what stands around it; all words in their plain form still. */
export interface NounPhrase {
  count: Count;
  /** in place of a number: words that say how many */
  countText?: string;
  ordinal?: number;
  noun: NounForms;
  adjectives: { forms: AdjectiveForms; negated: boolean }[];
}

export interface Language {
  code: LanguageCode;
  /** whether it speaks to one person or to several, where its verbs tell them apart */
  address?: 'one' | 'several';
  phrases: Readonly<Record<PhraseKey, string> & Partial<Record<ShortKey, string>>>;
  /** nouns and adjectives that the effect language owns */
  noun(core: string): NounForms | undefined;
  adjective(core: string): AdjectiveForms | undefined;
  nounPhrase(phrase: NounPhrase, grammatical: Case): string;
  /** in place of the phrases `it`, `it gen` …, where the pronoun agrees with what it stands for */
  pronoun?(
    word: 'it' | 'this',
    gender: Gender | undefined,
    grammatical: Case,
    noun: NounForms | undefined,
    /** `it` is of the sort that `this` is */ alike?: boolean,
  ): string;
  /** in place of a name given with `as`, where other things were spoken of since, but it is clear which is meant: `that city` */
  named?(noun: NounForms, grammatical: Case): string;
  /** what a noun brings along at its end, behind its adjectives: `carta verde con effetto istantaneo` */
  splitTail?(told: string): readonly [head: string, tail: string];
  /** a kind of a class, where an effect goes through them or has one chosen: `kind of building`, then `building of that kind` */
  kinds?(of: NounForms): { each: NounForms; one: NounForms };
  /** `a, b and c` */
  list(items: readonly string[], word: 'and' | 'or'): string;
  /** a name that the author gave, or a card's */
  quoted(name: string): string;
  /** contractions, blanks before marks; a capital at the beginning of each sentence */
  polish(text: string): string;
  normalization?: Normalization;
}
