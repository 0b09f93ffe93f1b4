/** What the page says in a language, by the keys of its messages, so that a test finds its controls in each. */
import type { LanguageCode } from '../../../dsl/internal.ts';
import { CARDS_MESSAGES } from '../../../editor/i18n/cards.ts';
import { messageText, t, type MessageKey } from '../../../editor/i18n/index.ts';
import { PLAY_MESSAGES, type PlayKey } from '../../../editor/i18n/play.ts';
import type { CardsKey } from '../../../texts/languages/en/page-cards.ts';
import { fieldWords as en } from '../../../texts/languages/en/component-form.ts';
import { fieldWords as it } from '../../../texts/languages/it/component-form.ts';
import { fieldWords as uk } from '../../../texts/languages/uk/component-form.ts';

type Parameters = Record<string, string | number>;

export interface PageWords {
  /** of the frame and of most views */
  page(key: MessageKey, parameters?: Parameters): string;
  /** of the table of cards */
  cards(key: CardsKey, parameters?: Parameters): string;
  play(key: PlayKey): string;
  /** the label of the field of the name that every component has */
  nameField: string;
}

export const pageWords = (language: LanguageCode): PageWords => ({
  page: (key, parameters = {}) => t(key, parameters, language),
  cards: (key, parameters = {}) => messageText((code) => CARDS_MESSAGES[code][key], parameters, language),
  play: (key) => messageText((code) => PLAY_MESSAGES[code][key], {}, language),
  nameField: { en, it, uk }[language].name('en'),
});
