import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { threadId } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { ownIdentity } from '../terminal/process-identity.ts';
import { LockedError, withFileLock } from './file-lock.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();

const file = (): string => at('pack.yaml');
/** The lock of the file, as an action sees it. */
const lockOf = (path: string): string => withFileLock(path, () => at(readdirSync(at())[0]));

it('exists while something is done, and not afterwards', () => {
  expect(withFileLock(file(), () => readdirSync(at()).length)).toBe(1);
  expect(readdirSync(at())).toEqual([]);
});

it('goes also where the action fails, and may have been removed by then', () => {
  expect(() =>
    withFileLock(file(), () => {
      throw new Error('of the action');
    }),
  ).toThrow('of the action');
  expect(readdirSync(at())).toEqual([]);
  expect(
    withFileLock(file(), () => {
      rmSync(at(readdirSync(at())[0]));
      return 'done';
    }),
  ).toBe('done');
});

it('is one for each file', () => {
  expect(withFileLock(file(), () => withFileLock(at('other.yaml'), () => readdirSync(at()).length))).toBe(2);
  expect(readdirSync(at())).toEqual([]);
});

it('makes the folder of its file, and is done without where there can be none', () => {
  expect(withFileLock(at('new/folder/pack.yaml'), () => existsSync(at('new/folder')))).toBe(true);
  writeFileSync(file(), 'pack: sea\n');
  expect(withFileLock(at('pack.yaml/more.yaml'), () => 'done')).toBe('done');
});

it('of a process that was killed before it wrote its name is taken over', () => {
  const lock = lockOf(file());
  writeFileSync(lock, '');
  const longAgo = Date.now() / 1000 - 5;
  utimesSync(lock, longAgo, longAgo);
  expect(withFileLock(file(), () => 'done')).toBe('done');
  expect(readdirSync(at())).toEqual([]);
});

/** Of a process of this place, but for what is said. */
function identity(said: { pid?: number; place?: string; start?: string }): string {
  const [pid, place, start] = ownIdentity().split('.');
  return [said.pid ?? pid, said.place ?? place, said.start ?? start].join('.');
}
const HOUR = 3600;
const aged = (lock: string, seconds: number): void => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(lock, then, then);
};

it('of a process of another container or machine is respected while it is young, whatever its number is here', () => {
  const lock = lockOf(file());
  for (const pid of [process.pid, 2 ** 22 + 1]) {
    writeFileSync(lock, `${identity({ pid, place: '0123abcd' })} 0 00`);
    expect(() => withFileLock(file(), () => 'done', 20)).toThrow(LockedError);
  }
  // also where a clock was ahead
  for (const age of [HOUR, -HOUR]) {
    writeFileSync(lock, `${identity({ place: '0123abcd' })} 0 00`);
    aged(lock, age);
    expect(withFileLock(file(), () => 'done', 0)).toBe('done');
  }
});

it.runIf(process.platform === 'linux')('of a process whose number another one has now is taken over at once', () => {
  const lock = lockOf(file());
  writeFileSync(lock, `${identity({ start: '1' })} ${threadId + 1} 00`);
  expect(withFileLock(file(), () => 'done', 0)).toBe('done');
  // one that runs keeps it, however long ago it took it
  writeFileSync(lock, `${ownIdentity()} ${threadId + 1} 00`);
  aged(lock, HOUR);
  expect(() => withFileLock(file(), () => 'done', 20)).toThrow(LockedError);
});

it('that is empty, or names nobody, does not close its file for good, and is named', () => {
  const lock = lockOf(file());
  for (const [content, age] of [
    ['', -HOUR],
    ['somebody', HOUR],
    ['12 0 00', HOUR],
  ] as const) {
    writeFileSync(lock, content);
    aged(lock, age);
    expect(withFileLock(file(), () => 'done', 0)).toBe('done');
  }
  writeFileSync(lock, 'somebody');
  expect(() => withFileLock(file(), () => 'done', 0)).toThrow(basename(lock));
});

it('of a process that has ended is taken over, of one that runs it is not', () => {
  const lock = lockOf(file());
  writeFileSync(lock, `${identity({ pid: 2 ** 22 + 1 })} 0 00`);
  expect(withFileLock(file(), () => 'done')).toBe('done');
  writeFileSync(lock, `${identity({ pid: process.ppid, start: '0' })} 0 00`);
  expect(() => withFileLock(file(), () => 'done', 50)).toThrow(LockedError);
});

it('of this thread is left over, as it holds none when it asks for one; of another thread it is not', () => {
  const lock = lockOf(file());
  writeFileSync(lock, `${ownIdentity()} ${threadId} 00`);
  expect(withFileLock(file(), () => 'done')).toBe('done');
  writeFileSync(lock, `${ownIdentity()} ${threadId + 1} 00`);
  expect(() => withFileLock(file(), () => 'done', 50)).toThrow(LockedError);
});

it('that no writer has made is not touched', () => {
  const lock = lockOf(file());
  for (const content of ['somebody', '0 0 00', '-1 0 00']) {
    writeFileSync(lock, content);
    expect(() => withFileLock(file(), () => 'done', 20)).toThrow(LockedError);
    expect(readFileSync(lock, 'utf8')).toBe(content);
  }
});
