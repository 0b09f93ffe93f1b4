/**
 * The languages in which effects are rendered and parsed, with what packs must know of each. How a language speaks is in its
 * folder, `texts/languages/XX`.
 */

/** What a lexicon must know of a language. */
export interface LanguageFacts {
  /** in English, and in the language itself */
  name: string;
  ownName: string;
  /**
   * which forms a lexicon has of a noun: `as-named`, those of the pack unless they are wrong; `one-and-several`, with its gender;
   * or the number of forms in each case: nominative, genitive, dative, accusative, instrumental, locative
   */
  nouns: 'as-named' | 'one-and-several' | Readonly<Partial<Record<GrammaticalCase, number>>>;
  /** genders of its nouns, where a lexicon has them */
  genders?: readonly ('m' | 'f' | 'n')[];
  /** whether an adjective may give its four forms: masculine, feminine, and both plurals */
  adjectiveForms?: true;
  /** whether a clause may be said to several people in other words */
  clausesToSeveral?: true;
  /** what it lacks is said in English, and counted by `fathom check` */
  isDraft?: true;
}

/** Nominative, genitive, dative, accusative, instrumental and locative. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
type GrammaticalCase = (typeof CASES)[number];

const FACTS = {
  en: { name: 'English', ownName: 'English', nouns: 'as-named' },
  it: {
    name: 'Italian',
    ownName: 'Italiano',
    nouns: 'one-and-several',
    genders: ['m', 'f'],
    adjectiveForms: true,
    clausesToSeveral: true,
  },
  uk: {
    name: 'Ukrainian',
    ownName: 'Українська',
    // of one, of two to four, of five; or of one and of several
    nouns: { nom: 3, gen: 2, dat: 2, acc: 3, ins: 2, loc: 2 },
    genders: ['m', 'f', 'n'],
  },
} as const satisfies Record<string, LanguageFacts>;

/** A language in which texts are rendered and parsed, by its ISO 639-1 code. */
export type LanguageCode = keyof typeof FACTS;

/** A language that is no draft. */
export type CompleteLanguage = {
  [Code in LanguageCode]: (typeof FACTS)[Code] extends { isDraft: true } ? never : Code;
}[LanguageCode];

export const LANGUAGE_FACTS: Readonly<Record<LanguageCode, LanguageFacts>> = FACTS;

/** Every word has its phrases in each of them. */
export const LANGUAGE_CODES = Object.keys(FACTS) as readonly LanguageCode[];

/** A value for each language. */
export const byLanguage = <T>(of: (code: LanguageCode) => T): Record<LanguageCode, T> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, of(code)])) as Record<LanguageCode, T>;

/** The English names of the languages. */
export const LANGUAGE_NAMES = byLanguage((code): string => LANGUAGE_FACTS[code].name);
/** Each language by its own name. */
export const OWN_LANGUAGE_NAMES = byLanguage((code): string => LANGUAGE_FACTS[code].ownName);
