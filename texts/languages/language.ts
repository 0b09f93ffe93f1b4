/** What a language declares so that effects can be rendered in it. What only parsing needs stands apart: parsing.ts. */
import type { Case, Gender, LanguageCode } from '../../dsl/internal.ts';
import type { TableHeadings } from './headings.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from './forms.ts';
import type { Morphology } from './morphology.ts';
import type { PhraseKey, ShortKey } from './phrases.ts';

/** A language as it speaks to players in one register: all that rendering needs. */
export interface Language {
  readonly code: LanguageCode;
  /** whether it addresses one person or several, where its verbs differ */
  readonly address?: 'one' | 'several';
  readonly phrases: Readonly<Record<PhraseKey, string> & Partial<Record<ShortKey, string>>>;
  /** in front of a number: as many at most; with a case where the language has them: `до:gen` */
  readonly upTo: string;

  /** nouns and adjectives of the effect language itself: `card`, `upgraded` */
  noun(core: string): NounForms | undefined;
  /** forms of an adjective of the effect language; undefined if it has none */
  adjective(core: string): AdjectiveForms | undefined;
  /** a noun with its number and adjectives, in a grammatical case */
  nounPhrase(phrase: NounPhrase, grammatical: Case): string;
  /** how else people write it, if the language has two forms: `три з’єднаних міста` beside *три з’єднані міста* */
  otherNounPhrase?(phrase: NounPhrase, grammatical: Case): string | undefined;

  /** what lies on cards as `marks`, unless a pack has a word of its own for it */
  readonly marks: NounForms;

  /** where what is laid is joined to other such things, unless a pack has a word of its own for it */
  readonly ports: NounForms;

  /** the ways of grids, unless a pack has words of its own for them: `north` */
  readonly directions: Readonly<Record<string, NounForms>>;

  /** what cards may have in common, said of different ones: `different color` */
  readonly values: Readonly<Record<'color' | 'type', NounForms>>;

  /** in place of the phrases `it`, `it gen` …, where the pronoun agrees with its referent */
  pronoun?(
    word: 'it' | 'this',
    gender: Gender | undefined,
    grammatical: Case,
    noun: NounForms | undefined,
    /** `it` has the same noun as `this` */
    alike?: boolean,
  ): string;
  /** in place of a name given with `as`, where something else was mentioned since, but only one thing can be meant: `that city` */
  named?(noun: NounForms, grammatical: Case): string;
  /** in place of `it`, of what was built where another one was mentioned since: `the new farm` */
  newlyBuilt?(noun: NounForms, grammatical: Case): string;
  /** splits off what a noun has after its adjectives: `carta verde | con effetto istantaneo` */
  splitTail?(noun: string): readonly [head: string, tail: string];
  /** a kind of a class, where an effect repeats for each kind or has one chosen: `kind of building`, then `building of that kind` */
  kinds?(noun: NounForms): { each: NounForms; one: NounForms };
  /** the plural that a rule makes of another word for a name (`also` in a lexicon) */
  regularPlural?(one: string): string;

  /** `a, b and c` */
  list(items: readonly string[], word: 'and' | 'or'): string;
  /** `the 2nd time`: how often something has happened */
  nthTime(n: number): string;
  /** a name that the author gave, or a card's */
  quoted(name: string): string;
  /** as it speaks of another player: `each other player gains …`; absent where it speaks of one already */
  readonly thirdPerson?: Language;
  /** of a language about another player: with the verbs that it has behind *may*, behind *who*, and events behind their subject */
  readonly afterMay?: Language;
  readonly afterWho?: Language;
  readonly afterSubject?: Language;
  /** of a language about another player: how it was derived */
  readonly derived?: Derivation;
  /** of a language about another player: what a pack says to a player, such as `in your hand` */
  ofOther?(text: string): string;

  /** in place of the words of a zone as others have it, where whose it is goes into them: `in another player’s hand` */
  placeOwned?(place: string, by: 'others' | 'that player'): string;

  /** makes a text of filled phrases: contractions, blanks before marks, a capital at the beginning of each sentence */
  polish(text: string): string;
}

/** How a language about another player was derived from one that speaks to players; its wordings are derived alike. */
export interface Derivation {
  /** the phrases that it was derived from; of a language with registers, as all of them are written */
  readonly phrases: Language['phrases'];
  /** how a pattern is changed to those that are parsed in its place */
  readonly parsed: readonly ((pattern: string) => string)[];
  /** how the phrases are changed that `polish` makes; without it, none of them is parsed */
  readonly polished?: (pattern: string) => string;
}

/** A language: the one object that `languages/<name>/index.ts` exports and the registry in `languages/index.ts` holds. */
export interface LanguageDeclaration {
  /** how cards speak */
  readonly onCards: Language;
  /** how rulebooks, boards and tiles speak, where that differs: Italian cards address one person, boards several */
  readonly onBoards?: Language;
  /** how it inflects the words of a lexicon */
  readonly morphology: Morphology;
  /** what it writes over the columns of a table of cards */
  readonly headings: TableHeadings;
}
