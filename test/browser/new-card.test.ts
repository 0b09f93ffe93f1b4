/** Cards are made, filled in, copied, moved and taken away without writing YAML; one undo takes all of it back. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleOf } from '../support/width.ts';
import { axeFindingsIn } from './support/axe-findings.ts';
import { save } from './support/save.ts';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';
import { screenshot, visit, type WatchedPage } from './support/workbench.ts';

const cardsOf = (pack: string): string => `pack: ${pack}
extends: test-shapes
cards:
  # a card of mine
  - id: tide-mill # first of all
    number: 300
    name: Tide Mill
    deck: trickery
    type: trick
    color: white
    effect: gain 2 coins, 1 stone
    status: original
`;
const PACKS = Array.from({ length: 9 }, (_, i) => `trial-${i + 1}`);
const the = session([], Object.fromEntries(PACKS.map((pack) => [`${pack}.yaml`, cardsOf(pack)])));
let opened: WatchedPage;
let page: Page;
let count = 0;
let pack = '';
let before = '';

beforeAll(async () => {
  opened = await the.shared({ view: `#/author/${PACKS[0]}.yaml?line=5` });
  page = opened.page;
});
beforeEach(async () => {
  pack = PACKS[count++];
  before = cardsOf(pack);
  await visit(page, `#/author/${pack}.yaml?line=5`);
  await face(/^Face of Tide Mill/);
  await page.locator('.problems[aria-busy=false]').waitFor();
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

const preview = (): Locator => page.getByRole('complementary', { name: 'Preview' });
const field = (name: string, role: 'textbox' | 'combobox' = 'textbox'): Locator =>
  preview().locator('.component-form').getByRole(role, { name, exact: true });
const face = (name: RegExp): Promise<void> => page.getByRole('img', { name }).waitFor();
const undo = (): Locator => page.getByRole('banner').getByRole('button', { name: 'Undo' });
async function saved(): Promise<string> {
  await save(page, page.getByTitle('not saved'), page.getByText(`Saved: ${pack}.yaml.`, { exact: true }));
  return the.workbench.read(`${pack}.yaml`);
}

it('puts the next card under the last one, in the same pack, and takes it back', async () => {
  await page.getByRole('navigation').getByRole('button', { name: 'Write a card' }).click();
  await face(/^Face of New card/);
  const text = await saved();
  expect(text.startsWith(before)).toBe(true);
  expect(text.slice(before.length)).toMatch(/^\n {2}- id: new-card\n {4}number: \d+\n {4}name: New card\n/);
  await undo().click();
  await face(/^Face of Tide Mill/);
  expect(await saved()).toBe(before);
});

it('has a form of the card beside its text, and each follows the other; one undo for both', async () => {
  await field('name (English)').fill('Tide Works');
  await face(/^Face of Tide Works/);
  await field('colour', 'combobox').selectOption('blue');
  await field('copies').fill('2');
  await field('name (Italian)').fill('Mulino');
  await field('number').fill('3x');
  await field('number').blur();
  // what is no number is not written
  await expect.poll(() => field('number').inputValue()).toBe('300');
  const text = await saved();
  const lines = before.replace('Tide Mill', 'Tide Works').replace('color: white', 'color: blue\n    copies: 2');
  expect(text).toBe(`${lines}\nlexicon:\n  it:\n    tide-mill: {phrase: Mulino}\n`);
  const editor = page.getByRole('textbox', { name: `Editor: ${pack}.yaml` });
  await visit(page, `#/author/${pack}.yaml?line=6`);
  await editor.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('7');
  await expect.poll(() => field('number').inputValue()).toBe('3007');
  // in the text as outside of it
  await page.keyboard.press('Control+z');
  await expect.poll(() => field('number').inputValue()).toBe('300');
  for (let i = 0; i < 4; i++) await undo().click();
  await expect.poll(() => undo().getAttribute('aria-disabled')).toBe('true');
  await face(/^Face of Tide Mill/);
  expect(await saved()).toBe(before);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+y');
  await face(/^Face of Tide Works/);
});

it('duplicates, renames, moves and deletes by keys alone, each of which is taken back', async () => {
  const press = async (name: RegExp | string): Promise<void> => {
    await preview()
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  };
  await press('Duplicate');
  await face(/^Face of Tide Mill 2 \(301\)/);
  await press('Rename …');
  await page.getByRole('dialog', { name: 'Another id for Tide Mill 2' }).getByLabel(/^Id/).fill('weir');
  await page.keyboard.press('Enter');
  await page.getByText('Its id is weir now, everywhere in the pack.').first().waitFor();
  await press('Move …');
  const dialog = page.getByRole('dialog', { name: 'Move Tide Mill 2' });
  await dialog.getByRole('combobox', { name: 'Place' }).selectOption('at the beginning');
  await dialog.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Moved: weir').first().waitFor();
  const original = before.slice(before.indexOf('  # a card'));
  const copy = original.replace('id: tide-mill', 'id: weir').replace('300', '301').replace('Tide Mill', 'Tide Mill 2');
  expect((await saved()).replace(/\n\n/g, '\n')).toBe(before.replace(original, copy + original));
  await press('Delete');
  await page.getByText('Tide Mill 2 is deleted. It can be undone.').first().waitFor();
  expect(await saved()).toBe(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
  const both = ['300 Tide Mill', '301 Tide Mill 2'];
  for (const parts of [[both[1], both[0]], both, both, ['300 Tide Mill']]) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.part .label').allInnerTexts()).toEqual(parts);
  }
  expect(await saved()).toBe(before);
});

it('changes what the game has, such as a slot, in the open pack', async () => {
  const game = page.getByRole('combobox', { name: 'Change something of the game' });
  await game.selectOption({ label: 'Market' });
  await preview().getByRole('heading', { name: 'Market', level: 2 }).waitFor();
  await preview().getByText('It belongs to another pack').waitFor();
  await field('colour', 'combobox').selectOption('white');
  await expect.poll(saved).toBe(`${before}\nchange:\n  slots:\n    market: {color: white}\n`);
  // it is still the one that is shown
  await expect.poll(() => field('colour', 'combobox').inputValue()).toBe('white');
  await undo().click();
  await expect.poll(() => field('colour', 'combobox').inputValue()).toBe('blue');
  expect(await saved()).toBe(before);
});

it('has fields for the forms of a name in a language with genders and cases, guessed and then said', async () => {
  const game = page.getByRole('combobox', { name: 'Change something of the game' });
  await game.selectOption({ label: 'Market' });
  await preview().getByRole('heading', { name: 'Market', level: 2 }).waitFor();
  await field('name (Ukrainian)').fill('гирло');
  const forms = preview().locator('.component-form summary', { hasText: 'forms of the name (Ukrainian)' });
  await forms.focus();
  await page.keyboard.press('Enter');
  await field('genitive, of one').waitFor();
  expect(await preview().locator('.forms[open] input').count()).toBe(13);
  await field('gender', 'combobox').selectOption('neuter');
  await field('genitive, of one').fill('гирла');
  await expect.poll(saved).toMatch(/\n {2}uk:\n {4}market: \{gender: n, nom: \[гирло, .*gen: \[гирла, /);
  expect(await axeFindingsIn(page, 'fathom-preview')).toEqual([]);
  await screenshot(page, 'form-of-forms');
  for (let i = 0; i < 3; i++) await undo().click();
  await expect.poll(() => field('name (Ukrainian)').inputValue()).toBe('ринок');
  expect(await saved()).toBe(before);
});

const APPEARANCES = [
  ['light', 1440, 'English'],
  ['dark', 1440, 'Українська'],
  ['light', 400, 'Italiano'],
  ['dark', 400, 'English'],
] as const;
it.each(sampleOf(APPEARANCES, 1))(
  'fits and can be used by everybody: %s, %d px, %s',
  async (colorScheme, width, language) => {
    await choosePageLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    if (width < 768) await page.locator('.panes button').nth(2).click();
    const form = page.locator('.component-form');
    await form.scrollIntoViewIfNeeded();
    await screenshot(page, `form-${colorScheme}-${width}`);
    const judge = async (part: string): Promise<void> => {
      expect(await axeFindingsIn(page, part)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    };
    await judge('fathom-preview');
    await judge('header.head');
    for (const n of [2, 3]) {
      await page.locator('.tools button').nth(n).click();
      await screenshot(page, `dialog-${n}-${colorScheme}-${width}`);
      await judge('dialog[open]');
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await choosePageLanguage(page, 'English');
  },
);
