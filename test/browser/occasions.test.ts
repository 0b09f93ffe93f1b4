/** From a card with a line that listens to the Lab, in which it does something; and words that are tried as their effect. */
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from './support/session.ts';
import { visit, type WatchedPage } from './support/workbench.ts';

const PACK = `pack: kept
extends: test-shapes
cards:
  - id: lantern
    name: Lantern
    number: 300
    deck: trickery
    type: keepsake
    color: white
    effect: "when you build hut: gain 2 coins"
    status: original
`;
const the = session(['nim.yaml'], { 'kept.yaml': PACK });
let opened: WatchedPage;
let page: Page;
beforeAll(async () => {
  opened = await the.shared({ view: '#/author/kept.yaml?line=11' });
  page = opened.page;
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

it('a card that listens is tried with what it listens to', async () => {
  await visit(page, '#/author/kept.yaml?line=11');
  const first = page.locator('fathom-occasions > ul > li').first();
  await first.getByText('Build 1 hut.').waitFor();
  expect(await first.innerText()).toMatch(/“Lantern” lies here: .*coins: \d+ → \d+; without it/s);
  await first.getByRole('button', { name: 'Try it in the lab' }).click();
  const said = page.locator('.lab-said');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/“Lantern” lies here: .* Build 1 hut\. What it does: \+2 coins\./);
});

it('words are tried as the effect that they say', async () => {
  await visit(page, '#/lab?pack=kept.yaml&at=rich&effect=Gain+2+coins.');
  const said = page.locator('.lab-said');
  await said.waitFor();
  expect(await said.innerText()).toContain('gain 2 coins');
  await page.getByRole('region', { name: 'What changes' }).waitFor();
});
