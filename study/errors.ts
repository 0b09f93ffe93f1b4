/** What a command, or a study that it asks for, cannot go on with. */
import { wordTable } from '../dsl/internal.ts';

/** Wrong usage: the words for the person, exit code 2. */
export class UsageError extends Error {}

/** Something given cannot be used as it is (a record, a file): the words for the person, exit code 1. */
export class InputError extends Error {}

/** A game that failed, with the seed that shows it again. */
export class GameFailure extends Error {
  constructor(
    readonly seed: number,
    readonly job: { players: number; options: Record<string, string | number>; seats: string[] },
    cause: unknown,
    /** the pack asks for more than a game may have; else it is a fault of Fathom */
    readonly isOfPack = false,
  ) {
    super((cause as Error).message, { cause });
  }

  /** As threads and machines send it to each other. */
  get fault(): Fault {
    const { seed, message, isOfPack } = this;
    return isOfPack ? { seed, message, isOfPack } : { seed, message };
  }
}

/** What is known elsewhere of a game that failed. */
export interface Fault {
  seed: number;
  message: string;
  isOfPack?: boolean;
}

/** The failure of a game that was played elsewhere. */
export const failureFrom = ({ seed, message, isOfPack }: Fault, job: GameFailure['job']): GameFailure =>
  new GameFailure(seed, job, new Error(message), isOfPack === true);

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
