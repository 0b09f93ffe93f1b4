/** Packs that come from a link or a file: added beside those that are there, and shown at the component that is meant. */
import { baseName } from '../../dsl/internal.ts';
import type { ComponentView, PackView } from '../worker/protocol.ts';
import { app } from './app.ts';
import type { Archive } from './archive.ts';
import { createFile } from './editing.ts';
import { isIn } from './files.ts';
import { go, replaceRoute } from './navigation.ts';
import { openedPack } from './opened-pack.ts';
import { unusedPackName } from './unused-name.ts';

export interface AddedPack {
  pack: string;
  /** where its files are now; the first one is shown */
  paths: string[];
}

/** Adds the files of an archive under an unused name, next to the other packs, as it may extend one of them. */
export function addPack({ pack, files }: Archive): AddedPack {
  const newPack = unusedPackName(baseName(pack), app.now.files.keys());
  const paths = Object.entries(files).map(([path, text]) => {
    const newPath = newPack + path.slice(pack.length);
    createFile(newPath, text);
    return newPath;
  });
  return { pack: newPack, paths };
}

/**
 * Opens the pack in the Author view, at the component with this id, else at its first one, as soon as it is analyzed. Whoever has moved the
 * cursor, typed or gone elsewhere by then stays there.
 */
export async function showPack({ pack, paths: [first] }: AddedPack, id = ''): Promise<void> {
  const before = app.now.files.get(first)?.text;
  go('author', first);
  const view = await openedPack(pack, { fresh: true });
  const place = view && componentToShow(view, id);
  const { route, cursor, files } = app.now;
  const isThere = route.view === 'author' && route.path === first && !(cursor.file === first && cursor.line > 1);
  if (place && isThere && files.get(first)?.text === before) {
    replaceRoute(place.file, { ...route.query, line: String(place.line) });
  }
}

/** The component with the id, those of the pack itself first. Without one the first card of the pack, or whatever it has. */
function componentToShow({ path, components }: PackView, id: string): ComponentView | undefined {
  const own = components.filter(({ file }) => isIn(file, path));
  return (
    own.find((one) => one.id === id) ??
    components.find((one) => one.id === id) ??
    own.find(({ section }) => section === 'cards') ??
    own.at(0)
  );
}
