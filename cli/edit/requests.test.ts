/** Requests that are no requests of the page are refused, and nothing is written; what is answered says what it is. */
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../dsl/internal.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { serve, type EditServer } from './server.ts';

const at = temporaryFolder();
const TEXT = 'pack: sea\n';
const BYTES = Buffer.from([0, 0xff, 0xfe]);
/** What the page is built of, with the registered types. */
const ASSETS = [
  ['page-1.js', 'text/javascript'],
  ['page-1.css', 'text/css'],
  ['tide.svg', 'image/svg+xml'],
  ['letters.ttf', 'font/ttf'],
  ['font.strange', 'application/octet-stream'],
] as const;
let server: EditServer;

beforeEach(async () => {
  mkdirSync(at('packs'));
  mkdirSync(at('site'));
  mkdirSync(at('site/assets'));
  writeFileSync(at('site/index.html'), 'page');
  // not UTF-8: whoever takes it for a text damages it
  writeFileSync(at('site/assets/font.strange'), BYTES);
  for (const [name] of ASSETS) writeFileSync(at(`site/assets/${name}`), BYTES);
  writeFileSync(at('site/packs.json'), '[]');
  writeFileSync(at('packs/sea.yaml'), TEXT);
  server = await serve({ folder: at('packs'), title: 'packs', site: at('site'), port: 0 });
});
afterEach(() => server.close());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...init,
    headers: { 'X-Fathom-Token': server.token, ...(init.headers as Record<string, string> | undefined) },
  });
const create = (body: string, type: string): Promise<Response> =>
  ask('/api/file?path=new.yaml', { method: 'PUT', body, headers: { 'Content-Type': type, 'If-None-Match': '*' } });

it('a text is written as JSON only', async () => {
  // what a form of another page could send
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expect((await create('{"text": "pack: new\\n"}', type)).status).toBe(400);
  }
  for (const body of ['{"text": 5}', '{}', 'null', '[]', '{"text": ["a"]}', '{']) {
    expect([body, (await create(body, 'application/json')).status]).toEqual([body, 400]);
  }
  expect((await ask('/api/file?path=new.yaml')).status).not.toBe(200);
  expect((await create('{"text": "pack: new\\n"}', 'application/json; charset=utf-8')).status).toBe(200);
  expect(readFileSync(at('packs/new.yaml'), 'utf8')).toBe('pack: new\n');
});

it('a request is as large as the largest text can be in JSON, six bytes for each character, and no larger', async () => {
  const body = '{"text": "pack: new\\n"}';
  const most = 6 * LIMITS.fileSize.most;
  expect((await create(body.padEnd(most + 1), 'application/json')).status).toBe(413);
  expect((await create(body.padEnd(most), 'application/json')).status).toBe(200);
});

it('the page is read, by GET and by HEAD, and nothing else', async () => {
  const [got, head, posted] = [await ask('/'), await ask('/', { method: 'HEAD' }), await ask('/', { method: 'POST' })];
  expect([got.status, await got.text(), head.status, await head.text(), posted.status]).toEqual([
    200,
    'page',
    200,
    '',
    405,
  ]);
});

it('the files of the page have their types, come as they are, and are kept by the browser; the page is not', async () => {
  for (const [name, type] of ASSETS) {
    const answer = await ask(`/assets/${name}`);
    expect([name, answer.headers.get('content-type')?.split(';')[0]]).toEqual([name, type]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  }
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/index.html', 'text/html'],
    ['/packs.json', 'application/json'],
    ['/api/files', 'application/json'],
  ]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get('content-type')?.split(';')[0]]).toEqual([path, 200, type]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

it('no answer is embedded, guessed at or told of elsewhere', async () => {
  for (const path of ['/', '/assets/tide.svg', '/api/files', '/api/nothing', '/nothing']) {
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
  }
});

it('what is not there is said so, each with its kind of answer', async () => {
  for (const path of ['/api/nothing', '/api', '/nothing', '/assets/nothing.js', '/assets/', '/index.html/more']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  // a request of the page that no page sends
  expect((await ask('/api/files', { method: 'POST' })).status).toBe(404);
});

it('changes come as events: a file that changed, and one that has gone', async () => {
  const response = await ask('/api/changes');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<unknown> => {
    for (;;) {
      const { value = '' } = await reader.read();
      const data = /^data: (.*)$/m.exec(value);
      if (data) return JSON.parse(data[1]);
    }
  };
  writeFileSync(at('packs/sea.yaml'), 'pack: sea\ntitle: Sea\n');
  utimesSync(at('packs/sea.yaml'), 1, 1);
  expect(await next()).toMatchObject({ path: 'sea.yaml', text: 'pack: sea\ntitle: Sea\n' });
  rmSync(at('packs/sea.yaml'));
  expect(await next()).toEqual({ path: 'sea.yaml', removed: true });
  await reader.cancel();
});
