/** What a translation of the diagnostics is. */
import type { DIAGNOSTICS, DiagnosticCode } from '../reference/diagnostic-registry.ts';
import type { FoundToken } from '../syntax/diagnostics.ts';
import type { NameKind } from '../semantics/name-diagnostics.ts';
import { visible } from '../source/characters.ts';
import type { DataOf } from '../source/declaration.ts';
import type { Diagnostic } from '../source/diagnostic.ts';
import { shorten } from '../source/shorten.ts';

export type { DiagnosticCode };

/** The message of each code, made from the data that the English message is made from. */
export type DiagnosticMessages = {
  [Code in DiagnosticCode]: (data: DataOf<(typeof DIAGNOSTICS)[Code]>) => string;
};

/** The words of a language: its messages, and the question after suggestions. */
export interface TranslationWords {
  messages: DiagnosticMessages;
  /** `quoted`: the suggested names in quotes */
  didYouMean(quoted: string[]): string;
}

/** The words of a language for parts of several messages. */
export interface KindWords {
  kinds: Record<NameKind, string>;
  found(found: FoundToken): string;
}

/** Codes whose data has reasons in English: a translation names the problem, and the English message says which. */
export const PARTIAL: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'bad-icon',
  'bad-indentation',
  'no-source',
  'short-supply',
  'too-few-boards',
  'unknown-field',
  'unknown-locator',
  'unsaid-field',
  'not-encoded',
  'wrong-forms',
  'wrong-kind',
  'wrong-sentence',
  'wrong-type',
  'wrong-wording',
  'yaml-syntax',
  'yaml-tag',
]);

/** Says diagnostics in a language; one of another tool stays as it is. */
export type Translation = (diagnostic: Diagnostic) => TranslatedDiagnostic;

export const translation =
  (words: TranslationWords): Translation =>
  (diagnostic) =>
    translated(words, diagnostic);

function translated({ messages, didYouMean }: TranslationWords, diagnostic: Diagnostic): TranslatedDiagnostic {
  const { code, data, message, help, suggestions = [] } = diagnostic;
  if (!Object.hasOwn(messages, code)) return { message, suggested: '', english: help ?? '' };
  const known = code as DiagnosticCode;
  return {
    // the data belongs to the code, which the type checker cannot follow through the lookup
    message: visible(shorten((messages[known] as (data: unknown) => string)(data))),
    suggested: suggestions.length ? didYouMean(suggestions.map((name) => `«${name}»`)) : '',
    english: [PARTIAL.has(known) ? message : '', help ?? ''].filter(Boolean).join(' '),
  };
}

/** A diagnostic for people who read another language: `english` is what has no translation. */
export interface TranslatedDiagnostic {
  message: string;
  suggested: string;
  english: string;
}
