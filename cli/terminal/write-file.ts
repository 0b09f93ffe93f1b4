/** Files written whole or not at all. */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../io.ts';

/** Writes beside the place and renames, so that no reader ever sees half a file; under a name with a dot, which no reader of a folder takes for its own. */
export function writeFileAtomic(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(beside, 'w');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    try {
      rmSync(beside, { force: true });
    } catch {
      /* there is no such folder */
    }
    throw new InputError(`"${path}" cannot be written: ${systemErrorText(error)}.`);
  }
}

/** What the system said, in plain words. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT'
    ? 'there is no such file or folder'
    : code === 'EACCES' || code === 'EPERM'
      ? 'it is not allowed'
      : code === 'EISDIR'
        ? 'it is a folder'
        : code === 'ENOTDIR'
          ? 'a part of the path is no folder'
          : code === 'ENOSPC'
            ? 'the disk is full'
            : message;
}
