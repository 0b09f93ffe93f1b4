/**
 * The files of one folder, and nothing outside of it: read with their hashes, written atomically. The built-in packs are
 * served read-only, as packs of the folder may extend them.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { BUILT_IN_FOLDER, isDangerous, LIMITS, PACK_FILE, SIGN_OFF_FILE } from '../../dsl/internal.ts';
import { readFound } from '../../dsl/node.ts';
import { weightsPath } from '../../study/internal.ts';
import { systemErrorText } from '../../study/errors.ts';
import { WriteError, writeFileAtomic } from '../terminal/write-file.ts';
import { LockedError, withFileLock } from './file-lock.ts';

interface ServedFile {
  /** as the page names it, with `/` */
  path: string;
  text: string;
  hash: string;
  /** a built-in pack, or a file that writing would damage: it is not UTF-8, or too large and only its beginning is here */
  readonly: boolean;
}

/** A refused request, with its HTTP status. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 412 | 413 | 500,
    message: string,
    /** the file as it is on disk now */ readonly current?: ServedFile,
  ) {
    super(message);
  }
}

export const MAX_FILE_BYTES = LIMITS.fileSize.most;
const MAX_FILES = LIMITS.files.most;
const MAX_DEPTH = LIMITS.folderDepth.most;
const YAML_NAME = /\.ya?ml$/;

export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export class Folder {
  readonly #root: string;
  readonly #builtIn: readonly string[];
  /** if the folder is a pack itself: its name, which begins all paths, as other packs refer to it by that */
  readonly #prefix: string;

  constructor(root: string, builtIn: readonly string[] = []) {
    this.#root = realpathSync(root);
    this.#builtIn = builtIn.flatMap((folder) => real(folder) ?? []).filter((folder) => folder !== this.#root);
    this.#prefix = statSync(join(this.#root, PACK_FILE), { throwIfNoEntry: false })?.isFile()
      ? `${basename(this.#root)}/`
      : '';
  }

  /** All files that belong to packs. A file that cannot be read is left out. */
  files(): ServedFile[] {
    const own = walk(this.#root);
    if (own.length > MAX_FILES) {
      throw new RequestError(
        413,
        `This folder has more than ${MAX_FILES} YAML files; open the folder of a single pack instead.`,
      );
    }
    return [
      ...own.flatMap((name) => this.#read(this.#root, name, `${this.#prefix}${name}`, false)),
      ...this.#builtIn.flatMap((folder) =>
        walk(folder)
          .filter((name) => this.#builtInFolderOf(name) === folder)
          .flatMap((name) => this.#read(folder, name, `${BUILT_IN_FOLDER}/${name}`, true)),
      ),
    ];
  }

  /** Time, size and inode of each file: cheap to compare. */
  stamps(): Map<string, string> {
    return new Map(
      walk(this.#root).flatMap((name) => {
        const found = statSync(join(this.#root, name), { throwIfNoEntry: false });
        return found ? [[`${this.#prefix}${name}`, `${found.mtimeMs} ${found.size} ${found.ino}`] as const] : [];
      }),
    );
  }

  read(path: string): ServedFile {
    return this.#withPlainErrors(path, () => this.#readAt(path));
  }

  #readAt(path: string): ServedFile {
    const place = this.#place(path);
    const [file] = this.#read(dirname(place), basename(place), path, path.startsWith(`${BUILT_IN_FOLDER}/`));
    if (!file) throw new RequestError(404, `There is no file "${path}".`);
    return file;
  }

  /** The file of sign-offs; empty where there is none yet. */
  signOffs(): { path: string; text: string; hash: string | null } {
    const exists = this.#withPlainErrors(SIGN_OFF_FILE, () =>
      lstatSync(this.#place(SIGN_OFF_FILE), { throwIfNoEntry: false }),
    );
    return exists ? this.read(SIGN_OFF_FILE) : { path: SIGN_OFF_FILE, text: '', hash: null };
  }

  /**
   * The file with the weights of the bots of a pack, by the path of the pack; null where there is none. It lies beside the file or
   * the folder of the pack, so beside the served folder if that is the pack.
   */
  weights(pack: string): string | null {
    return this.#withPlainErrors(pack, () => {
      const isFile = YAML_NAME.test(pack);
      const place = isFile ? this.#place(pack) : dirname(this.#place(`${pack}/${PACK_FILE}`));
      const path = weightsPath(place);
      if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return null;
      const bytes = readFound(path, MAX_FILE_BYTES);
      return bytes.length > MAX_FILE_BYTES ? null : bytes.toString('utf8');
    });
  }

  /**
   * Writes the text if the file is still as the writer read it: `expected` is its hash, or null for a new file. Refused with 409 while
   * another program writes it.
   */
  write(path: string, text: string, expected: string | null): ServedFile {
    if (path.startsWith(`${BUILT_IN_FOLDER}/`)) {
      throw new RequestError(403, 'Built-in packs are read-only here. Make a pack of your own that extends it.');
    }
    if (Buffer.byteLength(text) > MAX_FILE_BYTES) {
      throw new RequestError(
        413,
        `This text is larger than ${MAX_FILE_BYTES.toLocaleString('en-US')} bytes, too large for a file of a pack.`,
      );
    }
    if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)) {
      throw new RequestError(400, 'This text has half a character, which no file can contain.');
    }
    return this.#withPlainErrors(path, () => {
      const place = this.#place(path);
      return withFileLock(real(place) ?? place, () => this.#replace(path, place, text, expected), 0);
    });
  }

  #replace(path: string, place: string, text: string, expected: string | null): ServedFile {
    const exists = lstatSync(place, { throwIfNoEntry: false });
    const current = exists ? this.#readAt(path) : undefined;
    if (current?.readonly) {
      throw new RequestError(403, 'This file is not UTF-8 or too large; saving it here would damage it.');
    }
    if (expected === null && current) throw new RequestError(412, `"${path}" already exists.`, current);
    if (expected !== null && !current) throw new RequestError(412, `"${path}" no longer exists.`);
    if (expected !== null && current!.hash !== expected) {
      throw new RequestError(412, `"${path}" was changed on disk.`, current);
    }
    writeFileAtomic(place, text);
    return { path, text, hash: hashOf(text), readonly: false };
  }

  /** Errors of the file system name places of this machine, which a page need not know. */
  #withPlainErrors<T>(path: string, action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof LockedError) {
        throw new RequestError(
          409,
          `"${path}" is being written by another program. Try again; if none writes it, remove the file "${error.lock}" beside it.`,
        );
      }
      if (error instanceof WriteError) throw new RequestError(403, `"${path}" cannot be written: ${error.reason}.`);
      const { code } = error as NodeJS.ErrnoException;
      // refused already, or a fault of Fathom
      if (code === undefined) throw error;
      const status = NOT_THERE.has(code) ? 404 : NOT_ALLOWED.has(code) ? 403 : NO_PATH.has(code) ? 400 : 500;
      throw new RequestError(status, `"${path}" cannot be used: ${SPOKEN.has(code) ? systemErrorText(error) : code}.`);
    }
  }

  /** The path on disk. Rejects paths that leave the folder, also through a link, and names with a leading dot except the sign-offs. */
  #place(path: string): string {
    const { root, inner } = this.#split(path);
    const signOffs = path === SIGN_OFF_FILE;
    const parts = inner.split('/');
    if (
      /[\\\0]/.test(inner) ||
      isDangerous(inner) ||
      isAbsolute(inner) ||
      (!signOffs && parts.some((part) => part === '' || part.startsWith('.'))) ||
      parts.length > MAX_DEPTH
    ) {
      throw new RequestError(403, `"${path}" is not a path inside the folder.`);
    }
    if (!YAML_NAME.test(inner)) throw new RequestError(403, 'Only YAML files are read and written.');
    const place = resolve(root, inner);
    if (!inside(root, place)) throw new RequestError(403, `"${path}" leads out of the folder.`);
    // the nearest ancestor that exists decides where the file would be
    for (let at = place; ; at = dirname(at)) {
      if (!lstatSync(at, { throwIfNoEntry: false })) continue;
      const target = real(at);
      if (target === undefined || !inside(root, target)) {
        throw new RequestError(403, `"${path}" leads out of the folder through a link.`);
      }
      return place;
    }
  }

  /** The folder on disk that contains a served path, and the path inside of it. */
  #split(path: string): { root: string; inner: string } {
    if (path === SIGN_OFF_FILE) return { root: this.#root, inner: path };
    if (path.startsWith(`${BUILT_IN_FOLDER}/`)) {
      const inner = path.slice(BUILT_IN_FOLDER.length + 1);
      const root = this.#builtInFolderOf(inner);
      if (root !== undefined) return { root, inner };
    }
    return { root: this.#root, inner: path.startsWith(this.#prefix) ? path.slice(this.#prefix.length) : '..' };
  }

  /** The folder that serves a built-in path: the first that contains its pack. */
  #builtInFolderOf(path: string): string | undefined {
    const pack = path.split('/')[0].replace(YAML_NAME, '');
    const hasPack = (folder: string): boolean =>
      ['', '.yaml', '.yml'].some((ending) => existsSync(join(folder, `${pack}${ending}`)));
    return this.#builtIn.find(hasPack);
  }

  #read(folder: string, name: string, path: string, builtIn: boolean): ServedFile[] {
    try {
      const place = join(folder, name);
      if (!statSync(place).isFile()) return [];
      const bytes = readFound(place, MAX_FILE_BYTES);
      const text = bytes.toString('utf8');
      const isDamaged = bytes.length > MAX_FILE_BYTES || !Buffer.from(text).equals(bytes);
      return [{ path, text, hash: hashOf(bytes), readonly: builtIn || isDamaged }];
    } catch {
      return [];
    }
  }
}

const NOT_THERE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);
const NOT_ALLOWED: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EINTR',
]);
const NO_PATH: ReadonlySet<string> = new Set(['ENAMETOOLONG', 'ELOOP', 'EINVAL', 'ERR_INVALID_ARG_VALUE']);
/** Codes whose words do not name a place. */
const SPOKEN: ReadonlySet<string> = new Set(
  [...NOT_THERE, ...NOT_ALLOWED, ...NO_PATH].filter((code) => code !== 'EINVAL'),
);

/** Sorted paths of the YAML files in the folder, without links that leave it; stops after one more than are served. */
function walk(root: string): string[] {
  const out: string[] = [];
  const visit = (below: string, depth: number): void => {
    for (const entry of entriesOf(join(root, below))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!isServedName(entry.name) || out.length > MAX_FILES) continue;
      if (entry.isDirectory() && depth < MAX_DEPTH) visit(name, depth + 1);
      else if (YAML_NAME.test(name) && (entry.isFile() || (entry.isSymbolicLink() && staysInside(root, name)))) {
        out.push(name);
      }
    }
  };
  visit('', 1);
  return out.sort();
}

const isServedName = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules' && !isDangerous(name);

/** None of a folder that may not be read, or was deleted in the meantime. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function staysInside(root: string, name: string): boolean {
  const target = real(join(root, name));
  return target !== undefined && inside(root, target) && statSync(target).isFile();
}

/** Below the root, or the root itself. */
function inside(root: string, path: string): boolean {
  const fromRoot = relative(root, path);
  return !fromRoot.startsWith('..') && !isAbsolute(fromRoot);
}

/** The path without links; undefined if there is nothing at it. */
function real(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
