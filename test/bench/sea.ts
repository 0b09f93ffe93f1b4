import type { Page } from 'playwright-core';
import { headless, type ServedPage } from './headless.ts';
import type { Row } from './measure.ts';
import { painted, paintedRow, twoFrames } from './painted.ts';

const ROUNDS = 5;
const CHOICES = 40;
const STEP = `document.querySelector('.table-grid')?.getAttribute('data-step')`;
const CURTAIN = `document.querySelector('.curtain')`;
const IS_SETTLED = `document.querySelector('.table-grid')?.getAttribute('aria-busy') !== 'true'`;
/** What a person can take, on the map or in the list: some way into it, so that games go on in different ways. */
const TAKE = `const offers = [...document.querySelectorAll('.option-list button:not([aria-disabled]), .board .offered')];
  const before = ${STEP}; const offer = offers[Math.floor(offers.length / 2)];
  offer.dispatchEvent(new MouseEvent('click', { bubbles: true }))`;

/** The other person takes the device. */
const PASS = `${CURTAIN}.querySelector('button').click()`;

/** Nautilus at the table: laying, walking and sailing on a common map, by two people. */
export const sea = (packs: string, site: string): Promise<Row[]> =>
  headless('Nautilus at the table in a browser', { packs, site, files: {} }, measured);

async function measured({ address, open }: ServedPage): Promise<Row[]> {
  const starts: number[] = [];
  const frames: number[] = [];
  let page: Page;
  for (let round = 0; round < ROUNDS; round++) {
    page = await open();
    await page.goto(`${address}/#/play?pack=.shelf/nautilus`);
    const form = page.getByRole('form', { name: 'New game' });
    await form.waitFor();
    for (const seat of ['Player 1', 'Player 2']) {
      await form.getByRole('group', { name: seat }).getByLabel('Played by').selectOption('person');
    }
    await form.getByLabel('Number of the game').fill(String(round + 1));
    const start = `[...document.querySelectorAll('form button')].find(({ textContent }) => textContent.includes('Start')).click()`;
    await painted(page, start, CURTAIN);
    starts.push(
      await painted(page, PASS, `document.querySelectorAll('.board [data-site]').length > 100 && ${IS_SETTLED}`),
    );
  }
  page = page!;
  const choices: number[] = [];
  for (let n = 0; n < CHOICES; n++) {
    frames.push(await twoFrames(page));
    choices.push(await painted(page, TAKE, `(${STEP} !== before || ${CURTAIN}) && ${IS_SETTLED}`));
    if (await page.evaluate(`${CURTAIN} !== null`)) await painted(page, PASS, `${STEP} && ${IS_SETTLED}`);
  }
  return [
    paintedRow('Start to the map of Nautilus', starts, frames),
    paintedRow('a choice on it to the next decision', choices, frames),
  ];
}
