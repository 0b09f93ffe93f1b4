/** A sentence becomes the effect of a card while one types. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { BUILT_IN_FOLDER } from '../../dsl/index.ts';
import { runningBrowser } from './support/browser.ts';
import { openWorkbench, openPage, screenshot, visit, type Workbench, type WatchedPage } from './support/workbench.ts';

const CARD = `pack: trial
extends: underwater-cities
cards:
  - id: tide-mill
    number: 300
    name: Tide Mill
    deck: era-1
    type: instant-card
    color: green
    effect: gain 2 credits, 1 kelp
    status: original
`;
let browser: Browser;
let workbench: Workbench;
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await runningBrowser();
});
beforeEach(async () => {
  workbench = await openWorkbench({ files: { 'trial.yaml': CARD } });
});
afterEach(async () => {
  await opened.context.close();
  await workbench.close();
});

async function begin(
  options: Parameters<typeof openPage>[2] = {},
  address = '#/author/trial.yaml?line=10',
): Promise<void> {
  opened = await openPage(browser, workbench.server.address, options);
  page = opened.page;
  await visit(page, address);
  await field().waitFor();
}
const part = () => page.locator('fathom-say section');
const field = () => part().getByRole('textbox');
const effect = () => part().locator('pre');

it('shows the effect while one types in any language; Enter writes it, and it can be undone', async () => {
  await begin();
  await page.getByRole('textbox', { name: 'Say it in words' }).fill('Gain 3 science, then build a farm');
  await expect.poll(() => effect().textContent()).toBe('gain 3 science then build farm');
  await field().fill('Ottieni 3 crediti.');
  await expect.poll(() => effect().textContent()).toBe('gain 3 credits');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 credits/ }).waitFor();
  await part().getByRole('button', { name: 'Undo what was written' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 credits and 1 kelp/ }).waitFor();
  await field().fill('Отримайте 4 кредити.');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 4 credits/ }).waitFor();
  // in the text, too
  await page.getByRole('textbox', { name: 'Editor: trial.yaml' }).focus();
  await page.keyboard.press('Control+z');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 credits and 1 kelp/ }).waitFor();
  expect(opened.faults).toEqual([]);
});

it('marks what is not understood, says why, and takes a suggestion by keyboard', async () => {
  await begin();
  await field().fill('Gain 2 credits and 1 klep. Build a farm.');
  await expect.poll(() => part().locator('.problem').textContent()).toBe('klep');
  await expect.poll(() => part().getByRole('listitem').textContent()).toContain('“klep” is not understood here');
  expect(await field().getAttribute('aria-invalid')).toBe('true');
  expect(await field().getAttribute('aria-describedby')).toContain('say-problems');
  // Enter writes nothing, and says why
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringContaining('“klep”'));
  await part().getByRole('button', { name: 'Replace with “kelp”' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => effect().textContent()).toBe('gain 2 credits, 1 kelp\nbuild farm');
  expect(await field().evaluate((one) => one === document.activeElement)).toBe(true);
  expect(workbench.read('trial.yaml')).toBe(CARD);
});

it('understands texts of packs that cannot be changed, and says that it cannot write there', async () => {
  await begin({}, `#/author/${BUILT_IN_FOLDER}/underwater-cities/cards-era-1.yaml?line=124`);
  await field().fill('Gain 2 credits.');
  await expect.poll(() => effect().textContent()).toBe('gain 2 credits');
  await part().getByText('This file is read only').waitFor();
});

it.each([
  ['light', 1280, 'en'],
  ['dark', 1280, 'uk'],
  ['light', 320, 'it'],
] as const)('fits and can be used by everybody: %s, %d px, %s', async (colorScheme, width, language) => {
  await begin({ colorScheme, width, height: width === 320 ? 640 : 800, language });
  if (width < 768) await page.locator('.panes button').nth(2).click();
  for (const [name, text] of [
    ['unread', 'Gain 2 credits and 1 klep or something else. Build a farm.'],
    ['read', 'Отримайте 4 кредити. Побудуйте 1 ферму.'],
  ]) {
    await field().fill(text);
    await part()
      .locator(name === 'read' ? 'pre' : '.problem')
      .waitFor();
    await part().scrollIntoViewIfNeeded();
    await screenshot(page, `say-${name}-${colorScheme}-${width}`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('fathom-say').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});
