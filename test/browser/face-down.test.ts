/** Cards drawn in the own turn lie face down, so that the turn can be taken back; what is shown at once stops that. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTable } from './support/shared-table.ts';
import { turnSetting } from './support/settings.ts';
import { decision, makeChoice, start, stepOf } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
  await turnSetting(page, /^One list/);
  await start(page, 'underwater-cities', [null, 'random'], 7);
  // the era opens with discards
  for (const name of ['Build a Structure', 'Message divers', 'Harbour dues']) await take(name);
});
afterAll(() => turnSetting(page, /^One list/));

const option = (name: string): Locator => decision(page).getByRole('button', { name });
const backs = (): Locator => page.locator('[data-zone=hand] [data-face=down]');
const undo = (): Locator => page.getByRole('button', { name: 'Take back', exact: true });
const handIds = (): Promise<string[]> =>
  page
    .locator('[data-zone=hand] [data-card]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card'] ?? ''));
const step = (): Promise<string | null> => stepOf(page);

const act = (what: Locator): Promise<void> => makeChoice(page, () => what.first().click());
/** The pointer may be there already. */
async function point(what: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await what.hover();
}
const take = (name: string): Promise<void> => act(option(name));

it('two cards that a slot gives are two backs; nothing in the page says which they are; the whole turn is taken back', async () => {
  const beginning = await step();
  await take('two cards, and upgrade or kelp');
  await take('Chart auction');
  await take('use the slot');
  await point(option('gain 2 cards'));
  await page.getByText('draws 2 cards, face down').first().waitFor();
  await take('gain 2 cards');
  expect(await backs().count()).toBe(2);
  expect(await handIds()).toEqual(['liaison-divers', 'chairs-of-research']);
  expect(await undo().getAttribute('aria-disabled')).toBe('false');
  await screenshot(page, 'play-face-down');
  await page.getByRole('button', { name: 'Take the turn back' }).click();
  await page.waitForFunction(
    (was) => document.querySelector('.table-grid')?.getAttribute('data-step') === was,
    beginning,
  );
  expect(await backs().count()).toBe(0);
});

it('after the turn their owner sees them; the next turn opens with the discard of what is too much', async () => {
  await take('two cards, and upgrade or kelp');
  await take('Chart auction');
  await take('use the slot');
  await take('gain 2 cards');
  await take('upgrade 1 structure');
  await take('gain 1 card, then');
  expect(await backs().count()).toBe(3);
  const known = new Set(await handIds());
  const hidden = await page.content();
  await take('end turn');
  expect(await backs().count()).toBe(0);
  const fresh = (await handIds()).filter((card) => !known.has(card));
  expect(fresh).toHaveLength(4);
  for (const card of fresh) expect(hidden).not.toContain(card);
  expect(await decision(page).getByRole('heading').innerText()).toContain('(3 cards to go)');
  expect(await undo().getAttribute('aria-disabled')).toBe('true');
});

it('who looks at them at once cannot take back what led to them', async () => {
  for (let n = 0; n < 3; n++) await act(decision(page).locator('[data-key]'));
  await take('always available');
  await act(decision(page).locator('[data-key]'));
  expect(await backs().count()).toBe(2);
  const ids = await handIds();
  await page.getByRole('button', { name: 'Turn up' }).click();
  await page.waitForFunction(() => document.querySelector('[data-face=down]') === null);
  expect((await handIds()).length).toBe(ids.length + 2);
  expect(await undo().getAttribute('aria-disabled')).toBe('true');
  expect(await undo().getAttribute('title')).toContain('learned something');
});

it('a card that is shown at once stops taking back, and says so before', async () => {
  while (!(await option('special card').count())) await act(decision(page).locator('[data-key]'));
  await take('special card');
  await act(decision(page).locator('[data-key]'));
  const search = option('search the deck of Special cards');
  while (!(await search.count())) await act(decision(page).locator('[data-key]'));
  await point(search);
  await page.getByText('something hidden is revealed; it cannot be taken back').first().waitFor();
  await act(search);
  expect(await undo().getAttribute('aria-disabled')).toBe('true');
});
