/** What happened is told: whose turn it is, each act of a bot, and at the end who won, by what, and another game. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { played, playedUntil } from './support/played.ts';
import { axeAt } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { chooseSpeed, decision, leave, makeChoice, openGame, result, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const CITIES = 'underwater-cities';
const the = session([CITIES, 'nim.yaml']);
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: '#/play?pack=nim.yaml' }));
});

const takeFirst = (): Promise<void> =>
  makeChoice(page, () => decision(page).locator('.option-list [data-key]:not([aria-disabled=true])').first().click());
const idle = (): Promise<void> => page.locator('.table-grid[aria-busy=false]').waitFor();

it('the tab says whose turn it is, who won, and after the game what is shown', async () => {
  await start(page, 'nim.yaml', [null, 'random'], 5);
  expect(await page.title()).toBe('Your turn, Ann · Nim');
  await chooseSpeed(page, 'step by step');
  const one = page.getByRole('button', { name: 'One decision' });
  while (!(await one.isVisible())) await takeFirst();
  expect(await page.title()).toBe('Bea plays · Nim');
  await chooseSpeed(page, 'instantly');
  await page.getByRole('button', { name: 'Go on' }).click();
  await idle();
  while (!(await result(page).isVisible())) await takeFirst();
  expect(await page.title()).toMatch(/^(Ann|Bea) wins · Nim$/);
  expect(await result(page).locator('.sentence').innerText()).toMatch(/^(Ann|Bea) wins with 1 win\.$/);
});

it('one act begins another game of the same people; the form of a new game begins with them', async () => {
  const seed = (): Promise<number> =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('fathom-game')!) as { record: { seed: number } }).record.seed);
  const before = await seed();
  await result(page).getByRole('button', { name: 'Play again' }).click();
  await decision(page).locator('.option-list [data-key]').first().waitFor();
  expect(await page.getByRole('region', { name: 'Players' }).locator('.name').allInnerTexts()).toEqual(['Ann', 'Bea']);
  await takeFirst();
  expect(await seed()).not.toBe(before);
  await leave(page);
  expect(await page.title()).toBe('Play · Fathom');
  const second = page.getByRole('group', { name: 'Player 2' });
  expect(await second.getByLabel('Name').inputValue()).toBe('Bea');
  expect(await second.getByLabel('Played by').inputValue()).toBe('random');
});

it('bots play at a pace that can be followed, each act with one short motion, until somebody skips it', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how) {
      moved.push(this.getAttribute('data-slot') ?? this.getAttribute('data-counter') ?? this.tagName);
      return animate.apply(this, how);
    };
  });
  const moved = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  await start(page, CITIES, [null, 'quick'], 5);
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const own = decision(page).locator('.option-list [data-key]:not([aria-disabled=true])');
  await own.first().waitFor();
  await chooseSpeed(page, 'slowly');
  while (!(await skip.isVisible())) {
    await own.or(skip).first().waitFor();
    if (await skip.isVisible()) break;
    const step = await page.locator('.table-grid').getAttribute('data-step');
    await own.last().click();
    await page.waitForFunction((was) => document.querySelector('.table-grid')!.getAttribute('data-step') !== was, step);
  }
  expect(await page.title()).toBe('Bea plays · Underwater Cities');
  // who presses Enter twice does not stop what is shown
  expect(
    await decision(page)
      .locator('h2')
      .evaluate((head) => head === document.activeElement),
  ).toBe(true);
  await page.waitForFunction(() => (globalThis as unknown as { moved: string[] }).moved.length > 0);
  await screenshot(page, 'told-bot');
  await skip.click();
  await idle();
  await own.first().waitFor();
  expect(await page.title()).toBe('Your turn, Ann · Underwater Cities');
  const before = (await moved()).length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const step = Number(await page.locator('.table-grid').getAttribute('data-step'));
  await own.last().click();
  await page.waitForFunction(
    (was) => Number(document.querySelector('.table-grid')!.getAttribute('data-step')) > was,
    step,
  );
  expect((await moved()).length).toBe(before);
});

it('the score sheet has the terms of the game, unfolds, and stands beside the course of the points over its eras', async () => {
  await openGame(page, CITIES, played(undefined, { players: 3 }));
  await result(page).waitFor();
  expect(await result(page).locator('.sentence').first().innerText()).toMatch(/ wins with \d+ points\.$/);
  const sheet = page.getByRole('table', { name: 'Where the points come from' });
  await sheet.waitFor();
  const heads = async (): Promise<string[]> =>
    (await sheet.getByRole('rowheader').allInnerTexts()).map((text) => text.trim());
  expect((await heads()).filter((text) => text.includes('·'))).toEqual([]);
  expect(await heads()).toEqual(expect.arrayContaining(['Production', 'Era 3', 'Cities', 'Total']));
  const before = (await heads()).length;
  const era = sheet.getByRole('button', { name: 'Era 3' });
  expect(await era.getAttribute('aria-expanded')).toBe('false');
  await era.press('Enter');
  expect(await era.getAttribute('aria-expanded')).toBe('true');
  expect((await heads()).length).toBeGreaterThan(before);
  const graph = page.getByRole('figure', { name: 'How it went' });
  await graph.locator('polyline').first().waitFor();
  expect(await graph.locator('svg text').allTextContents()).toEqual(
    expect.arrayContaining(['Era 1', 'Era 2', 'Era 3']),
  );
  await graph.locator('summary').click();
  const numbers = graph.getByRole('table');
  const last = await numbers
    .getByRole('row', { name: /^At the end of the game/ })
    .getByRole('cell')
    .allInnerTexts();
  const totals = await sheet.locator('.total td').allInnerTexts();
  expect([...last].sort()).toEqual([...totals].sort());
  expect(await axeAt(page, 'a score sheet')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await graph
    .locator('polyline')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
  const ink = await graph.getByRole('img').evaluate((drawing) => getComputedStyle(drawing).color);
  expect(new Set(colours)).toEqual(new Set([ink]));
  const dashes = await graph
    .locator('polyline')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
  expect(new Set(dashes).size).toBe(3);
});

it('alone, the goal is in view, and said at the end', async () => {
  await page.emulateMedia({ forcedColors: 'none' });
  await openGame(page, CITIES, playedUntil(8, { players: 1 }));
  const goal = page.getByRole('region', { name: 'To win' });
  expect(await goal.innerText()).toContain('seven connected cities and a hundred points');
  expect(await goal.locator('.measure').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d+ of 7$/),
    expect.stringMatching(/points: \d+ of 100$/),
  ]);
  while (!(await result(page).isVisible())) await takeFirst();
  expect(await goal.count()).toBe(0);
  expect(await result(page).locator('.sentence').innerText()).toBe(
    'Player 1 has not reached the goal: seven connected cities and a hundred points.',
  );
  expect(await result(page).locator('.goals').innerText()).toContain('not reached');
});
