/** Makes an edit of the language service in the open files, as one act. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { createFile, edit } from '../state/editing.ts';
import { withEdits } from './text-edits.ts';

/** It is one step of the history. A path without a file is a new one. Nothing is changed where a file is read-only; false then. */
export function applyEdit({ changes = {} }: WorkspaceEdit): boolean {
  const { files } = app.now;
  const all = Object.entries(changes);
  if (all.some(([path]) => files.get(path)?.readonly)) {
    announce(t('sayReadonly'), 'error');
    return false;
  }
  for (const [path, edits] of all) {
    const file = files.get(path);
    if (file) edit(path, withEdits(file.text, edits), true);
    else createFile(path, withEdits('', edits));
  }
  return true;
}
