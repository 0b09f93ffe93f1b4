/** Where a new card belongs: in a pack of one's own that is open, or that extends the one that is shown. */
import { editComponents, type MadeEdit } from '../shell/component-edits.ts';
import { app } from '../state/app.ts';
import { openedPack } from '../state/opened-pack.ts';
import { ownPack } from '../state/own-cards.ts';

/**
 * Adds a card to the pack of one's own: under the last one of the open file, else where most of its cards are. `path`: to this file
 * of it, which may be new. Undefined: there is no such pack yet; null: it was refused.
 */
export async function addCard(path?: string): Promise<MadeEdit | null | undefined> {
  const { view } = app.now;
  if (!view || view.decks.length === 0 || view.types.length === 0) return undefined;
  const pack = ownPack(view, path);
  if (pack === undefined) return undefined;
  await openedPack(pack);
  const file = path ?? openFileWithCards();
  return editComponents('addComponents', [{ section: 'cards', ...(file === undefined ? {} : { file }) }]);
}

/** The file that is open, if it has cards of the pack. */
function openFileWithCards(): string | undefined {
  const { route, view } = app.now;
  const file = route.view === 'author' ? route.path : '';
  return view?.components.some((one) => one.section === 'cards' && one.file === file) ? file : undefined;
}
