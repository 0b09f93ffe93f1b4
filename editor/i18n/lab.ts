/** The messages of setting a position by clicking, loaded with the Lab. */
import type { LanguageCode } from '../worker/protocol.ts';
import { LAB_EN, type LabKey, type LabMessages } from '../../texts/languages/en/page-lab.ts';
import { LAB_IT } from '../../texts/languages/it/page-lab.ts';
import { LAB_UK } from '../../texts/languages/uk/page-lab.ts';
import { messageText } from './index.ts';

export const LAB_MESSAGES: Record<LanguageCode, LabMessages> = { en: LAB_EN, it: LAB_IT, uk: LAB_UK };

/** The message in the language of the page, as `t()` does it. */
export const tl = (key: LabKey, parameters: Record<string, string | number> = {}): string =>
  messageText((language) => LAB_MESSAGES[language][key], parameters);
