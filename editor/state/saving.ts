/** Saving, changes that others make on disk, and conflicts between the two. No text is lost without a backup. */
import { scheduleAnalysis } from './analysis.ts';
import { app, type OpenFile } from './app.ts';
import { addBackup, draftOf, removeDraft, storeDraft } from './editing.ts';
import { isDirty, newFile, removeFile, replaceFile, updateFile } from './files.ts';
import type { OutsideChange } from './host.ts';
import { host } from './services.ts';
import { detectTextForm, toEditorText, toFileText, type TextForm } from './text-form.ts';

/** `stored`: there is no disk, so the browser stores the text. */
export type SaveOutcome = 'saved' | 'stored' | 'conflict' | 'unreachable' | 'replaced' | { refused: string };

/** Saves a file unless the disk has another text than `expected`, the hash of the text that was edited. */
export async function save(path: string, expected = app.now.files.get(path)?.hash ?? null): Promise<SaveOutcome> {
  const file = app.now.files.get(path);
  if (!file) return 'saved';
  if (host().kind === 'static') {
    await storeDraft(path);
    return 'stored';
  }
  if (file.conflict !== undefined && expected === file.hash) return 'conflict';
  const { text } = file;
  const result = await host().save(path, toFileText(text, file.form), expected);
  if (result.ok) {
    await saved(path, text, result.hash);
    return 'saved';
  }
  if (result.reason === 'changed') {
    const current = result.current && { text: toEditorText(result.current.text), hash: result.current.hash! };
    updateFile(path, { conflict: current });
    return 'conflict';
  }
  return result.reason === 'refused' ? { refused: result.message } : result.reason;
}

/** The disk has this text now; there may be a newer one in the editor. */
async function saved(path: string, text: string, hash: string): Promise<void> {
  const file = withoutConflict({ ...(app.now.files.get(path) ?? newFile(path)), disk: text, hash });
  replaceFile(file);
  if (!isDirty(file)) await removeDraft(path);
}

/** Ends a conflict with one of the two texts; the other one becomes a backup first. */
export async function resolveConflict(path: string, use: 'disk' | 'mine'): Promise<SaveOutcome> {
  const file = app.now.files.get(path);
  if (!file || file.conflict === undefined) return 'saved';
  const onDisk = file.conflict;
  if (use === 'mine') {
    if (onDisk) await addBackup(draftOf(file, onDisk.text));
    return save(path, onDisk?.hash ?? null);
  }
  await addBackup(draftOf(file, file.text));
  await removeDraft(path);
  takeFromDisk(path, onDisk);
  return 'saved';
}

/** Somebody else changed or removed a file on disk. */
export function onOutsideChange(change: OutsideChange): void {
  const file = app.now.files.get(change.path);
  const onDisk =
    'removed' in change
      ? null
      : { text: toEditorText(change.text), hash: change.hash!, form: detectTextForm(change.text) };
  if (onDisk && file?.hash === onDisk.hash) return;
  if (file && isDirty(file) && onDisk?.text !== file.text) updateFile(change.path, { conflict: onDisk });
  else if (file || onDisk) takeFromDisk(change.path, onDisk);
}

/** Replaces the text in the editor by the one on disk; null: the file is not on disk any more. */
function takeFromDisk(path: string, onDisk: { text: string; hash: string; form?: TextForm } | null): void {
  if (onDisk === null) removeFile(path);
  else {
    const file = withoutConflict(app.now.files.get(path) ?? newFile(path));
    replaceFile({
      ...file,
      text: onDisk.text,
      disk: onDisk.text,
      hash: onDisk.hash,
      form: onDisk.form ?? file.form,
      revision: file.revision + 1,
    });
  }
  scheduleAnalysis(path);
}

function withoutConflict({ conflict: _conflict, ...file }: OpenFile): OpenFile {
  return file;
}
