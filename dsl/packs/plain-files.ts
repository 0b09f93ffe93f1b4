/** Bytes of files of which nothing is known but their name: bounded, as they may be of any size, or no ordinary files at all. */
import { closeSync, constants, fstatSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** At most one byte more than `most`: whoever gets that knows that there is more. Throws as the file system does. */
export const readAtMost = (path: string, most: number): Buffer => reading(openSync(path, 'r'), most);

/** Of Windows, which has no pipes with names, nothing must be asked. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * The same of a file that was found beside another one and not named by a person: what is no ordinary file, such as a pipe, on whose
 * writer everybody would wait, is an error with the code `EFTYPE`.
 */
export function readFound(path: string, most: number): Buffer {
  const file = openSync(path, WITHOUT_WAITING);
  const found = fstatSync(file);
  if (found.isFile() && found.size <= most) return reading(file, most);
  closeSync(file);
  // refused by its size, and not read
  if (found.isFile()) return Buffer.alloc(most + 1);
  const code = found.isDirectory() ? 'EISDIR' : 'EFTYPE';
  throw Object.assign(new Error(`"${path}" is no ordinary file`), { code, path, syscall: 'read' });
}

function reading(file: number, most: number): Buffer {
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for (;;) {
      const part = Buffer.alloc(Math.min(1 << 16, most + 1 - size));
      const length = readSync(file, part, 0, part.length, null);
      size += length;
      parts.push(part.subarray(0, length));
      if (length === 0 || size > most) return Buffer.concat(parts);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Makes a folder with those above it. Node's `recursive` has no end where a folder can be listed in and nothing can be made, such as
 * /proc: it takes "there is no such folder" for one above that is missing.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // another process may have made it
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
