/** Saving and formatting a file, with an announcement of the result. */
import { t } from '../i18n/index.ts';
import { announce, app, type OpenFile } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { isDirty, packOf } from '../state/files.ts';
import { save, type SaveOutcome } from '../state/saving.ts';
import { ask } from '../state/services.ts';
import { notConnected } from './not-connected.ts';
import { withEdits } from './text-edits.ts';

export async function saveFile(path: string): Promise<void> {
  const file = app.now.files.get(path);
  if (!file || file.readonly) return;
  const unchanged = !isDirty(file) && file.conflict === undefined;
  announceOutcome(path, unchanged ? 'saved' : await save(path));
}

/** All files of one's own that are not saved, for views that show no one of them. */
export async function saveAll(): Promise<void> {
  const unsaved = unsavedFiles();
  if (unsaved.length === 1) return saveFile(unsaved[0].path);
  const outcomes = await Promise.all(unsaved.map(async ({ path }) => ({ path, outcome: await save(path) })));
  const failed = outcomes.find(({ outcome }) => outcome !== 'saved');
  if (failed) announceOutcome(failed.path, failed.outcome);
  else announce(t('savedAll'));
}

export const unsavedFiles = (): OpenFile[] =>
  [...app.now.files.values()].filter((file) => !file.readonly && isDirty(file));

function announceOutcome(path: string, outcome: SaveOutcome): void {
  switch (outcome) {
    case 'saved':
      return announce(t('saved', { file: path }));
    case 'stored':
      return announce(t(app.now.storesDrafts ? 'storedHere' : 'notStored'), app.now.storesDrafts ? 'info' : 'error');
    case 'conflict':
      return announce(t('changedOutside', { file: path }), 'error');
    case 'unreachable':
      return announce(notConnected('lost'), 'error');
    case 'replaced':
      return announce(notConnected('replaced'), 'error');
    default:
      return announce(t('notSaved', { why: outcome.refused }), 'error');
  }
}

/** In the layout of `fathom fmt`; what cannot be parsed stays as it is. */
export async function formatFile(path: string): Promise<void> {
  const pack = packOf(path)?.path;
  const file = app.now.files.get(path);
  if (pack === undefined || !file) return;
  const edits = await ask('languageService', pack, 'formatting', [path]);
  edit(path, withEdits(file.text, edits), true);
}
