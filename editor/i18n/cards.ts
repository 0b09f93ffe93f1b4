/** The messages of the table of cards. They are loaded with that view, so that no other page waits for them. */
import type { LanguageCode } from '../worker/protocol.ts';
import { CARDS_EN, type CardsKey, type CardsMessages } from '../../texts/languages/en/page-cards.ts';
import { CARDS_IT } from '../../texts/languages/it/page-cards.ts';
import { CARDS_UK } from '../../texts/languages/uk/page-cards.ts';
import { messageText } from './index.ts';

export const CARDS_MESSAGES: Record<LanguageCode, CardsMessages> = { en: CARDS_EN, it: CARDS_IT, uk: CARDS_UK };

/** The message in the language of the page, as `t()` does it. */
export const tc = (key: CardsKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => CARDS_MESSAGES[language][key], parameters);
