/** Diagnostics in the language of the person at the terminal. */
import type { DiagnosticWording, LanguageCode } from '../dsl/index.ts';
import { diagnosticWords, translationFor } from '../dsl/translations/index.ts';
import { REPORT_WORDS } from './wording/report/index.ts';

/** How diagnostics are said in a language. */
export async function wordingIn(language: LanguageCode): Promise<DiagnosticWording> {
  const translation = await translationFor(language);
  return {
    labels: REPORT_WORDS[language].labels,
    wordsOf: (diagnostic) => diagnosticWords(diagnostic, translation),
  };
}
