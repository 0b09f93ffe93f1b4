/** Loads the words of diagnostics in a language. English is the language of the declarations. */
import type { LanguageCode } from '../words/languages.ts';
import type { Translation } from './words.ts';

export type { TranslatedDiagnostic, Translation } from './words.ts';

export type TranslatedLanguage = Exclude<LanguageCode, 'en'>;

const TRANSLATIONS: Record<TranslatedLanguage, () => Promise<Translation>> = {
  it: async () => (await import('./it/index.ts')).it,
  uk: async () => (await import('./uk/index.ts')).uk,
};

/** The translation for a language; null for English. */
export const translationFor = async (language: LanguageCode): Promise<Translation | null> =>
  language === 'en' ? null : TRANSLATIONS[language]();
