/** The packs among the texts: folders with a `pack.yaml`, and single files that declare a pack. */
import { baseName, BUILT_IN_FOLDER, PACK_FILE, parentOf } from '../../dsl/internal.ts';
import type { PackEntry, Texts } from './protocol.ts';

const isBuiltIn = (path: string): boolean => path.startsWith(`${BUILT_IN_FOLDER}/`);

/** The path that a built-in pack has where it can be edited. */
export const editablePath = (path: string): string => (isBuiltIn(path) ? path.slice(BUILT_IN_FOLDER.length + 1) : path);

/** Packs that can be edited first, each by its title. A built-in pack is hidden by one with the same path. */
export function findPacks(texts: Texts): PackEntry[] {
  const paths = Object.keys(texts);
  const folders = [
    ...new Set(paths.filter((path) => baseName(path) === PACK_FILE && path.includes('/')).map(parentOf)),
  ];
  const singleFiles = paths.filter(
    (path) => !folders.some((folder) => path.startsWith(`${folder}/`)) && /^pack:/m.test(texts[path]),
  );
  const entry = (path: string, text: string): PackEntry => ({
    path,
    title: titleIn(text) ?? baseName(path),
    readonly: isBuiltIn(path),
  });
  const packs = [
    ...folders.map((path) => entry(path, texts[`${path}/${PACK_FILE}`])),
    ...singleFiles.map((path) => entry(path, texts[path])),
  ];
  const editable = new Set(packs.filter(({ readonly }) => !readonly).map(({ path }) => path));
  return packs
    .filter(({ path, readonly }) => !readonly || !editable.has(editablePath(path)))
    .sort((a, b) => Number(a.readonly) - Number(b.readonly) || a.title.localeCompare(b.title));
}

/** Not parsed, so that a pack has its title also where the rest of the file is broken. */
function titleIn(text: string): string | undefined {
  return /^title:[ \t]*(['"]?)(.+?)\1[ \t]*$/m.exec(text)?.[2];
}
