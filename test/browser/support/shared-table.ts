/**
 * One page at the table of Underwater Cities for all files of a thread that need no more: opening it and beginning the first game costs
 * more than most of what is tested there. A file finds it at the form of a new game, with usual settings.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import type { Settings } from '../../../editor/state/settings.ts';
import { runningBrowser } from './browser.ts';
import { choosePageLanguage } from './settings.ts';
import { leave } from './table.ts';
import { openPage, openWorkbench, visit, type WatchedPage } from './workbench.ts';

const VIEW = '#/play?pack=underwater-cities';
const SIZE = { width: 1280, height: 800 };
/** Those that the table reads, as they are on a page that is new. */
const USUAL: Partial<Settings> = {
  language: 'en',
  content: 'en',
  theme: 'auto',
  botSpeed: 'instant',
  slotColumns: false,
  freeOrders: true,
  confirmed: true,
  merged: true,
  firstNotes: false,
};

let kept: WatchedPage | undefined;

/** Called once at the head of a file. What it gives opens the page, or clears it of what the file before has left. */
export function sharedTable(): (size?: { width: number; height: number }) => Promise<Page> {
  let isBroken = false;
  afterEach(({ task }) => {
    isBroken ||= task.result?.state === 'fail';
  });
  afterAll(async () => {
    const faults = kept?.faults.splice(0) ?? [];
    // nobody is to look for a fault where only its consequences are
    if (isBroken || faults.length > 0) {
      await kept?.context.close();
      kept = undefined;
    }
    expect(faults).toEqual([]);
  });
  return async (size = SIZE) => {
    if (kept === undefined) kept = await opened();
    else await clear(kept.page);
    await kept.page.setViewportSize(size);
    return kept.page;
  };
}

/**
 * Its pack is one that comes with the workbench, whose folder is empty. Nobody tells a thread when the last file is done: the server
 * ends with it, and the folder is the same for each.
 */
async function opened(): Promise<WatchedPage> {
  const folder = join(tmpdir(), 'fathom-shared-table');
  mkdirSync(folder, { recursive: true });
  const { server } = await openWorkbench({ packs: [], folder });
  return openPage(await runningBrowser(), server.address, { view: VIEW });
}

async function clear(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', contrast: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZE);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await choosePageLanguage(page, 'English');
  await visit(page, VIEW);
  const form = page.getByRole('form', { name: 'New game' });
  await form.or(page.locator('.table-menu')).first().waitFor();
  if (await page.locator('.table-menu').isVisible()) await leave(page);
  await form.waitFor();
  if (!(await isUsual(page))) {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await form.waitFor();
  }
}

const isUsual = (page: Page): Promise<boolean> =>
  page.evaluate((usual) => {
    const stored = JSON.parse(localStorage.getItem('fathom-settings') ?? '{}') as Record<string, unknown>;
    return Object.entries(usual).every(([key, value]) => stored[key] === undefined || stored[key] === value);
  }, USUAL);
