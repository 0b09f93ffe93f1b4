/** The languages in which effects can be told. */
import type { LanguageCode } from '../../words/languages.ts';
import type { Language } from './language.ts';
import { english } from './english/index.ts';
import { italian } from './italian/index.ts';
import { ukrainian } from './ukrainian/index.ts';

const BY_CODE: Readonly<Record<LanguageCode, Language>> = { en: english, it: italian('tu'), uk: ukrainian };

/** By their codes, as cards speak: in Italian to one person (tu). */
export const LANGUAGES: Readonly<Record<string, Language>> = BY_CODE;

/** As rulebooks and boards speak, where that differs: in Italian to several (voi). */
const ON_BOARDS: Readonly<Record<string, Language>> = { it: italian('voi') };

export const languageOn = (section: string, language: Language): Language =>
  section === 'cards' ? language : (ON_BOARDS[language.code] ?? language);

/** All ways in which a language speaks to players: what is read may be written in any of them. */
export const registersOf = (language: Language): readonly Language[] => [
  language,
  ...[LANGUAGES[language.code], ON_BOARDS[language.code]].filter((other) => other !== undefined && other !== language),
];
