/** The words of the page. English names the keys; a language that lacks one does not compile. */
import { app } from '../state/app.ts';
import type { LanguageCode, PackView, SectionName } from '../worker/protocol.ts';
import { en, type Counted, type MessageKey, type Messages } from './en.ts';
import { it } from './it.ts';
import { uk } from './uk.ts';

export type { MessageKey };
export const MESSAGES: Record<LanguageCode, Messages> = { en, it, uk };

/** In the language of the page; `n` also chooses the form of what is counted. */
export function t(
  key: MessageKey,
  given: Record<string, string | number> = {},
  language: LanguageCode = app.now.settings.language,
): string {
  const message = MESSAGES[language][key];
  const text = typeof message === 'string' ? message : formOf(message, Number(given['n']), language);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in given ? String(given[name]) : whole));
}

function formOf(message: Counted, n: number, language: LanguageCode): string {
  return message[new Intl.PluralRules(language).select(n) as keyof Counted] ?? message.other;
}

/** How a language is called in itself. */
export const LANGUAGE_NAMES: Record<LanguageCode, string> = { en: 'English', it: 'Italiano', uk: 'Українська' };

/** How a language is called in the language of the page. */
export const languageName = (code: LanguageCode): string =>
  new Intl.DisplayNames(app.now.settings.language, { type: 'language' }).of(code) ?? code;

/** How a section of a pack is called. */
export const sectionName = (section: SectionName): string => t(`section.${section}`);

/** How something of the pack is called: by its words, else by its id. */
export const packWord = ({ names }: Pick<PackView, 'names'>, id: string, language: LanguageCode): string =>
  names[language][id] ?? id.replaceAll('-', ' ');
