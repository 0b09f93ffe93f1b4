/**
 * The one way in which commands write files. A reader never sees half a file, and what the file was stays as it was: its mode,
 * its owner, and the links that lead to it. A file that may not be written is not written, also where its folder would allow
 * to replace it.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../dsl/node.ts';
import { InputError, systemErrorText } from '../../study/errors.ts';
import { removeLeftFiles, temporaryName } from './temporary-files.ts';

/** Why a file is not written, in plain words. */
class Refusal extends Error {}

/** A file that cannot be written; `reason` does not name it. */
export class WriteError extends InputError {
  constructor(
    path: string,
    readonly reason: string,
  ) {
    super(`"${path}" cannot be written: ${reason}.`);
  }
}

/** Writes a file so that it has the old text or the new one at any time. Throws a `WriteError` if it may not be written. */
export function writeFileAtomic(path: string, content: string | Uint8Array): void {
  try {
    write(path, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content));
  } catch (error) {
    throw new WriteError(path, error instanceof Refusal ? error.message : systemErrorText(error));
  }
}

function write(path: string, bytes: Buffer): void {
  const place = behindLinks(path);
  const folder = dirname(place);
  makeFolder(folder);
  removeLeftFiles(folder);
  const old = statSync(place, { throwIfNoEntry: false });
  if (old) refuseUnlessWritable(place, old);
  // a rename would cut the file from its other names
  const hasOtherNames = old !== undefined && old.nlink > 1;
  if (hasOtherNames || !isReplaced(place, bytes, old)) writeInPlace(place, bytes);
}

/** The file that a symbolic link leads to, so that the link stays. */
function behindLinks(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  try {
    return realpathSync(path);
  } catch {
    throw new Refusal('it is a link that leads nowhere');
  }
}

/** An administrator may write everything, so the mode counts too. */
function refuseUnlessWritable(place: string, old: Stats): void {
  if (old.isDirectory()) throw new Refusal('it is a folder');
  if (!old.isFile()) throw new Refusal('it is no ordinary file');
  if ((old.mode & 0o222) === 0) throw new Refusal('it is write-protected');
  accessSync(place, constants.W_OK);
}

/** Codes of a folder in which no file can be made. */
const NO_NEW_FILES: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Writes a file beside and renames it. False if that would change more than the text; then nothing has changed. */
function isReplaced(place: string, bytes: Buffer, old: Stats | undefined): boolean {
  const beside = join(dirname(place), temporaryName(randomBytes(6).toString('hex')));
  let file: number;
  try {
    // a new file: a link that somebody put there is not followed
    file = openSync(beside, 'wx', old ? old.mode & 0o777 : 0o666);
  } catch (error) {
    if (old && NO_NEW_FILES.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
  let isRenamed = false;
  try {
    try {
      if (old && !takesAfter(file, old)) return false;
      writeAll(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, place);
    isRenamed = true;
    return true;
  } finally {
    if (!isRenamed) remove(beside);
  }
}

/** What cannot be removed is in nobody's way. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    /* the next writer tries again */
  }
}

/** Gives a new file the owner and the mode of the old one; false if that is not allowed. */
function takesAfter(file: number, old: Stats): boolean {
  try {
    const { uid, gid } = fstatSync(file);
    if (uid !== old.uid || gid !== old.gid) fchownSync(file, old.uid, old.gid);
    fchmodSync(file, old.mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}

/** Keeps everything but the text. If it fails, as on a full disk, the old text is put back; a copy is kept until one of both is there. */
function writeInPlace(place: string, bytes: Buffer): void {
  const old = readFileSync(place);
  const copy = copyOf(place, old);
  const file = openSync(place, 'r+');
  try {
    try {
      writeAll(file, bytes);
      fsyncSync(file);
    } catch (error) {
      putBack(file, old, copy, systemErrorText(error));
      throw error;
    }
  } finally {
    closeSync(file);
  }
  remove(copy);
}

function putBack(file: number, old: Buffer, copy: string, reason: string): void {
  try {
    writeAll(file, old);
  } catch {
    throw new Refusal(`${reason}. What was in it is in "${copy}"`);
  }
  remove(copy);
}

/** A copy of a file that is written in place, beside it or, where no file can be made, among the temporary files. */
function copyOf(place: string, old: Buffer): string {
  const name = `.fathom-old-${randomBytes(6).toString('hex')}-${basename(place)}`;
  try {
    return copyAt(join(dirname(place), name), old);
  } catch (error) {
    if (!NO_NEW_FILES.has((error as NodeJS.ErrnoException).code)) throw error;
    return copyAt(join(tmpdir(), name), old);
  }
}

function copyAt(path: string, bytes: Buffer): string {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeAll(file, bytes);
    fsyncSync(file);
    return path;
  } catch (error) {
    remove(path);
    throw error;
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, at);
  ftruncateSync(file, bytes.length);
}
