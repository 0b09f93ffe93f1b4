/** The languages in which effects are rendered and parsed. A language that lacks a part does not compile. */
import type { LanguageCode } from '../../dsl/internal.ts';
import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import type { Language, LanguageDeclaration } from './language.ts';
import type { TableHeadings } from './headings.ts';
import type { Morphology } from './morphology.ts';
import { ukrainian } from './uk/index.ts';

const DECLARATIONS: Readonly<Record<LanguageCode, LanguageDeclaration>> = {
  en: english,
  it: italian,
  uk: ukrainian,
};

const onCards = ([code, { onCards: language }]: [string, LanguageDeclaration]): [string, Language] => [code, language];

/** By their codes, as cards speak. */
export const LANGUAGES = Object.fromEntries(Object.entries(DECLARATIONS).map(onCards)) as Readonly<
  Record<LanguageCode, Language>
>;

/** The language as the components of a section speak: cards, or rulebooks and boards. */
export function languageOn(section: string, language: Language): Language {
  return section === 'cards' ? language : (DECLARATIONS[language.code].onBoards ?? language);
}

/** All registers in which a language speaks to players, the given one first: a text may be written in any of them. */
export function registersOf(language: Language): readonly Language[] {
  const { onCards: first, onBoards: second } = DECLARATIONS[language.code];
  const others = second ? [first, second] : [first];
  return [language, ...others.filter((other) => other !== language)];
}

/** What a language writes over the columns of a table of cards. */
export const headingsOf = (code: LanguageCode): TableHeadings => DECLARATIONS[code].headings;

/** How a language inflects the words of a lexicon. */
export const morphologyOf = (code: LanguageCode): Morphology => DECLARATIONS[code].morphology;
