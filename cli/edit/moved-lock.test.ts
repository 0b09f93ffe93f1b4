/** A lock that was made while another writer was about to break the one of a process that has ended. */
import fs, { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { ownIdentity } from '../terminal/process-identity.ts';
import { LockedError, withFileLock } from './file-lock.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();
const { renameSync } = fs;
afterEach(() => {
  fs.renameSync = renameSync;
  syncBuiltinESMExports();
});

it('is put back', () => {
  const path = at('pack.yaml');
  const lock = withFileLock(path, () => at(readdirSync(at())[0]));
  writeFileSync(lock, `${ownIdentity()} ${threadId} 00`);
  const runs = `${ownIdentity()} ${threadId + 1} 11`;
  // between reading the lock and moving it aside
  let moved = 0;
  fs.renameSync = (from, to) => {
    if (moved++ === 0) writeFileSync(lock, runs);
    renameSync(from, to);
  };
  syncBuiltinESMExports();
  expect(() => withFileLock(path, () => 'done', 100)).toThrow(LockedError);
  expect(moved).toBe(2);
  expect(readFileSync(lock, 'utf8')).toBe(runs);
  expect(readdirSync(at())).toHaveLength(1);
});
