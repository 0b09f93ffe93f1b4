/** The messages of the page in its languages. English declares the keys; a language that lacks one does not compile. */
import { LANGUAGE_CODES, OWN_LANGUAGE_NAMES } from '../../dsl/internal.ts';
import type { ComponentView, LanguageCode, PackView, SectionName } from '../worker/protocol.ts';
import { en, type MessageKey, type Messages } from '../../texts/languages/en/page.ts';
import type { PluralForms } from '../../texts/internal.ts';
import { it } from '../../texts/languages/it/page.ts';
import { uk } from '../../texts/languages/uk/page.ts';

export type { MessageKey };

const MESSAGES: Record<LanguageCode, Messages> = { en, it, uk };

export { LANGUAGE_CODES };
/** Each language by its own name. */
export const LANGUAGE_NAMES = OWN_LANGUAGE_NAMES;

let pageLanguage: LanguageCode = 'en';

/** The language of all messages from now on; `state/app.ts` sets it together with the settings. */
export function setPageLanguage(language: LanguageCode): void {
  pageLanguage = language;
}

/** Whether there is a message for a key that was put together from data. */
export const hasMessage = (key: string): key is MessageKey => key in en;

/** The message in the language of the page. The parameter `n` also selects the plural form. */
export function t(
  key: MessageKey,
  parameters: Record<string, string | number> = {},
  language: LanguageCode = pageLanguage,
): string {
  return messageText((code) => MESSAGES[code][key], parameters, language);
}

/** A message from a table of its own, such as one that is loaded with a view. */
export function messageText(
  messageIn: (language: LanguageCode) => string | PluralForms,
  parameters: Record<string, string | number>,
  language: LanguageCode = pageLanguage,
): string {
  const message = messageIn(language);
  const text = typeof message === 'string' ? message : pluralForm(message, Number(parameters['n']), language);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in parameters ? String(parameters[name]) : placeholder,
  );
}

function pluralForm(forms: PluralForms, n: number, language: LanguageCode): string {
  return forms[new Intl.PluralRules(language).select(n) as keyof PluralForms] ?? forms.other;
}

/** The name of a language in the language of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(code) ?? code;

/** The name of a section of a pack. */
export const sectionName = (section: SectionName): string => t(`section.${section}`);

/** The name of a component; the lines of rules have none, only their number. */
export function componentName({ section, id, name }: Pick<ComponentView, 'section' | 'id' | 'name'>): string {
  const n = section === 'rules' ? /^rules-(\d+)$/.exec(id)?.[1] : undefined;
  return n === undefined ? name : t('ruleNumber', { number: n });
}

/** The name of something that the pack declares, in the language of the page or another. */
export const packWord = (
  { names }: Pick<PackView, 'names'>,
  id: string,
  { language = pageLanguage, fallback = id.replaceAll('-', ' ') }: { language?: LanguageCode; fallback?: string } = {},
): string => names[language][id] ?? fallback;

/** A point in time, in milliseconds, in the manner of the page's language. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
