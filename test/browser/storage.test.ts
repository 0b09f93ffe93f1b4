/** A browser that stores nothing, and a server that stops and comes back: what is said, and what still works. */
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { serve } from '../../cli/edit/server.ts';
import { runningBrowser } from './support/browser.ts';
import { openPage, openWorkbench, screenshot, visit, type Workbench } from './support/workbench.ts';

let browser: Browser;
let workbench: Workbench;
beforeAll(async () => {
  browser = await runningBrowser();
});
beforeEach(async () => {
  workbench = await openWorkbench();
});
afterEach(() => workbench.close());

it('works and saves where the browser stores nothing, and says so', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // as Chromium does where site data is blocked
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const { page, faults } = await openPage(browser, workbench.server.address, { context });
  await visit(page, '#/author/nim.yaml?line=4');
  const text = page.getByRole('textbox', { name: 'Editor: nim.yaml' });
  await text.waitFor();
  await page.getByRole('status').getByText('This browser stores nothing for this page').waitFor();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved: nim.yaml.', { exact: true }).waitFor();
  expect(workbench.read('nim.yaml')).toMatch(/^# mine\n/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language of the page' }).selectOption({ label: 'Italiano' });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  await screenshot(page, 'storage-blocked');
  expect(faults).toEqual([]);
  await context.close();
});

it('says that the server stopped, and that another one at its address has another secret; the draft is offered there', async () => {
  const { page, context } = await openPage(browser, workbench.server.address);
  await visit(page, '#/author/nim.yaml?line=4');
  const text = page.getByRole('textbox', { name: 'Editor: nim.yaml' });
  await text.waitFor();
  const { port } = workbench.server;
  await workbench.server.close();
  const alert = page.locator('.banner[role=alert]');
  await alert.getByText('the server has stopped').waitFor();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await page.waitForTimeout(1000);
  const again = await serve({ folder: workbench.folder, title: 'packs', site: workbench.site, port });
  await alert.getByText('Open the address that `fathom edit` printed last.').waitFor();
  expect(await alert.innerText()).toContain('What you typed is stored in this browser');
  await screenshot(page, 'server-replaced');
  await page.keyboard.press('Control+s');
  await page.waitForTimeout(500);
  expect(workbench.read('nim.yaml')).not.toContain('# mine');
  await page.goto('about:blank');
  await page.goto(again.address);
  await page.getByRole('region', { name: /A draft of “nim.yaml”/ }).waitFor();
  await again.close();
  await context.close();
});
