/** What every decision is made by is on the screen, whatever its size: what one has, the hand, the board and the question. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedTable } from './support/shared-table.ts';
import { decision, makeChoice, start } from './support/table.ts';

const SIZES = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [320, 640],
] as const;
/** From so wide a page on, what is in front of a player stands beside the board. */
const WITH_FRONT = 1280;

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
  await start(page, 'underwater-cities', [null, 'usual'], 7);
  const first = () => decision(page).locator('.option-list [data-key]').first();
  // past the cards that are discarded at first, up to a slot
  while ((await page.locator('.slot.offered').count()) === 0) {
    await first().waitFor();
    await makeChoice(page, () => first().click());
  }
});

/** The upper left corner of it, with so much of it, is on the screen and nothing lies over it. */
const isSeen = (what: Locator, [width, height]: readonly [number, number], least: number): Promise<boolean> =>
  what.evaluate(
    (element, { w, h, px }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const seen = right - left >= px && bottom - top >= px && left >= 0 && top >= 0 && left + px <= w && top + px <= h;
      const above = document.elementFromPoint((left + Math.min(right, w)) / 2, top + px / 2);
      return seen && above !== null && (element.contains(above) || above.contains(element));
    },
    { w: width, h: height, px: least },
  );

it.each(SIZES)('at %i × %i', async (width, height) => {
  const size = [width, height] as const;
  await page.setViewportSize({ width, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  const seen = {
    own: await isSeen(page.locator('.own-bar [data-counter]').first(), size, 20),
    hand: await isSeen(page.locator('.hand-tile').first(), size, 80),
    question: await isSeen(decision(page).locator('[data-key]').first(), size, 30),
    board: await isSeen(page.locator('.table-board .board'), size, 90),
    front: width < WITH_FRONT || (await isSeen(page.locator('.front .small-card').first(), size, 30)),
  };
  expect(seen).toEqual({ own: true, hand: true, question: true, board: true, front: true });
  // all of the board, as large as its pane
  const [board, pane] = await Promise.all(
    ['.table-board .board', '.centre-view'].map((name) => page.locator(name).boundingBox()),
  );
  expect(board!.height).toBeGreaterThan(0.9 * pane!.height);
  expect(board!.y + board!.height).toBeLessThanOrEqual(pane!.y + pane!.height + 1);
});

it('a card that is pointed at marks the slots that go with it, a slot the cards, and nothing moves', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slots = page.locator('.slot.offered[data-slot]');
  await page.locator('.option-list .lead').first().waitFor();
  const places = (): Promise<number[]> =>
    slots.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const before = await places();
  await page.locator('.hand-card').first().hover();
  await page.locator('.slot[data-fits=yes]').first().waitFor();
  expect(await page.locator('.slot[data-fits=not]').count()).toBeGreaterThan(0);
  await page.locator('.slot[data-fits=yes]').first().hover();
  await page.locator('.hand-card .card-signal:not(.wasted)').first().waitFor();
  expect(await places()).toEqual(before);
});
