/** A game at the table, as tests of the page begin it and go on with it. */
import type { Locator, Page } from 'playwright-core';
import type { GameRecord } from '../../../interpreter/index.ts';
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
  await form.waitFor();
  await isOfChosenPack(page);
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

/** Leaves the game that is played, if there is one, and opens a game on file; who is asked then is there. */
export async function openGame(page: Page, pack: string, record: GameRecord): Promise<void> {
  await visit(page, `#/play?pack=${encodeURIComponent(pack)}`);
  const form = page.getByRole('form', { name: 'New game' });
  await form.or(page.locator('.table-menu')).first().waitFor();
  if (await page.locator('.table-menu').isVisible()) await leave(page);
  await isOfChosenPack(page);
  await form.getByLabel('Or go on with a saved game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await decision(page).or(curtain(page)).or(result(page)).first().waitFor();
  if (await curtain(page).isVisible()) await curtain(page).getByRole('button', { name: /^I am/ }).click();
  await decision(page).or(result(page)).first().waitFor();
}

/** The form of a new game may still be that of the pack before. */
async function isOfChosenPack(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const title = document.querySelector('.new-game h2')?.textContent.split(': ')[1];
    const chosen = document.querySelector<HTMLSelectElement>('.pack select')?.selectedOptions[0]?.textContent.trim();
    return title !== undefined && (chosen === title || chosen?.startsWith(`${title} (`));
  });
}

/** Ends the game, and what is tried out in it; where the menu is folded, it is unfolded. */
export async function leave(page: Page): Promise<void> {
  const endTrial = page.getByRole('button', { name: 'Back to the game' });
  if (await endTrial.isVisible()) await endTrial.click();
  await endTrial.waitFor({ state: 'detached' });
  await fromMenu(page, 'End the game');
}

/** Opens the menu of the table. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('#table-more');
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.waitFor();
}

/** Does what stands in the menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('#table-more').getByRole('button', { name }).click();
}

/** How fast bots play, from the menu. */
export async function chooseSpeed(page: Page, speed: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Speed of the bots' }).selectOption(speed);
  await closeMenu(page);
}

/** Closes it. */
async function closeMenu(page: Page): Promise<void> {
  if (await page.locator('#table-more').isVisible()) await page.keyboard.press('Escape');
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
