/**
 * `npm test`: runs Vitest, after installing what is missing; arguments are those of `vitest run`. Plain JavaScript, as it
 * runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ensureDependencies } from '../cli/bootstrap.mjs';
import { checkNode } from '../cli/node-version.mjs';

/**
 * Megabytes for young objects, of each thread. Parsing, rendering and playing make very many objects that die young; with V8's
 * usual 16 a fifth of the time of a run goes into collecting them.
 */
const YOUNG_MB = 128;

/** Runs Vitest with these arguments; returns its exit code, or null if a signal ended it. */
export function runVitest(args, env = {}) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [`--max-semi-space-size=${YOUNG_MB}`, vitest, 'run', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  ensureDependencies();
  process.exit(runVitest(process.argv.slice(2)) ?? 1);
}
