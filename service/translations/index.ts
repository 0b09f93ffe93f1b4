/** The words of diagnostics in the languages of the page. English is the language of the declarations; others are loaded. */
import {
  type Diagnostic,
  englishWords,
  type DiagnosticWords as WordsOfDiagnostic,
  type LanguageCode,
} from '../../dsl/internal.ts';
import { ENGLISH_FINDINGS, findingWords, type FoundInText } from '../../texts/internal.ts';
import type { DiagnosticWords, Translation } from './words.ts';

export type { DiagnosticWords, Translation } from './words.ts';

type TranslatedLanguage = Exclude<LanguageCode, 'en'>;

const TRANSLATIONS: Record<TranslatedLanguage, () => Promise<Translation>> = {
  it: async () => (await import('../../texts/languages/it/diagnostics/index.ts')).it,
  uk: async () => (await import('../../texts/languages/uk/diagnostics/index.ts')).uk,
};

/** The translation for a language; null for English. */
export const translationFor = async (language: LanguageCode): Promise<Translation | null> =>
  language === 'en' ? null : TRANSLATIONS[language]();

/** The words of a diagnostic by a translation, or in English. */
export function diagnosticWords(diagnostic: Diagnostic, translation: Translation | null): DiagnosticWords {
  return translation ? translation.diagnostic(diagnostic) : englishWords(diagnostic);
}

/** The words of a finding of printed texts by a translation, or in English. */
export function wordsOfFinding(found: FoundInText, translation: Translation | null): WordsOfDiagnostic {
  return translation ? translation.finding(found) : findingWords(found, ENGLISH_FINDINGS);
}
