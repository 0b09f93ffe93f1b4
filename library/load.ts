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
  const folders = packs === undefined ? [''] : ['', `${packs}/`];
  const candidates = isName
    ? folders.flatMap((folder) => ['', '.yaml', '.yml'].map((ending) => `${folder}${pack}${ending}`))
    : [];
  const path = candidates.find((candidate) => files.kind(candidate) !== 'none') ?? pack;
  return loadPack(files, path, packs === undefined ? {} : { packs });
}
