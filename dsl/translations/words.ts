/** What a translation of the diagnostics is. */
import type { DIAGNOSTICS, DiagnosticCode } from '../reference/diagnostic-registry.ts';
import type { FoundToken } from '../syntax/diagnostics.ts';
import type { NameKind } from '../semantics/name-diagnostics.ts';
import { sentence } from '../source/render.ts';
import { capitalize } from '../source/capitalize.ts';
import { translatedHelp } from './help.ts';
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
  /** see `translatedHelp` */
  help: Readonly<Record<string, string>>;
  /** `quoted`: the suggested names in quotes */
  didYouMean(quoted: string[]): string;
}

/** The words of a language for parts of several messages. */
export interface KindWords {
  kinds: Record<NameKind, string>;
  found(found: FoundToken): string;
}

/** Whether a diagnostic quotes a reason that exists in English only, such as one of the YAML library: its English message is shown as well. */
export const quotesReason = ({ data }: Pick<Diagnostic, 'data'>): boolean =>
  typeof (data as { reason?: unknown } | undefined)?.reason === 'string';

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
  ({ messages, help: helpWords, didYouMean }: TranslationWords): Translation =>
  ({ code, data, message, help = '', suggestions = [] }) => {
    if (!Object.hasOwn(messages, code)) return { message, suggested: '', help };
    const known = code as DiagnosticCode;
    // the data belongs to the code, which the type checker cannot follow through the lookup
    const said = (messages[known] as (data: unknown) => string)(data);
    const own = quotesReason({ data }) ? undefined : translatedHelp(sentence(help), helpWords);
    return {
      // what is quoted may have been written by anybody
      message: capitalize(shorten(visible(said))),
      suggested: suggestions.length ? visible(didYouMean(suggestions.map((name) => `«${name}»`))) : '',
      help: own ?? [quotesReason({ data }) ? message : '', help].filter(Boolean).join(' '),
      ...(own === undefined ? { helpLanguage: 'en' as const } : {}),
    };
  };
