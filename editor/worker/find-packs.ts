/** Which packs lie among the texts: folders with `pack.yaml`, and single files that name a pack. */
import { PACK_FILE, baseName, parentOf } from '../../dsl/index.ts';
import type { PackEntry, Texts } from './protocol.ts';

/** Where packs are found that are extended from elsewhere, and only read; as cli/edit serves them. */
export const BUILT_IN_FOLDER = '.shelf';

/** Those of the folder first, each by its title. */
export function findPacks(texts: Texts): PackEntry[] {
  const paths = Object.keys(texts);
  const folders = new Set(paths.filter((path) => baseName(path) === PACK_FILE && path.includes('/')).map(parentOf));
  const places = [
    ...[...folders].map((path) => ({ path, head: texts[`${path}/${PACK_FILE}`] })),
    ...paths
      .filter((path) => ![...folders].some((folder) => path.startsWith(`${folder}/`)) && /^pack:/m.test(texts[path]))
      .map((path) => ({ path, head: texts[path] })),
  ].map(({ path, head }) => ({
    path,
    title: titleIn(head) ?? baseName(path),
    readonly: path.startsWith(`${BUILT_IN_FOLDER}/`),
  }));
  const named = new Set(places.filter(({ readonly }) => !readonly).map(({ path }) => path));
  return places
    .filter(({ path, readonly }) => !readonly || !named.has(path.slice(BUILT_IN_FOLDER.length + 1)))
    .sort((a, b) => Number(a.readonly) - Number(b.readonly) || a.title.localeCompare(b.title));
}

/** The title as it stands at the beginning of a line, also where the rest of the file is broken. */
function titleIn(text: string): string | undefined {
  return /^title:[ \t]*(['"]?)(.+?)\1[ \t]*$/m.exec(text)?.[2];
}
