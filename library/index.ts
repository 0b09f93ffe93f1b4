/**
 * Packs, diagnostics, texts and games. On Node packs are read from the disk, and those that come with Fathom are found by
 * their names; elsewhere `loadPack` needs the files.
 *
 * @module fathom
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../dsl/index.ts';
import { nodeFiles } from '../dsl/node.ts';
import type { LoadedPack } from '../service/index.ts';
import { loadFrom, type LoadPackOptions } from './load.ts';

export * from './common.ts';
export type { LoadPackOptions } from './load.ts';

/** The packs that come with Fathom: beside this folder in the sources, beside `dist/` in the package. */
const builtInPacks = ['../cards', '../../cards']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(folder));

/**
 * Loads a pack and everything that it extends. Never throws for a mistake in the pack: `model` is null if a diagnostic is an error.
 *
 * @param pack a folder with a `pack.yaml`, a single YAML file, or the name of a pack such as `nim`
 *
 * @example
 * const { model, diagnostics } = loadPack('nim');
 * if (!model) throw new Error(diagnostics[0].message);
 */
export function loadPack(pack: string, options: LoadPackOptions = {}): LoadedPack {
  const folders = [options.packs ?? []].flat();
  if (!options.files && builtInPacks !== undefined) folders.push(builtInPacks);
  return loadFrom(options.files ?? nodeFiles, pack, folders);
}

/**
 * All diagnostics of a pack, as `fathom check` reports them: errors and warnings, with lines and columns from 1. Never throws for
 * a mistake in the pack; a pack that does not exist is a diagnostic, too.
 *
 * @param pack as in `loadPack`
 */
export function checkPack(pack: string, options: LoadPackOptions = {}): Diagnostic[] {
  return loadPack(pack, options).diagnostics;
}
