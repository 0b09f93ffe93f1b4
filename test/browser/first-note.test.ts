/** What comes up for the first time is told once, over the table: nothing moves, and nothing is covered where one presses. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeAt } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { decision, makeChoice, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { shared } = session(['underwater-cities']);
let page: Page;
beforeAll(async () => {
  ({ page } = await shared({ view: '#/play?pack=underwater-cities', firstNotes: true }));
});

const note = (): Locator => page.getByRole('complementary', { name: 'New here' });
const options = (): Locator => decision(page).locator('.option-list [data-key]:not([aria-disabled="true"])');
const chooseFirst = async (): Promise<void> => {
  await options().first().waitFor();
  await makeChoice(page, () => options().first().click());
};
const placeOf = (): Promise<unknown> => decision(page).boundingBox();
const stored = (): Promise<string[]> =>
  page.evaluate(
    () => Object.values(JSON.parse(localStorage.getItem('fathom-told') ?? '{}') as object).flat() as string[],
  );

it('a note says the rule and leads to the book; closing it moves nothing; it does not come again', async () => {
  await start(page, 'underwater-cities', [null, 'random'], 7);
  expect(await note().isVisible()).toBe(false);
  for (let i = 0; i < 12 && !(await note().isVisible()); i++) await chooseFirst();
  const told = await note().locator('p b').allInnerTexts();
  expect(told.length).toBeGreaterThan(0);
  expect(await axeAt(page, 'a first note')).toEqual([]);
  await screenshot(page, 'first-note');
  const before = await placeOf();
  await note().getByRole('button', { name: 'Close' }).click();
  expect(await note().isVisible()).toBe(false);
  expect(await placeOf()).toEqual(before);
  const ids = await stored();
  expect(ids.length).toBe(told.length);
  for (let i = 0; i < 12 && !(await note().isVisible()); i++) await chooseFirst();
  expect(await stored()).not.toEqual(ids);
  expect((await note().locator('p b').allInnerTexts()).filter((title) => told.includes(title))).toEqual([]);
  await note().getByRole('button', { name: 'rules' }).first().click();
  await page.locator('fathom-rules dialog[open]').waitFor();
  await page.keyboard.press('Escape');
});

it('who wants none turns them off', async () => {
  await note().getByRole('button', { name: 'No such notes' }).click();
  expect(await note().isVisible()).toBe(false);
  const settings = await page.evaluate(() => localStorage.getItem('fathom-settings'));
  expect(JSON.parse(settings!)).toMatchObject({ firstNotes: false });
  const ids = await stored();
  for (let i = 0; i < 10; i++) await chooseFirst();
  expect(await stored()).toEqual(ids);
});
