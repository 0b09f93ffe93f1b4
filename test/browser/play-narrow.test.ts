/** The table on a telephone, by touch and in the dark. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isFull, sampleOf } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { played, playedUntil } from './support/played.ts';
import { session } from './support/session.ts';
import { curtain, decision, makeChoice, newCards, openGame, result, start } from './support/table.ts';
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

/** A finger rests on it until what it reads is shown. */
async function pressLong(what: Locator, read: Locator): Promise<void> {
  const box = (await what.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + Math.min(30, box.width / 2), y: box.y + Math.min(30, box.height / 2) };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await read.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

it('a long press reads a card or a site, and chooses nothing', async () => {
  const step = (): Promise<string | null> => page.locator('.table-grid').getAttribute('data-step');
  const before = await step();
  await pressLong(page.locator('.hand-card.offered').first(), page.locator('.zoom'));
  expect(await step()).toBe(before);
  await pressLong(page.locator('[data-site=c5]'), page.locator('.told-place', { hasText: 'c5' }));
  expect(await step()).toBe(before);
  // the next tap chooses as ever
  await tapOption(0);
  expect(await step()).not.toBe(before);
});

it('on a telephone, what one has, the hand and the question are on the screen, which does not scroll', async () => {
  const inside = async (what: Locator): Promise<boolean> => {
    const box = (await what.boundingBox())!;
    return box.y >= 0 && box.y + Math.min(box.height, 40) <= VIEWPORT.height;
  };
  expect(await inside(decision(page).locator('[data-key]').first())).toBe(true);
  expect(await inside(page.locator('.own-bar'))).toBe(true);
  expect(await inside(page.locator('.hand-tile').first())).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  // the other parts of the table are one tap away
  const parts = page.getByRole('group', { name: 'Parts of the table' });
  await parts.getByRole('button', { name: 'Players' }).tap();
  expect(await page.getByRole('region', { name: 'Players' }).isVisible()).toBe(true);
  expect(await page.locator('.table-board').isVisible()).toBe(false);
  await parts.getByRole('button', { name: 'Board' }).tap();
  expect(await page.locator('.table-board').isVisible()).toBe(true);
});

it('what is needed less often stands behind the menu, also for keys', async () => {
  const turnBack = page.getByRole('button', { name: 'Take the turn back' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await turnBack.isVisible()).toBe(false);
  await menu.press('Enter');
  expect(await turnBack.isVisible()).toBe(true);
  await screenshot(page, 'play-narrow-menu');
  await page.keyboard.press('Escape');
  expect(await turnBack.isVisible()).toBe(false);
  // wide, it has room beside it
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await turnBack.isVisible()).toBe(true);
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
    await page.locator('.table-board').scrollIntoViewIfNeeded();
    await screenshot(page, `play-narrow-dark-${tab.split(' ')[0].toLowerCase()}`);
  }
  // with four players, too, the sheet is not cut off
  const sheet = page.getByRole('table', { name: 'Where the points come from' });
  const overhang = (): Promise<number> =>
    sheet.evaluate((table) => table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right);
  expect(await overhang()).toBeLessThanOrEqual(0.5);
  if (!isFull) await openGame(page, 'underwater-cities', playedUntil(3));
  for (let n = 0; !(await result(page).isVisible()); n++) {
    await passOn();
    await tapOption(n);
  }
  expect(await result(page).getByRole('row').count()).toBe(3);
  await screenshot(page, 'play-narrow-dark-end');
  await openGame(
    page,
    'underwater-cities',
    played(() => true, { players: 4 }),
  );
  await page.getByRole('tab', { name: 'Scoring' }).tap();
  await sheet.waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0.5);
  await sheet.scrollIntoViewIfNeeded();
  await screenshot(page, 'play-narrow-dark-four');
});
