/**
 * Whoever clicks anywhere breaks nothing: games in which the pointer presses at random whatever can be pressed on the table. A sample here,
 * thirty games in the full width. The page has no fault, and the record of the game leads to where the page is.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { replay, type GameRecord } from '../../interpreter/index.ts';
import { pack } from '../support/packs.ts';
import { rounds, sampleOf, seed as firstSeed } from '../support/width.ts';
import { downloaded } from './support/download.ts';
import { session } from './support/session.ts';
import { curtain, fromMenu, newCards, result, start } from './support/table.ts';

const GAMES: [entry: string, path: string, bots: (string | null)[], games: number][] = [
  ['underwater-cities', 'cards/underwater-cities', [null, 'quick'], 8],
  ['underwater-cities', 'cards/underwater-cities', [null, null], 2],
  ['gleaning', 'cards/gleaning', [null, 'quick', null], 6],
  ['reversi', 'cards/reversi', [null, 'quick'], 6],
  ['kalah', 'cards/kalah', [null, null], 4],
  ['memory', 'cards/memory', [null, null], 4],
];
/** So many clicks a game at the most. */
const CLICKS = rounds(45, 900);
const all = session([...new Set(GAMES.map(([entry]) => entry))]);

/** What can be pressed without leaving the table. */
const PRESSED = [
  '.decision button',
  '.new-cards button',
  '.curtain button',
  '.board .site',
  '.hand-card > button',
  '.slot > button',
  '.table-centre [role=tab]',
  '.pane-tabs button',
  '.players button',
  '.log button',
  '.title .in-bar',
  '.table-grid summary',
].join(', ');

/** Middles of the places where something can be pressed, as far as they are in view. */
const places = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        const isSeen = width > 0 && middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
        return isSeen ? [middle] : [];
      }),
    PRESSED,
  );

/** Waits until nothing is being done. */
const idle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const table = document.querySelector('.table-grid');
    return table ? table.getAttribute('aria-busy') !== 'true' : document.querySelector('.curtain') !== null;
  });

/** Closes the rulebook, if the last press opened it. */
async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  while ((await open.count()) > 0) {
    await page.keyboard.press('Escape');
    await open.last().waitFor({ state: 'hidden' });
  }
}

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const inFull = GAMES.flatMap(([entry, path, bots, games]) =>
  Array.from(
    { length: games },
    (_, i) => [entry, bots.map((bot) => bot ?? 'person').join(' and '), path, bots, firstSeed + i] as const,
  ),
);

it.each(sampleOf(inFull, 1))('%s with %s', async (entry, _who, path, bots, seed) => {
  const { page, faults, context } = await all.open({ ...WIDTHS[seed % 2], view: `#/play?pack=${entry}` });
  const source = new ChoiceSource(seed);
  await start(page, entry, [...bots], 1 + (seed % 1_000_000));
  for (let clicks = 0; clicks < CLICKS && !(await result(page).isVisible()); clicks++) {
    await idle(page);
    const found = await places(page);
    // nothing but scrolling would lead on from there
    if (found.length === 0) break;
    const { x, y } = found[source.below(found.length)];
    await page.mouse.click(x, y);
    if (source.below(10) === 0) await page.keyboard.press('Escape');
  }
  await idle(page);
  await closeDialogs(page);
  expect(faults).toEqual([]);
  expect(await page.locator('.banner.bad').count()).toBe(0);
  if (await newCards(page).isVisible()) await newCards(page).getByRole('button').click();
  if (await curtain(page).isVisible()) await curtain(page).getByRole('button').click();
  const record = JSON.parse(await downloaded(page, () => fromMenu(page, 'Save to a file'))) as GameRecord;
  const { stopped, sameEnd } = replay(pack(path), record);
  expect([stopped, sameEnd]).toEqual([null, true]);
  expect(record.choices.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
