/** What the page weighs, and what it does not load before it is wanted. */
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from './support/browser.ts';
import { openWorkbench, openPage, visit, type Workbench } from './support/workbench.ts';

const KB = 1024;
let browser: Browser;
let bench: Workbench;
beforeAll(async () => {
  browser = await startBrowser();
  bench = await openWorkbench({ packs: ['underwater-cities'] });
});
afterAll(async () => {
  await bench.close();
  await browser.close();
});

/** Of the built files that match, packed, in kB. */
function weight(name: RegExp): number {
  const folder = join(bench.site, 'assets');
  const files = readdirSync(folder).filter((file) => name.test(file));
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / KB;
}

it('is as light as was decided', () => {
  expect(weight(/^index-.*\.js$/)).toBeLessThanOrEqual(60);
  expect(weight(/^index-.*\.css$/)).toBeLessThanOrEqual(30);
  expect(weight(/^worker-.*\.js$/)).toBeLessThanOrEqual(300);
  expect(weight(/^(?:full-editor|editor\.api|editor\.worker|yaml)-.*\.js$/)).toBeLessThanOrEqual(1150);
});

it('the full editor is loaded by the view with texts, and by no other', async () => {
  const { page, context } = await openPage(
    browser,
    `${new URL(bench.server.address).origin}/#token=${bench.server.token}`,
  );
  await page.getByRole('textbox', { name: /^Editor/ }).waitFor();
  await context.close();
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await fresh.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.addInitScript((token) => sessionStorage.setItem('fathom-token', token), bench.server.token);
  await other.goto(`${new URL(bench.server.address).origin}/#/gallery`);
  for (const view of ['gallery', 'lab', 'boards', 'audit']) {
    await visit(other, `#/${view}`);
    await other.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(asked.filter((url) => /full-editor|editor\.api/.test(url))).toEqual([]);
  await fresh.close();
});
