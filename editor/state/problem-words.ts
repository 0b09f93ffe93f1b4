/** The words of diagnostics in the language of the page. */
import { didYouMean, sentence } from '../../dsl/index.ts';
import type { Diagnostic } from '../worker/protocol.ts';
import { app } from './app.ts';

/** What people read of a problem; each may be empty except the message. */
export interface ProblemWords {
  message: string;
  /** the question after suggestions */
  suggested: string;
  help: string;
  /** the language of the help, if it is not that of the page */
  helpLanguage?: 'en';
}

/** The words of a diagnostic of the worker. */
export function problemWords(diagnostic: Diagnostic): ProblemWords {
  const { translation } = app.now;
  if (translation) {
    const { message, suggested, english } = translation(diagnostic);
    return { message, suggested, help: english, helpLanguage: 'en' };
  }
  const { message, suggestions, help } = diagnostic;
  return { message: sentence(message), suggested: didYouMean(suggestions).trim(), help: help ? sentence(help) : '' };
}

/** All of them as plain text. */
export const plainWords = ({ message, suggested, help }: ProblemWords): string =>
  [`${message} ${suggested}`.trim(), help].filter(Boolean).join('\n');
