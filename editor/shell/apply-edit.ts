/** Makes an edit of the language service in the open files, as one act. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { app } from '../state/app.ts';
import { createFile, edit } from '../state/editing.ts';
import { withEdits } from './text-edits.ts';

/** A file that is not open yet is made. */
export function applyEdit({ changes = {} }: WorkspaceEdit): void {
  for (const [path, edits] of Object.entries(changes)) {
    const file = app.now.files.get(path);
    if (file) edit(path, withEdits(file.text, edits), true);
    else createFile(path, withEdits('', edits));
  }
}
