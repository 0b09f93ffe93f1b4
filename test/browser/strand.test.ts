/**
 * Y48: a Special card may be drawn only if the slot has been used, or surely still can be. No card of the game pays for such a draw with what its
 * slot needs, so a variant has one: the slot builds tunnels, each for 1 credit and 1 steelplast, and the card asks 1 credit for the draw.
 */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadPack } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { gameAt } from '../../interpreter/index.ts';
import { session } from './support/session.ts';
import { decision, makeChoice, openGame } from './support/table.ts';
import { screenshot, type WatchedPage } from './support/workbench.ts';

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

/** So many credits; the slot and the card are chosen. */
async function openWith(credit: number): Promise<WatchedPage> {
  const { model } = loadPack(nodeFiles, join(table.workbench.folder, 'scouts.yaml'), { packs: table.workbench.folder });
  const position = {
    'special-market': [],
    'special-top': ['ambassador'],
    'special-deck': ['smugglers-cove', 'secret-mission', 'corporate-expansion'],
    me: { credit, steelplast: 2, hand: ['scout', 'quay-porters'] },
  };
  const opened = await table.open();
  await openGame(opened.page, 'scouts.yaml', gameAt(model!, position, { players: 2 }).save());
  // with one credit it makes no difference what is first, and it would not be asked
  await opened.page.getByRole('button', { name: 'Settings' }).click();
  await opened.page.getByRole('checkbox', { name: /^Decide by itself what is first/ }).uncheck();
  await opened.page.keyboard.press('Escape');
  await choose(opened.page, 'slot:two-tunnels', 'card:scout');
  return opened;
}

const option = (page: Page, key: string): Locator => decision(page).locator(`.option-list [data-key^="${key}"]`);
async function choose(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await makeChoice(page, () => option(page, key).first().click());
}
const DRAW = 'do:pay-1-credit';
const refused = (page: Page): Locator => decision(page).locator('.refused li');

async function done({ context, faults }: WatchedPage): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}

it('with one credit, the draw would strand the slot: it is not offered before the slot, and the reason is said', async () => {
  const opened = await openWith(1);
  const { page } = opened;
  await choose(page, 'do:resolve');
  expect([await option(page, 'do:gain-1-kelp').count(), await option(page, DRAW).count()]).toEqual([1, 0]);
  await decision(page)
    .getByText(/^Not offered/)
    .click();
  expect((await refused(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'pay 1 credit: take a Special card then this could not be done: use the slot: two tunnels',
  ]);
  await screenshot(page, 'play-strands');
  await done(opened);
});

it('with two credits, the slot surely still can be used: the draw is offered, and after it a tunnel is built', async () => {
  const opened = await openWith(2);
  const { page } = opened;
  await choose(page, 'do:resolve', DRAW);
  await choose(page, 'do:choose-card-in-special-top');
  await choose(page, 'do:gain-1-kelp');
  expect(await option(page, 'site:').count()).toBeGreaterThan(0);
  await choose(page, 'site:');
  await done(opened);
});

it('after a tunnel has been built, the last credit may pay for the draw', async () => {
  const opened = await openWith(2);
  const { page } = opened;
  await choose(page, 'do:must-perform', 'site:');
  // the second tunnel is left out
  await choose(page, 'done');
  expect(await option(page, DRAW).count()).toBe(1);
  await done(opened);
});
