/**
 * Whole games of small packs as people play them, on a grid and from the hand: by keys alone, by pointer alone, and by touch on a
 * telephone. A game ends, and its record replays to that end.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { replay, type GameRecord } from '../../interpreter/index.ts';
import { pack } from '../support/packs.ts';
import { isFull, rounds, sampleOf } from '../support/width.ts';
import { downloaded } from './support/download.ts';
import { session } from './support/session.ts';
import { curtain, decision, fromMenu, makeChoice, newCards, result, start } from './support/table.ts';

const all = session(['reversi', 'gleaning', 'underwater-cities', 'domineering', 'cram', 'tracks']);

type Way = 'keys' | 'pointer' | 'touch';

const GAMES: [way: Way, entry: string, bots: (string | null)[]][] = [
  ['keys', 'reversi', [null, 'random']],
  ['pointer', 'gleaning', [null, 'random', 'random']],
  ['touch', 'reversi', [null, 'random']],
  ['keys', 'gleaning', [null, 'random', null]],
  ['touch', 'gleaning', [null, 'random', 'random']],
  ['pointer', 'reversi', [null, null]],
  // what is laid covers several cells, and turns
  ['keys', 'domineering', [null, 'random']],
  ['pointer', 'cram', [null, 'random']],
  ['touch', 'tracks', [null, 'random']],
  // of the large game the telephone; keys and pointer have a test of their own
  ['touch', 'underwater-cities', [null, 'random']],
];

/** So many choices at the most; without an end, whole games. */
const MOST = rounds(15, Infinity);

async function opened(way: Way, entry: string): ReturnType<typeof all.open> {
  const size = way === 'touch' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await all.browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en',
    ...(way === 'touch' ? { hasTouch: true, isMobile: true } : {}),
  });
  return all.open({ ...size, context, view: `#/play?pack=${entry}` });
}

/** The middle of something that can be chosen: on the table where it is in view, else in the list. */
const place = (page: Page, random: number): Promise<{ x: number; y: number }> =>
  page.evaluate((n) => {
    const middle = (one: Element): { x: number; y: number } => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    // what is covered by something else cannot be pressed there
    const isOnTop = (one: Element): boolean => {
      const { x, y } = middle(one);
      const top = document.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || top.contains(one));
    };
    const offered = [
      ...document.querySelectorAll('.slot.offered > button, .hand-card.offered > button, .site.offered'),
    ];
    const seen = offered.filter(isOnTop);
    const list = [...document.querySelectorAll('.option-list [data-key]')];
    // in two of three cases; 0: in the list
    const among = seen.length > 0 && n % 3 > 0 ? seen : list;
    const chosen = among[Math.floor(n / 3) % among.length];
    if (among === list) chosen.scrollIntoView({ block: 'center' });
    return middle(chosen);
  }, random);

async function press(page: Page, way: Way, random: number): Promise<void> {
  if (way === 'keys') {
    await page.waitForFunction(() => document.activeElement?.matches('.option-list button'));
    const most = await decision(page).locator('.option-list > li:not(.declines) button').count();
    for (let n = 0; n < random % Math.max(1, most); n++) await page.keyboard.press('Tab');
    return page.keyboard.press('Enter');
  }
  const { x, y } = await place(page, random);
  await (way === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function passOn(page: Page, way: Way): Promise<void> {
  for (const part of [newCards(page), curtain(page)]) {
    if (!(await part.isVisible())) continue;
    const button = part.getByRole('button').first();
    if (way === 'keys') await page.keyboard.press('Enter');
    else await (way === 'touch' ? button.tap() : button.click());
    await part.waitFor({ state: 'detached' });
  }
}

/** In `npm test` small ones: on a telephone `play-narrow` goes to the end of the large one. */
const PLAYED = sampleOf(
  GAMES.filter(([, entry]) => isFull || entry !== 'underwater-cities'),
  2,
);

it.each(PLAYED)('by %s: %s', { timeout: 900_000 }, async (way, entry, bots) => {
  const { page, faults, context } = await opened(way, entry);
  await start(page, entry, bots, 11);
  const source = new ChoiceSource(11);
  let made = 0;
  let widest = 0;
  for (; made < MOST && !(await result(page).isVisible()); made++) {
    await passOn(page, way);
    if (await result(page).isVisible()) break;
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth - screen.width));
    await makeChoice(page, async () => {
      await press(page, way, source.below(1 << 20));
      // several options are about what was pressed: they are listed
      if (await decision(page).getByRole('button', { name: 'All options' }).isVisible()) await press(page, way, 0);
    });
  }
  await passOn(page, way);
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(3);
  // a telephone would show all of a wider page, smaller
  expect(widest).toBeLessThanOrEqual(0);
  const record = JSON.parse(await downloaded(page, () => fromMenu(page, 'Save to a file'))) as GameRecord;
  const { game, stopped, sameEnd } = replay(pack(`cards/${entry}`), record);
  expect([stopped, sameEnd]).toEqual([null, true]);
  expect(game.over).toBe(await result(page).isVisible());
  await context.close();
});
