/** What is being resolved, level by level, through one turn of a game whose slot and card match. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedTable } from './support/shared-table.ts';
import { turnSetting } from './support/settings.ts';
import { decision, makeChoice, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
  await turnSetting(page, /^One list/);
  await start(page, 'underwater-cities', [null, 'random'], 7);
  // the era opens with discards
  for (const name of ['Build a Structure', 'Message divers', 'Harbour dues']) await take(name);
  await take('two cards, and upgrade or kelp');
});

const stack = (): Locator => page.getByRole('region', { name: 'What is being done' });
const option = (name: string | RegExp): Locator => decision(page).getByRole('button', { name });
/** How deep each level is, and the text of each, without those inside it. */
const levels = (): Promise<string[]> =>
  stack()
    .locator('[data-level]')
    .evaluateAll((all) =>
      all.map((level) =>
        [...level.children]
          .filter(({ tagName }) => tagName !== 'OL')
          .map((part) => (part as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
          .filter((text) => text !== '')
          .join(' / '),
      ),
    );

const take = (name: string | RegExp): Promise<void> => makeChoice(page, () => option(name).first().click());

it('a chosen slot and a card that matches take the place of the slots; which is first is chosen there', async () => {
  expect(await page.getByRole('region', { name: 'Action slots' }).count()).toBe(1);
  expect(await stack().count()).toBe(0);
  await take('Chart auction');
  expect(await page.getByRole('region', { name: 'Action slots' }).count()).toBe(0);
  expect(await stack().getByRole('button').allInnerTexts()).toEqual([
    'use the slot: two cards, and upgrade or kelp',
    'resolve Chart auction',
  ]);
  await screenshot(page, 'play-stack-first');
  const step = await page.locator('.table-grid').getAttribute('data-step');
  await stack().getByRole('button').first().press('Enter');
  await page.waitForFunction(
    (before) => document.querySelector('.table-grid')?.getAttribute('data-step') !== before,
    step,
  );
});

it('then the innermost level is what can be chosen now, beside it what caused it, around it what follows', async () => {
  expect(await levels()).toEqual([
    'Still to come resolve Chart auction',
    'Two cards, and upgrade or kelp',
    expect.stringMatching(/^Two cards, and upgrade or kelp: Which effect next\? \/ because of: Two cards/),
  ]);
  const trigger = stack().locator('[data-trigger]');
  expect(await trigger.evaluate((level) => getComputedStyle(level).borderTopStyle)).toBe('dashed');
  // only the innermost level has something to choose
  expect(await stack().getByRole('button').count()).toBe(2);
  expect(await stack().locator('.now').getByRole('button').count()).toBe(2);
  await screenshot(page, 'play-stack');
});

it('declining has its place at the lower right, and its reason where at least one part comes first', async () => {
  const before = option(/^do nothing/);
  expect(await before.getAttribute('aria-disabled')).toBe('true');
  expect(await before.innerText()).toContain('do nothing');
  expect(await before.getAttribute('title')).toBe('at least one part comes first');
  const right = async (button: Locator): Promise<number> => {
    const box = (await button.boundingBox())!;
    return Math.round(box.x + box.width);
  };
  const edge = await right(before);
  const step = await page.locator('.table-grid').getAttribute('data-step');
  await before.click({ force: true });
  expect(await page.locator('.table-grid').getAttribute('data-step')).toBe(step);
  await take('gain 2 cards');
  const after = option(/done with this/);
  expect(await after.getAttribute('aria-disabled')).toBeNull();
  expect(await right(after)).toBe(edge);
});

it('of alternatives all are shown, and those excluded go when one is chosen; then the card is left', async () => {
  await take(/^1 ?upgrade 1 structure for 1 science or gain 1 kelp|upgrade 1 structure/);
  expect(await levels()).toEqual(
    ['Still to come discard this card as played', expect.stringMatching(/^Chart auction: Gain 1 card/)].map((text) =>
      typeof text === 'string' ? `Chart auction / ${text}` : text,
    ),
  );
  expect(await option(/do nothing/).getAttribute('aria-disabled')).toBeNull();
  await take(/do nothing/);
  await decision(page).getByRole('heading', { name: 'Ann: End your turn?' }).waitFor();
  expect(await stack().count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Action slots' }).count()).toBe(1);
});
