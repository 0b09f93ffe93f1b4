/** Requests that are no requests of the page are refused, and nothing is written; what is answered says what it is. */
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { serve, type EditServer } from './server.ts';

const at = temporaryFolder();
const TEXT = 'pack: sea\n';
let server: EditServer;

beforeEach(async () => {
  mkdirSync(at('packs'));
  mkdirSync(at('site'));
  mkdirSync(at('site/assets'));
  writeFileSync(at('site/index.html'), 'page');
  writeFileSync(at('site/assets/font.strange'), 'font');
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

it('the page is read, by GET and by HEAD, and nothing else', async () => {
  const [got, head, posted] = [await ask('/'), await ask('/', { method: 'HEAD' }), await ask('/', { method: 'POST' })];
  expect([got.status, await got.text(), head.status, await head.text(), posted.status]).toEqual([
    200,
    'page',
    200,
    '',
    405,
  ]);
  expect((await ask('/assets/font.strange')).headers.get('content-type')).toBe('application/octet-stream');
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
