/** The library where there is no disk: the same functions as in `index.ts`, but packs come from `files` only, or are given themselves. */
import type { Diagnostic } from '../dsl/index.ts';
import type { DiagnosticCode } from '../service/index.ts';
import type { Host } from './layers.ts';
import { loadOn, type LoadPackOptions, type Pack, type PackInput } from './load.ts';

export * from './common.ts';

const HOST: Host = { disk: null, builtIn: null };

/**
 * Loads a pack and everything that it extends, from `options.files` or as it is given. `model` is null if a diagnostic is an error.
 *
 * @throws FathomError `bad-pack` where neither files nor the pack itself are given
 */
export function loadPack(pack: PackInput, options: LoadPackOptions = {}): Pack {
  return loadOn(HOST, pack, options);
}

/** All diagnostics of a pack, as `fathom check` reports them; see `loadPack`. */
export function checkPack(pack: PackInput, options: LoadPackOptions = {}): readonly Diagnostic<DiagnosticCode>[] {
  return loadPack(pack, options).diagnostics;
}
