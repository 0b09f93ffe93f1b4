import type { Page } from 'playwright-core';
import { largeMapPack } from '../support/large-map.ts';
import { headless, type ServedPage } from './headless.ts';
import type { Row } from './measure.ts';
import { painted, paintedRow, twoFrames } from './painted.ts';
import { IS_SETTLED, newGameForm, START, STEP } from './table-page.ts';

const SIDE = 36;
const FILE = 'large-map.yaml';
const ROUNDS = 5;
const CHOICES = 12;
/** All cells, and an answer to the question. */
const DRAWN = `document.querySelectorAll('.board [data-site]').length === ${SIDE * SIDE}
  && document.querySelector('.board .offered')`;

/** A board of 36 by 36 cells on each of which a piece can be built, at the table: what a person waits for. */
export const map = (packs: string, site: string): Promise<Row[]> =>
  headless('a map at the table in a browser', { packs, site, files: { [FILE]: largeMapPack(SIDE, SIDE) } }, measured);

async function measured({ address, open }: ServedPage): Promise<Row[]> {
  const starts: number[] = [];
  const frames: number[] = [];
  let page: Page;
  for (let round = 0; round < ROUNDS; round++) {
    page = await open();
    await newGameForm(page, address, FILE, ['person']);
    starts.push(await painted(page, START, DRAWN));
  }
  page = page!;
  const choices: number[] = [];
  const moves: number[] = [];
  for (let n = 0; n < CHOICES; n++) {
    frames.push(await twoFrames(page));
    const cell = `document.querySelectorAll('.board .offered')[${(n * 61) % (SIDE * SIDE - CHOICES)}]`;
    const focus = `const at = document.querySelector('.board .site.current')?.getAttribute('data-site'); ${cell}.focus()`;
    moves.push(
      await painted(page, focus, `document.querySelector('.board .site.current')?.getAttribute('data-site') !== at`),
    );
    const asked = `${STEP} !== before && ${IS_SETTLED}`;
    choices.push(
      await painted(
        page,
        `const before = ${STEP}; document.querySelector('.board .current').dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
        asked,
      ),
    );
  }
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await page.reload();
    await page.locator('.board .offered').first().waitFor();
    again.push(performance.now() - began);
  }
  return [
    paintedRow(`a map of ${SIDE} by ${SIDE} cells, from Start to its first question`, starts, frames),
    paintedRow('the same with a stored game, from reload', again, frames),
    paintedRow('another cell of it to its label', moves, frames),
    paintedRow('a piece on it to the next question', choices, frames),
  ];
}
