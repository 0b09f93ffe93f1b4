#!/usr/bin/env node
/**
 * The command. In a clone of the repository it is built first, whenever its sources have changed; the installed package
 * contains it built, and none of the files that build it.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';
import { checkNode } from './node-version.mjs';

checkNode();
if (existsSync(new URL('bootstrap.mjs', import.meta.url))) {
  const { ensureCommand, ensureDependencies, ensureWorkbench } = await import('./bootstrap.mjs');
  ensureDependencies();
  if (process.argv[2] === 'edit' && !process.argv.includes('--help')) await ensureWorkbench();
  load(await ensureCommand(), process.argv[2]);
} else if (module.enableCompileCache) {
  // Node 22 and newer: compiled code is cached in a temporary folder, so the next start is faster
  module.enableCompileCache();
  module.createRequire(import.meta.url)('../dist/command/fathom.cjs');
} else load(fileURLToPath(new URL('../dist/command/fathom.cjs', import.meta.url)), process.argv[2]);
