/** A sentence becomes the effect of a card while one types. */
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { BUILT_IN_FOLDER } from '../../dsl/internal.ts';
import { isFull, sampleOf } from '../support/width.ts';
import { axeFindingsIn } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';
import { screenshot, visit, type WatchedPage } from './support/workbench.ts';

const CARD = `pack: trial
extends: test-shapes
cards:
  - id: tide-mill
    number: 300
    name: Tide Mill
    deck: trickery
    type: trick
    color: white
    effect: gain 2 coins, 1 stone
    status: original
`;
const the = session([], { 'trial.yaml': CARD });
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  opened = await the.shared({ view: '#/author/trial.yaml?line=10' });
  page = opened.page;
});
// the text is as it was at the end of each test, and what was said is forgotten where another card is shown
beforeEach(async () => {
  await visit(page, '#/start');
  await begin('#/author/trial.yaml?line=10');
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

async function begin(address: string): Promise<void> {
  await visit(page, address);
  await field().waitFor({ state: 'attached' });
}
/** In the same task in which the card is shown: its pack is not analyzed yet, and it is shown as the pack has it that was open before. */
async function typeAsSoonAsShown(address: string, card: string, text: string): Promise<void> {
  await page.evaluate(
    ([to, name, typed]) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.preview h2')?.textContent.includes(name)) return;
          observer.disconnect();
          const field = document.querySelector<HTMLTextAreaElement>('#say-text')!;
          field.value = typed;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          done();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        location.hash = to;
      }),
    [address, card, text] as const,
  );
}
const part = () => page.locator('fathom-say section');
const field = () => part().getByRole('textbox');
const effect = () => part().locator('pre');

it('shows the effect while one types in any language; Enter writes it, and it can be undone', async () => {
  await page.getByRole('textbox', { name: 'Say it in words' }).fill('Gain 3 points, then build a hut');
  await expect.poll(() => effect().textContent()).toBe('gain 3 points then build hut');
  if (isFull) {
    await field().fill('Ottieni 2 monete.');
    await expect.poll(() => effect().textContent()).toBe('gain 2 coins');
  }
  await field().fill('Gain 3 coins.');
  await expect.poll(() => effect().textContent()).toBe('gain 3 coins');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 coins/ }).waitFor();
  await part().getByRole('button', { name: 'Undo what was written' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 coins and 1 stone/ }).waitFor();
  await field().fill('Отримайте 4 монети.');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 4 coins/ }).waitFor();
  // in the text, too
  await page.getByRole('textbox', { name: 'Editor: trial.yaml' }).focus();
  await page.keyboard.press('Control+z');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 coins and 1 stone/ }).waitFor();
});

it('marks what is not understood, says why, and takes a suggestion by keyboard', async () => {
  await field().fill('Gain 2 coins and 1 stnoe. Build a hut.');
  await expect.poll(() => part().locator('.problem').textContent()).toBe('stnoe');
  await expect.poll(() => part().getByRole('listitem').textContent()).toContain('“stnoe” is not understood here');
  expect(await field().getAttribute('aria-invalid')).toBe('true');
  expect(await field().getAttribute('aria-describedby')).toContain('say-problems');
  // Enter writes nothing, and says why
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringContaining('“stnoe”'));
  await part().getByRole('button', { name: 'Replace with “stone”' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => effect().textContent()).toBe('gain 2 coins, 1 stone\nbuild hut');
  expect(await field().evaluate((one) => one === document.activeElement)).toBe(true);
  expect(the.workbench.read('trial.yaml')).toBe(CARD);
});

it('offers the type of card that a text needs, in place of writing it where it would hold at another time', async () => {
  await field().fill('Whenever you gain 1 stone, gain 1 coin.');
  const change = part().getByRole('button', { name: 'This is of the type “keepsake”: change the type, and write it' });
  await change.waitFor();
  await part().getByText('This stays in force.').waitFor();
  await screenshot(page, 'say-other-type');
  // Enter does the same, as only one type has a place for it
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringContaining('Written as a card of the type “keepsake”'));
  await page.getByRole('img', { name: /^Face of Tide Mill.*keepsake.*When(?:ever)? you gain/ }).waitFor();
  await part().getByRole('button', { name: 'Undo what was written' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 coins and 1 stone/ }).waitFor();
});

it('understands texts of packs that cannot be changed, and says that it cannot write there', async () => {
  await typeAsSoonAsShown(`#/author/${BUILT_IN_FOLDER}/test-shapes.yaml?line=82`, 'Scaffolding', 'Gain 2 coins.');
  await page.getByRole('img', { name: /^Face of Scaffolding/ }).waitFor();
  await expect.poll(() => effect().textContent()).toBe('gain 2 coins');
  await part().getByText('This file is read only').waitFor();
});

const APPEARANCES = [
  ['light', 1280, 'English'],
  ['dark', 1280, 'Українська'],
  ['light', 320, 'Italiano'],
] as const;
it.each(sampleOf(APPEARANCES, 1))(
  'fits and can be used by everybody: %s, %d px, %s',
  async (colorScheme, width, language) => {
    await choosePageLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
    if (width < 768) await page.locator('.panes button').nth(2).click();
    for (const [name, text] of [
      ['unread', 'Gain 2 coins and 1 stnoe or something else. Build a hut.'],
      ['read', 'Отримайте 4 монети. Побудуйте 1 хатину.'],
    ]) {
      await field().fill(text);
      await part()
        .locator(name === 'read' ? 'pre' : '.problem')
        .waitFor();
      await part().scrollIntoViewIfNeeded();
      await screenshot(page, `say-${name}-${colorScheme}-${width}`);
      expect(await axeFindingsIn(page, 'fathom-say')).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await choosePageLanguage(page, 'English');
  },
);

it('offers the words that may follow, which the keyboard picks', async () => {
  await field().fill('');
  await field().pressSequentially('Gain 2 co');
  const coins = part().getByRole('option', { name: 'coins' });
  await coins.waitFor();
  // keys are the field's own until one of the words is gone to
  expect(await field().getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field().getAttribute('aria-activedescendant')).toBe(await coins.getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => field().inputValue()).toBe('Gain 2 coins ');
  await expect.poll(() => effect().textContent()).toBe('gain 2 coins');
  // by pointer, too; the text goes on where it was
  const and = part().getByRole('option', { name: 'and', exact: true });
  await and.click();
  expect(await field().inputValue()).toBe('Gain 2 coins and ');
  expect(await field().evaluate((one) => one === document.activeElement)).toBe(true);
  expect(the.workbench.read('trial.yaml')).toBe(CARD);
});

it('asks which reading is meant, and writes the one that is picked in one step', async () => {
  await field().fill('Gain 1 stone and 2 coins for each hut.');
  const group = part().getByRole('group', { name: 'Which one?' });
  await group.getByRole('button').nth(1).waitFor();
  await expect.poll(() => group.getByRole('button').first().textContent()).toContain('at a usual start');
  await screenshot(page, 'say-which-one');
  expect(await axeFindingsIn(page, 'fathom-say')).toEqual([]);
  await group.getByRole('button', { name: 'gain 1 stone per hut, 2 coins per hut' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 1 stone for each hut/ }).waitFor();
  await part().getByRole('button', { name: 'Undo what was written' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 2 coins and 1 stone/ }).waitFor();
});
