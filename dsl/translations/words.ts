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

/** What people read of a diagnostic; each may be empty except the message. */
export interface DiagnosticWords {
  message: string;
  /** the question after suggestions */
  suggested: string;
  help: string;
  /** the language of the help, if it is not that of the message */
  helpLanguage?: 'en';
}

/** Says diagnostics in a language; one of another tool stays as it is. */
export type Translation = (diagnostic: Diagnostic) => DiagnosticWords;

export const translation =
  ({ messages, didYouMean }: TranslationWords): Translation =>
  ({ code, data, message, help = '', suggestions = [] }) => {
    if (!Object.hasOwn(messages, code)) return { message, suggested: '', help };
    const known = code as DiagnosticCode;
    // the data belongs to the code, which the type checker cannot follow through the lookup
    const said = (messages[known] as (data: unknown) => string)(data);
    return {
      // what is quoted may have been written by anybody
      message: visible(shorten(said)),
      suggested: suggestions.length ? visible(didYouMean(suggestions.map((name) => `«${name}»`))) : '',
      help: [PARTIAL.has(known) ? message : '', help].filter(Boolean).join(' '),
      helpLanguage: 'en',
    };
  };
