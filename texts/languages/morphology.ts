/** How a language inflects the words that the lexicon of a pack gives. */
import type { Case, Gender, LanguageCode, Named, WordForms } from '../../dsl/internal.ts';
import type { GrammaticalNumber, NounForms } from './forms.ts';

/** The forms of a noun as the lexicon of a pack gives them. */
type LexiconNoun = NonNullable<WordForms['noun']>;

/** The name and plural that a pack declares for a component. */
export type DeclaredName = Pick<Named, 'name' | 'plural'>;

/** A noun of a lexicon in all its forms; the nominative unless a case is given. */
export interface InflectedNoun extends NounForms {
  /** in Ukrainian the accusative of a living being is its genitive, and adjectives follow */
  readonly animate: boolean;
  /** Only Ukrainian has cases; after a number the case is that of the whole phrase: 5 in the accusative is «ферм». */
  form(count: GrammaticalNumber, grammatical?: Case): string;
}

/** An adjective of a lexicon in all its forms; the nominative unless a case is given. */
export interface InflectedAdjective {
  form(gender: Gender | null, count: GrammaticalNumber, grammatical?: Case, animate?: boolean): string;
}

export interface Morphology {
  /** whether the names that a pack declares are words of this language, so that the lexicon needs only exceptions */
  readonly usesDeclaredNames: boolean;
  /** `declared` is given only where the language uses declared names. */
  noun(noun: LexiconNoun, declared: DeclaredName | undefined): InflectedNoun | undefined;
  /** `forms`: at least one; more where no rule makes them. */
  adjective(forms: readonly string[]): InflectedAdjective;
}

/** What every noun has, whatever its language; neuter unless the lexicon gives a gender. */
export function commonNounFields(noun: LexiconNoun): Pick<NounForms, 'gender' | 'in' | 'to' | 'from'> {
  return {
    gender: noun.gender ?? 'n',
    ...(noun.in === undefined ? {} : { in: noun.in }),
    ...(noun.to === undefined ? {} : { to: noun.to }),
    ...(noun.from === undefined ? {} : { from: noun.from }),
  };
}

/** Whether a count takes the singular: by the plural rules of CLDR for numbers. */
export function singularRule(language: LanguageCode): (count: GrammaticalNumber) => boolean {
  const rules = new Intl.PluralRules(language);
  return (count) => (typeof count === 'number' ? rules.select(Math.abs(count)) === 'one' : count === 'singular');
}
