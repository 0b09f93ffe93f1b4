/** The library where there is no disk: the same functions as in `index.ts`, but packs come from `files` only. */
import type { Diagnostic } from '../dsl/index.ts';
import type { LoadedPack } from '../service/index.ts';
import { loadFrom, type LoadPackOptions } from './load.ts';

export * from './common.ts';
export type { LoadPackOptions } from './load.ts';

/**
 * Loads a pack and everything that it extends from `options.files`. `model` is null if a diagnostic is an error.
 *
 * @throws TypeError if `options.files` is missing
 */
export function loadPack(pack: string, { files, packs }: LoadPackOptions = {}): LoadedPack {
  if (!files) {
    throw new TypeError(
      `loadPack("${pack}") has no disk to read from here. Pass the files: loadPack("${pack}", { files: ` +
        `memoryFiles({ "${pack}.yaml": text }) }).`,
    );
  }
  return loadFrom(files, pack, [packs ?? []].flat());
}

/** All diagnostics of a pack, as `fathom check` reports them; see `loadPack`. */
export function checkPack(pack: string, options: LoadPackOptions = {}): Diagnostic[] {
  return loadPack(pack, options).diagnostics;
}
