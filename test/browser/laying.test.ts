/** What would be laid is shown where one points or the keyboard is, and turned by R; a finger means it with the second tap. */
import { expect, it } from 'vitest';
import { sampleOf } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { decision, makeChoice, start } from './support/table.ts';

const table = session(['cram']);
const SIZES = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [320, 640],
] as const;
/** Where axe looks, too. */
const LOOKS = sampleOf(SIZES, 1);

it('a mouse and the keyboard: pointing shows it, R turns it, a click or Enter lays it', async () => {
  const { page, faults } = await table.open({ view: '#/play?pack=cram' });
  await start(page, 'cram', [null, 'random'], 7);
  const ghost = page.locator('.board .laid.ghost .outline');
  const laid = page.locator('.board [data-laid]');
  const box = async (): Promise<{ width: number; height: number }> => (await ghost.boundingBox())!;
  const b2 = page.locator('.site.offered[data-site=b2]');
  await b2.hover();
  await ghost.waitFor();
  const flat = await box();
  expect(flat.width).toBeGreaterThan(1.5 * flat.height);
  await page.keyboard.press('r');
  await expect.poll(async () => (await box()).height).toBeGreaterThan(1.5 * flat.height);
  await makeChoice(page, () => b2.click());
  await page.locator('.board [data-laid=b2]').waitFor();
  expect(await page.locator('[data-site=b2]').getAttribute('aria-label')).toContain('domino, on b2, b3, turned 90°');
  expect(await page.locator('[data-site=b3]').getAttribute('aria-label')).toContain('part of domino, laid at b2');
  // the keyboard goes on where it is
  const before = await laid.count();
  const next = page.locator('.site.offered').last();
  const anchor = await next.getAttribute('data-site');
  await next.focus();
  await ghost.waitFor();
  await makeChoice(page, () => page.keyboard.press('Enter'));
  await page.locator(`.board [data-laid="${anchor}"]`).waitFor();
  expect(await laid.count()).toBeGreaterThan(before);
  // an option in the list shows its own
  await decision(page).locator('.option-list [data-key]').nth(1).focus();
  await ghost.waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (LOOKS.some((size) => size[0] === width)) expect([width, await axeFindings(page, 'all')]).toEqual([width, []]);
  }
  expect(faults).toEqual([]);
});

it('a finger: the first tap shows it and lists the ways, the button turns it, the second tap lays it', async () => {
  const context = await table.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const { page, faults } = await table.open({ context, view: '#/play?pack=cram' });
  await start(page, 'cram', [null, 'random'], 7);
  const b2 = page.locator('.site.offered[data-site=b2]');
  await b2.tap();
  const ghost = page.locator('.board .laid.ghost .outline');
  await ghost.waitFor();
  expect(await decision(page).locator('.option-list > li [data-key]').count()).toBe(2);
  const flat = (await ghost.boundingBox())!;
  await page.locator('[data-turn]').tap();
  await expect.poll(async () => (await ghost.boundingBox())!.height).toBeGreaterThan(1.5 * flat.height);
  await makeChoice(page, () => b2.tap());
  await page.locator('.board [data-laid=b2]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
