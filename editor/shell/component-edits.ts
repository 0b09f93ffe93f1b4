/** Edits of components by buttons and forms: asked of the worker, and made. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import type { CardEdit, FeatureArguments } from '../worker/protocol.ts';
import { applyEdit } from './apply-edit.ts';

/** The functions of `service/language-service/card-edits.ts`, without their last argument, the language. */
type EditFeature =
  'setFields' | 'addComponents' | 'duplicateComponents' | 'deleteComponents' | 'moveComponents' | 'renameComponent';
type WithoutLanguage<A extends readonly unknown[]> = A extends [...infer Rest, unknown?] ? Rest : never;

/** An edit that was made. */
export type MadeEdit = Extract<CardEdit, { edit: WorkspaceEdit }>;

/** How often an edit is asked for anew where the text changes while the worker answers. */
const MAX_TRIES = 4;

/** One after the other, as each edit is one of the text that the one before it has left. */
let queue: Promise<unknown> = Promise.resolve();

/** Makes an edit in the open pack. Where it is refused it says why; null then. */
export function editComponents<F extends EditFeature>(
  feature: F,
  ...args: WithoutLanguage<Required<FeatureArguments<F>>>
): Promise<MadeEdit | null> {
  const made = queue.then(() => tryEdit(feature, args));
  queue = made.catch(() => undefined);
  return made;
}

async function tryEdit(feature: EditFeature, args: readonly unknown[]): Promise<MadeEdit | null> {
  for (let n = 0; n < MAX_TRIES; n++) {
    const { wanted, files, settings } = app.now;
    const given = [...args, settings.language] as never;
    const answer = (await ask('languageService', wanted, feature, given).catch(() => null)) as CardEdit | null;
    if (!answer) break;
    if ('refused' in answer) {
      announce(answer.refused, 'error');
      return null;
    }
    // somebody typed meanwhile
    if (app.now.files !== files || app.now.wanted !== wanted) continue;
    return applyEdit(answer.edit) ? answer : null;
  }
  announce(t('notEdited'), 'error');
  return null;
}
