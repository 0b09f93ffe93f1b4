/** What a command, or a study that it asks for, cannot go on with. */
import { wordTable } from '../dsl/internal.ts';

/** Wrong usage: the words for the person, exit code 2. */
export class UsageError extends Error {}

/** Something given cannot be used as it is (a record, a file): the words for the person, exit code 1. */
export class InputError extends Error {}

/** The error of the file system in plain words. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : SYSTEM_ERRORS[code]) ?? message;
}

const SYSTEM_ERRORS: Partial<Record<string, string>> = wordTable({
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EFTYPE: 'it is no ordinary file',
  EFBIG: 'it would be larger than files may be here',
  EIO: 'the disk does not answer as it should',
  EINTR: 'it was interrupted; try again',
  EBUSY: 'another program uses it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ERR_INVALID_ARG_VALUE: 'this is not a valid path',
});
