/** The size of the built page, and what it loads only on demand. */
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningBrowser } from './support/browser.ts';
import { openWorkbench, openPage, visit, type Workbench } from './support/workbench.ts';

const KB = 1024;
let browser: Browser;
let workbench: Workbench;
beforeAll(async () => {
  browser = await runningBrowser();
  workbench = await openWorkbench({ packs: ['underwater-cities'] });
});
afterAll(async () => {
  await workbench.close();
});

/** The scripts that the page loads before anything else. */
function startScripts(): string[] {
  const page = readFileSync(join(workbench.site, 'index.html'), 'utf8');
  return [...page.matchAll(/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
}

/** The size of the built files that match, packed, in kB. */
function weight(name: RegExp, among?: string[]): number {
  const folder = join(workbench.site, 'assets');
  const files = (among ?? readdirSync(folder)).filter((file) => name.test(file));
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / KB;
}

it('stays within the size budget', () => {
  expect(weight(/\.js$/, startScripts())).toBeLessThanOrEqual(70);
  expect(weight(/^index-.*\.css$/)).toBeLessThanOrEqual(30);
  // of which about 70 for the parser of texts (several hundred wordings in three languages; a check reads the sentences of
  // lexicons, a fix those typed as effects) and 34 for the table, its bots and its lessons with their sources
  expect(weight(/^worker-[\w-]{8}\.js$/)).toBeLessThanOrEqual(510);
  expect(weight(/^(?:full-editor|editor\.api|editor\.worker|yaml)-.*\.js$/)).toBeLessThanOrEqual(1150);
});

it('only the Author view loads the full editor', async () => {
  const { page, context } = await openPage(
    browser,
    `${new URL(workbench.server.address).origin}/#token=${workbench.server.token}`,
  );
  await page.getByRole('textbox', { name: /^Editor/ }).waitFor();
  await context.close();
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await fresh.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.addInitScript((token) => sessionStorage.setItem('fathom-token', token), workbench.server.token);
  await other.goto(`${new URL(workbench.server.address).origin}/#/gallery`);
  for (const view of ['gallery', 'lab', 'boards', 'audit']) {
    await visit(other, `#/${view}`);
    await other.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(asked.filter((url) => /full-editor|editor\.api/.test(url))).toEqual([]);
  await fresh.close();
});
