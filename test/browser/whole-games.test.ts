/**
 * Games of Underwater Cities as people play them: by keys alone, and by pointer alone. The engine is asked what it
 * offered. Their beginning and
 * their end, which is opened as the file of a game; in the full width all of them. Whole games without a page are in `editor/worker/table`.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replay, sentenceRenderer, type GameRecord, type Game, newGame } from '../../interpreter/index.ts';
import { freeOrder } from '../../interpreter/free-order.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { pack } from '../support/packs.ts';
import { rounds, sampleOf } from '../support/width.ts';
import { downloaded } from './support/download.ts';
import { playedUntil } from './support/played.ts';
import { sharedTable } from './support/shared-table.ts';
import { turnSetting } from './support/settings.ts';
import { curtain, decision, fromMenu, leave, makeChoice, newCards, openGame, result, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

/** So many choices at the beginning; without an end, the whole game. */
const FIRST = rounds(6, Infinity);
/** Of so many choices at the beginning the message is heard. */
const SPOKEN = rounds(6, 10);
/** So many are left where a game on file goes on. */
const LAST = rounds(5, 8);
const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared({ width: 1600, height: 1000 });
  afterAll(() => turnSetting(page, /^One list/));
  // each question by itself, as the engine asks it
  await turnSetting(page, /^One list/);
  await countMessages();
});

/** What the page offered at a decision: each option by its accessible name. */
interface Asked {
  options: string[];
  refused: { label: string; reason: string }[];
}

const list = (): Locator => decision(page).getByRole('list').first();
const asked = (): Promise<Asked> =>
  decision(page).evaluate((part) => {
    const name = (element: Element): string => {
      const said = element.cloneNode(true) as Element;
      said.querySelectorAll('[aria-hidden=true], .kind').forEach((one) => one.remove());
      return said.textContent.replace(/\s+/g, ' ').trim();
    };
    return {
      options: [...part.querySelectorAll('.option-list [data-key]')].map((one) =>
        name(one.querySelector('.option-text > span') ?? one),
      ),
      refused: [...part.querySelectorAll('.refused li')].map((one) => ({
        label: name(one.querySelector('b')!),
        reason: one.querySelector('.reason')?.textContent ?? '',
      })),
    };
  });

/** The record of the game, as the page saves it to who is asked. */
async function saved(): Promise<GameRecord> {
  await passOn((button) => button.click());
  return JSON.parse(await downloaded(page, () => fromMenu(page, 'Save to a file'))) as GameRecord;
}

/** Whether nothing is left to decide: a turn can only be ended, and nothing of it can be taken back. */
const isDecided = ({ decision: now, undoProblem }: Game): boolean =>
  now!.kind === 'confirm' && now!.options.length === 1 && undoProblem !== null;

/**
 * What the engine offers and refuses at each choice of the seats that makes a difference, when the record is played
 * again. `from`: the number of
 * choices that were on file; the one after them is asked for in any case.
 */
function askedByEngine(record: GameRecord, seats: readonly number[], from = 0): Asked[] {
  const model = pack();
  const words = sentenceRenderer(model, 'en');
  const { players, seed, options } = record;
  const game = newGame(model, { players, seed, options, faceDown: seats });
  const found: Asked[] = [];
  for (const [i, key] of record.choices.entries()) {
    const now = game.decision!;
    const isPerson = seats.includes(now.player);
    const inPlace = i > from && isPerson && (freeOrder(game) !== null || isDecided(game));
    if (i >= from && isPerson && !inPlace) {
      found.push({
        options: now.options.map(({ meaning }) => words.option(meaning)),
        refused: game
          .refusals()
          .map(({ meaning, why }) => ({ label: words.option(meaning), reason: words.reason(why) })),
      });
    }
    game.choose(key, { inPlace });
  }
  return found;
}

/** The record of the game, which plays again to the same end. */
async function finished(seats: number): Promise<GameRecord> {
  expect(await result(page).getByRole('row').count()).toBe(seats + 1);
  const record = await saved();
  expect(replay(pack(), record).game.hash()).toBe(record.finalHash);
  return record;
}

const leaveIfAny = async (): Promise<void> => {
  if (await page.locator('.table-menu').isVisible()) await leave(page);
};

/** Passes the device on, if that comes next. */
async function passOn(press: (button: Locator) => Promise<void>): Promise<void> {
  if (await newCards(page).isVisible()) {
    await press(newCards(page).getByRole('button'));
    await curtain(page).waitFor();
  }
  if (await curtain(page).isVisible()) {
    // nothing of either hand is on the page meanwhile
    expect(await page.locator('[data-card]').count()).toBe(0);
    await press(curtain(page).getByRole('button'));
    await decision(page).waitFor();
  }
}

/** How many messages there have been; each is on the page for some seconds only. */
const said = async (): Promise<number> => Number(await page.locator('html').getAttribute('data-said'));
const countMessages = (): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const region = document.querySelector<HTMLElement>('[aria-live="polite"]')!;
    new MutationObserver(() => {
      if (region.innerText !== '') dataset['said'] = String(Number(dataset['said'] ?? 0) + 1);
    }).observe(region, { subtree: true, childList: true, characterData: true });
  });

/** Plays by keys until the game is over, or so many choices are made. Returns what was offered at each. */
async function playByKeys(source: ChoiceSource, most: number, isBeginning: boolean): Promise<Asked[]> {
  const shown: Asked[] = [];
  while (shown.length < most && !(await result(page).isVisible())) {
    // the keyboard is at the only button
    await passOn(() => page.keyboard.press('Enter'));
    shown.push(await asked());
    const before = await said();
    const i = source.below(await list().getByRole('button', { disabled: false }).count());
    // the keyboard is at the first option, also after each choice
    await page.waitForFunction(() => document.activeElement?.matches('.option-list button:first-child'));
    await makeChoice(page, async () => {
      if (i < 9 && source.below(2) === 0) return page.keyboard.press(String(i + 1));
      for (let n = 0; n < i; n++) await page.keyboard.press('Tab');
      return page.keyboard.press('Enter');
    });
    // one message says what happened
    const isPassedOn = (await curtain(page).isVisible()) || (await newCards(page).isVisible());
    if (shown.length <= SPOKEN && isBeginning && !isPassedOn) {
      await expect.poll(said).toBeGreaterThan(before);
    }
  }
  return shown;
}

/** What the page offered is what the engine offers; what it refuses has a reason of the engine. */
function judge(shown: Asked[], wanted: Asked[]): void {
  expect(shown).toHaveLength(wanted.length);
  for (const [i, { options, refused }] of shown.entries()) {
    expect([i, options]).toEqual([i, wanted[i].options]);
    expect(refused.every(({ reason }) => reason !== '')).toBe(true);
    // what declines and cannot be chosen yet stands with the options, not among the refused
    for (const one of refused) expect(wanted[i].refused).toContainEqual(one);
  }
}

const BY_KEYS: [string, (string | null)[], number][] = [
  ['two people', [null, null], 5],
  ['a solo game, to its goal or not', [null], 6],
];

it.each(sampleOf(BY_KEYS, 1))('by keys alone: %s', { timeout: 600_000 }, async (_, seats, seed) => {
  const persons = seats.map((__, seat) => seat);
  await leaveIfAny();
  await start(page, 'underwater-cities', seats, seed);
  const source = new ChoiceSource(seed);
  const first = await playByKeys(source, FIRST, true);
  judge(first, askedByEngine(await saved(), persons));
  await screenshot(page, `whole-game-${seats.length}`);
  const left = playedUntil(LAST, { players: seats.length, seed });
  await openGame(page, 'underwater-cities', left);
  const last = await playByKeys(source, Infinity, false);
  const wanted = askedByEngine(await finished(seats.length), persons, left.choices.length);
  judge(last, wanted);
});

/** The middle of something that can be chosen, on the board if there is something, after it was scrolled into view. */
const placeToClick = (random: number): Promise<{ where: 'board' | 'list'; x: number; y: number }> =>
  page.evaluate((n) => {
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const glowing = all('.slot.offered > button, .hand-card.offered > button, .site.offered .shape');
    const among = glowing.length > 0 ? glowing : all('.option-list [data-key]');
    const chosen = among[n % among.length];
    chosen.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = chosen.getBoundingClientRect();
    return { where: glowing.length > 0 ? 'board' : 'list', x: x + width / 2, y: y + height / 2 };
  }, random);

/** Plays by pointer until the game is over, or so many choices are made: first what glows, slots, cards and sites; else the list. */
async function playByPointer(source: ChoiceSource, most: number): Promise<Record<'board' | 'list', number>> {
  const taken = { board: 0, list: 0 };
  while (taken.board + taken.list < most && !(await result(page).isVisible())) {
    await passOn((button) => button.click());
    const { where, x, y } = await placeToClick(source.below(1 << 20));
    await makeChoice(page, () => page.mouse.click(x, y));
    taken[where]++;
  }
  return taken;
}

it('by pointer alone: four players with contracts on advanced boards', { timeout: 600_000 }, async () => {
  const options = { 'government-contracts': 'in-play', 'player-boards': 'advanced' };
  await leaveIfAny();
  await start(page, 'underwater-cities', [null, 'quick', null, 'random'], 4, options);
  const source = new ChoiceSource(4);
  const first = await playByPointer(source, FIRST);
  expect(first.board).toBeGreaterThan(rounds(3, 60));
  const begun = await saved();
  expect(begun.options).toMatchObject(options);
  expect(askedByEngine(begun, [0, 2])).toHaveLength(first.board + first.list);
  const left = playedUntil(LAST, { players: 4, seed: 4, options });
  await openGame(page, 'underwater-cities', left);
  const last = await playByPointer(source, Infinity);
  const wanted = askedByEngine(await finished(4), [0, 1, 2, 3], left.choices.length);
  expect(wanted).toHaveLength(last.board + last.list);
});
