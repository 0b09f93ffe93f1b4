import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LockedError, withFileLock } from './file-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'pack.yaml');
/** The lock of the file, as an action sees it. */
const lockOf = (path: string): string => withFileLock(path, () => join(folder, readdirSync(folder)[0]));

it('exists while something is done, and not afterwards', () => {
  expect(withFileLock(file(), () => readdirSync(folder).length)).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('of a process that was killed before it wrote its name is taken over', () => {
  const lock = lockOf(file());
  writeFileSync(lock, '');
  const longAgo = Date.now() / 1000 - 5;
  utimesSync(lock, longAgo, longAgo);
  expect(withFileLock(file(), () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

it('of a process that has ended is taken over, of one that runs it is not', () => {
  const lock = lockOf(file());
  writeFileSync(lock, `${2 ** 22 + 1} 00`);
  expect(withFileLock(file(), () => 'done')).toBe('done');
  writeFileSync(lock, `${process.ppid} 00`);
  expect(() => withFileLock(file(), () => 'done')).toThrow(LockedError);
});
