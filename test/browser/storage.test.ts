/** A browser that stores nothing, and a server that stops and comes back: what is said, and what still works. */
import { expect, it } from 'vitest';
import { serve } from '../../cli/edit/server.ts';
import { session } from './support/session.ts';
import { storedDraft } from './support/stored.ts';
import { screenshot, visit } from './support/workbench.ts';

const the = session(['nim.yaml', 'tic-tac-toe.yaml']);

it('works and saves where the browser stores nothing, and says so', async () => {
  const context = await the.browser.newContext({ viewport: { width: 1280, height: 800 } });
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
  // from the start page, as the secret of the server is in its address: a tab that stores nothing cannot have it from elsewhere
  const { page, faults } = await the.open({ context, view: null });
  await visit(page, '#/author/nim.yaml?line=4');
  const text = page.getByRole('textbox', { name: 'Editor: nim.yaml' });
  await text.waitFor();
  await page.getByRole('status').getByText('This browser stores nothing for this page').waitFor();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved: nim.yaml.', { exact: true }).waitFor();
  expect(the.workbench.read('nim.yaml')).toMatch(/^# mine\n/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language of the page' }).selectOption({ label: 'Italiano' });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  await screenshot(page, 'storage-blocked');
  expect(faults).toEqual([]);
  await context.close();
});

it('says that the server stopped, and that another one at its address has another secret; the draft is offered there', async () => {
  const { page, context } = await the.open({ view: '#/author/tic-tac-toe.yaml?line=4' });
  const text = page.getByRole('textbox', { name: 'Editor: tic-tac-toe.yaml' });
  await text.waitFor();
  const { port } = the.workbench.server;
  await the.workbench.server.close();
  const alert = page.locator('.banner[role=alert]');
  await alert.getByText('the server has stopped').waitFor();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await expect.poll(() => storedDraft(page, 'tic-tac-toe.yaml')).toMatch(/^# mine\n/);
  const again = await serve({ folder: the.workbench.folder, title: 'packs', site: the.workbench.site, port });
  await alert.getByText('Open the address that was printed last.').waitFor();
  expect(await alert.innerText()).toContain('What you typed is stored in this browser');
  await screenshot(page, 'server-replaced');
  await page.keyboard.press('Control+s');
  const answer = page.locator('fathom-live').getByText('Open the address that was printed last.');
  await answer.waitFor();
  expect(the.workbench.read('tic-tac-toe.yaml')).not.toContain('# mine');
  await page.goto('about:blank');
  await page.goto(again.address);
  await page.getByRole('region', { name: /A draft of “tic-tac-toe.yaml”/ }).waitFor();
  await again.close();
  await context.close();
});
