/** The files of this machine. Links are followed only to files inside the same folder. */
import { createHash } from 'node:crypto';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, isAbsolute } from 'node:path';
import { MAX_FILE_BYTES } from '../source/decode.ts';
import type { FileEntry, Files } from './files.ts';
import { readFound } from './plain-files.ts';

export const nodeFiles: Files = {
  list(folder) {
    return readdirSync(folder, { withFileTypes: true }).map((entry): FileEntry => {
      if (entry.isSymbolicLink()) return { name: entry.name, kind: linkKind(folder, entry.name) };
      return { name: entry.name, kind: entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'outside' };
    });
  },
  read(path) {
    return readFound(path, MAX_FILE_BYTES);
  },
  kind(path) {
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      return found?.isDirectory() ? 'folder' : found?.isFile() ? 'file' : 'none';
    } catch {
      // in a folder that may not be read, or at the end of links that lead nowhere
      return 'none';
    }
  },
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
};

function linkKind(folder: string, name: string): FileEntry['kind'] {
  try {
    const inside = relative(realpathSync(folder), realpathSync(join(folder, name)));
    const leaves = inside === '' || inside.startsWith('..') || isAbsolute(inside);
    return !leaves && statSync(join(folder, name)).isFile() ? 'file' : 'outside';
  } catch {
    return 'outside';
  }
}
