import { existsSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { makeFolder, readFound } from './plain-files.ts';

const at = temporaryFolder();

test('a folder is made with those above it, and is there already the next time', () => {
  for (let i = 0; i < 2; i++) makeFolder(at('a/b/c'), 0o700);
  expect([statSync(at('a/b/c')).mode & 0o777, existsSync(at('a/b'))]).toEqual([0o700, true]);
  writeFileSync(at('file'), '');
  expect(() => makeFolder(at('file'))).toThrow('EEXIST');
  expect(() => makeFolder(at('file/more'))).toThrow(/ENOTDIR|EEXIST/);
});

test.runIf(process.platform === 'linux')('where none can be made, that is said at once', () => {
  expect(() => makeFolder('/proc/fathom/store')).toThrow('ENOENT');
});

test('of a file at most one byte more than is asked for is read', () => {
  writeFileSync(at('file'), 'twelve bytes');
  expect([readFound(at('file'), 12).toString(), readFound(at('file'), 11).length]).toEqual(['twelve bytes', 12]);
  expect(() => readFound(at('.'), 9)).toThrow('no ordinary file');
});
