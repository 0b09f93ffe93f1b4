/**
 * One writer at a time for a file, over all processes of this machine: comparing a file with what a writer has read and writing
 * it must be one step. The lock is a file beside it that exists for some milliseconds.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isAlive, LOCK_PREFIX } from '../terminal/temporary-files.ts';

/** How long a writer waits for another one, unless it says otherwise. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 3;
/** A lock that is still empty then was made by a process that was killed before it could write its name. */
const EMPTY_MS = 500;

/** Another process holds the lock for longer than any write takes. */
export class LockedError extends Error {}

/**
 * Does something while no other process and no other thread does so for the same file.
 *
 * @throws {LockedError} after `patience` milliseconds.
 */
export function withFileLock<T>(path: string, action: () => T, patience = PATIENCE_MS): T {
  const lock = acquire(path, patience);
  try {
    return action();
  } finally {
    if (lock !== undefined) rmSync(lock, { force: true });
  }
}

/** The lock, or undefined where no file can be made: there nothing can be replaced either. */
function acquire(path: string, patience: number): string | undefined {
  const lock = join(
    dirname(path),
    `${LOCK_PREFIX}${createHash('sha256').update(basename(path)).digest('hex').slice(0, 16)}`,
  );
  const own = `${process.pid} ${threadId} ${randomBytes(8).toString('hex')}`;
  const until = Date.now() + patience;
  for (;;) {
    try {
      writeFileSync(lock, own, { flag: 'wx' });
      return lock;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') {
        mkdirSync(dirname(path), { recursive: true });
        continue;
      }
      if (code !== 'EEXIST') return undefined;
    }
    if (!breakIfLeft(lock, own)) pause();
    if (Date.now() > until) throw new LockedError();
  }
}

/** Removes the lock of a process that was killed; never one that somebody has made in the meantime. */
function breakIfLeft(lock: string, own: string): boolean {
  const holder = contentOf(lock);
  if (holder === undefined || !isLeft(lock, holder)) return false;
  const aside = `${lock}-${own.split(' ').at(-1)}`;
  try {
    renameSync(lock, aside);
    if (contentOf(aside) !== holder) renameSync(aside, lock);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isLeft(lock: string, holder: string): boolean {
  if (holder === '') return (ageOf(lock) ?? 0) > EMPTY_MS;
  const [pid, thread] = holder.split(' ').map(Number);
  // what this thread holds it holds synchronously, so that it is never asked for then
  return pid > 0 && (pid === process.pid ? thread === threadId : !isAlive(pid));
}

/** Milliseconds since it was written; undefined if it is gone. */
function ageOf(lock: string): number | undefined {
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat && Date.now() - stat.mtimeMs;
}

function contentOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Waits without giving other work of this process a turn. */
const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
