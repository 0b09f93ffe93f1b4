/** Loading a pack by its path or name, with the files of whatever platform this runs on. */
import { loadPack, type Files, type LoadedPack } from '../dsl/index.ts';

export interface LoadPackOptions {
  /** Where files are read: `memoryFiles({…})`, or your own. Without it the disk, where there is one. */
  files?: Files;
  /** Folder with the packs that are asked for or extended by name. Without it the packs that come with Fathom. */
  packs?: string;
}

/** Loads `pack`: a path, or the name of a pack in the folder `packs`. */
export function loadFrom(files: Files, pack: string, packs: string | undefined): LoadedPack {
  const isName = !/[/\\]|\.ya?ml$/.test(pack);
  const candidates =
    isName && packs !== undefined ? [pack, `${packs}/${pack}`, `${packs}/${pack}.yaml`, `${packs}/${pack}.yml`] : [];
  const path = candidates.find((candidate) => files.kind(candidate) !== 'none') ?? pack;
  return loadPack(files, path, packs === undefined ? {} : { packs });
}
