/** The table on a telephone, by touch and in the dark. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isFull, sampleOf } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { playedUntil } from './support/played.ts';
import { session } from './support/session.ts';
import { curtain, decision, leave, makeChoice, newCards, openGame, result, start } from './support/table.ts';
import { painted, screenshot } from './support/workbench.ts';

/** House rule: what is tapped is as high as this. */
const LEAST_HEIGHT = 44;
const VIEWPORT = { width: 320, height: 640 };
const TABS = ['Board', 'Played cards', 'Overview', 'Scoring'];
/** Those of which axe tries all rules. */
const LOOKS = sampleOf(TABS, 1);

const table = session(['underwater-cities']);
let page: Page;
beforeAll(async () => {
  const context = await table.browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  ({ page } = await table.shared({ context, view: '#/play?pack=underwater-cities' }));
  await start(page, 'underwater-cities', [null, 'random'], 7);
});

/** Takes one of the options; before, nothing is cut off, and each can be hit. */
async function tapOption(n: number): Promise<void> {
  const options = decision(page).locator('[data-key]');
  await options.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const heights = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(LEAST_HEIGHT);
  await makeChoice(page, () => options.nth(n % heights.length).tap());
}

/** Taps through what is shown before the device is passed on. */
async function passOn(): Promise<void> {
  if (await newCards(page).isVisible()) await newCards(page).getByRole('button').last().tap();
  if (await curtain(page).isVisible()) await curtain(page).getByRole('button').tap();
}

it('the decision is on the first screen of a telephone; the rest of the menu is behind a button, also for keys', async () => {
  const first = decision(page).locator('[data-key]').first();
  const box = (await first.boundingBox())!;
  expect([box.y > 0, box.y + box.height <= VIEWPORT.height / 2]).toEqual([true, true]);
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
  await page.setViewportSize(VIEWPORT);
  await painted(page);
});

it('is played by touch, 320 pixels wide and in the dark: nothing is cut off, too small or without contrast', async () => {
  for (let n = 0; n < 4; n++) await tapOption(n);
  await screenshot(page, 'play-narrow-dark');
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (LOOKS.includes(tab)) expect(await axeFindings(page)).toEqual([]);
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
  if (!isFull) await openGame(page, 'underwater-cities', playedUntil(4));
  for (let n = 0; !(await result(page).isVisible()); n++) {
    await passOn();
    await tapOption(n);
  }
  expect(await result(page).getByRole('row').count()).toBe(3);
  await screenshot(page, 'play-narrow-dark-end');
  await leave(page);
  await start(page, 'underwater-cities', [null, 'random', 'random', 'random'], 7);
  await page.getByRole('tab', { name: 'Scoring' }).tap();
  await sheet.waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0.5);
  await sheet.scrollIntoViewIfNeeded();
  await screenshot(page, 'play-narrow-dark-four');
});
