/**
 * Packs, diagnostics, texts and games. On Node packs are read from the disk, and those that come with Fathom are found by
 * their names; elsewhere `loadPack` needs the files, or the pack itself.
 *
 * @module fathom
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../dsl/index.ts';
import { nodeFiles } from '../dsl/node.ts';
import type { DiagnosticCode } from '../service/index.ts';
import type { Host } from './layers.ts';
import { loadOn, type LoadPackOptions, type Pack, type PackInput } from './load.ts';

export * from './common.ts';

let host: Host | undefined;

/** Looked for when a pack is first loaded: in a bundle of somebody else there may be no address of this module. */
const thisHost = (): Host => (host ??= { disk: nodeFiles, builtIn: builtInPacks() });

/** The packs that come with Fathom: beside this folder in the sources, beside `dist/` in the package. */
function builtInPacks(): string | null {
  const address = import.meta.url as string | undefined;
  if (!address) return null;
  const folders = ['../cards', '../../cards'].map((path) => fileURLToPath(new URL(path, address)));
  return folders.find((folder) => existsSync(`${folder}/nim.yaml`)) ?? null;
}

/**
 * Loads a pack and everything that it extends. Never throws for a mistake in the pack: `model` is null if a diagnostic is an error.
 *
 * @param pack a folder with a `pack.yaml`, a single YAML file, or the name of a pack such as `nim`; or `{ text }` or `{ object }`
 * @returns the model, which is frozen JSON; all diagnostics; and the sources
 * @throws FathomError `bad-pack` for what is neither a text nor such an object
 *
 * @example
 * const { model, diagnostics } = loadPack('nim');
 * if (!model) throw new Error(diagnostics[0]?.message);
 */
export function loadPack(pack: PackInput, options: LoadPackOptions = {}): Pack {
  return loadOn(thisHost(), pack, options);
}

/**
 * All diagnostics of a pack, as `fathom check` reports them: errors and warnings, with lines and columns from 1. Never throws for
 * a mistake in the pack; a pack that does not exist is a diagnostic, too.
 *
 * @param pack as in `loadPack`
 */
export function checkPack(pack: PackInput, options: LoadPackOptions = {}): readonly Diagnostic<DiagnosticCode>[] {
  return loadPack(pack, options).diagnostics;
}
