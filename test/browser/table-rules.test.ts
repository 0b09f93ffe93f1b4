/**
 * What the table of Yucata does and ours must do as well, row by row, in one game with known cards: slots, cards, sites. What stands on
 * the page is held against the pack, not against the page itself.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, renderComponent } from '../../texts/index.ts';
import type { SiteDef } from '../../dsl/internal.ts';
import type { Game } from '../../interpreter/index.ts';
import { loaded } from '../support/packs.ts';
import { played } from './support/played.ts';
import { sharedTable } from './support/shared-table.ts';
import { turnSetting } from './support/settings.ts';
import { decision, leave, makeChoice, openGame, start } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { model, sources } = loaded();

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
  await turnSetting(page, /^One list/);
  await start(page, 'underwater-cities', [null, 'random'], 4);
});
afterAll(() => turnSetting(page, /^One list/));

/** An option by its key, or the beginning of it. */
const option = (key: string): Locator => decision(page).locator(`[data-key^="${key}"]`);
const log = (): Promise<string> => page.getByRole('region', { name: 'What happened' }).innerText();
const zone = (id: string): Locator => page.locator(`[data-zone=${id}]`);
async function choose(...keys: string[]): Promise<void> {
  for (const key of keys) await makeChoice(page, () => option(key).first().click());
}

it('Y09: just the sites of the board that say something have a question mark, and their names tell the text of the pack', async () => {
  const shown = await page.locator('.table-board [data-site]').evaluateAll((all) =>
    all.map((site) => ({
      id: site.getAttribute('data-site')!,
      marked: site.querySelector('[data-mark=says]') !== null,
      name: site.getAttribute('aria-label') ?? '',
    })),
  );
  const says = (site: SiteDef): boolean =>
    site.bonus !== null ||
    site.surcharge.length > 0 ||
    Object.keys(site.programs).length > 0 ||
    Object.entries(site.attributes).some(([id, n]) => n !== model.attributes.find((one) => one.id === id)!.default);
  const marked = shown.filter((site) => site.marked).map(({ id }) => id);
  const board = model.boards.find(
    ({ sites }) =>
      sites.length === shown.length &&
      sites
        .filter(says)
        .map(({ id }) => id)
        .join() === marked.join(),
  );
  expect([marked.length > 5, board?.id]).toEqual([true, expect.stringMatching(/^board-/)]);
  const texts = new Map(
    renderComponent(model, sources, { section: 'boards', id: board!.id }, LANGUAGES.en).map(({ key, text }) => [
      key,
      text,
    ]),
  );
  for (const { id, name } of shown.filter((site) => site.marked)) {
    const own = [...texts].filter(([key]) => key.split('/').includes(id) || key.split('.').includes(id));
    for (const [, text] of own) expect(name).toContain(text);
    expect(name.length).toBeGreaterThan(id.length + 10);
  }
});

it('Y37: a card of another colour than the slot goes by itself, the log says so, and it can be taken back', async () => {
  await choose('card:seat-at-the-third-table', 'card:polyp-grafters', 'card:build-a-structure');
  await choose('slot:steelplast-and-kelp', 'card:chart-auction');
  await page.getByRole('tab', { name: /^For all/ }).click();
  expect(await zone('era-discard').locator('[data-card=chart-auction]').count()).toBe(1);
  expect(await log()).toMatch(/Chart auction/);
  expect(await log()).toMatch(/colou?rs differ|without effect|mismatch/i);
  expect(await decision(page).getByRole('heading').innerText()).toContain('End your turn?');
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await option('card:chart-auction').waitFor();
  expect(await zone('era-discard').locator('[data-card=chart-auction]').count()).toBe(0);
});

it('Y43: both ways of an effect are offered; the other one goes when one is chosen', async () => {
  await page.getByRole('button', { name: 'Take the turn back' }).click();
  await choose('slot:farms-or-laboratories', 'card:chart-auction');
  expect(await option('do:build-2-farms').count()).toBe(1);
  expect(await option('do:build-2-laboratories').count()).toBe(1);
  await choose('do:build-2-farms');
  expect(await option('do:build-2-laboratories').count()).toBe(0);
  expect(await decision(page).getByRole('heading').innerText()).toContain('farm');
});

it('Y53: the settings are at the upper right, and open by a button that says so', async () => {
  const settings = page.getByRole('button', { name: 'Settings' });
  const { x, y } = (await settings.boundingBox())!;
  expect([x > 1280 * 0.8, y < 60]).toEqual([true, true]);
  await settings.press('Enter');
  await page.getByRole('group', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
});

it('Y33: alone, the slots of a colour stand in the order in which neutral tiles will take them', async () => {
  await leave(page);
  await start(page, 'underwater-cities', [null], 4);
  const shown = await page
    .locator('.slot-group[data-group]:not([data-group=""])')
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot')!)),
    );
  const placeOf = (id: string): number => model.slots.find((slot) => slot.id === id)!.attributes['clockwise'];
  expect(shown.map((group) => group.length)).toEqual([4, 4, 4]);
  for (const group of shown) expect(group).toEqual([...group].sort((a, b) => placeOf(a) - placeOf(b)));
});

it(
  'Y34: alone, the first slot of each colour is blocked in the first round, and the second one is ' +
    'marked as blocked in the next',
  async () => {
    const byGroup = (inside: string): Promise<number[][]> =>
      page
        .locator('.slot-group[data-group]:not([data-group=""])')
        .evaluateAll(
          (groups, selector) =>
            groups.map((group) =>
              [...group.querySelectorAll('[data-slot]')].flatMap((slot, i) =>
                slot.querySelector(selector) ? [i] : [],
              ),
            ),
          inside,
        );
    const first = page.locator('.option-list [data-key]').first();
    while ((await page.locator('[data-mark=next]').count()) === 0) await makeChoice(page, () => first.click());
    expect(await byGroup('.slot-use')).toEqual([[0], [0], [0]]);
    expect(await byGroup('[data-mark=next]')).toEqual([[1], [1], [1]]);
    expect(await page.locator('[data-mark=next]').first().innerText()).toContain('blocked in the next round');
    await screenshot(page, 'play-solo-slots');
  },
);

it('Y32: among four a slot can be used twice: both are shown, the first one first, and named in that order', async () => {
  // the first player may use a slot that somebody else has used
  const mayClone = ({ decision: now }: Game): boolean =>
    now!.player === 0 && now!.options.some(({ key }) => key.includes('cloning'));
  await openGame(page, 'underwater-cities', played(mayClone, { players: 4 }));
  const take = (where: Locator): Promise<void> => makeChoice(page, () => where.first().click());
  const options = page.locator('.option-list [data-key]');
  const usedBy = (): Promise<Record<string, string>> =>
    page
      .locator('[data-slot]')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.flatMap((slot) =>
            slot.querySelector('.slot-use') === null
              ? []
              : [
                  [
                    slot.getAttribute('data-slot'),
                    slot.querySelector(':scope > * > .visually-hidden')?.textContent?.trim() ?? '',
                  ],
                ],
          ),
        ),
      ) as Promise<Record<string, string>>;
  const before = await usedBy();
  await take(page.locator('.option-list [data-key*="cloning"]'));
  while (!(await decision(page).getByRole('heading').innerText()).includes('End your turn?')) await take(options);
  const twice = await page
    .locator('[data-slot]')
    .evaluateAll((all) =>
      all
        .filter((slot) => slot.querySelectorAll('.slot-use').length === 2)
        .map((slot) => slot.getAttribute('data-slot')!),
    );
  expect(twice).toHaveLength(1);
  const [first] = /Player [2-4]/.exec(before[twice[0]])!;
  expect((await usedBy())[twice[0]]).toMatch(new RegExp(`${first}.*Player 1`));
});
