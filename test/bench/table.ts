import type { Locator, Page } from 'playwright-core';
import { headless, type ServedPage } from './headless.ts';
import type { Row } from './measure.ts';
import { painted, paintedRow, twoFrames } from './painted.ts';
import { IS_SETTLED, newGameForm, STEP } from './table-page.ts';

const PACK = 'underwater-cities';
const CHOICES = 24;
const ROUNDS = 5;
/** Options that can be taken. */
const OPTIONS = `[...document.querySelectorAll('.option-list button:not([aria-disabled])')]`;

/** The table in a headless browser: from what a person does to the frame that shows what came of it. */
export const table = (packs: string, site: string): Promise<Row[]> =>
  headless('the table in a browser', { packs, site, files: {} }, measured);

async function measured({ address, open }: ServedPage): Promise<Row[]> {
  const page = await open();
  await (await fillIn(page, address, ['person'], 7)).press('Enter');
  await decision(page).waitFor();
  const previews: number[] = [];
  const choices: number[] = [];
  const frames: number[] = [];
  for (let n = 0; n < CHOICES; n++) {
    frames.push(await twoFrames(page));
    await page.evaluate(`document.activeElement?.blur()`);
    await page.waitForFunction(`document.querySelector('.preview-line')?.childElementCount === 0`);
    const shown = `document.querySelector('.preview-line')?.childElementCount > 0`;
    previews.push(await painted(page, `${OPTIONS}.at(-1).focus()`, shown));
    const asked = `${STEP} !== before && ${IS_SETTLED}`;
    choices.push(await painted(page, `const before = ${STEP}; ${OPTIONS}.at(${(n % 2) - 1}).click()`, asked));
  }
  const seeks: number[] = [];
  for (let n = 1; n < CHOICES; n++) {
    const look = `const slider = document.querySelector('.history input'); const output = document.querySelector('.history output');
      const before = output.textContent; slider.value = ${(n * 7) % CHOICES}; slider.dispatchEvent(new Event('input'))`;
    seeks.push(await painted(page, look, 'output.textContent !== before'));
  }
  const tables: number[] = [];
  await page.getByRole('button', { name: 'Back to now' }).click();
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await page.reload();
    await decision(page).waitFor();
    tables.push(performance.now() - began);
  }
  return [
    paintedRow('focus on an option to its preview, at the table', previews, frames),
    paintedRow('a choice to the next decision', choices, frames),
    paintedRow('looking back at another step', seeks, frames),
    paintedRow('the table with a stored game, first painted', tables, frames),
    paintedRow('a game of two random bots, from Start to the result', await botGames({ address, open }), frames),
  ];
}

const decision = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });

/** Fills in the form of a new game; returns the button that starts it. */
async function fillIn(page: Page, address: string, seats: string[], seed: number): Promise<Locator> {
  const form = await newGameForm(page, address, PACK, seats);
  await form.getByLabel('Number of the game').fill(String(seed));
  return form.getByRole('button', { name: 'Start' });
}

async function botGames({ address, open }: ServedPage): Promise<number[]> {
  const times: number[] = [];
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const page = await open();
    // nobody follows them
    await page.addInitScript(`localStorage.setItem('fathom-settings', '{"botSpeed":"instant"}')`);
    const begin = await fillIn(page, address, ['random', 'random'], seed);
    const began = performance.now();
    await begin.press('Enter');
    await page.getByRole('region', { name: 'The result' }).waitFor();
    times.push(performance.now() - began);
  }
  return times;
}
