/** What a translation of the diagnostics is. */
import type { DiagnosticCode } from '../reference/diagnostic-codes.ts';
import type { DIAGNOSTICS } from '../reference/diagnostic-registry.ts';
import {
  type FoundToken,
  type NameKind,
  sentence,
  type DiagnosticWords as WordsOfDiagnostic,
  capitalize,
  uncapitalize,
  visible,
  type DataOf,
  type Declarations,
  type Diagnostic,
  shorten,
} from '../../dsl/internal.ts';
import {
  type TABLE_DIAGNOSTICS,
  type TEXT_DIAGNOSTICS,
  type PRINTED_TEXT_DIAGNOSTICS,
  findingWords,
  type FindingVocabulary,
  type FoundInText,
} from '../../texts/internal.ts';
import { translatedHelp } from './help.ts';

export type { DiagnosticCode };

/**
 * What each code says, made from the data that the English message is made from. Help that is not said here is translated by its
 * English sentence.
 */
export type DiagnosticMessages = {
  [Code in DiagnosticCode]: (data: DataOf<(typeof DIAGNOSTICS)[Code]>) => Said;
};

/** A message, or a message and what to do about it. */
export type Said = string | readonly [message: string, help: string];

/** What each code says. */
type SaidOf<D extends Declarations> = { [Code in keyof D]: (data: DataOf<D[Code]>) => Said };
export type TableMessages = SaidOf<typeof TABLE_DIAGNOSTICS>;
export type PrintedTextMessages = SaidOf<typeof PRINTED_TEXT_DIAGNOSTICS>;
export type FindingMessages = Omit<FindingVocabulary, 'phrase'>;
export type TextMessages = SaidOf<typeof TEXT_DIAGNOSTICS>;

/** The words of a language: its messages, and the question after suggestions. */
export interface TranslationWords {
  messages: DiagnosticMessages;
  /** what has codes of its own, with its help */
  table: TableMessages;
  printedTexts: PrintedTextMessages;
  text: TextMessages;
  /** what printed texts and typed cards are found to say; a phrase that is not understood is said by `text` */
  findings: FindingMessages;
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

/**
 * Whether a diagnostic quotes a reason that exists in English only, such as one of the YAML library: its English
 * message is shown as well.
 */
export const quotesReason = ({ data }: Pick<Diagnostic, 'data'>): boolean =>
  typeof (data as { reason?: unknown } | undefined)?.reason === 'string';

/** The words of a diagnostic in another language than English. */
export interface DiagnosticWords extends WordsOfDiagnostic {
  /** the language of the help, if it is not that of the message */
  helpLanguage?: 'en';
}

/** Says what was found in a language. */
export interface Translation {
  /** one of another tool stays as it is */
  diagnostic(diagnostic: DiagnosticData): DiagnosticWords;
  /** what an audit of printed texts found */
  finding(found: FoundInText): WordsOfDiagnostic;
}
type DiagnosticData = Pick<Diagnostic, 'code' | 'of' | 'data' | 'message' | 'help' | 'suggestions'> &
  Partial<Diagnostic>;

export function translation({ findings, ...words }: TranslationWords): Translation {
  const diagnostic = diagnosticTranslation(words);
  const phrase: FindingVocabulary['phrase'] = (problem) => {
    const { message, suggested, help } = diagnostic(problem);
    return { message: begunSmall(message), suggested, help };
  };
  const vocabulary: FindingVocabulary = { ...findings, phrase };
  return { diagnostic, finding: (found) => findingWords(found, vocabulary) };
}

/** A message as a part of a sentence. */
const begunSmall = (message: string): string => uncapitalize(message).replace(/\.$/, '');

const diagnosticTranslation =
  ({ messages, table, printedTexts, text, help: helpWords, didYouMean }: Omit<TranslationWords, 'findings'>) =>
  ({ code, of, data, message, help = '', suggestions = [] }: DiagnosticData): DiagnosticWords => {
    const known = of === undefined ? messages : { table, 'printed-texts': printedTexts, text }[of];
    if (!Object.hasOwn(known, code)) return { message, suggested: '', help };
    // the data belongs to the code, which the type checker cannot follow through the lookup
    const said = (known as unknown as Record<string, (data: unknown) => Said>)[code](data);
    // what is quoted may have been written by anybody
    const shown = (words: string): string => capitalize(shorten(visible(words)));
    const suggested = suggestions.length ? visible(didYouMean(suggestions.map((name) => `«${name}»`))) : '';
    if (typeof said !== 'string') return { message: shown(said[0]), suggested, help: shown(said[1]) };
    if (of !== undefined) return { message: shown(said), suggested, help: '' };
    const own = quotesReason({ data }) ? undefined : translatedHelp(sentence(help), helpWords);
    return {
      message: shown(said),
      suggested,
      help: own ?? [quotesReason({ data }) ? message : '', help].filter(Boolean).join(' '),
      ...(own === undefined ? { helpLanguage: 'en' as const } : {}),
    };
  };
