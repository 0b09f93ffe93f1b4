/** Saving and formatting, with what is said of it. */
import { app, ask, edit, isDirty, packOf, save, say } from '../state/app.ts';
import { withEdits } from './text-edits.ts';
import { t } from '../i18n/index.ts';

export async function saveFile(path: string): Promise<void> {
  const file = app.now.files.get(path);
  if (!file || file.readonly) return;
  if (!isDirty(file) && file.conflict === undefined) {
    say(t('saved', { file: path }));
    return;
  }
  const result = await save(path);
  if (result === 'saved') say(t('saved', { file: path }));
  else if (result === 'static') say(t('keptHere'));
  else if (result === 'changed') say(t('changedOutside', { file: path }), 'bad');
  else if (result === 'away') say(t('serverAway'), 'bad');
  else say(t('notSaved', { why: result.refused }), 'bad');
}

/** As the language writes it; what cannot be read stays as it is. */
export async function formatFile(path: string): Promise<void> {
  const pack = packOf(path)?.path;
  const file = app.now.files.get(path);
  if (pack === undefined || !file) return;
  const edits = await ask('service', pack, 'formatting', [path]);
  edit(path, withEdits(file.text, edits), true);
}
