/** The messages of the audit of a table of cards. They are loaded with that view, so that no other page waits for them. */
import type { LanguageCode } from '../worker/protocol.ts';
import { DECK_EN, type DeckKey, type DeckMessages } from '../../texts/languages/en/page-deck.ts';
import { DECK_IT } from '../../texts/languages/it/page-deck.ts';
import { DECK_UK } from '../../texts/languages/uk/page-deck.ts';
import { messageText } from './index.ts';

export const DECK_MESSAGES: Record<LanguageCode, DeckMessages> = { en: DECK_EN, it: DECK_IT, uk: DECK_UK };

/** The message in the language of the page, as `t()` does it. */
export const td = (key: DeckKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => DECK_MESSAGES[language][key], parameters);
