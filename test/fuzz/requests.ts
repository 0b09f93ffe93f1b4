/** Random requests to the local server, against a model of what its folder must contain. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { hashOf } from '../../cli/edit/folder.ts';
import { serve, type EditServer } from '../../cli/edit/server.ts';
import { anyJson, changed, changes } from './mutations.ts';
import { hold, type Target } from './target.ts';

interface World {
  root: string;
  server: EditServer;
  /** the texts that the folder must have, by path */
  texts: Map<string, string>;
}

const PATHS = [
  'sea/pack.yaml',
  'sea/new.yaml',
  'link.yaml',
  'deep/er/a.yaml',
  'notes.txt',
  '../outside.yaml',
  '.shelf/nim.yaml',
  '.fathom-signoffs.yaml',
];
async function create(): Promise<World> {
  const root = mkdtempSync(join(tmpdir(), 'fathom-fuzz-'));
  mkdirSync(join(root, 'packs', 'sea'), { recursive: true });
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'packs', 'sea', 'pack.yaml'), 'pack: sea\n');
  writeFileSync(join(root, 'packs', 'notes.txt'), 'private');
  writeFileSync(join(root, 'outside.yaml'), 'pack: outside\n');
  writeFileSync(join(root, 'site', 'index.html'), '<p>page</p>');
  symlinkSync('../outside.yaml', join(root, 'packs', 'link.yaml'));
  const server = await serve({ folder: join(root, 'packs'), title: 'packs', site: join(root, 'site'), port: 0 });
  return { root, server, texts: new Map([['sea/pack.yaml', 'pack: sea\n']]) };
}

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...PATHS), changes(2)).map(([one, list]) => changed(one, list)) },
  { weight: 1, arbitrary: fc.webPath() },
);
const expectation = fc.constantFrom('right', 'right', 'none', 'wrong', 'absent', 'odd');
const body = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify({ text })) },
  { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
);

const oneRequest = fc.record({
  method: fc.constantFrom('GET', 'PUT', 'PUT', 'PUT', 'POST', 'DELETE', 'HEAD', 'OPTIONS'),
  route: fc.constantFrom('file', 'file', 'file', 'files', 'signoffs', 'other', 'page'),
  where: path.map((one) => one.replace(/[\ud800-\udfff]/gu, '\ufffd')),
  expected: expectation,
  isTrusted: fc.boolean(),
  content: body,
});
type Asked = typeof oneRequest extends fc.Arbitrary<infer R> ? R : never;

export const requests: Target = {
  name: 'requests',
  property: () =>
    fc.asyncProperty(fc.array(oneRequest, { minLength: 1, maxLength: 12 }), async (list) => {
      const world = await create();
      try {
        for (const one of list) await askAndHold(world, one);
      } finally {
        await world.server.close();
        rmSync(world.root, { recursive: true, force: true });
      }
    }),
};

async function askAndHold({ root, server, texts }: World, asked: Asked): Promise<void> {
  const { method, route, where, expected, isTrusted, content } = asked;
  const target = route === 'page' ? `/${encodeURI(where)}` : `/api/${route}?path=${encodeURIComponent(where)}`;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (isTrusted || expected === 'right') headers['x-fathom-token'] = server.token;
  const current = texts.get(where);
  if (expected === 'none' || (expected === 'right' && current === undefined)) headers['if-none-match'] = '*';
  else if (expected === 'right') headers['if-match'] = `"${hashOf(current!)}"`;
  else if (expected === 'wrong') headers['if-match'] = `"${'0'.repeat(32)}"`;
  else if (expected === 'odd') headers['if-match'] = '"x"';
  const { status, text } = await ask(server, method, target, headers, content);
  hold(status !== 500 && status < 505, `status ${status} for ${method} ${target}`, text);
  hold(!text.includes(root), 'an answer names a place of this machine', text);
  hold(status < 400 || !STEERS.test(text), 'an answer steers a terminal', text);
  hold(status >= 300 || route === 'page' || 'x-fathom-token' in headers, `status ${status} without the token`, asked);
  if (method === 'PUT' && route === 'file' && status === 200) {
    hold(
      expected === 'right' || (expected === 'none' && current === undefined),
      'written without the right hash',
      where,
    );
    texts.set(where, (JSON.parse(content) as { text: string }).text);
  }
  for (const [file, written] of texts) {
    hold(readFileSync(join(root, 'packs', file), 'utf8') === written, 'a file has another text than was sent', file);
  }
  hold(readFileSync(join(root, 'outside.yaml'), 'utf8') === 'pack: outside\n', 'a file outside was written');
  hold(readFileSync(join(root, 'packs', 'notes.txt'), 'utf8') === 'private', 'a file that is no pack was written');
}

const STEERS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

function ask(
  { port }: EditServer,
  method: string,
  target: string,
  headers: Record<string, string>,
  content: string,
): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, method, path: target, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode!, text: Buffer.concat(parts).toString('utf8') }));
    });
    asked.on('error', failed);
    asked.end(method === 'GET' || method === 'HEAD' ? undefined : content);
  });
}
