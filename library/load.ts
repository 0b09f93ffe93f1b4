/** Loading a pack by its path or name, with the files of whatever platform this runs on. */
import type { Files } from '../dsl/index.ts';
import { loadPack, type LoadedPack } from '../service/index.ts';

/** How `loadPack` and `checkPack` find files. */
export interface LoadPackOptions {
  /** Where files are read: `memoryFiles({…})`, or your own. Without it the disk, where there is one. */
  files?: Files;
  /**
   * More folders in which packs are found by name, in order. Packs read from the disk also find those that come with Fathom;
   * a pack of these folders takes precedence over one of the same name there.
   */
  packs?: string | readonly string[];
}

/** Loads `pack`: a path, or the name of a pack in the current folder or one of `folders`. */
export function loadFrom(files: Files, pack: string, folders: readonly string[]): LoadedPack {
  const isName = !/[/\\]|\.ya?ml$/.test(pack);
  const candidates = isName
    ? ['', ...folders.map((folder) => `${folder}/`)].flatMap((folder) =>
        ['', '.yaml', '.yml'].map((ending) => `${folder}${pack}${ending}`),
      )
    : [];
  const path = candidates.find((candidate) => files.kind(candidate) !== 'none') ?? pack;
  return loadPack(files, path, { packs: folders });
}
