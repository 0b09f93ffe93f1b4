/** The languages requested with --lang. */
import { LANGUAGES, type Language } from '../texts/index.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../dsl/internal.ts';
import type { Args, OptionSpec } from './command.ts';
import type { Io } from './io.ts';

const DEFAULT_LANGUAGE: LanguageCode = 'en';

const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code);

/** Codes in the given order; English without --lang. With `all`, the other languages follow. */
export function languagesOf(args: Args, all = false): LanguageCode[] {
  const text = args.text('lang');
  const codes = (text ?? DEFAULT_LANGUAGE)
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  const unknown = codes.find((code) => !isLanguageCode(code));
  if (codes.length === 0 || unknown !== undefined) {
    throw args.usageError(`Texts are available in ${LANGUAGE_CODES.join(', ')}, not in "${unknown ?? text}".`);
  }
  return [...new Set([...codes.filter(isLanguageCode), ...(all ? LANGUAGE_CODES : [])])];
}

/** The one language that was requested. */
export function languageOf(args: Args): Language {
  const codes = languagesOf(args);
  if (codes.length > 1) throw args.usageError(`Name one language, not ${codes.join(' and ')}.`);
  return LANGUAGES[codes[0]];
}

/** For commands that tell a game. */
export const GAME_LANGUAGE: OptionSpec = {
  name: 'lang',
  value: 'L',
  help: `language of the game: ${LANGUAGE_CODES.join(', ')} (default: that of the terminal, if it is one of them; else en)`,
};

/** The language in which a game is told: as requested, else that of the terminal. */
export const gameLanguageOf = (args: Args, io: Io): Language =>
  args.text('lang') === undefined ? LANGUAGES[terminalLanguage(io)] : languageOf(args);

/** The language of the terminal, if texts are available in it. */
export function terminalLanguage({ locale }: Io): LanguageCode {
  const code = (locale ?? '').slice(0, 2).toLowerCase();
  return isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
}

/** The language of a report about files of cards, by the same rule. */
export const reportLanguageOf = (args: Args, io: Io): LanguageCode => gameLanguageOf(args, io).code;

export { languageName } from '../texts/index.ts';
