/** The reference beside what one does: opened at a word, at a problem and by its button, searched, and left, by the keyboard alone. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';

const CARD = `pack: trial
extends: test-shapes
cards:
  - id: tide-mill
    name: Tide Mill
    deck: trickery
    type: trick
    color: white
    effect: gain 2 coins
    status: original
  - id: wrong
    name: Wrong
    deck: trickery
    type: trick
    color: white
    effect: Choose to win all.
    status: original
`;
const the = session([], { 'trial.yaml': CARD });
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: '#/author/trial.yaml?line=9' }));
  await page.locator('.full-editor .view-line').first().waitFor();
});

const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || (document.activeElement?.className ?? ''));
const title = () => page.locator('#reference-title');

it('F1 opens the page of the word under the cursor; Escape leads to the search, then back into the text', async () => {
  await page.locator('.full-editor .view-line', { hasText: 'gain 2 coins' }).click({ position: { x: 150, y: 5 } });
  await page.keyboard.press('Home');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
  const before = await focused();
  await page.keyboard.press('F1');
  await title().getByText('gain', { exact: true }).waitFor();
  expect(await focused()).toBe('reference-title');
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('reference-search');
  await page.keyboard.press('Escape');
  await page.locator('fathom-reference').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(before);
});

it('a problem leads to its page, and its help to the page that it names, without a command to type', async () => {
  const problems = page.getByRole('region', { name: 'Problems' });
  expect(await problems.innerText()).not.toContain('fathom ');
  await problems.getByRole('button', { name: 'Reference: sentence', exact: true }).press('Enter');
  await title().getByText('sentence', { exact: true }).waitFor();
  await problems.getByRole('button', { name: 'Reference: sayings', exact: true }).press('Enter');
  await title().getByText('sayings', { exact: true }).waitFor();
});

it('is searched by words of cards in the language of the page, and gone through by arrows', async () => {
  await choosePageLanguage(page, 'Italiano');
  await page.keyboard.press('F1');
  const search = page.getByRole('searchbox', { name: 'Cerca nel riferimento' });
  await search.fill('ottieni');
  await page.locator('.reference-link').first().getByText('gain', { exact: true }).waitFor();
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await title().getByText('gain', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Chiudi il riferimento' }).press('Enter');
  await choosePageLanguage(page, 'English');
  await page.locator('fathom-reference').waitFor({ state: 'detached' });
});
