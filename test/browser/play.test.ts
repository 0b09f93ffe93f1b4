/** The table: whole games through roles and names, as people play them; what is hidden is not on the page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { session } from './support/session.ts';
import { curtain, decision, makeChoice, result, start } from './support/table.ts';
import { screenshot, visit, type WatchedPage } from './support/workbench.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const all = session(['underwater-cities', 'nim.yaml', 'tic-tac-toe.yaml']);

/** Plays on by keys only: a digit, or Tab and Enter; at a curtain, the button. Returns how many choices were made. */
async function playByKeys(
  page: Page,
  seed: number,
  most: number,
  each?: (n: number) => Promise<void>,
): Promise<number> {
  const source = new ChoiceSource(seed);
  for (let n = 0; n < most; n++) {
    if (await result(page).isVisible()) return n;
    if (await curtain(page).isVisible()) {
      expect(await page.locator('.hand-card').count()).toBe(0);
      await curtain(page).getByRole('button', { name: /^I am/ }).press('Enter');
      await decision(page).waitFor();
    }
    await each?.(n);
    const options = decision(page).getByRole('list').first().getByRole('button', { disabled: false });
    const count = await options.count();
    const i = source.below(count);
    await makeChoice(page, () => (i < 9 ? page.keyboard.press(String(i + 1)) : options.nth(i).press('Enter')));
  }
  return most;
}

describe('by keys alone', () => {
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    opened = await all.open();
    page = opened.page;
  });
  afterAll(() => opened.context.close());

  it('two people play Nim to its end, with a curtain between them', async () => {
    await start(page, 'nim.yaml', [null, null], 1);
    await playByKeys(page, 1, 60);
    await result(page).waitFor();
    expect(await result(page).getByRole('row').count()).toBe(3);
    expect(await result(page).innerText()).toContain('won');
    expect(opened.faults).toEqual([]);
  });

  it('a person and a bot begin a game of cities; it is there after a reload; choices are taken back', async () => {
    await page.getByRole('button', { name: 'End the game' }).click();
    await start(page, 'underwater-cities', [null, 'random'], 7);
    await screenshot(page, 'play');
    await playByKeys(page, 7, 12);
    const asked = async (): Promise<string[]> => [
      await decision(page).getByRole('heading').innerText(),
      ...(await decision(page).getByRole('button').allInnerTexts()),
    ];
    const before = await asked();
    await page.reload();
    await decision(page).waitFor();
    expect(await asked()).toEqual(before);
    expect(opened.faults).toEqual([]);
  });
});

it('bots go on one decision at a time, or until they are stopped; a hint says what a bot would do and why', async () => {
  const { page, context, faults } = await all.open();
  const weights = page.waitForResponse((response) => response.url().includes('api/weights'));
  await start(page, 'underwater-cities', [null, 'quick'], 5);
  expect(((await (await weights).json()) as { text: string }).text).toContain('fathom-weights');
  const speed = page.getByRole('combobox', { name: 'Speed of the bots' });
  await speed.selectOption('step by step');
  await decision(page).getByRole('button', { name: 'Hint' }).click();
  await decision(page).getByText('A bot would choose: ').waitFor();
  const hinted = decision(page).getByRole('button', { name: '(a bot would choose this)' });
  expect(await page.locator('.advice').innerText()).toContain((await hinted.innerText()).split('\n')[1].slice(0, 12));
  await screenshot(page, 'play-advice');
  const one = page.getByRole('button', { name: 'One decision' });
  for (let n = 0; n < 12 && !(await one.isVisible()); n++) await playByKeys(page, n, 1);
  const step = async (): Promise<number> => Number(await page.locator('.table-grid').getAttribute('data-step'));
  const idle = (): Promise<unknown> => page.locator('.table-grid[aria-busy=false]').waitFor();
  await idle();
  await screenshot(page, 'play-bot-step');
  // the keyboard is there already
  expect(await one.evaluate((button) => button === document.activeElement)).toBe(true);
  const before = await step();
  await page.keyboard.press('Enter');
  await idle();
  expect(await step()).toBeGreaterThan(before);
  await speed.selectOption('instantly');
  await page.getByRole('button', { name: 'Go on' }).click();
  await decision(page).getByRole('list').first().getByRole('button').first().waitFor();
  expect(await one.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a game of bots alone is watched from its start to the result', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 5);
  await page.getByRole('combobox', { name: 'Speed of the bots' }).selectOption('step by step');
  await page.getByRole('button', { name: 'End the game' }).click();
  await start(page, 'underwater-cities', ['random', 'random'], 5);
  await page.getByRole('button', { name: 'One decision' }).click();
  await page.locator('.table-grid[data-step="1"][aria-busy=false]').waitFor();
  // what a bot may do is not offered to who watches, and nobody is addressed
  expect(await page.locator('.option-list, .curtain').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Players' }).getByText('you', { exact: true }).count()).toBe(0);
  await screenshot(page, 'play-bots-alone');
  await page.getByRole('combobox', { name: 'Speed of the bots' }).selectOption('instantly');
  await page.getByRole('button', { name: 'Go on' }).click();
  await result(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a game is played in one tab at a time, and what is stored is never lost', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'nim.yaml', [null, 'random'], 4);
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('fathom-token', token), all.workbench.server.token);
  await other.goto(`${new URL(all.workbench.server.address).origin}/#/play?pack=nim.yaml`);
  await other.getByRole('alert').getByText('A game is being played in another tab.').waitFor();
  await screenshot(other, 'play-other-tab');
  await other.getByRole('button', { name: 'Go on here' }).click();
  await decision(other).waitFor();
  await page.getByRole('alert').getByText('A game is being played in another tab.').waitFor();
  const before = await page.locator('.table-grid').getAttribute('data-step');
  await decision(page).getByRole('button').first().click();
  expect(await page.locator('.table-grid').getAttribute('data-step')).toBe(before);
  await other.close();
  // the first tab goes on where the other one was; then the stored text is damaged
  await page.getByRole('button', { name: 'Go on here' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.setItem('fathom-game', '{"pack": "nim.yaml", "setu'));
  await page.reload();
  await page.getByRole('region', { name: 'Games that were left' }).getByText('A stored game that is damaged').waitFor();
  await start(page, 'nim.yaml', [null, 'random'], 4);
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByText('Ann, Bea · game 4 · ').waitFor();
  await screenshot(page, 'play-kept');
  expect(
    (await new AxeBuilder({ page }).withTags(TAGS).analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0].html}`,
    ),
  ).toEqual([]);
  await page.getByRole('button', { name: /^Go on: Ann, Bea/ }).click();
  await decision(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a stored game that cannot be opened keeps no other tab from it', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'nim.yaml', [null, 'random'], 4);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('fathom-game') ?? '') as { record: { choices: string[] } };
    stored.record.choices.push('nonsense');
    localStorage.setItem('fathom-game', JSON.stringify(stored));
  });
  await page.reload();
  const asked = (tab: Page) => tab.getByRole('alert').getByRole('button').first();
  await asked(page).waitFor();
  const said = await page.getByRole('alert').innerText();
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('fathom-token', token), all.workbench.server.token);
  await other.goto(`${new URL(all.workbench.server.address).origin}/#/play?pack=nim.yaml`);
  await asked(other).waitFor();
  expect(await other.getByRole('alert').innerText()).toBe(said);
  await asked(other).click();
  await decision(other).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('everybody can use the form and the table', async () => {
  const { page, context, faults } = await all.open();
  await visit(page, '#/play?pack=underwater-cities');
  await page.getByRole('form', { name: 'New game' }).waitFor();
  const check = async (): Promise<string[]> =>
    (await new AxeBuilder({ page }).withTags(TAGS).analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0].html}`,
    );
  expect(await check()).toEqual([]);
  await start(page, 'underwater-cities', [null, 'random'], 3);
  expect(await check()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Chooses among what is offered, by clicks on the page itself, until the result is there. Returns the number of clicks. */
const clickThrough = (page: Page, seed: number): Promise<number> =>
  page.evaluate(async (start) => {
    let state = start;
    const below = (n: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 8) % n;
    };
    const frame = (): Promise<unknown> => new Promise((painted) => requestAnimationFrame(painted));
    let clicks = 0;
    let clickedAt: string | null | undefined;
    for (let idle = 0; idle < 600; idle++) {
      if (document.querySelector('.score')) return clicks;
      const table = document.querySelector('.table-grid');
      const step = table?.getAttribute('data-step');
      const ready = table === null || (table.getAttribute('aria-busy') !== 'true' && step !== clickedAt);
      const offered = ready
        ? [...document.querySelectorAll<HTMLElement>('.option-list [data-key], .offered > button, .curtain button')]
        : [];
      if (offered.length > 0) {
        offered[below(offered.length)].click();
        clickedAt = step;
        clicks++;
        idle = 0;
      }
      await frame();
    }
    throw new Error('nothing is offered any more');
  }, seed);

/** The score sheet comes to the result; the graph shows each counter. */
async function checkScores(page: Page): Promise<void> {
  const sheet = page.getByRole('table', { name: 'Where the points come from' });
  const totals = await sheet.locator('.total td').allInnerTexts();
  const points = await result(page).locator('tbody td:nth-child(3)').allInnerTexts();
  expect([...totals].sort()).toEqual([...points].sort());
  const columns = await sheet
    .locator('tbody tr:not(.part, .total)')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText))));
  expect(totals.map((_, i) => columns.reduce((sum, row) => sum + row[i], 0))).toEqual(totals.map(Number));
  const graph = page.getByRole('figure', { name: 'How it went' });
  // the worker is asked for how the game went
  await graph.locator('polyline').first().waitFor();
  expect(await graph.locator('polyline').count()).toBe(points.length);
  await screenshot(page, `play-end-${points.length}`);
  await graph.getByRole('combobox').selectOption({ index: 0 });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
}

/** More of them: GAMES=100. */
const GAMES = Number(process.env['GAMES'] ?? 4);

it.each([
  ['nim.yaml', [null, null], GAMES],
  ['tic-tac-toe.yaml', [null, 'random'], GAMES],
  ['underwater-cities', [null], Math.ceil(GAMES / 8)],
  ['underwater-cities', [null, 'random', 'random'], Math.ceil(GAMES / 8)],
] as [string, (string | null)[], number][])(
  'whole games of %s, seats %j, by clicks on what is offered',
  { timeout: 120_000 + GAMES * 10_000 },
  async (pack, seats, games) => {
    const { page, context, faults } = await all.open();
    for (let seed = 1; seed <= games; seed++) {
      await start(page, pack, seats, seed);
      expect(await clickThrough(page, seed)).toBeGreaterThan(2);
      expect(await result(page).getByRole('row').count()).toBe(seats.length + 1);
      // all columns of it are seen
      expect(await result(page).evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
      if (pack === 'underwater-cities') await checkScores(page);
      await page.getByRole('button', { name: 'End the game' }).click();
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('tries something out: nothing of it counts, and Escape leads back', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 9);
  await playByKeys(page, 9, 8);
  const overhang = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await overhang()).toBeLessThanOrEqual(0);
  const table = page.locator('.table-grid');
  const live = await table.getAttribute('data-step');
  const stored = await page.evaluate(() => localStorage.getItem('fathom-game'));
  const log = await page.getByRole('region', { name: 'What happened' }).innerText();
  await page.getByRole('button', { name: 'Try out' }).press('Enter');
  const banner = page.getByRole('status').filter({ hasText: 'You are trying something out' });
  await banner.waitFor();
  await playByKeys(page, 5, 3);
  // one screen, also with the banner
  expect(await overhang()).toBeLessThanOrEqual(0);
  await screenshot(page, 'play-trial');
  expect(await page.getByRole('button', { name: 'Open in the Lab' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await banner.waitFor({ state: 'detached' });
  expect(await table.getAttribute('data-step')).toBe(live);
  expect(await page.evaluate(() => localStorage.getItem('fathom-game'))).toBe(stored);
  expect(await page.getByRole('region', { name: 'What happened' }).innerText()).toBe(log);
  expect(faults).toEqual([]);
  await context.close();
});

it('the step that is looked at stands in the address, agrees with slider and log, and Escape comes back to now', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 9);
  await playByKeys(page, 9, 8);
  const table = page.locator('.table-grid');
  const live = await table.getAttribute('data-step');
  const stored = await page.evaluate(() => localStorage.getItem('fathom-game'));
  const slider = page.getByRole('slider', { name: 'Look back' });
  const past = page.getByRole('status').filter({ hasText: 'This is an earlier position' });
  const inAddress = (step: number): Promise<unknown> =>
    page.waitForFunction(
      (wanted) => new URLSearchParams(location.hash.split('?')[1]).get('step') === wanted,
      `${step}`,
    );
  await slider.press('Home');
  await past.waitFor();
  await inAddress(0);
  await slider.press('ArrowRight');
  await inAddress(1);
  await page.reload();
  await past.waitFor();
  expect(await slider.inputValue()).toBe('1');
  await page.evaluate(() => (location.hash = location.hash.replace('step=1', 'step=3')));
  await page.getByText(`after choice 3 of ${live}`).waitFor();
  const entry = page.getByRole('region', { name: 'What happened' }).locator('li button').nth(1);
  await entry.click();
  await page.getByText(`after choice 3 of ${live}`).waitFor({ state: 'detached' });
  await inAddress(Number(await slider.inputValue()));
  // it is told as it was: where the game is, and who had used which slots
  await page.getByRole('region', { name: 'Where the game is' }).waitFor();
  expect(await page.locator('.slot.used').count()).toBeGreaterThan(0);
  await screenshot(page, 'play-past');
  await page.keyboard.press('Escape');
  await decision(page).waitFor();
  // at once: a reload right after it goes on with the game
  expect(await page.evaluate(() => location.hash)).not.toContain('step=');
  // an address of what is not there leads to now
  await page.evaluate(() => (location.hash += '&step=nonsense'));
  await page.waitForFunction(() => !location.hash.includes('step='));
  expect(await table.getAttribute('data-step')).toBe(live);
  expect(await page.evaluate(() => localStorage.getItem('fathom-game'))).toBe(stored);
  expect(faults).toEqual([]);
  await context.close();
});

it('goes from a card, and from what stands on a site, to the choice with which it came', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 9);
  await playByKeys(page, 9, 120);
  const past = page.getByRole('status').filter({ hasText: 'This is an earlier position' });
  const slider = page.getByRole('slider', { name: 'Look back' });
  const came = page.getByRole('button', { name: /^Came with choice/ });
  const stepOf = async (button: Locator): Promise<string> => /\d+/.exec(await button.innerText())![0];
  // what was built
  const built = page.locator('fathom-board .site:not(.free):not(.offered)');
  const told = page.locator('.site-came');
  for (let i = 0; i < (await built.count()) && !(await came.isVisible()); i++) {
    const site = (await built.nth(i).getAttribute('data-site'))!;
    await built.nth(i).focus();
    await told.filter({ hasText: site }).waitFor();
  }
  let step = await stepOf(came);
  await came.click();
  await past.waitFor();
  expect(await slider.inputValue()).toBe(step);
  await page.keyboard.press('Escape');
  await decision(page).waitFor();
  // a card, of which the dialog tells
  await page.getByRole('tab', { name: /^Played cards/ }).click();
  await page.getByRole('button', { name: 'Show all cards in full' }).click();
  const dialog = page.getByRole('dialog');
  await screenshot(page, 'play-came');
  const button = dialog.getByRole('button', { name: /^Came with choice/ }).first();
  step = await stepOf(button);
  await button.click();
  await dialog.waitFor({ state: 'hidden' });
  await past.waitFor();
  expect(await slider.inputValue()).toBe(step);
  expect(faults).toEqual([]);
  await context.close();
});

it('the centre follows who decides where bots can be followed; a pinned one stays', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 5);
  await page.getByRole('combobox', { name: 'Speed of the bots' }).selectOption('step by step');
  const owner = (): Promise<string | null> => page.locator('.table-board').getAttribute('data-owner');
  const one = page.getByRole('button', { name: 'One decision' });
  const pin = page.getByRole('checkbox', { name: 'Keep in view' });
  /** Until the bot, or again the person, decides. */
  const until = async (bot: boolean): Promise<void> => {
    for (let n = 0; n < 40 && (await one.isVisible()) !== bot; n++) {
      if (bot) await playByKeys(page, n, 1);
      else await one.press('Enter');
      await page.locator('.table-grid[aria-busy=false]').waitFor();
    }
    expect(await one.isVisible()).toBe(bot);
  };
  await until(true);
  expect(await owner()).toBe('1');
  expect(await page.locator('[data-zone=hand] .hand-card').count()).toBe(0);
  await until(false);
  expect(await owner()).toBe('0');
  await pin.check();
  await until(true);
  expect(await owner()).toBe('0');
  expect(await one.evaluate((button) => button === document.activeElement)).toBe(true);
  await screenshot(page, 'play-pinned');
  await pin.uncheck();
  expect(await owner()).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

it('looks back without choosing; saves a game, and goes on with it from the file', async () => {
  const { page, context, faults } = await all.open();
  await start(page, 'underwater-cities', [null, 'random'], 9);
  await playByKeys(page, 9, 8);
  // a hint names one of the options; nothing is chosen
  while ((await decision(page).getByRole('button', { name: 'Hint' }).count()) === 0) await playByKeys(page, 9, 1);
  await decision(page).getByRole('button', { name: 'Hint' }).click();
  await decision(page)
    .getByRole('button', { name: /a bot would choose this/ })
    .waitFor();
  const slider = page.getByRole('slider', { name: 'Look back' });
  await slider.press('ArrowLeft');
  await page.getByRole('status').filter({ hasText: 'This is an earlier position' }).waitFor();
  expect(await page.locator('.option-list, .offered').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await decision(page).waitFor();
  await page.getByRole('button', { name: 'Open in the Lab' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  expect(await page.locator('select[name=at]').inputValue()).toBe('record');
  await visit(page, '#/play?pack=underwater-cities');
  await decision(page).waitFor();
  const asked = await decision(page).getByRole('heading').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const file = await download.path();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByLabel('Or go on with a saved game').setInputFiles(file);
  // in a file all are people
  await curtain(page).getByRole('button').click();
  expect((await decision(page).getByRole('heading').innerText()).replace('Player 1', 'Ann')).toBe(asked);
  expect(faults).toEqual([]);
  await context.close();
});
