/**
 * What the reports say about typed cards and printed texts (`encode --file`, `audit --texts`), around diagnostics. One object
 * per language; a text that a language lacks does not compile.
 */
import type { DiagnosticWording, LanguageCode } from '../../../dsl/index.ts';

/** What became of the rows of a table. */
export interface EncodedCounts {
  cards: number;
  languages: readonly LanguageCode[];
  whole: number;
  /** understood in part, or not at all */
  open: number;
  gaps: number;
  findings: number;
  errors: number;
}

export interface EncodeWords {
  /** in front of a message: where it is */
  place(row: number, heading: string | null): string;
  /** a message about an effect; the message is inside of the sentence */
  readAs(effect: string, message: string): string;
  counts(counts: EncodedCounts): string;
  otherLanguage(texts: number, language: LanguageCode): string;
  readonly nothingWritten: string;
  written(file: string): string;
  next(command: string): string;
}

export interface ReportWords {
  readonly labels: DiagnosticWording['labels'];
  readonly encode: EncodeWords;
}
