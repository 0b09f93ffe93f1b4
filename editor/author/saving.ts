/** Saving and formatting, with what is said of it. */
import { app, ask, edit, isDirty, save, say } from '../state/app.ts';
import { t } from '../i18n/index.ts';

export async function saveFile(path: string): Promise<void> {
  const file = app.now.files.get(path);
  if (!file || file.readonly) return;
  if (!isDirty(file) && file.conflict === undefined) { say(t('saved', { file: path })); return; }
  const result = await save(path);
  if (result === 'saved') say(t('saved', { file: path }));
  else if (result === 'static') say(t('keptHere'));
  else if (result === 'changed') say(t('changedOutside', { file: path }), 'bad');
  else if (result === 'away') say(t('serverAway'), 'bad');
  else say(t('notSaved', { why: result.refused }), 'bad');
}

export async function formatFile(path: string): Promise<void> {
  const text = await ask('format', path);
  edit(path, text, true);
}
