import type { Page } from 'playwright-core';
import { headless, type ServedPage } from './headless.ts';
import type { Row } from './measure.ts';
import { painted, paintedRow, twoFrames } from './painted.ts';
import { IS_SETTLED, newGameForm, START, STEP } from './table-page.ts';

const ROUNDS = 5;
const CHOICES = 40;
const CURTAIN = `document.querySelector('.curtain')`;
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
    const form = await newGameForm(page, address, 'nautilus', ['person', 'person']);
    await form.getByLabel('Number of the game').fill(String(round + 1));
    await painted(page, START, CURTAIN);
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
