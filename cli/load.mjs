/**
 * Runs the built command with V8's code cache of the last run, which saves a tenth of the start. V8 itself compares little
 * more than the length of the source, so the name of the cache contains the hash of the source.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Loads a CommonJS script from a file. */
export function load(file) {
  const source = readFileSync(file, 'utf8');
  const folder = dirname(file);
  const ending = '.compiled';
  const cacheFile = join(
    folder,
    `${basename(file)}.${createHash('sha1').update(source).digest('hex').slice(0, 16)}${ending}`,
  );
  const cachedData = read(cacheFile);
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
      for (const name of readdirSync(folder)) {
        if (name.startsWith(basename(file)) && name.endsWith(ending)) rmSync(join(folder, name), { force: true });
      }
      writeFileSync(`${cacheFile}.${process.pid}`, script.createCachedData());
      renameSync(`${cacheFile}.${process.pid}`, cacheFile);
    } catch {
      /* a folder without write permission: the next start compiles again */
    }
  });
}

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
