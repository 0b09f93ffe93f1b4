/** Reads a file that somebody named on the command line: bounded, as it may be of any size or no ordinary file at all. */
import { closeSync, openSync, readSync } from 'node:fs';
import { LIMITS } from '../../dsl/internal.ts';
import { systemErrorText } from '../../study/errors.ts';
import { InputError } from '../io.ts';

/** At most one byte more than `most`: whoever gets that knows that there is more. Throws as the file system does. */
export function readAtMost(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
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

/** How a file is called in messages, and how large it may be. */
interface InputKind {
  most?: number;
  /** before its name */
  what?: string;
  /** what to do if it is too large */
  help?: string;
}

/** The bytes of a file; an `InputError` in plain words if it cannot be read or is too large. `shown` is its name for people. */
export function readInputFile(
  path: string,
  shown: string,
  { most = LIMITS.fileSize.most, what = '', help = ' Split it into several files.' }: InputKind = {},
): Buffer {
  let bytes: Buffer;
  try {
    bytes = readAtMost(path, most);
  } catch (error) {
    throw new InputError(`${what}"${shown}" cannot be read: ${systemErrorText(error)}.`);
  }
  if (bytes.length <= most) return bytes;
  throw new InputError(
    `${what}"${shown}" is larger than ${most.toLocaleString('en-US')} bytes and was not read.${help}`,
  );
}
