/** The messages of Play. They are loaded with that view, so that no other page waits for them. */
import type { LanguageCode } from '../worker/protocol.ts';
import { messageText } from './index.ts';
import { PLAY_EN, type PlayKey, type PlayMessages } from '../../texts/languages/en/page-play.ts';
import { PLAY_IT } from '../../texts/languages/it/page-play.ts';
import { PLAY_UK } from '../../texts/languages/uk/page-play.ts';

export type { PlayKey };

export const PLAY_MESSAGES: Record<LanguageCode, PlayMessages> = { en: PLAY_EN, it: PLAY_IT, uk: PLAY_UK };

/** The message in the language of the page, as `t()` does it. */
export const tp = (key: PlayKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => PLAY_MESSAGES[language][key], parameters);

/** Whether there is a message for a key that was put together from data. */
export const isPlayKey = (key: string): key is PlayKey => key in PLAY_EN;
