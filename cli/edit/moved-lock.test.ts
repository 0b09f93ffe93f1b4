/** A lock that was made while another writer was about to break the one of a process that has ended. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LockedError, withFileLock } from './file-lock.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();

const ENDED = `${2 ** 22 + 1} 0 00`;
const RUNS = `${process.ppid} 0 11`;

// Windows has no pipes with names
it.skipIf(process.platform === 'win32')('is put back', async () => {
  const path = at('pack.yaml');
  const lock = withFileLock(path, () => at(readdirSync(at())[0]));
  // Reading a pipe waits for its writer, which changes the lock before it lets go: what the reader has read is the lock of a
  // process that has ended, and what is there by then is that of one that runs.
  execFileSync('mkfifo', [lock]);
  const other = spawn('sh', [
    '-c',
    'exec 3>"$0"; rm "$0"; printf %s "$2" >"$0"; printf %s "$1" >&3',
    lock,
    ENDED,
    RUNS,
  ]);
  const ended = once(other, 'exit');
  expect(() => withFileLock(path, () => 'done', 100)).toThrow(LockedError);
  await ended;
  expect(readFileSync(lock, 'utf8')).toBe(RUNS);
  expect(readdirSync(at())).toHaveLength(1);
});
