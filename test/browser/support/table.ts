/** A game at the table, as tests of the page begin it and go on with it. */
import type { Locator, Page } from 'playwright-core';
import { visit } from './workbench.ts';

export const decision = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });
/** Of a game that is over. */
export const result = (page: Page): Locator => page.getByRole('region', { name: 'The result' });
/** Before the device is passed on: what the turn has brought. */
export const newCards = (page: Page): Locator => page.getByRole('region', { name: 'Your new cards' });
export const curtain = (page: Page): Locator => page.getByRole('region', { name: 'Pass the device on' });

/** Opens the form, fills it in, and starts. `bots`: by seat; null is a person. `options`: of the pack, by id. */
export async function start(
  page: Page,
  pack: string,
  bots: (string | null)[],
  seed: number,
  options: Record<string, string> = {},
): Promise<void> {
  await visit(page, `#/play?pack=${encodeURIComponent(pack)}`);
  const form = page.getByRole('form', { name: 'New game' });
  await form.getByRole('heading', { name: /^New game/ }).waitFor();
  await form.getByRole('combobox', { name: 'Players', exact: true }).selectOption(String(bots.length));
  for (const [seat, bot] of bots.entries()) {
    const group = form.getByRole('group', { name: `Player ${seat + 1}` });
    await group.getByLabel('Name').fill(['Ann', 'Bea', 'Cleo', 'Dora'][seat]);
    await group.getByLabel('Played by').selectOption(bot ?? 'person');
  }
  if (Object.keys(options).length > 0) await form.getByText('Options', { exact: false }).click();
  for (const [id, value] of Object.entries(options)) {
    await form.locator(`select[name="option ${id}"]`).selectOption(value);
  }
  await form.getByLabel('Number of the game').fill(String(seed));
  await form.getByRole('button', { name: 'Start' }).press('Enter');
  await decision(page).or(curtain(page)).first().waitFor();
}

/** The number of the choice that comes next. */
export const stepOf = (page: Page): Promise<string | null> => page.locator('.table-grid').getAttribute('data-step');

/** Makes a choice, and waits until whoever decides then is asked, or the device is to be passed on. */
export async function makeChoice(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const step = await stepOf(page);
  await choose();
  await page.waitForFunction((before) => {
    const table = document.querySelector('.table-grid');
    if (!table) return document.querySelector('.curtain') !== null;
    return table.getAttribute('data-step') !== before && table.getAttribute('aria-busy') !== 'true';
  }, step);
}
