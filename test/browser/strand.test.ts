/**
 * Y48: a Special card may be drawn only if the slot has been used, or surely still can be. No card of the game pays for
 * such a draw with what its
 * slot needs, so a variant has one: the slot builds tunnels, each for 1 credit and 1 steelplast, and the card asks 1 credit for the draw.
 */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { gameAt } from '../../interpreter/index.ts';
import { session } from './support/session.ts';
import { decision, makeChoice, openGame } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const VARIANT = `pack: scouts
extends: underwater-cities
title: Scouts
version: 1.0.0
cards:
  - id: scout
    number: 301
    name: Scout
    deck: era-1
    type: instant-card
    color: yellow
    effect: |
      pay 1 credit: do take-special
      gain 1 kelp
    status: original
`;
const table = session(['underwater-cities'], { 'scouts.yaml': VARIANT });

let page: Page;
let model: PackModel;
beforeAll(async () => {
  const { folder } = table.workbench;
  model = loadPack(nodeFiles, join(folder, 'scouts.yaml'), { packs: folder }).model!;
  ({ page } = await table.shared({ view: '#/play?pack=scouts.yaml' }));
  // with one credit it makes no difference what is first, and it would not be asked
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Decide by itself what is first/ }).uncheck();
  // each question by itself
  await page.getByRole('checkbox', { name: /^One list/ }).uncheck();
  await page.keyboard.press('Escape');
});

/** So many credits; the slot and the card are chosen. */
async function openWith(credit: number): Promise<void> {
  const position = {
    'special-market': [],
    'special-top': ['ambassador'],
    'special-deck': ['smugglers-cove', 'secret-mission', 'corporate-expansion'],
    me: { credit, steelplast: 2, hand: ['scout', 'quay-porters'] },
  };
  await openGame(page, 'scouts.yaml', gameAt(model, position, { players: 2 }).save());
  await choose('slot:two-tunnels', 'card:scout');
}

const option = (key: string): Locator => decision(page).locator(`.option-list [data-key^="${key}"]`);
async function choose(...keys: string[]): Promise<void> {
  for (const key of keys) await makeChoice(page, () => option(key).first().click());
}
const DRAW = 'do:pay-1-credit';
const refused = (): Locator => decision(page).locator('.refused li');

it('with one credit, the draw would strand the slot: it is not offered before the slot, and the reason is said', async () => {
  await openWith(1);
  await choose('do:resolve');
  expect([await option('do:gain-1-kelp').count(), await option(DRAW).count()]).toEqual([1, 0]);
  await decision(page)
    .getByText(/^Not offered/)
    .click();
  expect((await refused().allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'pay 1 credit: take a Special card then this could not be done: use the slot: two tunnels',
  ]);
  await screenshot(page, 'play-strands');
});

it('with two credits, the slot surely still can be used: the draw is offered, and after it a tunnel is built', async () => {
  await openWith(2);
  await choose('do:resolve', DRAW);
  await choose('do:choose-card-in-special-top');
  await choose('do:gain-1-kelp');
  expect(await option('site:').count()).toBeGreaterThan(0);
  await choose('site:');
});

it('after a tunnel has been built, the last credit may pay for the draw', async () => {
  await openWith(2);
  await choose('do:must-perform', 'site:');
  // the second tunnel is left out
  await choose('done');
  expect(await option(DRAW).count()).toBe(1);
});
