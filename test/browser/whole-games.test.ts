/** Whole games of Underwater Cities as people play them: by keys alone, and by pointer alone. The engine is asked what it offered. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Game, sentenceRenderer, type GameRecord } from '../../interpreter/index.ts';
import { freeOrder } from '../../interpreter/free-order.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { pack } from '../support/packs.ts';
import { session } from './support/session.ts';
import { curtain, decision, makeChoice, newCards, result, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { open } = session(['underwater-cities']);

/** What the page offered at a decision: each option by its accessible name. */
interface Asked {
  options: string[];
  refused: { label: string; reason: string }[];
}

const list = (page: Page): Locator => decision(page).getByRole('list').first();
const asked = (page: Page): Promise<Asked> =>
  decision(page).evaluate((part) => {
    const name = (element: Element): string => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    return {
      options: [...part.querySelectorAll('.option-list [data-key]')].map((one) =>
        name(one.querySelector('span') ?? one),
      ),
      refused: [...part.querySelectorAll('.refused li')].map((one) => ({
        label: one.querySelector('b')?.textContent ?? '',
        reason: one.querySelector('.reason')?.textContent ?? '',
      })),
    };
  });

/** The record of the game, as the page saves it. */
async function saved(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).press('Enter'),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
}

/** Whether nothing is left to decide: a turn can only be ended, and nothing of it can be taken back. */
const isDecided = ({ decision: now, undoProblem }: Game): boolean =>
  now!.kind === 'confirm' && now!.options.length === 1 && undoProblem !== null;

/** What the engine offers and refuses at each choice of the seats that makes a difference, when the record is played again. */
function askedByEngine(record: GameRecord, seats: readonly number[]): Asked[] {
  const model = pack();
  const words = sentenceRenderer(model, 'en');
  const { players, seed, options } = record;
  const game = new Game(model, { players, seed, options, faceDown: seats });
  const found: Asked[] = [];
  for (const key of record.choices) {
    const now = game.decision!;
    const isPerson = seats.includes(now.player);
    const inPlace = isPerson && (freeOrder(game) !== null || isDecided(game));
    if (isPerson && !inPlace) {
      found.push({
        options: now.options.map(({ meaning }) => words.option(meaning)),
        refused: game
          .refusals()
          .map(({ meaning, why }) => ({ label: words.option(meaning), reason: words.reason(why) })),
      });
    }
    game.choose(key, inPlace);
  }
  expect(game.hash()).toBe(record.finalHash);
  return found;
}

it.each([
  ['two people', [null, null], 5],
  ['a solo game, to its goal or not', [null], 6],
] as [string, (string | null)[], number][])('by keys alone: %s', { timeout: 300_000 }, async (_, seats, seed) => {
  const { page, context, faults } = await open();
  await start(page, 'underwater-cities', seats, seed);
  const source = new ChoiceSource(seed);
  const shown: Asked[] = [];
  while (!(await result(page).isVisible())) {
    if (await newCards(page).isVisible()) {
      await page.keyboard.press('Enter');
      await curtain(page).waitFor();
    }
    if (await curtain(page).isVisible()) {
      // nothing of either hand is on the page meanwhile, and the keyboard is at the only button
      expect(await page.locator('[data-card]').count()).toBe(0);
      await page.keyboard.press('Enter');
      await decision(page).waitFor();
    }
    shown.push(await asked(page));
    const count = await list(page).getByRole('button', { disabled: false }).count();
    const i = source.below(count);
    // the keyboard is at the first option, also after each choice
    await page.waitForFunction(() => document.activeElement?.matches('.option-list button:first-child'));
    await makeChoice(page, async () => {
      if (i < 9 && source.below(2) === 0) return page.keyboard.press(String(i + 1));
      for (let n = 0; n < i; n++) await page.keyboard.press('Tab');
      return page.keyboard.press('Enter');
    });
    // one message says what happened
    if (!(await curtain(page).isVisible()) && !(await newCards(page).isVisible())) {
      await expect.poll(() => page.locator('[aria-live="polite"]').allInnerTexts()).not.toEqual(['']);
    }
  }
  await screenshot(page, `whole-game-${seats.length}`);
  expect(await result(page).getByRole('row').count()).toBe(seats.length + 1);
  const wanted = askedByEngine(
    await saved(page),
    seats.map((__, seat) => seat),
  );
  expect(shown).toHaveLength(wanted.length);
  for (const [i, { options, refused }] of wanted.entries()) {
    expect([i, shown[i].options]).toEqual([i, options]);
    expect(shown[i].refused.every(({ reason }) => reason !== '')).toBe(true);
    // what declines and cannot be chosen yet stands with the options, not among the refused
    for (const one of shown[i].refused) expect(refused).toContainEqual(one);
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** The middle of something that can be chosen, on the board if there is something, after it was scrolled into view. */
const placeToClick = (page: Page, random: number): Promise<{ where: 'board' | 'list'; x: number; y: number }> =>
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

it('by pointer alone: four players with contracts on advanced boards', { timeout: 300_000 }, async () => {
  const { page, context, faults } = await open({ width: 1600, height: 1000 });
  await start(page, 'underwater-cities', [null, 'quick', null, 'random'], 4, {
    'government-contracts': 'in-play',
    'player-boards': 'advanced',
  });
  const source = new ChoiceSource(4);
  const taken: Record<string, number> = { board: 0, list: 0 };
  while (!(await result(page).isVisible())) {
    if (await newCards(page).isVisible()) {
      await newCards(page).getByRole('button').click();
      await curtain(page).waitFor();
    }
    if (await curtain(page).isVisible()) {
      await curtain(page).getByRole('button').click();
      await decision(page).waitFor();
    }
    // first what glows: slots, cards and sites; else the list
    const { where, x, y } = await placeToClick(page, source.below(1 << 20));
    await makeChoice(page, () => page.mouse.click(x, y));
    taken[where]++;
  }
  expect(taken['board']).toBeGreaterThan(60);
  expect(await result(page).getByRole('row').count()).toBe(5);
  const record = await saved(page);
  expect(record.options).toMatchObject({ 'government-contracts': 'in-play', 'player-boards': 'advanced' });
  expect(askedByEngine(record, [0, 2])).toHaveLength(taken['board'] + taken['list']);
  expect(faults).toEqual([]);
  await context.close();
});
