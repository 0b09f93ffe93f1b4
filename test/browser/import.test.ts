/** A file that is chosen or dropped, whatever it is: it leads to where it can be used, or one sentence says what it is. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newGame } from '../../interpreter/index.ts';
import { loaded } from '../support/loaded.ts';
import { axeFindings } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { screenshot, visit } from './support/workbench.ts';

const MINE = 'pack: mine\nextends: test-shapes\nstatus: original\n';
const the = session(['nim.yaml'], { 'mine.yaml': MINE });
let page: Page;
let faults: string[];
beforeAll(async () => {
  ({ page, faults } = await the.shared({ view: '#/author/mine.yaml' }));
});

interface Dropped {
  name: string;
  text: string;
}

/** Drops a file as it comes from a folder of the system; whether the page took it. */
async function drop(on: string, ...files: Dropped[]): Promise<boolean> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  return page
    .locator(on)
    .evaluate(
      (target, dataTransfer) =>
        !target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
      data,
    );
}

const hash = (): Promise<string> => page.evaluate(() => location.hash);
const said = () => page.locator('fathom-live');
const CSV = 'name,deck,type,colour,text\nPearl diver,trickery,trick,blue,Gain 1 coin.\n';

it('a table that is chosen in the settings becomes cards of the open pack', async () => {
  await page.getByRole('textbox', { name: 'Editor: mine.yaml' }).waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByLabel('Import a file …')
    .setInputFiles({ name: 'deck.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('heading', { level: 1, name: 'Cards from deck.csv' }).waitFor();
  expect(await hash()).toBe('#/cards?pack=mine.yaml');
  expect(await page.locator('.import thead select').first().inputValue()).toBe('name en');
  expect(await axeFindings(page)).toEqual([]);
  await screenshot(page, 'import-table');
  // another one takes its place
  await drop('main', { name: 'more.csv', text: `${CSV}Coral,trickery,trick,blue,Gain 1 stone.\n` });
  await page.getByRole('heading', { level: 1, name: 'Cards from more.csv' }).waitFor();
  await page.getByRole('button', { name: 'Add 2 cards' }).click();
  await page.getByText('2 cards added.').first().waitFor();
});

it('what is dropped and cannot be used is named, and the page stays as it is', async () => {
  await visit(page, '#/author/mine.yaml');
  const editor = page.locator('.full-editor');
  await editor.waitFor();
  const before = await hash();
  expect(await drop('.full-editor', { name: 'notes.txt', text: 'Only words.' })).toBe(true);
  await said().getByText('“notes.txt” is a text without columns').waitFor();
  expect(await drop('.full-editor', { name: 'a.csv', text: CSV }, { name: 'b.csv', text: CSV })).toBe(true);
  await said().getByText('One file is imported at a time').waitFor();
  expect(await hash()).toBe(before);
  await editor.waitFor();
});

it('a game that is dropped is played on, also in place of another one', async () => {
  const { model } = loaded('cards/nim.yaml');
  const play = (seed: number): string => {
    const game = newGame(model, { players: 2, seed });
    game.choose(game.decision!.options[0].key);
    return JSON.stringify(game.save());
  };
  await visit(page, '#/start');
  await drop('main', { name: 'nim.json', text: play(3) });
  await page.locator('.play.playing').waitFor();
  expect(await hash()).toContain('#/play?pack=nim.yaml');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fathom-game'))).toContain('"seed":3');
  await drop('main', { name: 'nim.json', text: play(4) });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fathom-game'))).toContain('"seed":4');
  expect(await page.evaluate(() => localStorage.getItem('fathom-games-kept'))).toContain('seed\\":3');
  await page.locator('.play.playing').waitFor();
  expect(faults).toEqual([]);
});
