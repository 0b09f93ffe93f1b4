/** The workbench as a person uses it: the built page, a folder with packs, a browser. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { weightsPath } from '../../../study/bots/pack-weights.ts';
import { serve, type EditServer } from '../../../cli/edit/server.ts';
import { browserKind } from './browser-kinds.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

let built: string | undefined;

/** Builds the page unless it is up to date; returns its folder. The page is that of the run: a thread looks once. */
export function builtPage(): string {
  if (built === undefined) {
    execFileSync(process.execPath, [join(ROOT, 'cli', 'build.mjs')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    built = join(ROOT, 'dist', 'workbench');
  }
  return built;
}

export interface Workbench {
  folder: string;
  server: EditServer;
  site: string;
  read(path: string): string;
  write(path: string, text: string): void;
  close(): Promise<void>;
}

/** `packs`: packs of the repository that are copied to the folder; `files`: other files; `folder`: one that is there already. */
export async function openWorkbench({
  packs = ['nim.yaml'],
  files = {},
  folder = mkdtempSync(join(tmpdir(), 'fathom-workbench-')),
}: { packs?: string[]; files?: Record<string, string>; folder?: string } = {}): Promise<Workbench> {
  const site = builtPage();
  for (const name of packs) {
    cpSync(join(ROOT, 'cards', name), join(folder, name), { recursive: true });
    const weights = weightsPath(name);
    if (existsSync(join(ROOT, 'cards', weights))) cpSync(join(ROOT, 'cards', weights), join(folder, weights));
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const server = await serve({ folder, title: 'packs', builtIn: [join(ROOT, 'cards')], site, port: 0 });
  return {
    folder,
    server,
    site,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The built page from a folder of any web server, without ours. */
export async function openSite(site: string): Promise<{ address: string; close(): Promise<void> }> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace(/^\/some\/folder\//, '');
    try {
      const body = readFileSync(join(site, path === '' ? 'index.html' : path));
      response
        .writeHead(200, {
          'content-type': types[extname(path === '' ? 'index.html' : path)] ?? 'application/octet-stream',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/folder/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** `faults`: errors in the console and requests to other servers. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

/** In the page: unless the test has set it. */
function withoutFirstNotes(): void {
  try {
    const stored = JSON.parse(localStorage.getItem('fathom-settings') ?? '{}') as object;
    localStorage.setItem('fathom-settings', JSON.stringify({ firstNotes: false, ...stored }));
  } catch {
    // a frame without storage, or one that the test has filled with something else
  }
}

export async function openPage(
  browser: Browser,
  address: string,
  {
    width = 1280,
    height = 800,
    ...more
  }: {
    width?: number;
    height?: number;
    colorScheme?: 'light' | 'dark';
    language?: string;
    context?: BrowserContext;
    /** where the page opens, without the start page; null: at the start page; Author if it is not said */
    view?: string | null;
    /** notes on what comes up for the first time, which lie over the table */
    firstNotes?: boolean;
  } = {},
): Promise<WatchedPage> {
  const context =
    more.context ??
    (await browser.newContext({
      viewport: { width, height },
      colorScheme: more.colorScheme ?? 'light',
      locale: more.language ?? 'en',
      reducedMotion: 'reduce',
      permissions: browserKind().permissions,
    }));
  const page = await context.newPage();
  // tests do not wait for bots that people could follow
  await page.addInitScript(botsPlayAtOnce);
  if (!more.firstNotes) await page.addInitScript(withoutFirstNotes);
  const faults: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const own = new URL(address).origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(?:data|blob):/.test(request.url())) faults.push(`asks ${request.url()}`);
  });
  const { view } = more;
  const [, token] = /#token=([\w-]+)/.exec(address) ?? [];
  if (typeof view === 'string' && token !== undefined) await openAt(page, address, view, token);
  else {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    if (view !== null && /#\/start$|\/[^#]*$/.test(page.url())) await visit(page, view ?? '#/author');
  }
  return { page, context, faults };
}

/** Runs in the page. */
function botsPlayAtOnce(): void {
  const key = 'fathom-settings';
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"botSpeed":"instant"}');
  } catch {
    // a page that stores nothing
  }
}

/** Opens a view in a tab that has the secret of the server, so that the start page with all its packs is not loaded first. */
async function openAt(page: Page, address: string, view: string, token: string): Promise<void> {
  await page.addInitScript((secret) => {
    try {
      sessionStorage.setItem('fathom-token', secret);
    } catch {
      // the empty page that a tab of Firefox begins with stores nothing
    }
  }, token);
  await page.goto(new URL(`/${view}`, address).href);
  await shown(page, view);
}

/** Navigates by the address, as a link does, and waits for the view that it names. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await shown(page, hash);
}

/** Waits for the view that an address names. */
async function shown(page: Page, hash: string): Promise<void> {
  const [, view] = /^#\/(\w+)/.exec(hash) ?? [];
  if (view !== undefined) await page.locator(`main.view-${view} h1`).first().waitFor({ state: 'attached' });
  await painted(page);
}

/** Resolves when changes are painted: a layout and two frames later. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}

/** For people to look at, when `SCREENSHOTS` names the folder to write to: `SCREENSHOTS=/tmp/shots npm test -- test/browser`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: join(resolve(folder), `${name}.png`) });
}
