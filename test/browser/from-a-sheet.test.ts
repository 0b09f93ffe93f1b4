/**
 * The path of a designer on the page alone, by keys: a sheet of twelve texts, a contract and an action slot become a pack that is valid,
 * tried and played against bots. No line of YAML is written by hand, and it takes few activations.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { session } from './support/session.ts';
import { decision, makeChoice } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

/** As people type it; one word is known to nobody. */
const SHEET = `name,type,text
Kelp cutter,instant,Gain 2 kelp and 1 credit.
Dock worker,instant,Get two credits.
Tunnel crew,instant,Construct a tunnel at no cost.
Council,instant,"If you own 2 connected cities, score 3 points."
Harbour pilot,permanent,"Whenever you build a tunnel, gain 1 credit."
Salt works,production,Gain 1 credit for each desalination plant.
Ebb and flow,instant,"Gain 2 credits, then draw a card."
Science fair,instant,Gain 1 science and 1 point.
Two tides,instant,Gain 1 fish.
Farm hands,,Build a farm.
Grant,spell,Gain 3 credits or 2 steelplast.
Pearl divers,instant,Gain 1 point per farm.
`;
const MOST_ACTIVATIONS = 100;
/** So many decisions of the person at the table. */
const DECISIONS = 8;

const the = session([]);
let page: Page;
let activations = 0;
beforeAll(async () => {
  ({ page } = await the.shared({ view: null, width: 1440, height: 900 }));
});

/** With the key that does what the control is for. */
async function activate(control: Locator, key = 'Enter'): Promise<void> {
  activations++;
  await control.focus();
  await page.keyboard.press(key);
}
async function choose(list: Locator, value: string): Promise<void> {
  activations++;
  await list.selectOption(value);
}
const view = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name, exact: true });
const rowOf = (id: string): Locator => page.locator(`.sheet-table tr[data-card="${id}"]`);
const isUnderstood = (id: string): Promise<void> =>
  expect.poll(() => rowOf(id).getAttribute('class')).toContain('understood');
/** Until all that was changed is analyzed. */
const settled = (): Promise<void> => page.locator('.foot [aria-busy=false]').waitFor();

it('a sheet becomes cards, and the word that nobody knows is mended in its cell', async () => {
  await activate(page.getByRole('main').getByRole('link', { name: /^Make cards/ }));
  activations++;
  await page
    .getByLabel('Open a table …')
    .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  // what the command has an option for is a list of the page
  await page.getByText('choose one: “Rows without a deck belong to”').waitFor();
  expect(await page.locator('.import').innerText()).not.toContain('--');
  await choose(page.getByRole('combobox', { name: 'Rows without a deck belong to' }), 'era-1');
  // one for all rows that say nothing, one in the cell of a row
  await choose(page.getByRole('combobox', { name: 'Rows without a type are' }), 'instant-card');
  await choose(page.getByRole('combobox', { name: 'type in row 12' }), 'instant-card');
  await page.getByText('11 understood · 1 to be mended').waitFor();
  await activate(page.getByRole('button', { name: 'Add 12 cards' }));
  await page.getByRole('heading', { level: 1, name: '12 cards' }).waitFor();
  await rowOf('two-tides').getByText('“fish”').waitFor();
  await rowOf('two-tides').locator('textarea').fill('Gain 1 kelp for each city.');
  await activate(rowOf('two-tides').locator('textarea'));
  await isUnderstood('two-tides');
});

it('a contract is fulfilled as those of the game are', async () => {
  await activate(page.getByRole('button', { name: 'New card' }));
  await page.keyboard.type('Reef treaty');
  activations++;
  await page.keyboard.press('Enter');
  const row = rowOf('reef-treaty');
  await row.waitFor();
  await choose(row.locator('[data-column=deck] select'), 'contracts');
  await choose(row.locator('[data-column=type] select'), 'contract');
  await row.locator('textarea').fill('As soon as you have at least 3 connected cities, gain 3 points and 2 credits.');
  await activate(row.locator('textarea'));
  await isUnderstood('reef-treaty');
  await settled();
});

it('each card is shown with what it does, and tried', async () => {
  const side = page.getByRole('complementary');
  for (const id of ['kelp-cutter', 'harbour-pilot', 'reef-treaty']) {
    activations++;
    await rowOf(id).locator('textarea').focus();
    await side
      .getByText(/It does by itself|Somebody does this/)
      .first()
      .waitFor();
  }
  // a contract goes to those that are fulfilled
  await side
    .getByText(/fulfilled: \+ \[Reef treaty\]/)
    .first()
    .waitFor();
  await rowOf('kelp-cutter').locator('textarea').focus();
  await activate(side.getByRole('button', { name: 'Try it', exact: true }));
  await side.getByText('Last try').waitFor();
  await screenshot(page, 'from-a-sheet');
});

it('a slot is made beside those of the game, and says its effect in words', async () => {
  await activate(view('Author'));
  await page.locator('.full-editor').waitFor();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await choose(page.getByRole('combobox', { name: 'Change something of the game' }), 'slots/two-desalination-plants');
  await activate(preview.getByRole('button', { name: 'New: slots' }));
  await preview.getByRole('heading', { level: 2, name: 'New slot' }).waitFor();
  await preview.getByRole('textbox', { name: 'name (English)' }).fill('Harvest');
  activations++;
  await page.keyboard.press('Tab');
  const words = page.getByRole('textbox', { name: 'Say it in words' });
  await words.fill('Gain 1 credit for each connected city.');
  await activate(words);
  await preview.getByText('Gain 1 credit for each connected city.').first().waitFor();
  await settled();
  await activate(preview.getByRole('button', { name: 'Try it in the lab' }));
  await page.getByRole('region', { name: 'What changes' }).getByText('credit').first().waitFor();
});

it('the pack is valid, stays so on the disk, and is played against a bot', async () => {
  await page.locator('.foot').getByText('0 errors').waitFor();
  activations++;
  await page.keyboard.press('Control+s');
  await expect.poll(() => the.workbench.read('my-cards.yaml')).toContain('reef-treaty');
  await activate(view('Play'));
  const form = page.getByRole('form', { name: 'New game' });
  await form.waitFor();
  await activate(form.locator('.game-options summary'));
  await choose(form.locator('select[name="option government-contracts"]'), 'in-play');
  await activate(form.getByRole('button', { name: 'Start' }));
  await decision(page).waitFor();
  for (let n = 0; n < DECISIONS; n++) {
    const first = decision(page).locator('[data-key]').first();
    await makeChoice(page, () => activate(first));
    await decision(page).waitFor();
  }
  expect(await page.locator('.log li').count()).toBeGreaterThan(DECISIONS);
  expect(activations).toBeLessThan(MOST_ACTIVATIONS);
});
