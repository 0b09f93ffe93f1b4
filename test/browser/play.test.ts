/** The table: games through roles and names, as people play them; what is hidden is not on the page. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { isFull, rounds, sampleOf } from '../support/width.ts';
import { axeAt, axeFindings } from './support/axe-findings.ts';
import { downloaded } from './support/download.ts';
import { played, playedUntil } from './support/played.ts';
import { session } from './support/session.ts';
import {
  chooseSpeed,
  curtain,
  decision,
  fromMenu,
  leave,
  makeChoice,
  openGame,
  result,
  start,
} from './support/table.ts';
import { screenshot, visit, type WatchedPage } from './support/workbench.ts';

const CITIES = 'underwater-cities';
const NIM = '#/play?pack=nim.yaml';

const all = session([CITIES, 'nim.yaml', 'tic-tac-toe.yaml']);
/** Of all tests but those about several tabs: one after another begins a game on it. */
let page: Page;
beforeAll(async () => {
  ({ page } = await all.shared({ view: NIM }));
});

/** Leaves what is played, and begins a game. */
async function begin(...game: Parameters<typeof start> extends [Page, ...infer Rest] ? Rest : never): Promise<void> {
  if (await page.locator('.table-menu').isVisible()) await leave(page);
  await start(page, ...game);
}

/** Plays on by keys only: a digit, or Tab and Enter; at a curtain, the button. Returns how many choices were made. */
async function playByKeys(seed: number, most: number): Promise<number> {
  const source = new ChoiceSource(seed);
  for (let n = 0; n < most; n++) {
    if (await result(page).isVisible()) return n;
    if (await curtain(page).isVisible()) {
      expect(await page.locator('.hand-card').count()).toBe(0);
      await curtain(page).getByRole('button', { name: /^I am/ }).press('Enter');
      await decision(page).waitFor();
    }
    const options = decision(page).getByRole('list').first().getByRole('button', { disabled: false });
    const count = await options.count();
    const i = source.below(count);
    await makeChoice(page, () => (i < 9 ? page.keyboard.press(String(i + 1)) : options.nth(i).press('Enter')));
  }
  return most;
}

it('by keys alone, two people play Nim to its end, with a curtain between them', async () => {
  await begin('nim.yaml', [null, null], 1);
  await playByKeys(1, 60);
  await result(page).waitFor();
  expect(await result(page).getByRole('row').count()).toBe(3);
  expect(await result(page).innerText()).toContain('won');
});

const one = (): Locator => page.getByRole('button', { name: 'One decision' });

describe('bots', () => {
  const idle = (): Promise<unknown> => page.locator('.table-grid[aria-busy=false]').waitFor();
  const step = async (): Promise<number> => Number(await page.locator('.table-grid').getAttribute('data-step'));

  it('go on one decision at a time, or until they are stopped; a hint says what a bot would do and why', async () => {
    const weights = page.waitForResponse((response) => response.url().includes('api/weights'));
    await begin(CITIES, [null, 'quick'], 5);
    expect(((await (await weights).json()) as { text: string }).text).toContain('fathom-weights');
    await chooseSpeed(page, 'step by step');
    await decision(page).getByRole('button', { name: 'Hint' }).click();
    await decision(page).getByText('A bot would choose: ').waitFor();
    const hinted = decision(page).getByRole('button', { name: '(a bot would choose this)' });
    expect(await page.locator('.advice').innerText()).toContain((await hinted.innerText()).split('\n')[1].slice(0, 12));
    await screenshot(page, 'play-advice');
    for (let n = 0; n < 12 && !(await one().isVisible()); n++) await playByKeys(n, 1);
    await idle();
    await screenshot(page, 'play-bot-step');
    // the keyboard is there already
    expect(await one().evaluate((button) => button === document.activeElement)).toBe(true);
    const before = await step();
    await page.keyboard.press('Enter');
    await idle();
    expect(await step()).toBeGreaterThan(before);
    await chooseSpeed(page, 'instantly');
    await page.getByRole('button', { name: 'Go on' }).click();
    await decision(page).getByRole('list').first().getByRole('button').first().waitFor();
    expect(await one().count()).toBe(0);
  });

  it('the centre follows who decides where bots can be followed; a pinned one stays', async () => {
    await chooseSpeed(page, 'step by step');
    const owner = (): Promise<string | null> => page.locator('.table-board').getAttribute('data-owner');
    const pin = page.getByRole('checkbox', { name: 'Keep in view' });
    const options = (): Locator => decision(page).locator('.option-list button:not([aria-disabled=true])');
    /** Until the bot, or again the person, decides. */
    const until = async (bot: boolean): Promise<void> => {
      for (let n = 0; n < 40 && (await one().isVisible()) !== bot; n++) {
        if (bot) await makeChoice(page, () => options().last().press('Enter'));
        else await one().press('Enter');
        await idle();
      }
      expect(await one().isVisible()).toBe(bot);
    };
    await until(true);
    expect(await owner()).toBe('1');
    expect(await page.locator('[data-zone=hand] .hand-card').count()).toBe(0);
    await until(false);
    expect(await owner()).toBe('0');
    await pin.check();
    await until(true);
    expect(await owner()).toBe('0');
    expect(await one().evaluate((button) => button === document.activeElement)).toBe(true);
    await screenshot(page, 'play-pinned');
    await pin.uncheck();
    expect(await owner()).toBe('1');
  });
});

describe('the game of cities goes on', () => {
  beforeAll(async () => {
    await chooseSpeed(page, 'instantly');
    await page.getByRole('button', { name: 'Go on' }).click();
    await decision(page).getByRole('list').first().getByRole('button').first().waitFor();
    await screenshot(page, 'play');
  });

  it('tries something out: nothing of it counts, and Escape leads back', async () => {
    const overhang = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await overhang()).toBeLessThanOrEqual(0);
    const table = page.locator('.table-grid');
    const live = await table.getAttribute('data-step');
    const stored = await page.evaluate(() => localStorage.getItem('fathom-game'));
    const log = await page.getByRole('region', { name: 'What happened' }).innerText();
    await fromMenu(page, 'Try out');
    const banner = page.getByRole('status').filter({ hasText: 'You are trying something out' });
    await banner.waitFor();
    await playByKeys(5, 3);
    // one screen, also with the banner
    expect(await overhang()).toBeLessThanOrEqual(0);
    await screenshot(page, 'play-trial');
    expect(await page.getByRole('button', { name: 'Open in the Lab' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await banner.waitFor({ state: 'detached' });
    expect(await table.getAttribute('data-step')).toBe(live);
    expect(await page.evaluate(() => localStorage.getItem('fathom-game'))).toBe(stored);
    expect(await page.getByRole('region', { name: 'What happened' }).innerText()).toBe(log);
  });

  it('is there after a reload; the step that is looked at is in the address, slider and log agree, and Escape leads back', async () => {
    const asked = async (): Promise<string[]> => [
      await decision(page).getByRole('heading').innerText(),
      // without what each of them would bring, which is told when it is known
      ...(await decision(page).locator('[data-key] .option-text > span:first-child').allInnerTexts()),
    ];
    const table = page.locator('.table-grid');
    const live = await table.getAttribute('data-step');
    const before = await asked();
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
    const entry = page.getByRole('region', { name: 'What happened' }).locator('li button').first();
    await entry.click();
    await page.getByText(`after choice 3 of ${live}`).waitFor({ state: 'detached' });
    await inAddress(Number(await slider.inputValue()));
    // it is told as it was: where the game is, and who had used which slots
    await page.getByRole('region', { name: 'Where the game is' }).waitFor();
    expect(await page.locator('.slot.used').count()).toBeGreaterThan(0);
    await screenshot(page, 'play-past');
    await page.keyboard.press('Escape');
    await decision(page).waitFor();
    expect(await asked()).toEqual(before);
    // at once: a reload right after it goes on with the game
    expect(await page.evaluate(() => location.hash)).not.toContain('step=');
    // an address of what is not there leads to now
    await page.evaluate(() => (location.hash += '&step=nonsense'));
    await page.waitForFunction(() => !location.hash.includes('step='));
    expect(await table.getAttribute('data-step')).toBe(live);
    expect(await page.evaluate(() => localStorage.getItem('fathom-game'))).toBe(stored);
  });

  it('looks back without choosing; saves a game, and goes on with it from the file', async () => {
    const slider = page.getByRole('slider', { name: 'Look back' });
    await slider.press('ArrowLeft');
    await page.getByRole('status').filter({ hasText: 'This is an earlier position' }).waitFor();
    expect(await page.locator('.option-list, .offered').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await decision(page).waitFor();
    await fromMenu(page, 'Open in the Lab');
    await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
    expect(await page.locator('select[name=at]').inputValue()).toBe('table');
    await visit(page, '#/play?pack=underwater-cities');
    await decision(page).waitFor();
    const asked = await decision(page).getByRole('heading').innerText();
    const file = Buffer.from(await downloaded(page, () => fromMenu(page, 'Save to a file')));
    await fromMenu(page, 'End the game');
    await page
      .getByLabel('Or go on with a saved game')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
    // who sat where is in the file
    await decision(page).waitFor();
    expect(await decision(page).getByRole('heading').innerText()).toBe(asked);
  });
});

it('bots alone are watched from the start of a game to its result', async () => {
  await chooseSpeed(page, 'step by step');
  await begin('tic-tac-toe.yaml', ['random', 'random'], 5);
  await one().click();
  await page.locator('.table-grid[data-step="1"][aria-busy=false]').waitFor();
  // what a bot may do is not offered to who watches, and nobody is addressed
  expect(await page.locator('.option-list, .curtain').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Players' }).getByText('you', { exact: true }).count()).toBe(0);
  await screenshot(page, 'play-bots-alone');
  await chooseSpeed(page, 'instantly');
  await page.getByRole('button', { name: 'Go on' }).click();
  await result(page).waitFor();
});

it('goes from a card, and from what stands on a site, to the choice with which it came', async () => {
  await openGame(
    page,
    CITIES,
    played(({ choices }) => choices.length >= 200),
  );
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
});

/** Chooses among what is offered, by clicks on the page itself, until the result is there. Returns the number of clicks. */
const clickThrough = (seed: number): Promise<number> =>
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
        ? [
            ...document.querySelectorAll<HTMLElement>(
              '.option-list [data-key], .offered > button, .new-cards > button, .curtain button',
            ),
          ]
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
async function checkScores(): Promise<void> {
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
  if (isFull) expect(await axeFindings(page)).toEqual([]);
}

/** More of them in the full width. */
const GAMES = rounds(1, 20);

it.each([
  ['nim.yaml', [null, null]],
  ['tic-tac-toe.yaml', [null, 'random']],
] as [string, (string | null)[]][])(
  'whole games of %s, seats %j, by clicks on what is offered',
  { timeout: 600_000 },
  async (pack, seats) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      await begin(pack, seats, seed);
      await clickToEnd(seed, seats.length);
    }
  },
);

const SEATS: [string, (string | null)[]][] = [
  ['alone', [null]],
  ['three players', [null, 'random', 'random']],
];

it.each(sampleOf(SEATS, 1))(
  'a game of cities, %s, by clicks on what is offered: its end, in the full width all of it',
  { timeout: 600_000 },
  async (_, seats) => {
    const players = seats.length;
    if (isFull) await begin(CITIES, seats, 1);
    else await openGame(page, CITIES, playedUntil(rounds(5, 8), { players }));
    await clickToEnd(1, players);
    await checkScores();
  },
);

/** Plays to the result, all columns of which are seen. */
async function clickToEnd(seed: number, players: number): Promise<void> {
  expect(await clickThrough(seed)).toBeGreaterThan(2);
  expect(await result(page).getByRole('row').count()).toBe(players + 1);
  expect(await result(page).evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
}

/** A page that shares with others what is stored, for the tests about that. */
let tab: WatchedPage;
/** Another page of the same person. */
async function otherTab(): Promise<Page> {
  const other = await tab.context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('fathom-token', token), all.workbench.server.token);
  await other.goto(`${new URL(all.workbench.server.address).origin}/#/play?pack=nim.yaml`);
  return other;
}

it('a game is played in one tab at a time, and what is stored is never lost', async () => {
  tab = await all.shared({ view: NIM });
  const { page } = tab;
  await start(page, 'nim.yaml', [null, 'random'], 4);
  const other = await otherTab();
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
  await fromMenu(page, 'End the game');
  await page.getByText('Ann, Bea · game 4 · ').waitFor();
  await screenshot(page, 'play-kept');
  expect(await axeAt(page, 'games that were left')).toEqual([]);
  await page.getByRole('button', { name: /^Go on: Ann, Bea/ }).click();
  await decision(page).waitFor();
});

it('a stored game that cannot be opened keeps no other tab from it', async () => {
  const { page } = tab;
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('fathom-game') ?? '') as { record: { choices: string[] } };
    stored.record.choices.push('nonsense');
    localStorage.setItem('fathom-game', JSON.stringify(stored));
  });
  await page.reload();
  const asked = (of: Page) => of.getByRole('alert').getByRole('button').first();
  await asked(page).waitFor();
  const said = await page.getByRole('alert').innerText();
  const other = await otherTab();
  await asked(other).waitFor();
  expect(await other.getByRole('alert').innerText()).toBe(said);
  await asked(other).click();
  await decision(other).waitFor();
});

it('an option and its place are lit together, whichever one points at; what others did since one’s last choice is outlined', async () => {
  await begin('tic-tac-toe.yaml', [null, 'random'], 3);
  const options = decision(page).locator('[data-key]');
  await makeChoice(page, () => options.first().click());
  expect(await page.locator('.board .news').count()).toBe(1);
  const outlined = await page.locator('.board [data-site]:has(.news)').getAttribute('aria-label');
  expect(outlined).toContain('Since your last choice');
  await options.nth(1).hover();
  const lit = page.locator('.board [data-lit]');
  await lit.waitFor();
  expect(`site:${await lit.getAttribute('data-site')}`).toBe(await options.nth(1).getAttribute('data-key'));
  const last = options.last();
  const place = page.locator(`.board [data-site="${(await last.getAttribute('data-key'))!.replace('site:', '')}"]`);
  await place.hover();
  await decision(page).locator('.considered').waitFor();
  expect(await decision(page).locator('.considered').getAttribute('data-key')).toBe(
    await last.getAttribute('data-key'),
  );
});
