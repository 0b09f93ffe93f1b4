/**
 * The secret of the server of a folder, kept from one start to the next, so that a page that is open works again after a
 * restart. One file for each folder, in a folder that only this user can read. Whoever reads the secret may read and write the
 * packs of that folder while they are served; deleting the file makes a new one at the next start.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFound } from '../../dsl/node.ts';
import { systemErrorText } from '../../study/errors.ts';
import { nameOfFolder, NotOwn, refuseForeign, takeOwnFolder } from './own-folder.ts';

interface Secret {
  token: string;
  /** why it is not the one of the next start; absent where it is */
  notKept?: string;
}

/** What `newSecret` makes, and nothing else. */
const SECRET = /^[\w-]{32}$/;
/** Bits of a mode with which others may do something. */
const OF_OTHERS = 0o077;

/** A secret that nobody has seen yet. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The secret that was kept for a folder, or a new one, which is kept from now on. `notes`: the folder of such files. */
export function secretOf(folder: string, notes: string): Secret {
  try {
    takeOwnFolder(notes);
    const file = join(notes, `edit-${nameOfFolder(folder)}.secret`);
    return { token: read(file) ?? keep(file) };
  } catch (error) {
    return { token: newSecret(), notKept: error instanceof NotOwn ? error.message : systemErrorText(error) };
  }
}

/** Undefined where there is none, or one that others could have read: that is a secret no more. */
function read(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isFile()) throw new NotOwn('the file of the secret is no ordinary file');
  refuseForeign(found);
  const isOpen = process.platform !== 'win32' && (found.mode & OF_OTHERS) !== 0;
  const text = readFound(file, 100).toString('latin1').trim();
  if (!isOpen && SECRET.test(text)) return text;
  rmSync(file);
  return undefined;
}

/** Writes a new secret beside and links it into place: a server that starts at the same moment gets the same one. */
function keep(file: string): string {
  const token = newSecret();
  const beside = `${file}.${process.pid}`;
  rmSync(beside, { force: true });
  try {
    // a new file: a link that somebody put there is not followed
    writeFileSync(beside, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return linked(beside, file) ? token : (read(file) ?? token);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** False if another one is there already. */
function linked(beside: string, file: string): boolean {
  try {
    linkSync(beside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // a file system without links
    renameSync(beside, file);
    return true;
  }
}
