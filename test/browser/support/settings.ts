/** The settings of the page, by which a test goes from one language to another without loading the page again. */
import type { Locator, Page } from 'playwright-core';

/** Opens the settings, whatever their language, and closes them. */
async function whileOpen(page: Page, change: (settings: Locator) => Promise<unknown>): Promise<void> {
  await page.locator('[popovertarget=settings]').click();
  await change(page.locator('#settings'));
  await page.keyboard.press('Escape');
}

/** The language of the page, by its own name. */
export async function choosePageLanguage(page: Page, label: string): Promise<void> {
  await whileOpen(page, (settings) => settings.getByRole('combobox').first().selectOption({ label }));
  // its messages are loaded when they are asked for first
  const code = { English: 'en', Italiano: 'it', Українська: 'uk' }[label];
  await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
}

/** The language of what is printed on cards. */
export const chooseFaceLanguage = (page: Page, label: string): Promise<void> =>
  whileOpen(page, (settings) => settings.getByRole('combobox').nth(1).selectOption({ label }));

/** The colours of the page: as the system, light, dark, high contrast. */
export const chooseAppearance = (page: Page, value: string): Promise<void> =>
  whileOpen(page, (settings) => settings.getByRole('combobox').nth(2).selectOption(value));

/** Turns a setting on or off. */
export async function turnSetting(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
}
