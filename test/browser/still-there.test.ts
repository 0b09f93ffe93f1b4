/** What the page keeps and takes back while a game goes on, held against the engine; and what fits where there is much of it. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { gameAt, replay } from '../../interpreter/index.ts';
import type { GameRecord } from '../../interpreter/record-format.ts';
import { loaded } from '../support/packs.ts';
import { rounds } from '../support/width.ts';
import { sharedTable } from './support/shared-table.ts';
import { chooseSpeed, decision, makeChoice, openGame, start, stepOf } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { model } = loaded();
const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
});

/** The game as the browser has stored it. */
async function stored(): Promise<{ record: GameRecord; inPlace: number[] }> {
  const text = await page.evaluate(() => localStorage.getItem('fathom-game'));
  return JSON.parse(text ?? 'null') as { record: GameRecord; inPlace: number[] };
}

const options = (): Locator => decision(page).locator('.option-list button[data-key]');
/** Without what each option brings, which is added as it is found. */
const asked = async (): Promise<string[]> => [
  await decision(page).getByRole('heading').innerText(),
  ...(await options().locator('.option-text > span:first-child').allInnerTexts()),
];

it('T5: taking back is offered exactly where the engine allows it, says why not elsewhere, and restores what was there', async () => {
  await start(page, 'underwater-cities', [null, 'random'], 6);
  const back = page.getByRole('button', { name: 'Take back', exact: true });
  const again = page.getByRole('button', { name: 'Again', exact: true });
  let takenBack = 0;
  const reasons = new Set<string>();
  for (let n = 0; n < rounds(6, 30); n++) {
    const before = { asked: await asked(), stored: await stored() };
    await makeChoice(page, () =>
      options()
        .nth(n % 3 === 0 ? 0 : -1)
        .click(),
    );
    const after = { asked: await asked(), stored: await stored() };
    const { record, inPlace } = after.stored;
    const { undoProblem } = replay(model, record, { faceDown: [0], inPlace }).game;
    expect(await back.getAttribute('aria-disabled')).toBe(undoProblem === null ? 'false' : 'true');
    if (undoProblem !== null) {
      const reason = (await back.getAttribute('title')) ?? '';
      expect(reason.length).toBeGreaterThan(10);
      reasons.add(reason);
      continue;
    }
    takenBack++;
    await makeChoice(page, () => back.click());
    expect({ asked: await asked(), stored: await stored() }).toEqual(before);
    await makeChoice(page, () => again.click());
    expect({ asked: await asked(), stored: await stored() }).toEqual(after);
  }
  expect([takenBack > rounds(1, 8), reasons.size > 0]).toEqual([true, true]);
});

it('T9: cards that are shown in full stay open, and the keyboard where it is, while others choose', async () => {
  await chooseSpeed(page, 'step by step');
  const one = page.getByRole('button', { name: 'One decision' });
  for (let n = 0; n < 20 && !(await one.isVisible()); n++) await makeChoice(page, () => options().last().click());
  await page.getByRole('tab', { name: /^Played cards/ }).click();
  await chooseSpeed(page, 'slowly');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Show all cards in full' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const close = dialog.getByRole('button', { name: 'Close' });
  await close.focus();
  const of = await dialog.getAttribute('aria-label');
  expect(of).toContain('Bea');
  const cards = await dialog.locator('li b').allInnerTexts();
  const step = Number(await stepOf(page));
  // the bot goes on to the turn of the person, and so the centre would follow
  await page.waitForFunction(
    (from) => Number(document.querySelector('.table-grid')!.getAttribute('data-step')) > from,
    step,
  );
  await page.locator('.table-grid[aria-busy=false]').waitFor();
  expect([await dialog.isVisible(), await dialog.getAttribute('aria-label')]).toEqual([true, of]);
  expect(await dialog.locator('li b').allInnerTexts()).toEqual(cards);
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await chooseSpeed(page, 'instantly');
});

it('Y14: twelve played cards of one type overlap: each is seen and can be read, and the page is no wider than the screen', async () => {
  const claimed = model.cards
    .filter(({ type }) => type === 'permanent-card')
    .slice(0, 12)
    .map(({ id }) => id);
  expect(claimed).toHaveLength(12);
  const record = gameAt(model, { me: { claimed } }, { players: 2, options: {} }).save();
  await openGame(page, 'underwater-cities', record);
  await page.getByRole('tab', { name: /^Played cards/ }).click();
  await screenshot(page, 'play-overlapped');
  const boxes = await page.locator('.played-cards .hand-card').evaluateAll((all) =>
    all.map(
      (card) =>
        ({ id: card.getAttribute('data-card')!, ...card.getBoundingClientRect().toJSON() }) as DOMRect & {
          id: string;
        },
    ),
  );
  expect(boxes.map(({ id }) => id).sort()).toEqual([...claimed].sort());
  const frame = (await page.locator('.centre-view').boundingBox())!;
  boxes.forEach((box, i) => {
    const next = boxes[i + 1];
    // a strip with the number and the colour is seen of each, and the next one lies over the rest
    if (next) expect(next.x - box.x).toBeGreaterThanOrEqual(16);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('.centre-view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
});
