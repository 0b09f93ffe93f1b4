/**
 * Runs the built command with the machine code that V8 left behind the last time: a tenth of the start is spent on
 * compiling otherwise. V8 itself compares little more than the length of the source, so the file bears its hash.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Loads a script of Node's own kind (CommonJS) from a file. */
export function load(file) {
  const source = readFileSync(file, 'utf8');
  const folder = dirname(file);
  const ending = '.compiled';
  const kept = join(
    folder,
    `${basename(file)}.${createHash('sha1').update(source).digest('hex').slice(0, 16)}${ending}`,
  );
  const cachedData = read(kept);
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, folder);
  if (cachedData && !script.cachedDataRejected) return;
  // At the end, when all that was needed has been compiled. Nothing depends on its being written.
  process.once('exit', () => {
    try {
      for (const name of readdirSync(folder)) {
        if (name.startsWith(basename(file)) && name.endsWith(ending)) rmSync(join(folder, name), { force: true });
      }
      writeFileSync(`${kept}.${process.pid}`, script.createCachedData());
      renameSync(`${kept}.${process.pid}`, kept);
    } catch {
      /* a folder that cannot be written to: the next start compiles again */
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
