/** `fathom edit` as a process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FATHOM = join(ROOT, 'cli', 'fathom.mjs');
let folder: string;
/** what is remembered stays out of the folder of whoever runs the tests */
let state: string;
let running: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-edit-'));
  state = mkdtempSync(join(tmpdir(), 'fathom-state-'));
  cpSync(join(ROOT, 'cards', 'nim.yaml'), join(folder, 'nim.yaml'));
});
afterAll(() => {
  running?.kill();
  rmSync(folder, { recursive: true, force: true });
  rmSync(state, { recursive: true, force: true });
});

it('prints a local address and serves the page and the folder there until it is stopped', async () => {
  running = spawn(process.execPath, [FATHOM, 'edit', folder, '--port', '0'], {
    env: { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  running.stdout!.on('data', (part: Buffer) => {
    out += part.toString();
  });
  await expect.poll(() => out).toMatch(/Ctrl-C ends the server/);
  const [, address, token] = /(http:\/\/127\.0\.0\.1:\d+\/)#token=(\S+)/.exec(out)!;
  expect(await (await fetch(address)).text()).toContain('<meta name="fathom-host" content="folder"');
  const { files } = (await (await fetch(`${address}api/files`, { headers: { 'X-Fathom-Token': token } })).json()) as {
    files: { path: string; readonly: boolean }[];
  };
  expect(files.filter(({ readonly }) => !readonly).map(({ path }) => path)).toEqual(['nim.yaml']);
  // packs of the repository may be extended
  expect(files.some(({ path }) => path === '.shelf/underwater-cities/pack.yaml')).toBe(true);
  running.kill('SIGINT');
  await once(running, 'exit');
});

it('explains what to do if it cannot start', async () => {
  const run = (...args: string[]): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, [FATHOM, 'edit', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: state },
    });
  expect(run(join(folder, 'nowhere'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no folder'),
  });
  expect(run('--port', '99999')).toMatchObject({ status: 2, stderr: expect.stringContaining('from 0 to 65535') });
  const taken = createServer();
  await new Promise<void>((listening) => {
    taken.listen(0, '127.0.0.1', listening);
  });
  const { port } = taken.address() as AddressInfo;
  expect(run(folder, '--port', String(port))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(new RegExp(`Port ${port} is in use.*--port ${port + 1}`, 's')),
  });
  taken.close();
});

it('is one server for a folder: started again, it prints the address of the first, until that one has ended', async () => {
  const start = (port: string): Promise<{ child: ChildProcess; out: string; code: number | null }> =>
    new Promise((done) => {
      const child = spawn(process.execPath, [FATHOM, 'edit', folder, '--port', port], {
        env: { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: state },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let out = '';
      child.stdout.on('data', (part: Buffer) => {
        out += part.toString();
        if (out.includes('Ctrl-C ends the server')) done({ child, out, code: null });
      });
      child.once('exit', (code) => done({ child, out, code }));
    });
  const addressIn = (out: string): string => /http:\/\/127\S+/.exec(out)![0];
  const first = await start('0');
  // both at once, and one of them on another port
  const others = await Promise.all([start('0'), start('4299')]);
  for (const { out, code } of others) {
    expect(code).toBe(0);
    expect(out).toContain('is open already');
    expect(addressIn(out)).toBe(addressIn(first.out));
  }
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = signal === 'SIGKILL' ? first : running!;
    const child = 'child' in before ? before.child : before;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const next = await start('0');
    running = next.child;
    expect(next.code).toBeNull();
    // another port, with the secret of before: a page that is open works again
    expect(addressIn(next.out)).not.toBe(addressIn(first.out));
    expect(addressIn(next.out).split('#')[1]).toBe(addressIn(first.out).split('#')[1]);
  }
  running!.kill();
});
