/** The rulebook over the table: opened from the bar, the menu and a name; read, printed, closed. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeAt } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { start, stepOf } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { shared } = session(['underwater-cities']);
let page: Page;
const asked: string[] = [];
beforeAll(async () => {
  ({ page } = await shared({ view: '#/play?pack=underwater-cities' }));
  page.on('request', (request) => asked.push(request.url()));
  await start(page, 'underwater-cities', [null, 'random'], 4);
});

const book = (): Locator => page.getByRole('dialog', { name: 'Rules of Underwater Cities' });
const bar = (): Locator => page.locator('.table-menu > button', { hasText: 'Rules' });
const top = async (of: Locator): Promise<number> => (await of.boundingBox())!.y;
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
const headings = (level: number): Promise<string[]> => book().getByRole('heading', { level }).allInnerTexts();

it('is loaded when it is opened, with contents that lead to its parts, and closed with Escape', async () => {
  const loads = (): string[] => asked.filter((url) => /\/rules-[^/]*\.(?:js|css)/.test(url));
  expect(loads()).toEqual([]);
  await bar().press('Enter');
  await book().getByRole('heading', { level: 3 }).first().waitFor();
  expect(loads()).not.toEqual([]);
  expect(await headings(3)).toEqual([
    'What it is about',
    'The course of the game',
    'What cards and slots have you do',
    'What always holds',
    'Action slots',
    'Pieces',
    'Cards',
    'Tracks',
    'What is counted',
    'Words of the game',
    'Variants and options',
  ]);
  expect(await axeAt(page, 'the rules')).toEqual([]);
  const step = await stepOf(page);
  await book()
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('button', { name: 'Production', exact: true })
    .press('Enter');
  expect(await focused()).toBe('Production');
  // what closes it stays in view
  expect(await top(book().getByRole('button', { name: 'Close' }))).toBeGreaterThanOrEqual(await top(book()));
  await page.keyboard.press('1');
  await screenshot(page, 'rules-1280');
  // a step leads on
  await book().getByRole('listitem').getByRole('button', { name: 'Setup', exact: true }).last().press('Enter');
  expect(await focused()).toBe('Setup');
  await page.keyboard.press('Escape');
  await book().waitFor({ state: 'detached' });
  expect([await focused(), await stepOf(page)]).toEqual(['Rules', step]);
});

it('a name on the table opens it at what is told of that name; back, the keyboard is at the name', async () => {
  const name = page.locator('[data-period=era] .term');
  await name.press('Enter');
  await page.locator('.term-text:popover-open').getByRole('button', { name: 'In the rules' }).press('Enter');
  await book().waitFor();
  await expect.poll(focused).toBe('Era');
  await page.keyboard.press('Escape');
  await book().waitFor({ state: 'detached' });
  expect(await focused()).toBe(await name.innerText());
});

it('on paper there is nothing but the book', async () => {
  await bar().click();
  await book().getByRole('heading', { level: 4 }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = (what: string): Promise<boolean> => page.locator(what).first().isVisible();
  expect([await shown('fathom-shell'), await shown('.rules-contents'), await shown('.rules-text')]).toEqual([
    false,
    false,
    true,
  ]);
  // all of it, not what fits the window
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'screen' });
  await book().getByRole('button', { name: 'Close' }).click();
  await book().waitFor({ state: 'detached' });
});

it('on a narrow page it is in the menu, and fits', async () => {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bar().isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#table-more').getByRole('button', { name: 'Rules' }).click();
  await book().getByRole('heading', { level: 4 }).first().waitFor();
  expect(await book().evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  expect(await axeAt(page, 'the rules on a telephone')).toEqual([]);
  await screenshot(page, 'rules-390');
  await page.keyboard.press('Escape');
  await book().waitFor({ state: 'detached' });
  await page.setViewportSize(size);
});
