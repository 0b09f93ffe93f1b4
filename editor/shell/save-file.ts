/** Saving and formatting, with what is said of it. */
import { app, ask, edit, isDirty, packOf, save, announce } from '../state/app.ts';
import { withEdits } from './text-edits.ts';
import { t } from '../i18n/index.ts';

export async function saveFile(path: string): Promise<void> {
  const file = app.now.files.get(path);
  if (!file || file.readonly) return;
  if (!isDirty(file) && file.conflict === undefined) {
    announce(t('saved', { file: path }));
    return;
  }
  const result = await save(path);
  if (result === 'saved') announce(t('saved', { file: path }));
  else if (result === 'static') announce(t('keptHere'));
  else if (result === 'changed') announce(t('changedOutside', { file: path }), 'bad');
  else if (result === 'away') announce(t('serverAway'), 'bad');
  else announce(t('notSaved', { why: result.refused }), 'bad');
}

/** As the language writes it; what cannot be read stays as it is. */
export async function formatFile(path: string): Promise<void> {
  const pack = packOf(path)?.path;
  const file = app.now.files.get(path);
  if (pack === undefined || !file) return;
  const edits = await ask('languageService', pack, 'formatting', [path]);
  edit(path, withEdits(file.text, edits), true);
}
