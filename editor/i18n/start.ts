/** The messages of what stands lower on the start page, loaded with it. */
import type { LanguageCode } from '../worker/protocol.ts';
import { START_EN, type StartKey, type StartMessages } from '../../texts/languages/en/page-start.ts';
import { START_IT } from '../../texts/languages/it/page-start.ts';
import { START_UK } from '../../texts/languages/uk/page-start.ts';
import { messageText } from './index.ts';

export const START_MESSAGES: Record<LanguageCode, StartMessages> = { en: START_EN, it: START_IT, uk: START_UK };

/** The message in the language of the page, as `t()` does it. */
export const ts = (key: StartKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => START_MESSAGES[language][key], parameters);
