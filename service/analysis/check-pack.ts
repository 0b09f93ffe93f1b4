/** All problems of a pack, without its model. */
import type { Files, Diagnostic } from '../../dsl/internal.ts';
import { loadPack } from './load-pack.ts';

/**
 * The diagnostics of the pack at `where`, as `fathom check` reports them: syntax, names, types, checks of the whole, scenarios.
 * Empty if nothing is wrong. `hasErrors` says whether the pack can be played.
 */
export function checkPack(files: Files, where: string): Diagnostic[] {
  return loadPack(files, where).diagnostics;
}
