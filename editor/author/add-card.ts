/** Where a new card belongs: in a pack of one's own that is open, or that extends the one that is shown. */
import { editComponents, type MadeEdit } from '../shell/component-edits.ts';
import { openPack } from '../state/analysis.ts';
import { app } from '../state/app.ts';
import { isIn } from '../state/files.ts';

/**
 * Adds a card to the pack of one's own: under the last one of the open file, else where most of its cards are. `path`: to this file
 * of it, which may be new. Undefined: there is no such pack yet; null: it was refused.
 */
export async function addCard(path?: string): Promise<MadeEdit | null | undefined> {
  const pack = ownPack(path);
  if (pack === undefined) return undefined;
  if (pack !== app.now.wanted || app.now.view?.path !== pack) await openPack(pack);
  const file = path ?? openFileWithCards();
  return editComponents('addComponents', [{ section: 'cards', ...(file === undefined ? {} : { file }) }]);
}

/** The open pack if it is one's own and has cards; else the first one that extends it. A pack of one file has no room for another. */
function ownPack(path: string | undefined): string | undefined {
  const { view, packs, files } = app.now;
  if (!view || view.decks.length === 0 || view.types.length === 0) return undefined;
  const isFree = (pack: string): boolean =>
    packs.some((one) => one.path === pack && !one.readonly) &&
    (path === undefined || (isIn(path, pack) && path !== pack));
  if (isFree(view.path)) return view.path;
  const extending = new RegExp(`^extends:.*(?<![\\w-])${view.id}(?![\\w-])`, 'm');
  return packs.find(
    (pack) =>
      isFree(pack.path) &&
      [pack.path, `${pack.path}/pack.yaml`].some((file) => extending.test(files.get(file)?.text ?? '')),
  )?.path;
}

/** The file that is open, if it has cards of the pack. */
function openFileWithCards(): string | undefined {
  const { route, view } = app.now;
  const file = route.view === 'author' ? route.path : '';
  return view?.components.some((one) => one.section === 'cards' && one.file === file) ? file : undefined;
}
