/** Changes of a position in the language of the page. */
import {
  changeWords,
  valueWords,
  type ChangeWords,
  type Change,
  type Value,
} from '../../interpreter/scenario/index.ts';
import { packWord, t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import type { PackView } from '../worker/protocol.ts';

export const wordsOfChange = (change: Change, view: PackView): ChangeWords =>
  changeWords(change, app.now.settings.language, (id) => packWord(view, id));

/** A value that has not changed. */
export const wordsOfValue = (what: string, value: Value, view: PackView): string =>
  valueWords(what, value, app.now.settings.language, (id) => packWord(view, id));

/** Several in one line. */
export const changesText = (changes: readonly Change[], view: PackView): string =>
  changes
    .map((change) => wordsOfChange(change, view))
    .map(({ what, text }) => `${what} ${text}`)
    .join(', ') || t('noChanges');
