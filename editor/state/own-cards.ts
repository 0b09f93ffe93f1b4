/** Where new cards go: the file of one's own cards in the open pack, or in a pack of one's own that extends it. */
import type { PackView } from '../worker/protocol.ts';
import { app } from './app.ts';
import { createFile, undo } from './editing.ts';
import { isIn, isOwnFile } from './files.ts';
import { replaceRoute } from './navigation.ts';
import { openedPack } from './opened-pack.ts';
import { firstUnused } from './unused-name.ts';

/** A file that new cards go to, and the pack that it belongs to. The file may be new. */
interface CardFile {
  pack: string;
  file: string;
  /** the pack was made for it */
  made?: { text: string; from: string };
}

/** The shown pack if one can write in it; else the first one that extends it. `path`: it has room for this file, which may be new. */
export function ownPack({ path: shown, id }: PackView, path?: string): string | undefined {
  const { packs, files } = app.now;
  const isFree = (pack: string): boolean => {
    const isOwn = [...files.keys()].some((file) => isIn(file, pack) && isOwnFile(file));
    // a pack of one file has no room for another
    return isOwn && (path === undefined || (isIn(path, pack) && path !== pack));
  };
  if (isFree(shown)) return shown;
  const extending = new RegExp(`^extends:.*(?<![\\w-])${id}(?![\\w-])`, 'm');
  return packs.find(
    (pack) =>
      isFree(pack.path) &&
      [pack.path, `${pack.path}/pack.yaml`].some((file) => extending.test(files.get(file)?.text ?? '')),
  )?.path;
}

/**
 * The file of one's own pack with the last of one's own cards, else another one of it. Where there is no such pack, a new one is made
 * that extends the shown one. Either is opened. Null: no pack is open.
 */
export async function fileForCards(): Promise<CardFile | null> {
  // what is shown may still be the pack before
  const shown = await openedPack(app.now.wanted);
  if (!shown) return null;
  const own = ownPack(shown);
  if (own === undefined) return newPack(shown);
  if (own === shown.path) return placeIn(shown);
  nameInAddress(own);
  const view = await openedPack(own);
  return view && placeIn(view);
}

function placeIn({ path: pack, components }: PackView): CardFile {
  const withCards = components.findLast(
    ({ section, file }) => section === 'cards' && isIn(file, pack) && isOwnFile(file),
  );
  if (withCards) return { pack, file: withCards.file };
  // a pack of one file has its cards there; a folder gets a file of its own
  return { pack, file: isOwnFile(pack) ? pack : unusedPath(`${pack}/`, 'cards') };
}

async function newPack(view: PackView): Promise<CardFile> {
  const path = unusedPath('', 'my-cards');
  const id = path.replace(/\.yaml$/, '');
  const text = `# Your own pack, with all words, cards and rules of ${view.title}.\npack: ${id}\nextends: ${view.id}\nstatus: original\n`;
  createFile(path, text, 'begins');
  nameInAddress(path);
  await openedPack(path);
  return { pack: path, file: path, made: { text, from: view.path } };
}

/** A pack that was made for cards goes away where none were written; what was shown is shown again. */
export async function leaveUnwritten({ file, made }: CardFile): Promise<void> {
  if (!made || app.now.files.get(file)?.text !== made.text) return;
  undo();
  nameInAddress(made.from);
  await openedPack(made.from);
}

function nameInAddress(pack: string): void {
  const { path, query } = app.now.route;
  if (query['pack'] !== undefined) replaceRoute(path, { ...query, pack });
}

function unusedPath(folder: string, name: string): string {
  const pathOf = (one: string): string => `${folder}${one}.yaml`;
  const { files, packs } = app.now;
  const isUsed = (path: string): boolean => files.has(path) || packs.some((pack) => `${pack.path}.yaml` === path);
  return pathOf(firstUnused(name, (one) => isUsed(pathOf(one))));
}
