/** One workbench for a folder: who claims it, who joins, and what is left by processes that have ended. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { type Claim, claimFolder } from './served-folders.ts';
import { serve } from './server.ts';

const at = temporaryFolder();
const ENDED = 2 ** 22 + 1;
const RUNS = process.ppid;
const { TMPDIR } = process.env;

const pack = (): string => at('packs');
const notes = (): string => join(at('tmp'), `fathom-${userInfo().uid}`);
const note = (): string => join(notes(), readdirSync(notes())[0]);
const noted = (): unknown => JSON.parse(readFileSync(note(), 'utf8'));

async function claim(): Promise<Claim> {
  const found = await claimFolder(pack());
  if ('joined' in found) throw new Error(`joined ${found.joined}`);
  return found;
}
/** Somebody else's note about the folder. */
async function leave(content: unknown): Promise<void> {
  // a claim says what the note is called
  if (!existsSync(notes()) || readdirSync(notes()).length === 0) await claim();
  writeFileSync(note(), typeof content === 'string' ? content : JSON.stringify(content));
}

describe.skipIf(process.platform === 'win32')('a folder', () => {
  beforeEach(() => {
    mkdirSync(pack());
    mkdirSync(at('tmp'));
    process.env.TMPDIR = at('tmp');
  });
  afterEach(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });

  it('is claimed by a note that only this user can read, which goes with the claim', async () => {
    const own = await claim();
    expect(noted()).toEqual({ pid: process.pid });
    own.announce('http://127.0.0.1:1/#token=x');
    expect(noted()).toEqual({ pid: process.pid, address: 'http://127.0.0.1:1/#token=x' });
    expect([statSync(notes()).mode & 0o777, statSync(note()).mode & 0o777]).toEqual([0o700, 0o600]);
    own.release();
    expect(readdirSync(notes())).toEqual([]);
  });

  it('that is served is joined, at the address of its server', async () => {
    mkdirSync(at('site'));
    const server = await serve({ folder: pack(), title: 'p', site: at('site'), port: 0 });
    try {
      const address = `http://127.0.0.1:${server.port}/#token=${server.token}`;
      await leave({ pid: RUNS, address });
      expect(await claimFolder(pack())).toEqual({ joined: address });
      // who does not know the token is no server of it
      await leave({ pid: RUNS, address: `http://127.0.0.1:${server.port}/#token=other` });
      expect('joined' in (await claimFolder(pack()))).toBe(false);
    } finally {
      await server.close();
    }
  });

  it.each([
    ['of a process that has ended', { pid: ENDED, address: 'http://127.0.0.1:1/#token=x' }],
    ['of a process that ended while it started', { pid: ENDED }],
    ['at whose address nothing listens', { pid: RUNS, address: 'http://127.0.0.1:1/#token=x' }],
    ['with no address at all', { pid: RUNS, address: 'nowhere' }],
    ['that is broken', '{'],
    ['without a number', { pid: 'me' }],
  ])('with a note %s is claimed', async (_, content) => {
    await leave(content);
    (await claim()).release();
    expect(existsSync(notes()) && readdirSync(notes())).toEqual([]);
  });

  it('whose server starts just now is waited for', async () => {
    mkdirSync(at('site'));
    const server = await serve({ folder: pack(), title: 'p', site: at('site'), port: 0 });
    try {
      const address = `http://127.0.0.1:${server.port}/#token=${server.token}`;
      await leave({ pid: RUNS });
      const claiming = claimFolder(pack());
      writeFileSync(note(), JSON.stringify({ pid: RUNS, address }));
      expect(await claiming).toEqual({ joined: address });
    } finally {
      await server.close();
    }
  });

  it('the note of another process is not taken away with the claim', async () => {
    const own = await claim();
    writeFileSync(note(), JSON.stringify({ pid: RUNS }));
    own.release();
    expect(noted()).toEqual({ pid: RUNS });
  });

  it('is served without a claim where nothing can be noted', async () => {
    writeFileSync(at('file'), '');
    process.env.TMPDIR = at('file');
    const own = await claim();
    own.announce('http://127.0.0.1:1/#token=x');
    own.release();
    expect(readFileSync(at('file'), 'utf8')).toBe('');
  });

  it('two folders are claimed by two notes', async () => {
    mkdirSync(at('more'));
    const [own, other] = [await claim(), await claimFolder(at('more'))];
    expect(readdirSync(notes())).toHaveLength(2);
    own.release();
    if (!('joined' in other)) other.release();
    expect(readdirSync(notes())).toEqual([]);
  });
});
