/** A game on a map: the board is drawn as its grid, pieces are their owners', and cells are chosen by pointer and keys. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { session } from './support/session.ts';
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
    expect(await axeFindings(page)).toEqual([]);
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
