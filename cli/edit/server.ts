/** The local server of the workbench: the built page, the files of one folder, and events about changes from outside. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { visible, wordTable } from '../../dsl/internal.ts';
import { Folder, MAX_FILE_BYTES, RequestError } from './folder.ts';
import { refusal, type ServerIdentity } from './guard.ts';
import { newSecret } from './kept-secret.ts';
import { Watcher } from './watcher.ts';

interface EditOptions {
  /** the folder that is edited, and its name for people */
  folder: string;
  title: string;
  /** folders of read-only packs that packs of `folder` may extend; of equal names the first counts */
  builtIn?: readonly string[];
  /** the built page */
  site: string;
  /** 0 takes any free port */
  port: number;
  /** the secret that requests need; absent: a new one */
  token?: string;
}

export interface EditServer {
  address: string;
  port: number;
  token: string;
  close(): Promise<void>;
}

/** Starts the server; rejects if the port is in use. */
export async function serve(options: EditOptions): Promise<EditServer> {
  const { folder: root, title, builtIn, site, port, token = newSecret() } = options;
  const folder = new Folder(root, builtIn);
  const watcher = new Watcher(folder);
  const identity = { port, token };
  const server = createServer((request, response) => {
    void answer(request, response, { identity, folder, watcher, site, title }).catch((error: unknown) => {
      if (error instanceof RequestError) {
        sendJson(response, error.status, {
          error: visible(error.message),
          ...(error.current ? { current: error.current } : {}),
        });
      } else sendJson(response, 500, { error: 'The server could not do this; it is a fault of Fathom.' });
    });
  });
  server.headersTimeout = 10_000;
  await listening(server, port);
  identity.port = (server.address() as AddressInfo).port;
  return {
    port: identity.port,
    token,
    address: `http://127.0.0.1:${identity.port}/#token=${token}`,
    close: () =>
      new Promise((done) => {
        watcher.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', failed);
      done();
    });
  });
}

interface RequestContext {
  identity: ServerIdentity;
  folder: Folder;
  watcher: Watcher;
  site: string;
  title: string;
}

async function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
  const { pathname, searchParams } = addressOf(request);
  const api = pathname.startsWith('/api/');
  const refused = refusal(request, context.identity, api);
  if (refused !== null) {
    request.resume();
    sendJson(response, 403, { error: refused });
    return;
  }
  const route = `${request.method} ${pathname}`;
  const path = searchParams.get('path') ?? '';
  switch (route) {
    case 'GET /api/files':
      sendJson(response, 200, { title: context.title, files: context.folder.files() });
      return;
    case 'GET /api/file':
      sendJson(response, 200, context.folder.read(path));
      return;
    case 'GET /api/signoffs':
      sendJson(response, 200, context.folder.signOffs());
      return;
    case 'GET /api/weights':
      sendJson(response, 200, { text: context.folder.weights(path) });
      return;
    case 'PUT /api/file': {
      const expected = expectedOf(request);
      const text = await textOf(request);
      const written = await patiently(() => context.folder.write(path, text, expected));
      context.watcher.broadcastNow();
      sendJson(response, 200, { path: written.path, hash: written.hash });
      return;
    }
    case 'GET /api/changes':
      context.watcher.subscribe(response);
      return;
    default:
      if (api) throw new RequestError(404, `Not found: ${visible(pathname)}`);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        request.resume();
        sendJson(response, 405, { error: 'Only GET and HEAD are allowed here.' });
        return;
      }
      sendPage(pathname, context.site, response);
  }
}

/** How long a write waits for another program, and how often it looks; other requests are answered meanwhile. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 10;

/** Tries again while another program writes the file. */
async function patiently<T>(write: () => T): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 409 || Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function addressOf({ url }: IncomingMessage): URL {
  try {
    return new URL(url!, 'http://here');
  } catch {
    throw new RequestError(400, 'This is not a valid address.');
  }
}

/** The hash of the text that the writer last read, or null for a new file. One of the two headers is required. */
function expectedOf({ headers }: IncomingMessage): string | null {
  if (headers['if-none-match'] === '*') return null;
  const hash = /^"([0-9a-f]{32})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (hash === undefined) {
    throw new RequestError(
      400,
      'Send the hash of the text that was read (If-Match), or If-None-Match: * for a new file.',
    );
  }
  return hash;
}

async function textOf(request: IncomingMessage): Promise<string> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new RequestError(400, 'Send the text as JSON, with Content-Type: application/json.');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // a character may take six bytes in JSON
    if (size > 6 * MAX_FILE_BYTES) throw new RequestError(413, 'This text is too large for a file of a pack.');
    parts.push(part);
  }
  try {
    // bytes that are not UTF-8 would become another text
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
    const body = JSON.parse(json) as { text?: unknown };
    if (typeof body?.text === 'string') return body.text;
  } catch {
    /* reported below */
  }
  throw new RequestError(400, 'Send the text as {"text": "…"}.');
}

// ------------------------------------------------------------------------------------------------ answers

const TYPES: Record<string, string> = wordTable({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
});
const SAFE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src " +
    "'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
};

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response
    .writeHead(status, { ...SAFE, 'Content-Type': TYPES['.json'], 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}

/** The files of the built page. No others are served. */
const PAGE = /^\/(?:index\.html|packs\.json|assets\/[\w.-]+)$/;

function sendPage(pathname: string, site: string, response: ServerResponse): void {
  const name = pathname === '/' ? '/index.html' : pathname;
  try {
    if (!PAGE.test(name)) throw new Error('no such file');
    const bytes = readFileSync(join(site, name));
    const fixed = name.startsWith('/assets/');
    // the page requests files of the folder only if this tag says that there is one
    const body =
      name === '/index.html'
        ? bytes
            .toString('utf8')
            .replace('<meta name="fathom-host" content="static"', '<meta name="fathom-host" content="folder"')
        : bytes;
    response
      .writeHead(200, {
        ...SAFE,
        'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': fixed ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      .end(body);
  } catch {
    sendJson(response, 404, { error: `Not found: ${pathname}` });
  }
}
