/** The settings of a person, stored by the browser. */
import { writeText } from './browser-store.ts';
import { LANGUAGE_CODES } from '../i18n/index.ts';
import type { LanguageCode } from '../worker/protocol.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How bots play at the table: at once, so that one can follow each act, or one decision when somebody asks for it. */
export const BOT_SPEEDS = ['instant', 'fast', 'usual', 'slow', 'step'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export interface Settings {
  /** of the page */
  language: LanguageCode;
  /** of the texts on faces and boards */
  content: LanguageCode;
  theme: Theme;
  /** Tab moves the focus out of the editor instead of indenting */
  tabLeaves: boolean;
  /** the editor shows each effect in words at the end of its line */
  inlay: boolean;
  /** the name that sign-offs are given */
  who: string;
  botSpeed: BotSpeed;
  /** the slots of each colour stand in a column of their own, also where they could stand in pairs */
  slotColumns: boolean;
  /** at the table, what comes first is decided in place of people where it makes no difference */
  freeOrders: boolean;
  /** at the table, the end of a turn is asked for as long as something of the turn can be taken back */
  confirmed: boolean;
  /** one list where two questions follow each other */
  merged: boolean;
  /** at the table, short notes on what comes up for the first time */
  firstNotes: boolean;
}

const KEY = 'fathom-settings';

/** What is stored and valid; everything else by default, with the first language of the browser that the page has. */
export function readSettings(): Settings {
  const language =
    LANGUAGE_CODES.find((code) => navigator.languages.some((tag) => tag.toLowerCase().startsWith(code))) ?? 'en';
  const defaults: Settings = {
    language,
    content: language,
    theme: 'auto',
    tabLeaves: false,
    inlay: true,
    who: '',
    botSpeed: 'usual',
    slotColumns: false,
    freeOrders: true,
    confirmed: true,
    merged: true,
    firstNotes: true,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: LANGUAGE_CODES.find((code) => code === stored.language) ?? defaults.language,
      content: LANGUAGE_CODES.find((code) => code === stored.content) ?? defaults.content,
      theme: THEMES.find((theme) => theme === stored.theme) ?? defaults.theme,
      tabLeaves: stored.tabLeaves === true,
      inlay: stored.inlay !== false,
      who: typeof stored.who === 'string' ? stored.who : '',
      botSpeed: BOT_SPEEDS.find((speed) => speed === stored.botSpeed) ?? defaults.botSpeed,
      slotColumns: stored.slotColumns === true,
      freeOrders: stored.freeOrders !== false,
      confirmed: stored.confirmed !== false,
      merged: stored.merged !== false,
      firstNotes: stored.firstNotes !== false,
    };
  } catch {
    return defaults;
  }
}

export function storeSettings(settings: Settings): void {
  writeText(KEY, JSON.stringify(settings));
}
