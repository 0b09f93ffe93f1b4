/** The server of the workbench from outside: access control, reading, writing, and files after a killed process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUILT_IN_FOLDER } from '../../dsl/internal.ts';
import { bundle } from '../../test/support/bundle.ts';
import { sampleOf } from '../../test/support/width.ts';
import { threadId } from 'node:worker_threads';
import { ownIdentity } from '../terminal/process-identity.ts';
import { Folder, RequestError } from './folder.ts';
import { serve, type EditServer } from './server.ts';

/** The modules that processes of their own run. */
const modules = mkdtempSync(join(tmpdir(), 'fathom-edit-modules-'));
beforeAll(async () => {
  const [server, folder] = ['server.ts', 'folder.ts'].map((name) => join(import.meta.dirname, name));
  await bundle({ server, folder }, modules);
  return () => rmSync(modules, { recursive: true });
});

let root: string;
let folder: string;
let server: EditServer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fathom-edit-'));
  folder = join(root, 'packs');
  mkdirSync(join(folder, 'sea'), { recursive: true });
  mkdirSync(join(root, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'sea', 'pack.yaml'), 'pack: sea\n');
  writeFileSync(join(folder, 'notes.txt'), 'private');
  writeFileSync(join(root, 'outside.yaml'), 'pack: outside\n');
  writeFileSync(join(root, 'site', 'index.html'), '<meta name="fathom-host" content="static">');
  server = await serve({ folder, title: 'packs', site: join(root, 'site'), port: 0 });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}
function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, method, path, headers: { 'x-fathom-token': server.token, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString();
        });
        response.on('end', () => done({ status: response.statusCode!, body: text, headers: response.headers }));
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}
const JSON_TYPE = { 'content-type': 'application/json' };
const put = (path: string, headers: Record<string, string>, text = 'pack: new\n'): Promise<Answer> =>
  ask('PUT', `/api/file?path=${encodeURIComponent(path)}`, { ...JSON_TYPE, ...headers }, JSON.stringify({ text }));
const files = async (): Promise<{ path: string; text: string; hash: string }[]> =>
  (JSON.parse((await ask('GET', '/api/files')).body) as { files: { path: string; text: string; hash: string }[] })
    .files;

describe('access control', () => {
  it.each<[string, Record<string, string>]>([
    ['a foreign domain that resolves to this machine', { host: 'evil.example' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['no token', { 'x-fathom-token': '' }],
    ['a wrong token', { 'x-fathom-token': 'x'.repeat(32) }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine, as the browser says', { 'sec-fetch-site': 'same-site' }],
    ['an address that somebody typed or clicked, as the browser says', { 'sec-fetch-site': 'none' }],
  ])('not with %s', async (_, headers) => {
    const hash = (await files())[0].hash;
    expect((await ask('GET', '/api/files', headers)).status).toBe(403);
    expect((await ask('GET', '/api/changes', headers)).status).toBe(403);
    expect((await put('sea/pack.yaml', { 'if-match': `"${hash}"`, ...headers })).status).toBe(403);
    expect(readFileSync(join(folder, 'sea', 'pack.yaml'), 'utf8')).toBe('pack: sea\n');
  });

  it('serves the page without a token, but only under its own host', async () => {
    const page = await ask('GET', '/', { 'x-fathom-token': '' });
    expect([page.status, page.body]).toEqual([200, '<meta name="fathom-host" content="folder">']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(Object.keys(page.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await ask('GET', '/', { host: 'evil.example' })).status).toBe(403);
    expect((await ask('POST', '/')).status).toBe(405);
    for (const path of ['/fathom.cjs', '/../outside.yaml', '/assets/../../outside.yaml', '/assets/%2e%2e/fathom.cjs']) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
    }
  });
});

describe('reading and writing', () => {
  it('serves the YAML files of the folder, with their hashes', async () => {
    expect((await files()).map(({ path, text }) => [path, text])).toEqual([['sea/pack.yaml', 'pack: sea\n']]);
  });

  it('writes a file that was read, and a new file', async () => {
    const [{ hash }] = await files();
    expect((await put('sea/pack.yaml', { 'if-match': `"${hash}"` })).status).toBe(200);
    expect((await put('sea/more/cards.yaml', { 'if-none-match': '*' }, 'cards:\r\n')).status).toBe(200);
    expect((await files()).map(({ path, text }) => [path, text])).toEqual([
      ['sea/more/cards.yaml', 'cards:\r\n'],
      ['sea/pack.yaml', 'pack: new\n'],
    ]);
  });

  it('refuses to write a file that has changed, already exists, or comes without a precondition', async () => {
    const [{ hash }] = await files();
    writeFileSync(join(folder, 'sea', 'pack.yaml'), 'pack: theirs\n');
    const stale = await put('sea/pack.yaml', { 'if-match': `"${hash}"` });
    expect([stale.status, (JSON.parse(stale.body) as { current: { text: string } }).current.text]).toEqual([
      412,
      'pack: theirs\n',
    ]);
    expect((await put('sea/pack.yaml', { 'if-none-match': '*' })).status).toBe(412);
    expect((await put('sea/gone.yaml', { 'if-match': `"${hash}"` })).status).toBe(412);
    expect((await put('sea/pack.yaml', {})).status).toBe(400);
    expect(
      (await ask('PUT', '/api/file?path=sea/pack.yaml', { 'if-match': `"${hash}"`, 'content-type': 'text/plain' }, 'x'))
        .status,
    ).toBe(400);
    expect(readFileSync(join(folder, 'sea', 'pack.yaml'), 'utf8')).toBe('pack: theirs\n');
  });

  it('refuses paths outside of the folder, also through links', async () => {
    symlinkSync(join(root, 'outside.yaml'), join(folder, 'link.yaml'));
    symlinkSync(root, join(folder, 'up'));
    for (const path of [
      '../outside.yaml',
      'sea/../../outside.yaml',
      join(root, 'outside.yaml'),
      'link.yaml',
      'up/outside.yaml',
      'up/new.yaml',
      'notes.txt',
      '.hidden.yaml',
      'sea\\..\\..\\outside.yaml',
      'a\0.yaml',
      '',
    ]) {
      expect([
        path,
        (await ask('GET', `/api/file?path=${encodeURIComponent(path)}`)).status,
        (await put(path, { 'if-none-match': '*' })).status,
      ]).toEqual([path, 403, 403]);
    }
    expect((await files()).map(({ path }) => path)).toEqual(['sea/pack.yaml']);
    expect([readFileSync(join(root, 'outside.yaml'), 'utf8'), readdirSync(root).sort()]).toEqual([
      'pack: outside\n',
      ['outside.yaml', 'packs', 'site'],
    ]);
  });

  it('reads and writes the sign-offs, and no other path with a leading dot', async () => {
    const name = '.fathom/signoffs.yaml';
    const now = async (): Promise<unknown> => JSON.parse((await ask('GET', '/api/signoffs')).body);
    expect(await now()).toEqual({ path: name, text: '', hash: null });
    expect((await put(name, { 'if-none-match': '*' }, 'signoffs: []\n')).status).toBe(200);
    expect(await now()).toMatchObject({ text: 'signoffs: []\n', readonly: false });
    expect((await put(name, { 'if-none-match': '*' }, 'x')).status).toBe(412);
    expect((await put(name, { 'if-match': `"${'0'.repeat(32)}"` }, 'x')).status).toBe(412);
    expect((await files()).map(({ path }) => path)).toEqual(['sea/pack.yaml']);
    for (const other of [
      '.fathom/other.yaml',
      '.fathom/../.hidden.yaml',
      'sea/.fathom/signoffs.yaml',
      '.git/config.yaml',
    ]) {
      expect((await put(other, { 'if-none-match': '*' })).status).toBe(403);
    }
    expect(readFileSync(join(folder, name), 'utf8')).toBe('signoffs: []\n');
  });

  it('refuses sign-offs through a link that leaves the folder', async () => {
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), join(folder, '.fathom'));
    expect((await ask('GET', '/api/signoffs')).status).toBe(403);
    expect((await put('.fathom/signoffs.yaml', { 'if-none-match': '*' })).status).toBe(403);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });

  it('reads built-in packs and does not write them', () => {
    const builtIn = join(root, 'built-in');
    mkdirSync(builtIn);
    writeFileSync(join(builtIn, 'base.yaml'), 'pack: base\n');
    const both = new Folder(folder, [builtIn]);
    expect(both.files().map(({ path, readonly }) => [path, readonly])).toEqual([
      ['sea/pack.yaml', false],
      ['.shelf/base.yaml', true],
    ]);
    expect(() => both.write('.shelf/base.yaml', 'pack: mine\n', both.read('.shelf/base.yaml').hash)).toThrow(
      RequestError,
    );
    expect(readFileSync(join(builtIn, 'base.yaml'), 'utf8')).toBe('pack: base\n');
  });

  it('of built-in packs with equal names serves the first', () => {
    const [first, second] = ['first', 'second'].map((name) => join(root, name));
    for (const [path, text] of [
      [join(first, 'base.yaml'), 'pack: first\n'],
      [join(second, 'base', 'pack.yaml'), 'pack: second\n'],
      [join(second, 'other.yaml'), 'pack: other\n'],
    ]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const served = new Folder(folder, [first, second]);
    expect(served.files().map(({ path }) => path)).toEqual(['sea/pack.yaml', '.shelf/base.yaml', '.shelf/other.yaml']);
    expect(served.read('.shelf/other.yaml').text).toBe('pack: other\n');
    expect(() => served.read('.shelf/base/pack.yaml')).toThrow(RequestError);
  });

  it('the paths of a folder that is a pack begin with its name, as other packs refer to it by that', () => {
    expect(new Folder(join(folder, 'sea')).files().map(({ path }) => path)).toEqual(['sea/pack.yaml']);
  });

  it('serves the weights of the bots beside a pack, and no other JSON', async () => {
    const weights = async (pack: string): Promise<unknown> => {
      const { status, body } = await ask('GET', `/api/weights?path=${encodeURIComponent(pack)}`);
      return status === 200 ? (JSON.parse(body) as { text: string | null }).text : status;
    };
    expect(await weights('sea')).toBeNull();
    writeFileSync(join(folder, 'sea.weights.json'), '{"of": "sea"}');
    writeFileSync(join(folder, 'nim.yaml'), 'pack: nim\n');
    writeFileSync(join(folder, 'nim.weights.json'), '{"of": "nim"}');
    writeFileSync(join(root, 'outside.weights.json'), 'private');
    symlinkSync(join(root, 'outside.weights.json'), join(folder, 'linked.weights.json'));
    writeFileSync(join(folder, 'linked.yaml'), 'pack: linked\n');
    expect([await weights('sea'), await weights('nim.yaml')]).toEqual(['{"of": "sea"}', '{"of": "nim"}']);
    expect(await weights('linked.yaml')).toBeNull();
    expect([await weights('../outside.yaml'), await weights('../outside'), await weights('')]).toEqual([403, 403, 403]);
    // of a folder that is a pack they lie beside it; those of built-in packs beside these
    expect(new Folder(join(folder, 'sea')).weights('sea')).toBe('{"of": "sea"}');
    expect(new Folder(join(root, 'site'), [folder]).weights(`${BUILT_IN_FOLDER}/sea`)).toBe('{"of": "sea"}');
  });

  it('does not write files that are not UTF-8', () => {
    writeFileSync(join(folder, 'old.yaml'), Buffer.from([0x61, 0xe9, 0x0a]));
    const here = new Folder(folder);
    const old = here.read('old.yaml');
    expect(old.readonly).toBe(true);
    expect(() => here.write('old.yaml', 'a\n', old.hash)).toThrow(/UTF-8/);
  });
});

it('sends changes on disk to the page', async () => {
  const events = new Promise<string>((done) => {
    const listener = request(
      { host: '127.0.0.1', port: server.port, path: '/api/changes', headers: { 'x-fathom-token': server.token } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString();
          if (text.includes('listening') && !text.includes('data:')) {
            writeFileSync(join(folder, 'sea', 'pack.yaml'), 'pack: changed\n');
          }
          if (text.includes('pack: changed')) {
            response.destroy();
            done(text);
          }
        });
      },
    );
    listener.end();
  });
  expect(await events).toContain('"path":"sea/pack.yaml"');
});

it('a server killed during 200 writes leaves each file old or new, and no other files', async () => {
  const FILES = 20;
  const WRITES = 200;
  const name = (i: number): string => `many/f${i}.yaml`;
  const textOf = (i: number, version: number): string =>
    `pack: f${i}-v${version}\n# ${String.fromCharCode(97 + (version % 26)).repeat(60_000)}\n`;
  const script = `import { serve } from ${JSON.stringify(join(modules, 'server.mjs'))};
    const { port, token } = await serve({ folder: ${JSON.stringify(folder)}, title: 'packs', site: ${JSON.stringify(join(root, 'site'))}, port: 0 });
    console.log(JSON.stringify({ port, token }));`;
  let begun = 0;
  const killedAfter = sampleOf([10, 90, 170], 1);
  for (const after of killedAfter) {
    rmSync(join(folder, 'many'), { recursive: true, force: true });
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { port, token } = JSON.parse(
      String(await new Promise<Buffer>((received) => child.stdout.once('data', received))),
    ) as { port: number; token: string };
    const ended = new Promise((done) => child.once('exit', done));
    const sent = new Map<number, number>();
    const confirmed = new Map<number, number>();
    const hashes = new Map<number, string>();
    let answered = 0;
    // the files in parallel, each with sequential writes: the kill always interrupts a write
    const write = async (i: number): Promise<void> => {
      for (let version = 1; version <= WRITES / FILES; version++) {
        const hash = hashes.get(i);
        sent.set(i, version);
        const answer = await fetch(`http://127.0.0.1:${port}/api/file?path=${encodeURIComponent(name(i))}`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            'x-fathom-token': token,
            ...(hash === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${hash}"` }),
          },
          body: JSON.stringify({ text: textOf(i, version) }),
        }).catch(() => null);
        if (!answer?.ok) return;
        const body = (await answer.json().catch(() => null)) as { hash: string } | null;
        if (!body) return;
        hashes.set(i, body.hash);
        confirmed.set(i, version);
        if (++answered === after) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: FILES }, (_, i) => write(i)));
    await ended;
    begun += answered;
    expect(answered).toBeLessThan(WRITES);
    for (let i = 0; i < FILES; i++) {
      const now = (() => {
        try {
          return readFileSync(join(folder, name(i)), 'utf8');
        } catch {
          return null;
        }
      })();
      const may = [confirmed.get(i) ?? 0, sent.get(i)!].map((version) => (version === 0 ? null : textOf(i, version)));
      expect([i, may.includes(now)]).toEqual([i, true]);
    }
    expect(
      new Folder(folder)
        .files()
        .map(({ path }) => path)
        .filter((path) => !/^(?:many\/f\d+|sea\/pack)\.yaml$/.test(path)),
    ).toEqual([]);
  }
  expect(begun).toBeGreaterThanOrEqual(killedAfter.reduce((sum, after) => sum + after));
});

it('a process killed while it writes leaves each file old or new, and no other files', async () => {
  const script = `import { Folder } from ${JSON.stringify(join(modules, 'folder.mjs'))};
    const folder = new Folder(${JSON.stringify(folder)}), texts = ['a', 'b'].map((one) => 'pack: ' + one.repeat(200000) + '\\n');
    let file = folder.write('big.yaml', texts[0], null);
    console.log('begun');
    for (let i = 1; ; i++) file = folder.write('big.yaml', texts[i % 2], file.hash);`;
  for (const pause of sampleOf([0, 3, 11], 1)) {
    rmSync(join(folder, 'big.yaml'), { force: true });
    const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((begun) => writer.stdout.once('data', begun));
    await new Promise((later) => setTimeout(later, pause));
    const ended = new Promise((done) => writer.once('exit', done));
    writer.kill('SIGKILL');
    await ended;
    expect(readFileSync(join(folder, 'big.yaml'), 'utf8')).toMatch(/^pack: (a{200000}|b{200000})\n$/);
    expect(new Folder(folder).files().map(({ path }) => path)).toEqual(['big.yaml', 'sea/pack.yaml']);
  }
});

describe('two servers on the same files', () => {
  /** A second server, in a process of its own. */
  const another = async (served: string): Promise<{ child: ChildProcess; port: number; token: string }> => {
    const script = `import { serve } from ${JSON.stringify(join(modules, 'server.mjs'))};
      const { port, token } = await serve({ folder: ${JSON.stringify(served)}, title: 'packs', site: ${JSON.stringify(join(root, 'site'))}, port: 0 });
      console.log(JSON.stringify({ port, token }));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = String(await new Promise<Buffer>((received) => child.stdout.once('data', received)));
    return { child, ...(JSON.parse(line) as { port: number; token: string }) };
  };
  const putAt = async (
    { port, token }: { port: number; token: string },
    path: string,
    headers: Record<string, string>,
    text: string,
  ): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/file?path=${encodeURIComponent(path)}`, {
      method: 'PUT',
      headers: { ...JSON_TYPE, 'x-fathom-token': token, ...headers },
      body: JSON.stringify({ text }),
    });
    await answer.text();
    return answer.status;
  };

  it('never both write what one of them has changed', async () => {
    // one of them serves a folder inside of the folder of the other
    const whole = await another(folder);
    const inner = await another(join(folder, 'sea'));
    try {
      for (let round = 0; round < 20; round++) {
        const { hash } = new Folder(folder).read('sea/pack.yaml');
        const match = { 'if-match': `"${hash}"` };
        const texts = [1, 2].map((n) => `pack: sea\n# ${round} ${String(n).repeat(50_000)}\n`);
        const answers = await Promise.all([
          putAt(whole, 'sea/pack.yaml', match, texts[0]),
          putAt(inner, 'sea/pack.yaml', match, texts[1]),
        ]);
        expect(answers.toSorted((a, b) => a - b)).toEqual([200, 412]);
        expect(readFileSync(join(folder, 'sea', 'pack.yaml'), 'utf8')).toBe(texts[answers.indexOf(200)]);
        const none = { 'if-none-match': '*' };
        const made = await Promise.all([
          putAt(whole, `sea/new/f${round}.yaml`, none, texts[0]),
          putAt(inner, `sea/new/f${round}.yaml`, none, texts[1]),
        ]);
        expect(made.toSorted((a, b) => a - b)).toEqual([200, 412]);
      }
      expect(readdirSync(join(folder, 'sea')).sort()).toEqual(['new', 'pack.yaml']);
    } finally {
      whole.child.kill();
      inner.child.kill();
    }
  });

  it('do not wait for one that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const name = createHash('sha256').update('pack.yaml').digest('hex').slice(0, 16);
    const lock = join(folder, 'sea', `.fathom-lock-${name}`);
    const [, place, start] = ownIdentity().split('.');
    writeFileSync(lock, `${pid}.${place}.${start} 0 0123456789abcdef`);
    const here = new Folder(folder);
    here.write('sea/pack.yaml', 'pack: new\n', here.read('sea/pack.yaml').hash);
    expect(readFileSync(join(folder, 'sea', 'pack.yaml'), 'utf8')).toBe('pack: new\n');
    writeFileSync(lock, `${ownIdentity()} ${threadId + 1} 0123456789abcdef`);
    expect(() => here.write('sea/pack.yaml', 'pack: x\n', here.read('sea/pack.yaml').hash)).toThrow(/another program/);
  });
});

describe('odd requests', () => {
  const paths = [
    `${'a'.repeat(300)}.yaml`,
    `${'a/'.repeat(3000)}b.yaml`,
    'sea/pack.yaml/x.yaml',
    'notes.txt/x.yaml',
    'loop.yaml',
    'loop.yaml/x.yaml',
    'a\0.yaml',
    '\u001b]0;x\u0007.yaml',
    '\u202e.yaml',
    '..',
    '.',
    '',
    '/etc/passwd.yaml',
    'sea',
    'folder.yaml',
    'protected.yaml',
    '.shelf/nim.yaml',
    '.fathom-signoffs.yaml/x.yaml',
    'con.yaml ',
    '%00.yaml',
    '\ud800.yaml',
  ];

  it('are answered in words, never with a place of this machine, and nothing is harmed', async () => {
    symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
    mkdirSync(join(folder, 'folder.yaml'));
    writeFileSync(join(folder, 'protected.yaml'), 'pack: protected\n', { mode: 0o444 });
    const { hash } = new Folder(folder).read('protected.yaml');
    for (const path of paths) {
      const at = `/api/file?path=${encodeURIComponent(path.replace(/[\ud800-\udfff]/g, '\ufffd'))}`;
      const body = JSON.stringify({ text: 'pack: x\n' });
      const answers = [
        await ask('GET', at),
        await ask('PUT', at, { ...JSON_TYPE, 'if-none-match': '*' }, body),
        await ask('PUT', at, { ...JSON_TYPE, 'if-match': `"${hash}"` }, body),
      ];
      for (const { status, body: answer } of answers) {
        expect([path, status < 500, answer.includes(root)]).toEqual([path, true, false]);
        expect(answer).not.toMatch(/E[A-Z]{4,}|[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
      }
    }
    expect(readFileSync(join(folder, 'protected.yaml'), 'utf8')).toBe('pack: protected\n');
    expect(
      (await ask('PUT', '/api/file?path=protected.yaml', { ...JSON_TYPE, 'if-match': `"${hash}"` }, '{"text": "x"}'))
        .body,
    ).toBe('{"error":"\\"protected.yaml\\" cannot be written: it is write-protected."}');
  });

  it('with a text that no file can contain are refused', async () => {
    const at = '/api/file?path=new.yaml';
    const headers = { ...JSON_TYPE, 'if-none-match': '*' };
    expect(await ask('PUT', at, headers, '{"text": "a\\ud800"}')).toMatchObject({ status: 400 });
    const bytes = Buffer.concat([Buffer.from('{"text": "a'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await ask('PUT', at, headers, bytes as unknown as string)).toMatchObject({ status: 400 });
    expect((await put('new.yaml', { 'if-none-match': '*' }, 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await put('new.yaml', { 'if-none-match': '*' }, 'x'.repeat(1_000_000))).status).toBe(200);
  });

  it('for more files than are served are told so', async () => {
    mkdirSync(join(folder, 'many'));
    for (let i = 0; i < 2001; i++) writeFileSync(join(folder, 'many', `f${i}.yaml`), '');
    expect(await ask('GET', '/api/files')).toMatchObject({
      status: 413,
      body: '{"error":"This folder has more than 2000 YAML files; open the folder of a single pack instead."}',
    });
  });

  it('serve the beginning of a file that is too large, which nobody can write over', () => {
    writeFileSync(join(folder, 'large.yaml'), `# ${'x'.repeat(3_000_000)}`);
    const { text, readonly } = new Folder(folder).read('large.yaml');
    expect([text.length, readonly]).toEqual([1_000_001, true]);
  });
});
