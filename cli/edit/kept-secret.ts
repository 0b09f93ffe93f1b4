/**
 * The secret of the server of a folder, kept from one start to the next, so that a page that is open works again after a
 * restart. One file for each folder, in a folder that only this user can read. Whoever reads the secret may read and write the
 * packs of that folder while they are served; deleting the file makes a new one at the next start.
 */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, lstatSync, realpathSync, renameSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { makeFolder, readFound } from '../../dsl/node.ts';
import { systemErrorText } from '../../study/errors.ts';

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

/** Why nothing is kept, in plain words. */
class NotKept extends Error {}

/** The secret that was kept for a folder, or a new one, which is kept from now on. `notes`: the folder of such files. */
export function secretOf(folder: string, notes: string): Secret {
  try {
    takeOwn(notes);
    const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
    const file = join(notes, `edit-${name}.secret`);
    return { token: read(file) ?? keep(file) };
  } catch (error) {
    return { token: newSecret(), notKept: error instanceof NotKept ? error.message : systemErrorText(error) };
  }
}

/** Makes sure that the folder is one of this user, which nobody else may open. A link could lead to the folder of another. */
function takeOwn(notes: string): void {
  makeFolder(notes, 0o700);
  const found = lstatSync(notes);
  if (!found.isDirectory()) throw new NotKept('it is no folder');
  refuseForeign(found);
  chmodSync(notes, 0o700);
}

function refuseForeign({ uid }: Stats): void {
  const own = userInfo().uid;
  // Windows has no such numbers
  if (own >= 0 && uid !== own) throw new NotKept('it belongs to another user');
}

/** Undefined where there is none, or one that others could have read: that is a secret no more. */
function read(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isFile()) throw new NotKept('the file of the secret is no ordinary file');
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
