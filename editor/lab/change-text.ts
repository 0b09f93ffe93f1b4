/** Several changes of a position in one line. */
import { t } from '../i18n/index.ts';
import type { TryResult } from '../worker/protocol.ts';
import { changeText } from '../../interpreter/scenario/difference.ts';

export const changesText = (changes: TryResult['changes']): string =>
  changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join(', ') || t('noChanges');
