/** Languages that somebody asks for by --lang. */
import { LANGUAGES, type Language } from '../dsl/index.ts';
import type { Args } from './command.ts';

const DEFAULT_LANGUAGE = 'en';

/** Codes in the order given, without --lang English; where all are wanted, the others follow. */
export function languagesOf(args: Args, all = false): string[] {
  const text = args.text('lang');
  const codes = (text ?? DEFAULT_LANGUAGE)
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  const unknown = codes.find((code) => !Object.hasOwn(LANGUAGES, code));
  if (codes.length === 0 || unknown !== undefined) {
    throw args.usageError(`Texts are told in ${Object.keys(LANGUAGES).join(', ')}, not in "${unknown ?? text}".`);
  }
  return [...new Set([...codes, ...(all ? Object.keys(LANGUAGES) : [])])];
}

/** The one language that was asked for. */
export function languageOf(args: Args): Language {
  const codes = languagesOf(args);
  if (codes.length > 1) throw args.usageError(`Name one language, not ${codes.join(' and ')}.`);
  return LANGUAGES[codes[0]];
}

/** `Ukrainian` */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
