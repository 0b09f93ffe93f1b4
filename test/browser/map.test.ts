/** A game on a map: the board is drawn as its grid, pieces are their owners', and cells are chosen by pointer and keys. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { largeMapPack } from '../support/large-map.ts';
import { axeAt } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { storedDraft } from './support/stored.ts';
import { makeChoice, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const all = session(['hex']);
let page: Page;
beforeAll(async () => {
  ({ page } = await all.shared({ view: '#/play?pack=hex' }));
  await start(page, 'hex', [null, 'quick'], 1);
});

const cell = (id: string) => page.locator(`.board [data-site="${id}"]`);

describe('Hex, against a bot', () => {
  it('is drawn as 25 hexagons with the names of their columns and rows', async () => {
    await cell('a1').waitFor();
    expect(await page.locator('.board .cell').count()).toBe(25);
    expect(await page.locator('.board .link').count()).toBe(0);
    expect(await page.locator('.board .coordinate').allTextContents()).toEqual([...'abcde12345']);
  });

  it('a stone is laid by the pointer, and the bot answers with one of its own', async () => {
    await makeChoice(page, () => cell('c3').click());
    await page.locator('.board .seat-1').waitFor();
    expect(await cell('c3').getAttribute('aria-label')).toContain('stone of Ann');
    expect(await page.locator('.board .seat-0').count()).toBe(1);
    expect(await page.locator('.board .seat-1').count()).toBe(1);
    await screenshot(page, 'map-hex');
    expect(await axeAt(page, 'a map')).toEqual([]);
  });

  it('and by keys: arrows go from cell to cell, Enter lays', async () => {
    const free = page.locator('.board [data-site].offered').first();
    const id = await free.getAttribute('data-site');
    await makeChoice(page, async () => {
      await free.focus();
      await page.keyboard.press('Enter');
    });
    await page.locator('.board .seat-0').nth(1).waitFor();
    expect(await cell(id!).getAttribute('aria-label')).toContain('stone of Ann');
  });
});

describe('a map of 36 by 36 cells', () => {
  const large = session([], { 'large-map.yaml': largeMapPack(36, 36) });
  let wide: Page;
  beforeAll(async () => {
    ({ page: wide } = await large.shared({ view: '#/play?pack=large-map.yaml' }));
    await start(wide, 'large-map.yaml', [null], 1);
  });
  const there = (id: string) => wide.locator(`.board [data-site="${id}"]`);
  /** Between the middles of two neighbours: a cell that is lit has a thicker edge. */
  const widthOf = async (): Promise<number> => {
    const [a, b] = [await there('r1c1').boundingBox(), await there('r3c1').boundingBox()];
    return (b!.y + b!.height / 2 - a!.y - a!.height / 2) / 2;
  };
  /** Units that are seen from side to side. */
  const seen = async (): Promise<number> =>
    Number((await wide.locator('.board').getAttribute('viewBox'))!.split(' ')[2]);

  it('is drawn whole; nine options are listed, the others are found by their names', async () => {
    expect(await wide.locator('.board .cell').count()).toBe(36 * 36);
    const side = wide.getByRole('region', { name: 'Your decision' });
    expect(await side.locator('.option-list [data-key]').count()).toBe(9);
    await side.getByText(/1.?287 more places/).click();
    await side.getByLabel('Find').fill('r36c36');
    await side.locator('.more-options [data-key]').nth(1).waitFor({ state: 'detached' });
    await makeChoice(wide, () => side.locator('.more-options [data-key="site:r36c36"]').click());
    await there('r36c36').locator('.seat-0').waitFor();
    await screenshot(wide, 'map-large');
    expect(await axeAt(wide, 'a large map')).toEqual([]);
  });

  it('comes nearer by keys, and what is gone to is seen', async () => {
    const whole = await seen();
    const small = await widthOf();
    await there('r1c1').focus();
    for (const key of ['+', '+', '+']) await wide.keyboard.press(key);
    expect(await seen()).toBeLessThan(whole / 4);
    expect(await widthOf()).toBeGreaterThan(3 * small);
    await wide.keyboard.press('End');
    await wide.waitForFunction(() => document.activeElement?.getAttribute('data-site') === 'r36c36');
    const [frame, last] = [await wide.locator('.board').boundingBox(), await there('r36c36').boundingBox()];
    expect(last!.x).toBeGreaterThan(frame!.x);
    expect(last!.x + last!.width).toBeLessThan(frame!.x + frame!.width);
    expect(last!.y + last!.height).toBeLessThan(frame!.y + frame!.height);
    await wide.keyboard.press('ArrowLeft');
    await wide.keyboard.press('ArrowUp');
    await makeChoice(wide, () => wide.keyboard.press('Enter'));
    await there('r35c35').locator('.seat-0').waitFor();
    await screenshot(wide, 'map-large-near');
    await wide.keyboard.press('0');
    expect(await seen()).toBe(whole);
  });

  it('by the wheel with Ctrl, and is drawn along by the pointer, which then chooses nothing', async () => {
    const box = (await wide.locator('.board').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const whole = await seen();
    await wide.mouse.move(middle.x, middle.y);
    await wide.keyboard.down('Control');
    await wide.mouse.wheel(0, -400);
    await wide.keyboard.up('Control');
    expect(await seen()).toBeLessThan(whole / 3);
    // of what is drawn, whose outline is larger with the focus
    const place = async () => {
      const { x, y, width, height } = (await there('r18c18').boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const before = await place();
    const pieces = await wide.locator('.board .seat-0').count();
    await wide.mouse.down();
    await wide.mouse.move(middle.x + 90, middle.y + 40, { steps: 5 });
    await wide.mouse.up();
    const after = await place();
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([90, 40]);
    expect(await wide.locator('.board .seat-0').count()).toBe(pieces);
    await wide.getByRole('button', { name: 'Whole map' }).click();
    expect(await seen()).toBe(whole);
  });

  it('by two fingers, which choose nothing', async () => {
    const { x, y, width, height } = (await wide.locator('.board').boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const whole = await seen();
    const pieces = await wide.locator('.board .seat-0').count();
    const fingers = await wide.context().newCDPSession(wide);
    /** One on each side of the middle. */
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-1, 1].map((side, id) => ({ x: middle.x + (side * apart) / 2, y: middle.y, id })),
      });
    await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    await touch('touchStart', 60);
    for (const apart of [90, 120, 150, 180]) await touch('touchMove', apart);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(seen).toBeLessThan(whole / 2);
    await touch('touchStart', 180);
    for (const apart of [120, 60, 40]) await touch('touchMove', apart);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(seen).toBe(whole);
    await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    expect(await wide.locator('.board .seat-0').count()).toBe(pieces);
  });

  it('has room at 320 px, and buttons that a finger can hit', async () => {
    await wide.setViewportSize({ width: 320, height: 640 });
    await wide.locator('.board').scrollIntoViewIfNeeded();
    expect(await wide.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (let i = 0; i < 4; i++) await wide.getByRole('button', { name: 'Nearer' }).click();
    const shown = wide.locator('.board .offered').filter({ visible: true });
    expect(await shown.first().evaluate((cell) => cell.getBoundingClientRect().width)).toBeGreaterThan(24);
    await screenshot(wide, 'map-large-320');
    expect(await axeAt(wide, 'a large map on a telephone')).toEqual([]);
  });
});

describe('the rows of a map in the Boards view', () => {
  const BAY = `pack: bay
title: Bay
version: 0.1.0
status: original
players: [2]
counters: {point: {}}
site-kinds: {sand: {}, sea: {}}
boards:
  lagoon:
    of: game
    grid: square
    rows: |
      ssss
      s~.s
    legend: {s: sand, ~: sea, .: none}   # both kinds
procedures: {game: {end: end game}}
`;
  const author = session([], { 'bay.yaml': BAY });

  it('are painted by pointer and by keys, and a stroke is taken back at once', async () => {
    const { page: view } = await author.shared({ view: '#/boards?pack=bay.yaml' });
    const at = (id: string) => view.locator(`.board [data-site="${id}"]`);
    const kind = async (id: string, name: string): Promise<void> =>
      at(id)
        .and(view.locator(`[aria-label^="${name}"]`))
        .waitFor();
    await view.getByRole('button', { name: '~ sea' }).click();
    const [from, to] = [(await at('a1').boundingBox())!, (await at('c1').boundingBox())!];
    await view.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await view.mouse.down();
    await view.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await view.mouse.up();
    for (const id of ['a1', 'b1', 'c1']) await kind(id, 'sea');
    await at('d1').focus();
    await view.keyboard.press('Enter');
    await kind('d1', 'sea');
    await screenshot(view, 'map-painted');
    expect(await axeAt(view, 'painted rows')).toEqual([]);
    await expect.poll(() => storedDraft(view, 'bay.yaml')).toBe(BAY.replace('ssss', '~~~~'));
    await view.getByRole('button', { name: 'Take the stroke back' }).click();
    await kind('d1', 'sand');
    await kind('c1', 'sea');
    // where no site was, one is made
    await kind('c2', 'no site');
    await at('c2').click();
    await kind('c2', 'sea');
    await view.getByRole('button', { name: 'Take the stroke back' }).click();
    await kind('c2', 'no site');
    await view.getByRole('button', { name: 'Take the stroke back' }).click();
    for (const id of ['a1', 'b1', 'c1']) await kind(id, 'sand');
    // the text is that of the file again
    await expect.poll(() => storedDraft(view, 'bay.yaml')).toBeUndefined();
  });
});
