/** The secret of a served folder from one start to the next. */
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretOf } from './kept-secret.ts';

let root: string;
let notes: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fathom-secret-'));
  notes = join(root, 'state', 'fathom');
  mkdirSync(join(root, 'a'));
  mkdirSync(join(root, 'b'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const of = (folder: string): ReturnType<typeof secretOf> => secretOf(join(root, folder), notes);
const file = (): string => join(notes, readdirSync(notes)[0]);

describe('a secret that is kept', () => {
  it('is the same at each start, another for each folder, and readable by this user only', () => {
    const first = of('a');
    expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/) });
    expect(of('a')).toEqual(first);
    expect(of('b').token).not.toBe(first.token);
    expect(statSync(notes).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(notes)) expect(statSync(join(notes, name)).mode & 0o777).toBe(0o600);
    expect(readdirSync(notes)).toHaveLength(2);
  });

  it('belongs to the folder, by whatever link that is reached', () => {
    symlinkSync(join(root, 'a'), join(root, 'link'));
    expect(of('link')).toEqual(of('a'));
  });

  it('is made anew where others could read it, or where the file is damaged', () => {
    const { token } = of('a');
    chmodSync(file(), 0o644);
    const second = of('a');
    expect(second).toEqual({ token: expect.not.stringContaining(token) });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    for (const damaged of ['', 'short', `${second.token}\n${second.token}`, 'x'.repeat(10_000)]) {
      writeFileSync(file(), damaged);
      const made = of('a');
      expect(made.token).toMatch(/^[\w-]{32}$/);
      expect(readFileSync(file(), 'utf8')).toBe(`${made.token}\n`);
    }
  });
});

describe('a secret that cannot be kept is a new one at each start, and says why', () => {
  it('where a file stands in the place of the folder', () => {
    mkdirSync(join(root, 'state'));
    writeFileSync(notes, '');
    expect(of('a').notKept).toBeTruthy();
    expect(of('a').token).not.toBe(of('a').token);
  });

  it('where the folder or the file is a link', () => {
    mkdirSync(join(root, 'elsewhere', 'fathom'), { recursive: true });
    symlinkSync(join(root, 'elsewhere'), join(root, 'linked'));
    expect(secretOf(join(root, 'a'), join(root, 'linked')).notKept).toBe('it is no folder');
    of('a');
    const place = file();
    rmSync(place);
    symlinkSync(join(root, 'elsewhere', 'secret'), place);
    expect(of('a').notKept).toBe('the file of the secret is no ordinary file');
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['fathom']);
  });

  it('where the folder belongs to another user', () => {
    let foreign = '/usr';
    if (userInfo().uid === 0) {
      foreign = join(root, 'foreign');
      mkdirSync(foreign);
      chownSync(foreign, 12_345, 12_345);
    }
    expect(secretOf(join(root, 'a'), foreign).notKept).toBe('it belongs to another user');
  });
});
