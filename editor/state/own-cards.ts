/** Where new cards go: the file of one's own cards in the open pack, or a new pack of one's own. */
import { createFile } from './editing.ts';
import { openPack } from './analysis.ts';
import { app } from './app.ts';
import { isIn, isOwnFile } from './files.ts';
import { replaceRoute } from './navigation.ts';

/** A file that new cards go to, and the pack that it belongs to. The file may be new. */
interface CardFile {
  pack: string;
  file: string;
}

/**
 * The file of the open pack with the last of one's own cards, else another one of one's own in it. Where all of its files are read-only, a
 * new pack is made that extends it, and opened. Null: no pack is open.
 */
export async function fileForCards(): Promise<CardFile | null> {
  // what is shown may still be the pack before
  if (app.now.view?.path !== app.now.wanted) await openPack(app.now.wanted);
  const { view, files } = app.now;
  if (!view) return null;
  const withCards = view.components.findLast(({ section, file }) => section === 'cards' && isOwnFile(file));
  if (withCards) return { pack: view.path, file: withCards.file };
  const inPack = [...files.keys()].filter((path) => isIn(path, view.path) && isOwnFile(path));
  if (inPack.length > 0) {
    // a pack of one file has its cards there; a folder gets a file of its own
    return { pack: view.path, file: inPack.includes(view.path) ? view.path : unusedPath(`${view.path}/`, 'cards') };
  }
  const path = unusedPath('', 'my-cards');
  const id = path.replace(/\.yaml$/, '');
  createFile(
    path,
    `# Your own pack, with all words, cards and rules of ${view.title}.\npack: ${id}\nextends: ${view.id}\nstatus: original\n`,
  );
  const { route } = app.now;
  if (route.query['pack'] !== undefined) replaceRoute(route.path, { ...route.query, pack: path });
  await openPack(path);
  return { pack: path, file: path };
}

function unusedPath(folder: string, name: string, n = 1): string {
  const path = `${folder}${n === 1 ? name : `${name}-${n}`}.yaml`;
  const used = app.now.files.has(path) || app.now.packs.some((pack) => `${pack.path}.yaml` === path);
  return used ? unusedPath(folder, name, n + 1) : path;
}
