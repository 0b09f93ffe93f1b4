/** A file with two names, one of them a link: whoever writes by either must not write at the same time. */
import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { threadId } from 'node:worker_threads';
import { ownIdentity } from '../terminal/process-identity.ts';
import { withFileLock } from './file-lock.ts';
import { Folder, hashOf } from './folder.ts';

const at = temporaryFolder();

it.skipIf(process.platform === 'win32')('has one lock', () => {
  writeFileSync(at('rules.yaml'), 'old');
  symlinkSync('rules.yaml', at('alias.yaml'));
  const folder = new Folder(at());
  const write = (): unknown => folder.write('alias.yaml', 'new', hashOf('old'));
  const lock = withFileLock(at('rules.yaml'), () => at(...readdirSync(at()).filter((name) => name.startsWith('.'))));
  // held by a process that runs
  writeFileSync(lock, `${ownIdentity()} ${threadId + 1} 00`);
  expect(write).toThrow('is being written by another program');
  expect(readFileSync(at('rules.yaml'), 'utf8')).toBe('old');
});
