/** What the page says of a file that somebody imports, loaded with what reads it. */
import type { LanguageCode } from '../worker/protocol.ts';
import { IMPORT_EN, type ImportKey, type ImportMessages } from '../../texts/languages/en/page-import.ts';
import { IMPORT_IT } from '../../texts/languages/it/page-import.ts';
import { IMPORT_UK } from '../../texts/languages/uk/page-import.ts';
import { messageText } from './index.ts';

export const IMPORT_MESSAGES: Record<LanguageCode, ImportMessages> = { en: IMPORT_EN, it: IMPORT_IT, uk: IMPORT_UK };

/** The message in the language of the page, as `t()` does it. */
export const ti = (key: ImportKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => IMPORT_MESSAGES[language][key], parameters);
