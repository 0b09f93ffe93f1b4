#!/usr/bin/env node
/**
 * The command. In a clone of the repository it is built first, whenever its sources have changed; the installed package
 * contains it built, and none of the files that build it.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { checkNode } from './node-version.mjs';

checkNode();
if (existsSync(new URL('bootstrap.mjs', import.meta.url))) {
  const { ensureCommand, ensureDependencies, ensureWorkbench } = await import('./bootstrap.mjs');
  const { load } = await import('./load.mjs');
  ensureDependencies();
  if (process.argv[2] === 'edit' && !process.argv.includes('--help')) await ensureWorkbench();
  load(await ensureCommand());
} else {
  module.enableCompileCache?.(); // Node 22 and newer: compiled code is cached in a temporary folder, so the next start is faster
  module.createRequire(import.meta.url)('../dist/command/fathom.cjs');
}
