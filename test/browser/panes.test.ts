/** Panes beside each other: resized and folded by keys and by the pointer, kept by the browser, and left alone on a telephone. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { session } from './support/session.ts';
import { axeAt } from './support/axe-findings.ts';
import { visit } from './support/workbench.ts';

const the = session(['underwater-cities']);
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: '#/author/underwater-cities/cards-era-1.yaml?line=124' }));
  await page.locator('.full-editor .view-line').first().waitFor();
});
const width = async (pane: string): Promise<number> => Math.round((await page.locator(pane).boundingBox())?.width ?? 0);
const separator = (name: string) => page.getByRole('separator', { name });

it('keys: arrows, Home and End within the limits, Enter folds and brings back; a double click takes all back', async () => {
  const files = separator('Files');
  const before = await width('fathom-files');
  await files.press('ArrowRight');
  expect(await width('fathom-files')).toBe(before + 16);
  expect(await files.getAttribute('aria-valuenow')).toBe(String(before + 16));
  await files.press('Home');
  expect(await width('fathom-files')).toBe(160);
  await files.press('Enter');
  expect([await width('fathom-files'), await files.getAttribute('aria-valuenow')]).toEqual([0, '0']);
  await files.press('Enter');
  expect(await width('fathom-files')).toBe(160);
  await files.dblclick();
  expect(await width('fathom-files')).toBe(before);
});

it('the pointer draws it, folds it, and a click brings it back', async () => {
  const card = separator('Card');
  const before = await width('fathom-preview');
  const draw = async (by: number): Promise<void> => {
    const box = (await card.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 80];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
  };
  await draw(-40);
  expect(await width('fathom-preview')).toBe(before + 40);
  await draw(1000);
  expect(await width('fathom-preview')).toBe(0);
  await draw(0);
  expect(await width('fathom-preview')).toBe(before + 40);
});

it('is the same after a reload; nobody finds a fault with it', async () => {
  await separator('Problems').press('Enter');
  await page.reload();
  await page.locator('.full-editor .view-line').first().waitFor();
  expect(await page.locator('fathom-problems').isVisible()).toBe(false);
  await separator('Problems').press('Enter');
  expect(await page.locator('fathom-problems').isVisible()).toBe(true);
  expect(await axeAt(page, 'panes')).toEqual([]);
});

it('the card beside the table, too; a telephone has no separators', async () => {
  await visit(page, '#/cards?pack=underwater-cities&deck=era-1&card=black-ops-team');
  await page.locator('.card-side svg.face').waitFor();
  const side = separator('Preview');
  const before = await width('fathom-card-side');
  await side.press('ArrowLeft');
  expect(await width('fathom-card-side')).toBe(before + 16);
  await side.press('Enter');
  expect(await page.locator('fathom-card-side').isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  expect([await page.getByRole('separator').count(), await page.locator('fathom-card-side').isVisible()]).toEqual([
    0,
    true,
  ]);
});
