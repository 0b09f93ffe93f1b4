/** The page of a game, in JavaScript that runs there: for what is measured at the table. */
import type { Locator, Page } from 'playwright-core';

export const STEP = `document.querySelector('.table-grid')?.getAttribute('data-step')`;
/** Nothing is under way. */
export const IS_SETTLED = `document.querySelector('.table-grid')?.getAttribute('aria-busy') !== 'true'`;
/** Begins the game of the form. */
export const START = `[...document.querySelectorAll('form button')].find(({ textContent }) => textContent.includes('Start')).click()`;

/** The form of a new game of a pack, with who plays each seat. */
export async function newGameForm(
  page: Page,
  address: string,
  pack: string,
  seats: readonly string[],
): Promise<Locator> {
  await page.goto(`${address}/#/play?pack=${pack}`);
  const form = page.getByRole('form', { name: 'New game' });
  await form.waitFor();
  const players = form.getByRole('combobox', { name: 'Players', exact: true });
  if ((await players.count()) > 0) await players.selectOption(String(seats.length));
  for (const [seat, by] of seats.entries()) {
    await form
      .getByRole('group', { name: `Player ${seat + 1}` })
      .getByLabel('Played by')
      .selectOption(by);
  }
  return form;
}
