/**
 * One writer at a time for a file, over all processes that share its folder: comparing a file with what a writer has read and writing
 * it must be one step. The lock is a file beside it that exists for some milliseconds.
 */
import { createHash, randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { makeFolder, readFound } from '../../dsl/node.ts';
import { hasEnded, ownIdentity } from '../terminal/process-identity.ts';

const LOCK_PREFIX = '.fathom-lock-';
/** How long a writer waits for another one, unless it says otherwise; nothing else of its process happens meanwhile. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 3;
/** A lock that is still empty then was made by a process that was killed before it could write its name. */
const EMPTY_MS = 500;
/** Codes of a folder in which no file can be made. */
const NO_NEW_FILES: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** What is longer is no lock. */
const LONGEST = 200;

/** Another process holds the lock for longer than any write takes. */
export class LockedError extends Error {
  /** `lock`: the name of the file, beside the one that is to be written */
  constructor(readonly lock: string) {
    super(`"${lock}" is there`);
  }
}

/**
 * Does something while no other process and no other thread does so for the same file.
 *
 * @throws {LockedError} after `patience` milliseconds; 0: at once.
 */
export function withFileLock<T>(path: string, action: () => T, patience = PATIENCE_MS): T {
  const lock = acquire(path, patience);
  try {
    return action();
  } finally {
    if (lock !== undefined) remove(lock);
  }
}

/** One that cannot be removed is known as left by its text. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    /* what was done is done */
  }
}

/** The lock, or undefined where no file can be made: there nothing can be replaced either. */
function acquire(path: string, patience: number): string | undefined {
  const name = `${LOCK_PREFIX}${createHash('sha256').update(basename(path)).digest('hex').slice(0, 16)}`;
  const lock = join(dirname(path), name);
  const unique = randomBytes(8).toString('hex');
  const own = `${ownIdentity()} ${threadId} ${unique}`;
  const until = Date.now() + patience;
  try {
    makeFolder(dirname(path));
  } catch {
    return undefined;
  }
  for (;;) {
    try {
      writeFileSync(lock, own, { flag: 'wx' });
      return lock;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (NO_NEW_FILES.has(code)) return undefined;
      if (code !== 'EEXIST') {
        // it may have been made, and its text not written, or in part
        if (own.startsWith(contentOf(lock) ?? own)) remove(lock);
        throw error;
      }
    }
    if (breakIfLeft(lock, unique)) continue;
    if (Date.now() >= until) throw new LockedError(name);
    pause();
  }
}

/** Removes the lock of a process that was killed; never one that somebody has made in the meantime. */
function breakIfLeft(lock: string, unique: string): boolean {
  const holder = contentOf(lock);
  if (holder === undefined || !isLeft(lock, holder)) return false;
  const aside = `${lock}-${unique}`;
  try {
    renameSync(lock, aside);
    if (contentOf(aside) !== holder) renameSync(aside, lock);
    return true;
  } catch {
    return false;
  } finally {
    remove(aside);
  }
}

function isLeft(lock: string, holder: string): boolean {
  const age = ageOf(lock);
  if (age === undefined) return false;
  if (holder === '') return Math.abs(age) > EMPTY_MS;
  const [identity, thread] = holder.split(' ');
  // what this thread holds it holds synchronously, so that it is never asked for then
  return (identity === ownIdentity() && Number(thread) === threadId) || hasEnded(identity, age);
}

/** Milliseconds since it was written; undefined if it is gone. */
function ageOf(lock: string): number | undefined {
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat && Date.now() - stat.mtimeMs;
}

function contentOf(lock: string): string | undefined {
  try {
    return readFound(lock, LONGEST).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Waits without giving other work of this process a turn. */
const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
