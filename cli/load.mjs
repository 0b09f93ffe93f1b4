/**
 * Runs the built command with V8's code cache of an earlier run of the same command, which saves a tenth of the start. V8
 * itself compares little more than the length of the source, so the name of the cache says which file it was made from.
 */
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const ENDING = '.compiled';

/** Commands that go over a pack once and end. */
const BRIEF = new Set(['check', 'fmt', 'new', 'show']);
/**
 * For them the V8 of Node 20 optimizes too early: most of what it has optimized does not run again. This is thirty times
 * its usual budget; a long check is still optimized.
 */
const LATE_OPTIMIZATION = '--interrupt-budget=2000000';

/** Loads a CommonJS script from a file; `use` is what it is run for, as each command needs other functions. */
export function load(file, use = '') {
  if (BRIEF.has(use) && process.versions.v8.startsWith('11.')) setFlagsFromString(LATE_OPTIMIZATION);
  const folder = dirname(file);
  const name = basename(file);
  const version = `${name}.${versionOf(file)}`;
  const cacheName = `${version}.${/^[a-z]{1,16}$/.test(use) ? use : 'other'}${ENDING}`;
  const cachedData = read(join(folder, cacheName));
  const source = readFileSync(file, 'utf8');
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, folder);
  if (cachedData && !script.cachedDataRejected) return;
  // At exit, everything that was needed has been compiled. Nothing depends on the cache being written.
  process.once('exit', () => {
    try {
      for (const other of readdirSync(folder)) {
        const outdated = other.startsWith(`${name}.`) && other.endsWith(ENDING) && !other.startsWith(`${version}.`);
        if (outdated) rmSync(join(folder, other), { force: true });
      }
      const written = join(folder, `${cacheName}.${process.pid}`);
      writeFileSync(written, script.createCachedData());
      renameSync(written, join(folder, cacheName));
    } catch {
      /* a folder without write permission: the next start compiles again */
    }
  });
}

/** Differs for every file that a build or an installation has put there. */
function versionOf(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return [size, mtimeMs, ctimeMs, ino].map((n) => Math.round(n * 1000).toString(36)).join('-');
}

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
