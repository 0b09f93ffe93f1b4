/** The size of the built page, and what it loads only on demand. */
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { session } from './support/session.ts';
import { visit } from './support/workbench.ts';

const KB = 1024;
const the = session(['nim.yaml']);

/** The scripts that the page loads before anything else. */
function startScripts(): string[] {
  const page = readFileSync(join(the.workbench.site, 'index.html'), 'utf8');
  return [...page.matchAll(/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
}

/** The size of the built files that match, packed, in kB. */
function weight(name: RegExp, among?: string[]): number {
  const folder = join(the.workbench.site, 'assets');
  const files = (among ?? readdirSync(folder)).filter((file) => name.test(file));
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / KB;
}

it('stays within the size budget', () => {
  // of which about 3 for boards that are maps: cells, coordinates and owners; coming nearer to them; 4 for what is laid on them;
  // 5 for one undo of all texts, edits of components, and the words of the page for cards without YAML, for guided words
  // and for what is tried; 3 for the way to the reference, which itself is loaded later, and panes that resize; 1 for addresses
  // with the name of a pack, and choices made before the editor of texts is there
  expect(weight(/\.js$/, startScripts())).toBeLessThanOrEqual(93);
  expect(weight(/^index-.*\.css$/)).toBeLessThanOrEqual(30);
  // of which about 70 for the parser of texts (several hundred wordings in three languages; a check reads the sentences of
  // lexicons, a fix those typed as effects), 34 for the table, its bots and its lessons with their sources, and 7 for the facts
  // of each kind of node; 10 for what a viewer may not be told, for limits, and for texts that are not guessed at; 10 for maps, ways
  // and owners with their words; 2 for procedures about something and what players have on cards; 14 for shapes, `lay`, steps and
  // their words
  expect(weight(/^worker-[\w-]{8}\.js$/)).toBeLessThanOrEqual(598);
  expect(weight(/^(?:full-editor|editor\.api|editor\.worker|yaml)-.*\.js$/)).toBeLessThanOrEqual(1150);
});

it('only the Author view loads the full editor', async () => {
  const context = await the.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const { page } = await the.open({ context, view: '#/gallery' });
  for (const view of ['cards', 'gallery', 'lab', 'boards', 'audit']) {
    await visit(page, `#/${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const editor = (): string[] => asked.filter((url) => /full-editor|editor\.api/.test(url));
  expect(editor()).toEqual([]);
  await visit(page, '#/author/nim.yaml');
  await page.locator('.full-editor').waitFor();
  expect(editor()).not.toEqual([]);
  await context.close();
});
