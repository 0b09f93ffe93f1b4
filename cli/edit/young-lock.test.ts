/** A lock that is still empty: its process may be about to write its name, so it is left alone for a moment. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { LockedError, withFileLock } from './file-lock.ts';

const at = temporaryFolder();

it('is respected, and taken over after half a second', () => {
  const path = at('pack.yaml');
  const lock = withFileLock(path, () => at(readdirSync(at())[0]));
  writeFileSync(lock, '');
  expect(() => withFileLock(path, () => 'done', 50)).toThrow(LockedError);
  expect(readFileSync(lock, 'utf8')).toBe('');
  // no other than the one that is left is waited for so long
  expect(withFileLock(path, () => 'done', 2000)).toBe('done');
  expect(readdirSync(at())).toEqual([]);
});
