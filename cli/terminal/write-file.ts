/** Atomic writing of files, and errors of the file system in plain words. */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../io.ts';

/** Writes a temporary file and renames it, so that no reader sees half a file. Its name begins with a dot, which readers of folders skip. */
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
      /* the folder does not exist */
    }
    throw new InputError(`"${path}" cannot be written: ${systemErrorText(error)}.`);
  }
}

/** The error of the file system in plain words. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT'
    ? 'there is no such file or folder'
    : code === 'EACCES' || code === 'EPERM'
      ? 'permission denied'
      : code === 'EISDIR'
        ? 'it is a folder'
        : code === 'ENOTDIR'
          ? 'a part of the path is not a folder'
          : code === 'ENOSPC'
            ? 'the disk is full'
            : message;
}
