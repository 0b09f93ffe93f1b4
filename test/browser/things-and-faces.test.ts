/** What lies on sites between the players, and which side of it is up: at the table, and set in the Lab. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeAt } from './support/axe-findings.ts';
import { browserKind } from './support/browser-kinds.ts';
import { session } from './support/session.ts';
import { makeChoice, start } from './support/table.ts';
import { screenshot, visit } from './support/workbench.ts';

const all = session(['kalah', 'shells', 'hex', 'morris']);
let page: Page;
beforeAll(async () => {
  ({ page } = await all.shared({ view: '#/play?pack=kalah' }));
});

const site = (id: string) => page.locator(`.board [data-site="${id}"]`);
const lies = (id: string) => site(id).locator('.things text');

describe('at the table', () => {
  it('seeds are told by their number, and go from pit to pit as they are sown', async () => {
    await start(page, 'kalah', [null, 'random'], 1);
    await site('b3').waitFor();
    expect(await page.locator('.board .things text').allTextContents()).toEqual(Array<string>(12).fill('4'));
    await makeChoice(page, () => site('b3').click());
    // the last one came into the own store, so one sows again
    expect(await lies('right').textContent()).toBe('1');
    expect(await lies('b3').count()).toBe(0);
    expect(await site('b4').getAttribute('aria-label')).toContain('seed: 5');
    await screenshot(page, 'things-kalah');
    expect(await axeAt(page, 'things on sites')).toEqual([]);
  });

  it('cards face down are backs; who looks at one sees it there, and nothing of the others is in the page', async () => {
    await start(page, 'shells', [null, 'random'], 2);
    await site('s1').waitFor();
    expect(await page.locator('.board .back').count()).toBe(4);
    expect(await page.locator('.board .known').count()).toBe(0);
    const closed = await page.locator('.board').innerHTML();
    expect(closed).not.toMatch(/pearl|stone/);
    await makeChoice(page, () => site('s2').click());
    await page.locator('.board .known').waitFor();
    expect(await site('s2').getAttribute('aria-label')).toMatch(/(?:pearl|stone), face down/);
    expect(await page.locator('.board .known').count()).toBe(1);
    await screenshot(page, 'faces-shells');
    expect(await axeAt(page, 'faces of cards')).toEqual([]);
  });
});

it('sites that say where they are are drawn alike, however many others are beside them', async () => {
  await visit(page, '#/boards?pack=morris');
  await site('a7').waitFor();
  const shapes = await page
    .locator('.board .shape')
    .evaluateAll((all) => all.map((one) => one.getAttribute('transform')));
  expect([shapes.length, new Set(shapes).size]).toEqual([24, 1]);
  await screenshot(page, 'board-morris');
});

describe('in the Lab', () => {
  const group = () => page.getByRole('group', { name: 'What is on a site between the players' });

  async function open(pack: string, effect: string): Promise<void> {
    await visit(
      page,
      `#/lab?pack=${pack}&effect=${encodeURIComponent(effect)}&at=${encodeURIComponent('{preset: zero}')}`,
    );
    await group().waitFor();
  }
  /** What is written of the position. */
  const written = (): Promise<string> => page.locator('textarea[name=yaml]').inputValue();

  it('a piece and whose it is; the boards of this game only', async () => {
    await open('hex', 'build stone on b2');
    await page.locator('fathom-setting [data-site="c3"]').click();
    await group().getByRole('button', { name: 'stone of other' }).click();
    await expect.poll(written).toBe('{preset: zero, other: {sites: {c3: stone}}}');
    await page.locator('fathom-lab-board [data-site="c3"] .seat-1').waitFor();
    expect(await page.locator('fathom-lab-board fathom-board').count()).toBe(1);
  });

  it('how much lies there', async () => {
    await open('kalah', 'put 1 sown-seed on b3');
    await group().getByLabel('Site').first().selectOption('b3');
    await browserKind().write(group().getByLabel('seed'), '7');
    await group().getByLabel('seed').press('Tab');
    await expect.poll(written).toBe('{preset: zero, sites: {b3: {holds: {sown-seed: 7}}}}');
    await expect.poll(() => page.locator('fathom-lab-board [data-site="b3"] .things text').textContent()).toBe('8');
  });

  it('a card, which side is up, and who knows it', async () => {
    await open('shells', 'reveal tile of s2');
    await group().getByLabel('Site').first().selectOption('s2');
    await group().getByLabel('Card there').selectOption('bright-pearl');
    await group().getByLabel('The card lies').selectOption('down');
    await group().getByLabel('other').check();
    await expect.poll(written).toBe('{preset: zero, sites: {s2: {tile: bright-pearl, face: down, known: [other]}}}');
    await screenshot(page, 'lab-faces');
    expect(await axeAt(page, 'piles of cards')).toEqual([]);
  });
});
