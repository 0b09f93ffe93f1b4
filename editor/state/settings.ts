/** What a person chose, kept by the browser. */
import type { LanguageCode } from '../worker/protocol.ts';

export const LANGUAGE_CODES: readonly LanguageCode[] = ['en', 'it', 'uk'];
export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  /** of the page */
  language: LanguageCode;
  /** of the texts of faces */
  content: LanguageCode;
  theme: Theme;
  /** Tab leaves the editor and does not indent */
  tabLeaves: boolean;
  /** the effect in words at the end of its line */
  inlay: boolean;
  /** the name under which one signs off */
  who: string;
}

const KEY = 'fathom-settings';

export function readSettings(): Settings {
  const spoken =
    LANGUAGE_CODES.find((code) => navigator.languages.some((tag) => tag.toLowerCase().startsWith(code))) ?? 'en';
  const usual: Settings = { language: spoken, content: spoken, theme: 'auto', tabLeaves: false, inlay: true, who: '' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: LANGUAGE_CODES.find((code) => code === kept.language) ?? usual.language,
      content: LANGUAGE_CODES.find((code) => code === kept.content) ?? usual.content,
      theme: THEMES.find((theme) => theme === kept.theme) ?? usual.theme,
      tabLeaves: kept.tabLeaves === true,
      inlay: kept.inlay !== false,
      who: typeof kept.who === 'string' ? kept.who : '',
    };
  } catch {
    return usual;
  }
}

export function storeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that stores nothing: they hold until the page is closed */
  }
}
