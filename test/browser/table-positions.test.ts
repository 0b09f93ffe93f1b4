/**
 * Rows of the table's list that need a position of their own: it is opened as the file of a game that begins there. The
 * numbers are those of
 * the rulebook and the cards, added up by hand.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { gameAt, type PositionInput } from '../../interpreter/index.ts';
import { loaded } from '../support/packs.ts';
import { sharedTable } from './support/shared-table.ts';
import { turnSetting } from './support/settings.ts';
import { curtain, decision, makeChoice, newCards, openGame } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { model } = loaded();
const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
});

/** Two people, the first of whom decides. */
const openAt = (position: PositionInput, options: Record<string, string> = {}): Promise<void> =>
  openGame(page, 'underwater-cities', gameAt(model, position, { players: 2, options }).save());

/** With a setting of the table other than usual; afterwards it is as before. */
async function without(setting: RegExp, act: () => Promise<void>): Promise<void> {
  await turnSetting(page, setting);
  await act();
  await turnSetting(page, setting);
}

const option = (key: string): Locator => decision(page).locator(`[data-key^="${key}"]`);
async function choose(...keys: string[]): Promise<void> {
  for (const key of keys) await makeChoice(page, () => option(key).first().click());
}
const log = (): Promise<string> => page.getByRole('region', { name: 'What happened' }).innerText();
const heading = (): Promise<string> => decision(page).getByRole('heading').innerText();
const undo = (): Locator => page.getByRole('button', { name: 'Take back', exact: true });
const BY_ITSELF = 'by itself: what is first makes no difference';

it(
  'Y38: where it makes no difference what is first, it is not asked, but told, and taken back with ' +
    'the card; a setting asks again',
  async () => {
    await openAt({ me: { hand: ['chairs-of-research', 'quay-porters'], kelp: 0, steelplast: 0 } });
    await choose('slot:steelplast-and-kelp', 'card:chairs-of-research');
    expect(await heading()).toContain('Chairs of research: Claim this card?');
    expect(await log()).toContain(BY_ITSELF);
    const own = page.locator('.player').filter({ hasText: 'you' });
    expect(await own.locator('[data-counter=steelplast] dd').innerText()).toBe('2');
    await screenshot(page, 'play-by-itself');
    await makeChoice(page, () => undo().click());
    expect(await heading()).toContain('Which card do you play');
    await without(/^Decide by itself what is first/, async () => {
      await choose('card:chairs-of-research');
      expect(await heading()).toContain('What do you do first');
      expect(await log()).not.toContain(BY_ITSELF);
    });
  },
);

it('Y38: where the card reacts to the slot, it is asked what is first', async () => {
  await openAt({ me: { hand: ['standing-envoy', 'quay-porters'] } });
  await choose('slot:advance-two', 'card:standing-envoy');
  expect(await heading()).toContain('What do you do first');
});

it(
  'Y21-Y25: the scoring card tells in symbols and words what scores, with the points of each part ' +
    'and card, and what can still change',
  async () => {
    // a city with two kinds of buildings: 4; the bond turns 15 credits into 13; the metropolis is not connected; nothing else is left over
    await openAt({
      me: {
        credit: 15,
        kelp: 0,
        steelplast: 0,
        science: 0,
        claimed: ['sovereign-bond', 'chairs-of-research'],
        sites: { b9a: 'farm', b9b: 'laboratory' },
      },
    });
    await page.getByRole('tab', { name: /^Scoring/ }).click();
    const card = page.getByRole('table', { name: 'If the game ended now' });
    await card.waitFor();
    const row = (id: string): Promise<string[]> =>
      card.locator(`[data-step="${id}"] td, [data-scores="${id}"] td`).allInnerTexts();
    expect(await row('final-scoring/metropolises')).toEqual(['0']);
    expect(await row('final-scoring/cities')).toEqual(['4']);
    expect(await row('final-scoring/conversions')).toEqual(['13']);
    expect(await row('chairs-of-research')).toEqual(['0']);
    expect(await row('sovereign-bond')).toEqual(['? now 13, can still change']);
    const brown = card.locator('[data-scores^=metropolis]');
    expect(await brown.locator('td').allInnerTexts()).toEqual(['0 not connected']);
    await card.locator('.symbols').first().waitFor();
    const cities = card.locator('[data-step="final-scoring/cities"] .symbols');
    expect(await cities.locator('.visually-hidden').textContent()).toContain(
      '2 for none, 3 for one, 4 for two, 6 for all',
    );
    expect(await card.locator('[data-scores=sovereign-bond] .symbols use').count()).toBeGreaterThan(0);
    expect(await card.locator('[data-total]').getAttribute('data-total')).toBe('17');
    expect(await page.locator('.centre-view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
    await screenshot(page, 'play-final-scoring');
  },
);

it('Y56: a card that can still be used is offered before the turn ends; a click on it uses it', async () => {
  await openAt({ me: { hand: ['quay-porters', 'kelp-gatherers'], claimed: ['reef-smithy'] } });
  await choose('slot:steelplast-and-kelp', 'card:quay-porters');
  expect(await heading()).toContain('End your turn?');
  expect(await option('ability:reef-smithy').count()).toBe(1);
  await page.getByRole('tab', { name: /^Played/ }).click();
  const used = page.locator('.played-cards [data-card=reef-smithy]');
  await makeChoice(page, () => used.getByRole('button').click());
  expect(await page.getByRole('dialog').count()).toBe(0);
  // once it is used, nothing of it is offered any more
  expect(await heading()).toContain('End your turn?');
  expect(await option('ability:').count()).toBe(0);
  expect(await option('end-turn').count()).toBe(1);
});

it('Y56: with nothing left to use, the turn ends without a question, for who has turned the question off', async () => {
  await openAt({ me: { hand: ['quay-porters', 'kelp-gatherers'] } });
  await without(/^Ask before a turn ends/, async () => {
    await choose('slot:steelplast-and-kelp', 'card:quay-porters');
    // two cards were drawn at the end of the turn, and the next player decides
    await newCards(page).waitFor();
  });
  await newCards(page)
    .getByRole('button', { name: /^Pass the device to/ })
    .click();
  await curtain(page).waitFor();
});

it('Y57: a contract is awarded as soon as its conditions are met; one that builds for free is offered, and not forced', async () => {
  const contracts = { 'government-contracts': 'in-play' };
  await openAt(
    {
      'contract-display': ['harbour-league'],
      me: {
        hand: ['embassy', 'quay-porters'],
        claimed: ['personal-assistant', 'harbour-dues'],
        sites: { t69: 'tunnel', t36: 'tunnel', tm3a: 'tunnel' },
      },
    },
    contracts,
  );
  await choose('slot:science-or-upgrades', 'card:embassy');
  for (let n = 0; n < 4 && !(await log()).includes('Harbour league'); n++) await choose('do:');
  expect(await log()).toContain('Harbour league');
  expect(await page.locator('[data-zone=contract-display] [data-card=harbour-league]').count()).toBe(0);
  // the contract leads to the choice with which it came
  await makeChoice(page, () => decision(page).locator('[data-key]').first().click());
  const gained = page.locator('[data-zone=fulfilled] [data-card=harbour-league]');
  const step = Number(await page.locator('.table-grid').getAttribute('data-step'));
  await screenshot(page, 'play-contract');
  await gained.getByRole('button', { name: /^Came with choice/ }).click();
  await page.getByText('This is an earlier position').waitFor();
  const lookedAt = Number(await page.getByRole('slider', { name: 'Look back' }).inputValue());
  expect([lookedAt > 0, lookedAt < step]).toEqual([true, true]);
  await gained.waitFor();
  await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft');
  await gained.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await openAt(
    {
      'contract-display': ['granary-compact'],
      me: {
        kelp: 3,
        hand: ['quay-porters', 'kelp-gatherers'],
        sites: { c8: 'nonsymbiotic-city', t89: 'tunnel', b9a: 'farm', b9b: 'farm', b8b: 'farm' },
      },
    },
    contracts,
  );
  const ability = option('ability:granary-compact');
  expect(await ability.count()).toBe(1);
  await choose('slot:steelplast-and-kelp', 'card:quay-porters');
  // not taken, it is still offered
  expect(await ability.count()).toBe(1);
  expect(await option('end-turn').count()).toBe(1);
  await makeChoice(page, () => ability.click());
  expect(await heading()).toContain('laboratory');
});

it('a person at a device for several sees the cards that the turn has brought before passing it on', async () => {
  await openAt({ me: { hand: ['chairs-of-research', 'quay-porters'] } });
  await choose('slot:steelplast-and-kelp', 'card:chairs-of-research', 'do:pay-price');
  const before = new Set(await page.locator('[data-zone=hand] [data-card]').evaluateAll(cardsIn));
  await makeChoice(page, () => option('end-turn').click());
  const fresh = page.getByRole('region', { name: 'Your new cards' });
  await fresh.waitFor();
  const cards = await fresh.locator('[data-card]').evaluateAll(cardsIn);
  expect([cards.length, cards.filter((card) => before.has(card))]).toEqual([1, []]);
  await screenshot(page, 'play-new-cards');
  const pass = fresh.getByRole('button', { name: 'Pass the device to Player 1' });
  expect(await pass.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await curtain(page).waitFor();
  const hidden = await page.content();
  for (const card of cards) expect(hidden).not.toContain(card);
});

it('T2: a slot, a card and a building are three clicks, all of them on the table', async () => {
  await openAt({
    me: { credit: 9, kelp: 5, steelplast: 5, biomatter: 0, hand: ['chairs-of-research', 'quay-porters'] },
  });
  const built = page.locator('fathom-board .site[data-site=c8]');
  const before = await built.getAttribute('aria-label');
  await makeChoice(page, () => page.locator('[data-slot=build-city] button').click());
  await makeChoice(page, () => page.locator('[data-zone=hand] [data-card=chairs-of-research] button').click());
  await makeChoice(page, () => page.locator('fathom-board .site.offered[data-site=c8] .shape').click());
  expect([before, await built.getAttribute('aria-label')]).toEqual([
    expect.not.stringContaining('nonsymbiotic city'),
    expect.stringContaining('nonsymbiotic city'),
  ]);
});

it('T4: an option that has the focus says what it will change, which is what changes; without it nothing is said', async () => {
  await openAt({ me: { kelp: 1, hand: ['quay-porters', 'kelp-gatherers'], claimed: ['reef-smithy'] } });
  const ability = option('ability:reef-smithy');
  const preview = page.locator('.preview-line span');
  const amount = async (id: string): Promise<number> =>
    Number(await page.locator('.player').filter({ hasText: 'you' }).locator(`[data-counter=${id}] dd`).innerText());
  const before = [await amount('kelp'), await amount('steelplast')];
  await ability.focus();
  await expect.poll(() => preview.count()).toBeGreaterThan(0);
  const said = (await preview.allInnerTexts()).join('; ');
  // one kelp is paid for one steelplast
  expect(said).toMatch(/kelp [-−]1/);
  expect(said).toMatch(/steelplast \+1/);
  await ability.evaluate((button) => (button as HTMLElement).blur());
  await expect.poll(() => preview.count()).toBe(0);
  await makeChoice(page, () => ability.click());
  expect([await amount('kelp'), await amount('steelplast')]).toEqual([before[0] - 1, before[1] + 1]);
});

it('pieces of different kinds have different outlines, with pictures of their own inside', async () => {
  const sites = {
    b9a: 'farm',
    b9b: 'desalination-plant',
    b9c: 'laboratory',
    t89: 'tunnel',
    c8: 'nonsymbiotic-city',
    c6: 'symbiotic-city',
  };
  await openAt({ me: { sites } });
  const outlines = await page.locator('fathom-board .site .disc').evaluateAll((all) =>
    all.map((one) => {
      const numbers = one
        .getAttribute('d')!
        .match(/[\d.-]+/g)!
        .map(Number);
      const largest = Math.max(...numbers.map(Math.abs));
      // sizes differ by site
      return numbers.map((n) => (n / largest).toFixed(1)).join(' ');
    }),
  );
  // the seventh is the city of the start
  expect([outlines.length, new Set(outlines).size]).toEqual([7, 6]);
  await screenshot(page, 'play-outlines');
});

const cardsIn = (all: Element[]): string[] => all.map((one) => one.getAttribute('data-card') ?? '');
