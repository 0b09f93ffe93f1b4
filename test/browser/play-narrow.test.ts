/** The table on a telephone, by touch and in the dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { session } from './support/session.ts';
import { decision, leave, makeChoice, result, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** House rule: what is tapped is as high as this. */
const LEAST_HEIGHT = 44;

const table = session(['underwater-cities']);

/** Takes one of the options; before, nothing is cut off, and each can be hit. */
async function tapOption(page: Page, n: number): Promise<void> {
  const options = decision(page).locator('[data-key]');
  await options.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const heights = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(LEAST_HEIGHT);
  await makeChoice(page, () => options.nth(n % heights.length).tap());
}

it('the decision is on the first screen of a telephone; the rest of the menu is behind a button, also for keys', async () => {
  const viewport = { width: 320, height: 640 };
  const context = await table.browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'en' });
  const { page, faults } = await table.open({ context });
  await start(page, 'underwater-cities', [null, 'random'], 7);
  const first = decision(page).locator('[data-key]').first();
  const box = (await first.boundingBox())!;
  expect([box.y > 0, box.y + box.height <= viewport.height / 2]).toEqual([true, true]);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const turnBack = page.getByRole('button', { name: 'Take the turn back' });
  expect([await more.getAttribute('aria-expanded'), await turnBack.isVisible()]).toEqual(['false', false]);
  await page.getByRole('button', { name: 'Take back', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect([await more.getAttribute('aria-expanded'), await turnBack.isVisible()]).toEqual(['true', true]);
  // next by keys is what was unfolded
  await page.keyboard.press('Tab');
  expect(await turnBack.evaluate((one) => one === document.activeElement)).toBe(true);
  await screenshot(page, 'play-narrow-menu');
  await more.tap();
  expect(await turnBack.isVisible()).toBe(false);
  // wide, there is room for all of it
  await page.setViewportSize({ width: 1280, height: 800 });
  expect([await more.isVisible(), await turnBack.isVisible()]).toEqual([false, true]);
  expect(faults).toEqual([]);
  await context.close();
});

it('is played by touch, 320 pixels wide and in the dark: nothing is cut off, too small or without contrast', async () => {
  const context = await table.browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const { page, faults } = await table.open({ context });
  await start(page, 'underwater-cities', [null, 'random'], 7);
  for (let n = 0; n < 14; n++) await tapOption(page, n);
  await screenshot(page, 'play-narrow-dark');
  for (const tab of ['Board', 'Played cards', 'Overview', 'Scoring']) {
    await page.getByRole('tab', { name: tab }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    const cut = await page
      .locator('.centre-view table')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) => one.getBoundingClientRect().right > one.parentElement!.getBoundingClientRect().right + 0.5,
          ).length,
      );
    expect(cut).toBe(0);
    await page.locator('.table-centre').scrollIntoViewIfNeeded();
    await screenshot(page, `play-narrow-dark-${tab.split(' ')[0].toLowerCase()}`);
  }
  // with four players, too, the sheet is not cut off
  const sheet = page.getByRole('table', { name: 'Where the points come from' });
  const overhang = (): Promise<number> =>
    sheet.evaluate((table) => table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right);
  expect(await overhang()).toBeLessThanOrEqual(0.5);
  for (let n = 0; !(await result(page).isVisible()); n++) await tapOption(page, n);
  expect(await result(page).getByRole('row').count()).toBe(3);
  await screenshot(page, 'play-narrow-dark-end');
  await leave(page);
  await start(page, 'underwater-cities', [null, 'random', 'random', 'random'], 7);
  await page.getByRole('tab', { name: 'Scoring' }).tap();
  await sheet.waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0.5);
  await sheet.scrollIntoViewIfNeeded();
  await screenshot(page, 'play-narrow-dark-four');
  expect(faults).toEqual([]);
  await context.close();
});
