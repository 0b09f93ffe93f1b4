/** The messages of the reference, loaded with it. */
import type { LanguageCode } from '../worker/protocol.ts';
import { REFERENCE_EN, type ReferenceKey, type ReferenceMessages } from '../../texts/languages/en/page-reference.ts';
import { REFERENCE_IT } from '../../texts/languages/it/page-reference.ts';
import { REFERENCE_UK } from '../../texts/languages/uk/page-reference.ts';
import { messageText } from './index.ts';

export const REFERENCE_MESSAGES: Record<LanguageCode, ReferenceMessages> = {
  en: REFERENCE_EN,
  it: REFERENCE_IT,
  uk: REFERENCE_UK,
};

/** The message in the language of the page, as `t()` does it. */
export const tr = (key: ReferenceKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => REFERENCE_MESSAGES[language][key], parameters);
