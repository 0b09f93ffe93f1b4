/** Diagnostics in the language of the person at the terminal. */
import type { DiagnosticWording, DiagnosticWords, LanguageCode } from '../dsl/internal.ts';
import { foundInText, type TextFinding } from '../texts/audit/index.ts';
import { diagnosticWords, translationFor, wordsOfFinding } from '../service/translations/index.ts';
import { REPORT_WORDS, type AuditWords } from './wording/report/index.ts';

/** How diagnostics are said in a language. */
export async function wordingIn(language: LanguageCode): Promise<DiagnosticWording> {
  const translation = await translationFor(language);
  return {
    labels: REPORT_WORDS[language].labels,
    wordsOf: (diagnostic) => diagnosticWords(diagnostic, translation),
  };
}

/** How an audit of printed texts is said in a language. */
export interface AuditWording extends DiagnosticWording {
  readonly language: LanguageCode;
  readonly words: AuditWords;
  wordsOfFinding(finding: TextFinding): DiagnosticWords;
  written(file: string): string;
}

export async function auditWordingIn(language: LanguageCode): Promise<AuditWording> {
  const translation = await translationFor(language);
  const { audit, written } = REPORT_WORDS[language];
  return {
    ...(await wordingIn(language)),
    language,
    words: audit,
    wordsOfFinding: (finding) => wordsOfFinding(foundInText(finding, language), translation),
    written,
  };
}
