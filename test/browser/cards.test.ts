/** From a list of cards to cards that work, without a line of YAML: pasted, mended in words, tried, written by hand, sent out and back. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeAt } from './support/axe-findings.ts';
import { downloadedBytes } from './support/download.ts';
import { save } from './support/save.ts';
import { session } from './support/session.ts';
import { screenshot } from './support/workbench.ts';

const TIDES = `# Tides, an expansion of my own.
pack: tides
extends: underwater-cities
status: original
cards:
  # the first one
  - id: tide-pool
    number: 301
    name: Tide pool
    deck: era-1
    type: instant-card
    color: green
    effect: gain 2 kelp
`;
/** As they stand in a sheet; the last two have a word that nobody knows, and a formula for a name. */
const CELLS = [
  ['no.', 'name', 'deck', 'type', 'colour', 'copies', 'text'],
  ['302', 'Harbour pilot', 'I', 'permanent', 'red', '1', 'Whenever you build a tunnel, gain 1 credit.'],
  ['303', 'Salt works', 'I', 'production', 'yellow', '1', 'Gain 1 credit for each desalination plant.'],
  ['304', 'Sluice crew', 'I', 'instant', 'red', '2', 'Build a tunnel for free.'],
  ['305', 'Ebb and flow', 'II', 'instant', 'green', '1', 'Gain 2 credits, then draw a card.'],
  ['306', 'Two tides', 'II', 'instant', 'yellow', '1', 'Gain 1 fish.'],
  ['307', '+2 kelp', 'III', 'instant', 'green', '1', 'Gain 2 kelp.'],
];

const the = session([], { 'tides.yaml': TIDES });
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: '#/cards?pack=tides.yaml', width: 1440, height: 900 }));
});

const rowOf = (id: string) => page.locator(`.sheet-table tr[data-card="${id}"]`);
const text = (id: string) => rowOf(id).locator('textarea');

/** What was done has come into the text. */
const changed = (): Promise<void> => page.getByText(/not saved/).waitFor();

/** The file on disk after what was done is saved. */
async function saved(): Promise<string> {
  await save(page, page.getByText(/not saved/));
  return the.workbench.read('tides.yaml');
}

describe('a table that is pasted', () => {
  it('shows what each row becomes; its columns can be corrected', async () => {
    await page.getByRole('button', { name: 'Paste a table' }).click();
    await page.getByLabel('The cells of the sheet').fill(CELLS.map((cells) => cells.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Add 6 cards' }).waitFor();
    expect(await page.locator('.import mark').allTextContents()).toEqual(['fish']);
    const columns = page.locator('.import thead select');
    expect(await columns.first().inputValue()).toBe('number');
    expect(await columns.last().inputValue()).toBe('text en');
    await columns.first().selectOption({ label: 'ignored' });
    await page.locator('.import .title', { hasText: '6 rows' }).waitFor();
    await columns.first().selectOption('number');
    expect(await axeAt(page, 'a pasted table')).toEqual([]);
    await screenshot(page, 'cards-import');
  });

  it('becomes cards as one act, and one undo takes them all back', async () => {
    await page.getByRole('button', { name: 'Add 6 cards' }).click();
    await page.getByRole('heading', { name: '7 cards' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('heading', { name: '1 card', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await page.getByRole('heading', { name: '7 cards' }).waitFor();
    expect(await text('sluice-crew').inputValue()).toBe('Build 1 tunnel for free.');
    const file = await saved();
    expect(file.startsWith(TIDES.trimEnd())).toBe(true);
    expect(file).toContain('type: permanent-card');
    expect(file).toContain('+2 kelp');
  });

  it('is mended in words where it was not understood', async () => {
    await rowOf('two-tides').getByText('“fish”').waitFor();
    expect(await axeAt(page, 'a card that is not understood')).toEqual([]);
    await screenshot(page, 'cards-open');
    await text('two-tides').fill('Gain 1 credit for each city.');
    await text('two-tides').press('Enter');
    await rowOf('two-tides').locator('.row-note').getByRole('listitem').first().waitFor({ state: 'detached' });
    await expect.poll(() => rowOf('two-tides').getAttribute('class')).toContain('understood');
    expect(await saved()).not.toContain('fish');
  });
});

describe('the table', () => {
  it('takes a new card, whose sentence picks the type', async () => {
    await page.getByRole('button', { name: 'New card' }).click();
    await page.keyboard.type('Lock keeper');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Whenever you build a city, gain 1 kelp.');
    await page.keyboard.press('Enter');
    await rowOf('lock-keeper').waitFor();
    await expect.poll(() => rowOf('lock-keeper').getAttribute('class')).toContain('understood');
    expect(await rowOf('lock-keeper').locator('[data-column=type] select').inputValue()).toBe('permanent-card');
  });

  it('fills down with Ctrl+D, goes down with Enter, and takes back with Ctrl+Z', async () => {
    const copies = (id: string) => rowOf(id).locator('[data-column=copies] input');
    await copies('sluice-crew').fill('4');
    await copies('sluice-crew').press('Enter');
    await expect.poll(() => copies('ebb-and-flow').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+d');
    await expect.poll(() => copies('ebb-and-flow').inputValue()).toBe('4');
    await page.keyboard.press('Control+z');
    await expect.poll(() => copies('ebb-and-flow').inputValue()).toBe('1');
  });

  it('shows the card of the row with its texts, and tries it', async () => {
    await text('two-tides').focus();
    const side = page.getByRole('complementary');
    await side.getByRole('img', { name: /Two tides/ }).waitFor();
    await side.getByRole('button', { name: 'Try it', exact: true }).click();
    await side.getByText('Last try').waitFor();
    await side.getByRole('button', { name: 'Duplicate' }).click();
    await rowOf('two-tides-2').waitFor();
    await side.getByRole('button', { name: 'Delete' }).click();
    await rowOf('two-tides-2').waitFor({ state: 'detached' });
  });

  it('says the words of a card again as one of another deck, also when the page was loaded anew between', async () => {
    const quay = rowOf('quay-hands');
    await page.getByRole('button', { name: 'New card' }).click();
    await page.keyboard.type('Quay hands');
    await page.keyboard.press('Tab');
    await page.keyboard.type('As soon as you have at least 3 connected cities, gain 3 points and 2 credits.');
    await page.keyboard.press('Enter');
    await expect.poll(() => quay.getAttribute('class')).toContain('understood');
    await saved();
    await page.reload();
    const choose = (column: string, value: string) =>
      quay.locator(`[data-column=${column}] select`).selectOption(value);
    await choose('deck', 'contracts');
    await choose('type', 'contract');
    await expect.poll(() => text('quay-hands').inputValue()).toMatch(/fulfil/i);
    const side = page.getByRole('complementary');
    await text('quay-hands').focus();
    await side.getByRole('heading', { name: 'Quay hands' }).waitFor();
    await side.getByRole('button', { name: 'Delete' }).click();
    await quay.waitFor({ state: 'detached' });
    await changed();
    await saved();
  });

  it('keeps what is typed in a cell and not written: a file that changes outside, a reload, and a card that goes away', async () => {
    const before = await saved();
    const typed = 'Gain 3 credits.';
    await text('ebb-and-flow').fill(typed);
    // somebody else writes on the same card
    const noted = before.replace('id: ebb-and-flow', 'id: ebb-and-flow\n    note: theirs');
    the.workbench.write('tides.yaml', noted.replace('number: 305', 'number: 355'));
    const number = rowOf('ebb-and-flow').locator('[data-column=number] input');
    await expect.poll(() => number.inputValue()).toBe('355');
    expect(await text('ebb-and-flow').inputValue()).toBe(typed);
    await page.locator('#new-card-name').fill('Half a name');
    await expect.poll(saved).toContain('gain 3 credits');
    await text('tide-pool').fill('Gain');
    await page.reload();
    // what was left was written, what was not is there
    await rowOf('tide-pool').getByText('You typed “Gain” here').waitFor();
    expect(await text('tide-pool').inputValue()).toBe('Gain');
    expect(await page.locator('#new-card-name').inputValue()).toBe('Half a name');
    await text('tide-pool').fill('Gain 4 kelp.');
    await page.reload();
    await rowOf('tide-pool').getByRole('button', { name: 'Write it' }).click();
    await rowOf('tide-pool').getByText('You typed').waitFor({ state: 'detached' });
    await changed();
    const after = await saved();
    for (const part of ['note: theirs', 'gain 3 credits', 'gain 4 kelp']) expect(after).toContain(part);
    await text('tide-pool').fill('Gain 5');
    the.workbench.write('tides.yaml', after.replace(/  - id: tide-pool\n(?: {4}.*\n)+/, ''));
    await page.getByText('“Gain 5” was typed on the card “tide-pool”').waitFor();
    await page.getByRole('button', { name: 'Drop it' }).click();
    await page.getByText('“Gain 5”').waitFor({ state: 'detached' });
    await page.locator('#new-card-name').fill('');
  });

  it('goes out as a file that changes nothing when it comes in', async () => {
    const before = await saved();
    for (const format of ['CSV', 'Excel (XLSX)']) {
      const bytes = await downloadedBytes(page, () => page.getByRole('button', { name: format }).click());
      const name = format === 'CSV' ? 'tides.csv' : 'tides.xlsx';
      await page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
      await page.getByRole('button', { name: 'Take it over' }).click();
      await page.getByText('All cards of the table are here already').first().waitFor();
      expect(await saved()).toBe(before);
    }
  });
});
