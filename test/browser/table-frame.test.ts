/** The table's frame: what is where, the views of the centre, slots, cards on the table. One page for all. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTable } from './support/shared-table.ts';
import { decision, leave, makeChoice, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
  await start(page, 'underwater-cities', [null, 'random'], 7);
  // the era opens with discards
  while ((await page.locator('.slot.offered').count()) === 0) await takeFirst();
});

/** Takes the first option, and waits until it is taken. */
const takeFirst = (): Promise<void> => makeChoice(page, () => page.locator('[data-key]').first().click());

const info = (name: string): Locator => page.getByRole('region', { name: 'Players' }).getByRole('button', { name });
const centre = (): Locator => page.locator('[data-view]');
const left = async (what: Locator): Promise<number> => (await what.boundingBox())?.x ?? -1;
/** Column and row of each slot that has a colour, by colour. Slots of a row share its middle, in columns its index. */
const slotPlaces = (): Promise<Record<string, string[]>> =>
  page.locator('.slot-group[data-group]:not([data-group=""])').evaluateAll((groups) => {
    const slots = groups.map((group) =>
      [...group.querySelectorAll('[data-slot]')].map((slot) => slot.getBoundingClientRect()),
    );
    const columns = [...new Set(slots.flat().map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
    const side = slots.length > 1 && slots[0][0].y === slots[1][0].y;
    const all = side ? [] : [...new Set(slots.flat().map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    return Object.fromEntries(
      groups.map((group, i) => {
        const tops = side ? [...new Set(slots[i].map(({ y }) => Math.round(y)))].sort((a, b) => a - b) : all;
        return [
          (group as HTMLElement).dataset['group'] ?? '',
          slots[i].map(({ x, y }) => `${columns.indexOf(Math.round(x))} ${tops.indexOf(Math.round(y))}`),
        ];
      }),
    );
  });
const tab = (name: RegExp): Locator => page.getByRole('tab', { name });

describe('the frame', () => {
  it('is one screen: where the game is above; slots, centre with the hand below, and on the right the players; what one has', async () => {
    const columns = ['.slots', '.table-board', '.players'].map((one) => page.locator(one));
    const places = await Promise.all(columns.map(left));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(3);
    const box = async (what: string) => (await page.locator(what).boundingBox())!;
    const bar = await box('.periods');
    expect(bar.y + bar.height).toBeLessThanOrEqual((await box('.slots')).y);
    for (const what of ['.own-bar', '.decision', '.cards']) {
      const { y, height } = await box(what);
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    }
    const board = (await centre().boundingBox())!;
    expect((await page.locator('.cards').boundingBox())!.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('has the colour of the player in the borders of centre and hand', async () => {
    const border = (one: Locator): Promise<string> => one.evaluate((it) => getComputedStyle(it).borderTopColor);
    const own = await border(centre());
    expect(await border(page.locator('.cards'))).toBe(own);
    await info('Bea').click();
    expect(await centre().getAttribute('data-owner')).toBe('1');
    expect(await border(centre())).not.toBe(own);
    // by the keyboard back; the focus stays where it is
    const ann = info('Ann');
    await ann.press('Enter');
    expect(await centre().getAttribute('data-owner')).toBe('0');
    expect(await ann.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('marks what is not connected, and says so; the score has what the final scoring would add', async () => {
    const marked = page.locator('[data-site]:has([data-mark=connected])');
    expect(await marked.count()).toBe(3);
    for (const site of await marked.all()) {
      expect(await site.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent)).toContain('not connected');
    }
    expect(await page.getByRole('region', { name: 'Players' }).innerText()).toMatch(/if the game ended now: \d/);
  });

  it('tells of a connected city its points at the end, and of a metropolis its text, by pointer and by focus', async () => {
    const points = page.locator('[data-site][aria-label*="at the end, as it is now"]');
    // the first city stands, and no tunnel
    expect(await points.count()).toBe(1);
    const shown = page.locator('.board [data-label]');
    await points.hover();
    expect(await shown.innerText()).toContain('2 points at the end');
    await page.mouse.move(2, 2);
    await points.focus();
    expect(await shown.innerText()).toContain('2 points at the end');
    await page.keyboard.press('Escape');
    expect(await shown.count()).toBe(0);
    const tiles = page.locator('.board [data-site][data-card]');
    expect(await tiles.count()).toBe(3);
    await tiles.first().hover();
    const zoom = page.locator('.zoom');
    await zoom.waitFor();
    // it does not cover what is pointed at
    const [large, tile] = [(await zoom.boundingBox())!, (await tiles.first().boundingBox())!];
    expect(large.x > tile.x + tile.width || large.y > tile.y + tile.height).toBe(true);
    expect((await shown.innerText()).split('\n').length).toBeGreaterThan(2);
    await screenshot(page, 'play-tile');
    await page.mouse.move(2, 2);
  });

  it('switches the view of the centre by tabs, which arrows reach', async () => {
    expect(await centre().getAttribute('data-view')).toBe('board');
    const names = await page.getByRole('tab').allInnerTexts();
    expect(names.every((name) => name.length > 2)).toBe(true);
    const seen: (string | null)[] = [];
    await tab(/^Board/).focus();
    for (const _ of names) {
      await page.keyboard.press('ArrowRight');
      seen.push(await centre().getAttribute('data-view'));
      // the scores come a moment later
      await expect.poll(async () => (await page.getByRole('tabpanel').innerText()).length).toBeGreaterThan(2);
    }
    expect(new Set(seen).size).toBe(names.length);
    expect(seen.at(-1)).toBe('board');
  });

  it('says where the game is', async () => {
    const rounds = page.getByRole('region', { name: 'Where the game is' });
    expect((await rounds.innerText()).replaceAll(/\s+/g, ' ')).toContain('round 1 of 4');
    expect(await rounds.locator('[data-period=turn] li.now').innerText()).toBe('1');
  });
});

describe('slots', () => {
  it('stand in groups, each of one colour', async () => {
    const groups = page.locator('.slot-group[data-group]:not([data-group=""])');
    expect(await groups.evaluateAll((all) => all.map((one) => one.querySelectorAll('[data-slot]').length))).toEqual([
      4, 4, 4,
    ]);
    expect(await groups.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['group']))).toEqual([
      'green',
      'red',
      'yellow',
    ]);
  });

  it('stand in two columns, the rows of a colour together; on request in a column for each colour, also later', async () => {
    // in the order of the pack: upper left, upper right
    expect(await slotPlaces()).toEqual({
      green: ['0 0', '1 0', '0 1', '1 1'],
      red: ['0 2', '1 2', '0 3', '1 3'],
      yellow: ['0 4', '1 4', '0 5', '1 5'],
    });
    const inColumns = {
      green: ['0 0', '0 1', '0 2', '0 3'],
      red: ['1 0', '1 1', '1 2', '1 3'],
      yellow: ['2 0', '2 1', '2 2', '2 3'],
    };
    const toggle = page.getByRole('checkbox', { name: 'One column for each colour' });
    await screenshot(page, 'play-slots');
    await toggle.press('Space');
    await screenshot(page, 'play-slots-columns');
    // markers have room beside or below the text
    expect(
      await page
        .locator('.slot > *')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0);
    expect(await slotPlaces()).toEqual(inColumns);
    await page.reload();
    await decision(page).waitFor();
    expect(await slotPlaces()).toEqual(inColumns);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await toggle.press('Space');
    expect((await slotPlaces())['red'][1]).toBe('1 2');
  });

  it('show who used them, as which action', async () => {
    const used = page.locator('.slot.used', { hasText: 'used by Ann, 1' });
    await page.locator('[data-group=green] .slot.offered button').first().click();
    await decision(page).locator('h2').waitFor();
    for (let i = 0; i < 6 && (await used.count()) === 0; i++) await takeFirst();
    await expect.poll(() => used.count()).toBe(1);
    // not innerText(), which was empty now and then in runs of everything
    await expect.poll(() => used.locator('.slot-use b').textContent()).toBe('1');
  });
});

describe('cards on the table', () => {
  it('are grouped by type in the order of the pack, and shown in full on demand', async () => {
    await tab(/^Played/).click();
    const groups = await page
      .locator('.card-group')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['type'] ?? ''));
    expect(groups).toEqual(['action-card']);
    await page.getByRole('button', { name: 'Show all cards in full' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cards of Ann' });
    expect(await dialog.getByRole('img').count()).toBe(1);
    expect(await dialog.innerText()).toContain('Personal Assistant');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await screenshot(page, 'play-played');
  });
});

describe('the scores', () => {
  it('stand in a tab: where points come from, and what the final scoring would add, which makes the score that is told', async () => {
    await tab(/^Scoring/).click();
    const sheet = page.getByRole('table', { name: 'Where the points come from' });
    await sheet.waitFor();
    const end = page.getByRole('table', { name: 'If the game ended now' });
    const told = await page.locator('.final').first().getAttribute('data-final');
    expect(await end.locator('.total').getAttribute('data-total')).toBe(told);
    await screenshot(page, 'play-scoring');
    await tab(/^Board/).click();
  });
});

describe('costs and income', () => {
  it('stand in a tab: a table with a row for each kind of piece, whose numbers are those of the player in view', async () => {
    await tab(/^Overview/).click();
    const sheet = page.getByRole('table', { name: 'What Ann pays, and what the next income brings' });
    await sheet.getByRole('row').nth(7).waitFor();
    // two rows are headings
    expect((await sheet.getByRole('rowheader').allInnerTexts()).map((text) => text.trim())).toEqual([
      'farm',
      'desalination plant',
      'laboratory',
      'tunnel',
      'nonsymbiotic city',
      'symbiotic city',
    ]);
    expect(await sheet.getByRole('columnheader').allInnerTexts()).toEqual([
      'Piece',
      'Build',
      'Upgrade',
      'The next income, as it is now',
      'Plain',
      'Upgraded',
      'Together',
    ]);
    expect(
      await sheet
        .locator('[data-piece=tunnel] [data-column=build] .amount')
        .evaluateAll((all) => all.map((one) => one.getAttribute('title'))),
    ).toEqual(['1 steelplast', '1 credit']);
    expect(await page.locator('.centre-view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
    await screenshot(page, 'play-overview');
    await info('Bea').click();
    await page.getByRole('table', { name: 'What Bea pays, and what the next income brings' }).waitFor();
    await info('Ann').click();
    await tab(/^Board/).click();
  });
});

it('keeps the question in sight above many options', async () => {
  const heading = decision(page).locator('h2');
  await page.locator('.table-side').evaluate((side) => side.scrollTo({ top: 120 }));
  const top = async (of: Locator): Promise<number> => (await of.boundingBox())!.y;
  expect(await top(heading)).toBeGreaterThanOrEqual(await top(page.locator('.table-side')));
  await screenshot(page, 'play-heading');
  await takeFirst();
  expect(await page.locator('.table-side').evaluate((side) => side.scrollTop)).toBe(0);
});

it('draws cards of nobody else', async () => {
  await info('Bea').click();
  expect(await page.locator('[data-zone=hand] .hand-card').count()).toBe(0);
  await info('Ann').click();
  expect(await page.locator('[data-zone=hand] .hand-card').count()).toBeGreaterThan(0);
});

it('tells what things are where they stand: by key, by tap, and when pointed at', async () => {
  const players = page.getByRole('region', { name: 'Players' });
  const own = page.getByRole('region', { name: 'What Ann has' }).locator('[data-counter=kelp]');
  const said = 'Pays for farms and cities. In each Production every city needs 1 to eat.';
  expect(await own.getAttribute('title')).toBe(`kelp: ${said}`);
  const name = own.getByRole('button', { name: 'kelp' });
  const note = own.getByRole('note');
  expect(await note.count()).toBe(0);
  await name.focus();
  await page.keyboard.press('Enter');
  await note.waitFor();
  expect((await note.innerText()).split('\n')).toEqual([said, 'In the rules']);
  const { x, y, width, height } = (await note.boundingBox())!;
  const box = (await name.boundingBox())!;
  // beside its name, in the page, and not over it
  expect(x >= 0 && x + width <= page.viewportSize()!.width && y >= 0).toBe(true);
  expect(y >= box.y + box.height || y + height <= box.y).toBe(true);
  await screenshot(page, 'play-term');
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  await name.click();
  await note.waitFor();
  await page.getByRole('heading', { name: 'hand' }).click();
  await note.waitFor({ state: 'hidden' });
  // of others only where one points at it, so that the keyboard has no stop at each
  expect(await players.locator('.seat-1 [data-counter=kelp]').getByRole('button').count()).toBe(0);
  expect(await players.locator('.seat-1 [data-counter=kelp]').getAttribute('title')).toBe(`kelp: ${said}`);
  const periods = page.getByRole('region', { name: 'Where the game is' });
  expect(await periods.getByRole('button').allInnerTexts()).toEqual(['era', 'round', 'turn']);
});

it('stands in two columns, or on request one for each colour, also where slots are odd in number, as for four players', async () => {
  await leave(page);
  await start(page, 'underwater-cities', [null, 'random', 'random', 'random'], 7);
  await page.getByRole('checkbox', { name: 'One column for each colour' }).check();
  const boxes = await page
    .locator('.slot-group[data-group]:not([data-group=""])')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('[data-slot]')].map((slot) => Math.round(slot.getBoundingClientRect().x)),
      ),
    );
  expect(boxes.map((group) => group.length)).toEqual([5, 5, 5]);
  expect(boxes.map((group) => new Set(group).size)).toEqual([1, 1, 1]);
  expect(new Set(boxes.flat()).size).toBe(3);
  await screenshot(page, 'play-slots-four');
  // one below the page where there is no room
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('group', { name: 'Parts of the table' }).getByRole('button', { name: 'Action slots' }).click();
  const slots = page.locator('.slots');
  expect(await slots.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await screenshot(page, 'play-slots-320');
});
