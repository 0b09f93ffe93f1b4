/** Reads a file that somebody named on the command line, or one that lies beside it: bounded, as it may be of any size. */
import { LIMITS } from '../../dsl/internal.ts';
import { readAtMost, readFound } from '../../dsl/node.ts';
import { systemErrorText } from '../../study/errors.ts';
import { InputError } from '../io.ts';

/** How a file is called in messages, and how large it may be. */
interface InputKind {
  most?: number;
  /** before its name */
  what?: string;
  /** what to do if it is too large */
  help?: string;
  /** it was found beside another file, and nobody has named it */
  isFound?: boolean;
}

/** The bytes of a file; an `InputError` in plain words if it cannot be read or is too large. `shown` is its name for people. */
export function readInputFile(
  path: string,
  shown: string,
  { most = LIMITS.fileSize.most, what = '', help = ' Split it into several files.', isFound = false }: InputKind = {},
): Buffer {
  let bytes: Buffer;
  try {
    bytes = isFound ? readFound(path, most) : readAtMost(path, most);
  } catch (error) {
    throw new InputError(`${what}"${shown}" cannot be read: ${systemErrorText(error)}.`);
  }
  if (bytes.length <= most) return bytes;
  throw new InputError(
    `${what}"${shown}" is larger than ${most.toLocaleString('en-US')} bytes and was not read.${help}`,
  );
}
