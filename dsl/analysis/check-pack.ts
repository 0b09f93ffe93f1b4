/** All that is wrong with a pack, and no model. */
import type { Diagnostic } from '../source/diagnostic.ts';
import type { Files } from '../packs/files.ts';
import { loadPack } from './load-pack.ts';

export function checkPack(files: Files, where: string): Diagnostic[] {
  return loadPack(files, where).diagnostics;
}
