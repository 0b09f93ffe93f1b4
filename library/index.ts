/**
 * Packs, diagnostics, texts and games. On Node packs are read from the disk, and those that come with Fathom are found by
 * their names; elsewhere `loadPack` needs the files.
 *
 * @module fathom
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, LoadedPack } from '../dsl/index.ts';
import { nodeFiles } from '../dsl/node.ts';
import { loadFrom, type LoadPackOptions } from './load.ts';

export * from './common.ts';
export type { LoadPackOptions } from './load.ts';

/** The packs that come with Fathom: beside this folder in the sources, beside `dist/` in the package. */
const builtInPacks = ['../cards', '../../cards']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(folder));

/**
 * Loads a pack and whatever it extends. `model` is null where the diagnostics contain an error.
 *
 * @param pack a folder with a `pack.yaml`, a single YAML file, or the name of a pack such as `nim`
 */
export function loadPack(pack: string, options: LoadPackOptions = {}): LoadedPack {
  const folders = [options.packs ?? []].flat();
  if (!options.files && builtInPacks !== undefined) folders.push(builtInPacks);
  return loadFrom(options.files ?? nodeFiles, pack, folders);
}

/** All diagnostics of a pack, as `fathom check` reports them. */
export function checkPack(pack: string, options: LoadPackOptions = {}): Diagnostic[] {
  return loadPack(pack, options).diagnostics;
}
