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
export async function editComponents<F extends EditFeature>(
  feature: F,
  ...args: WithoutLanguage<Required<FeatureArguments<F>>>
): Promise<MadeEdit | null> {
  const answer = await makeEdit(
    () => ask('languageService', app.now.wanted, feature, [...args, app.now.settings.language] as never),
    (found: CardEdit) => ('refused' in found ? null : found.edit),
  );
  if (answer === null) return null;
  if ('refused' in answer) {
    announce(answer.refused, 'error');
    return null;
  }
  return answer;
}

/**
 * Makes the edit of an answer of the worker, if it has one, after all edits that were begun before. Returns the answer. Null: there is
 * none, or its edit could not be made.
 */
export function makeEdit<A>(
  question: () => Promise<A>,
  editOf: (answer: A) => WorkspaceEdit | null,
): Promise<A | null> {
  const made = queue.then(() => tryEdit(question, editOf));
  queue = made.catch(() => undefined);
  return made;
}

async function tryEdit<A>(question: () => Promise<A>, editOf: (answer: A) => WorkspaceEdit | null): Promise<A | null> {
  for (let n = 0; n < MAX_TRIES; n++) {
    const { wanted, files } = app.now;
    const answer = await question().catch(() => null);
    if (answer === null) break;
    const found = editOf(answer);
    if (!found) return answer;
    // somebody typed meanwhile
    if (app.now.files !== files || app.now.wanted !== wanted) continue;
    return applyEdit(found) ? answer : null;
  }
  announce(t('notEdited'), 'error');
  return null;
}
