import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Saves by keys until nothing is unsaved: what is still on its way into the text is saved by the next press. `told`: what the page says
 * then, where it must have said so.
 */
export async function save(page: Page, unsaved: Locator, told?: Locator): Promise<void> {
  const isSaved = async (): Promise<boolean> => {
    await page.keyboard.press('Control+s');
    return (await unsaved.count()) === 0 && (told === undefined || (await told.count()) > 0);
  };
  await expect.poll(isSaved, { interval: 200 }).toBe(true);
}
