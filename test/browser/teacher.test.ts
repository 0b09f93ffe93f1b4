/** The guided game of Underwater Cities: followed to its end, left, and found again after a reload. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readLessons } from '../../dsl/internal.ts';
import { loaded } from '../support/packs.ts';
import { isFull, rounds, sampleOf } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { sharedTable } from './support/shared-table.ts';
import { leave, makeChoice, stepOf } from './support/table.ts';
import { screenshot } from './support/workbench.ts';

const { model, sources } = loaded();
const [{ steps, title }, toTheEnd] = readLessons(model, sources).lessons;

/** Of the second lesson so many steps; that each choice of it can be made is proved by `fathom test`. */
const OF_SECOND = rounds(4, Infinity);

/** Where axe looks: at so many steps. */
const LOOKS = sampleOf([1, 6, 12], 1);

const shared = sharedTable();
let page: Page;
beforeAll(async () => {
  page = await shared();
});

const teacher = (): Locator => page.getByRole('region', { name: 'Teacher' });
const said = (): Promise<string> => teacher().getByRole('status').innerText();
/** Where the rule is printed, as the page names it; empty: it names nothing. */
const cited = async (): Promise<string> => (await teacher().locator('.cited').allInnerTexts()).join();
const next = (): Locator => teacher().locator('[data-teacher]');
const isFree = async (button: Locator): Promise<boolean> => (await button.getAttribute('aria-disabled')) !== 'true';
const settled = (): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.table-grid')?.getAttribute('aria-busy') === 'false');
const chosen = (): Promise<number> => stepOf(page).then(Number);

async function begin(lesson = title): Promise<void> {
  if (await page.locator('.table-menu').isVisible()) await leave(page);
  await page.getByRole('region', { name: 'New to this game?' }).getByRole('button', { name: lesson.en }).click();
  await teacher().waitFor();
  await settled();
}

/** Takes the option that the teacher means. */
const takeTaught = (): Promise<void> =>
  makeChoice(page, () => page.locator('.option-list button', { hasText: '(the teacher means this)' }).click());

it('says each step in its order, waits for what is to be chosen, and lets the others play', async () => {
  await begin();
  const told: string[] = [];
  const places: string[] = [];
  for (let i = 0; i < 200; i++) {
    const now = await said();
    if (told.at(-1) !== now) {
      told.push(now);
      places.push(await cited());
      await screenshot(page, `teacher-${told.length}`);
      if (LOOKS.includes(told.length)) expect(await axeFindings(page)).toEqual([]);
    }
    if ((await next().innerText()) === 'Play on without the teacher') break;
    if (await isFree(next())) {
      await next().click();
      await settled();
    } else await takeTaught();
  }
  expect(told).toEqual(steps.map(({ say }) => say.en));
  // the edition by its title, and the page
  expect(places[0]).toBe('Sources: English rulebook, first print, p. 10');
  for (const [i, { sources }] of steps.entries()) {
    for (const { at } of sources) expect(places[i]).toContain(`English rulebook, first print, ${at}`);
    if (sources.length === 0) expect(places[i]).toBe('');
  }
  // the game goes on by itself, without a teacher
  await next().click();
  await teacher().waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button').first().waitFor();
  expect(await page.locator('[data-pointed]').count()).toBe(0);
});

it('the second lesson lets time pass; in the full width it goes to the end of the game', async () => {
  await begin(toTheEnd.title);
  const told = new Set<string>();
  while (told.size < OF_SECOND && (await next().innerText()) !== 'Play on without the teacher') {
    told.add(await said());
    if (await isFree(next())) {
      await next().click();
      await settled();
    } else await takeTaught();
  }
  told.add(await said());
  const all = [...new Set(toTheEnd.steps.map(({ say }) => say.en))];
  expect(told.size).toBeGreaterThanOrEqual(Math.min(OF_SECOND, all.length));
  expect([...told]).toEqual(all.slice(0, told.size));
  if (isFull) {
    await expect.poll(() => page.locator('main').innerText()).toContain('113');
    await next().click();
    await teacher().waitFor({ state: 'detached' });
  }
  await leave(page);
});

it('points at what it speaks of, and at what is to be chosen', async () => {
  await begin();
  const pointed = (): Promise<string[]> =>
    page
      .locator('[data-pointed]')
      .evaluateAll((all) =>
        all.map(
          (one) => (one as HTMLElement).dataset['card'] ?? (one as HTMLElement).dataset['zone'] ?? one.classList[0],
        ),
      );
  expect(await pointed()).toEqual(['table-board']);
  await next().click();
  expect(await pointed()).toEqual(['players']);
  await next().click();
  expect((await pointed()).sort()).toEqual(['hand', 'seat-at-the-third-table']);
  await takeTaught();
  expect((await pointed()).sort()).toEqual(['hand', 'polyp-grafters']);
});

it('another choice than the one of the lesson can be taken back, or played on from', async () => {
  await begin();
  await next().click();
  await next().click();
  const way = await said();
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: 'Refit dock' }).click();
  await expect.poll(said).toContain('The lesson goes another way.');
  await teacher().getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(said).toBe(way);
  expect(await chosen()).toBe(0);
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name: 'Refit dock' }).click();
  await teacher().getByRole('button', { name: 'Play on without the teacher' }).click();
  await teacher().waitFor({ state: 'detached' });
  expect(await chosen()).toBe(1);
});

it('goes on where it was after a reload, in the language of the page, by keys', async () => {
  await begin();
  await next().press('Enter');
  await next().press('Enter');
  for (let i = 0; i < 3; i++) await takeTaught();
  const others = steps[3].say;
  await expect.poll(said).toBe(others.en);
  // the keyboard is where one goes on
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['teacher'])).toBe('');
  await page.reload();
  await teacher().waitFor();
  await settled();
  expect(await said()).toBe(others.en);
  expect(await chosen()).toBe(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language of the page' }).selectOption({ label: 'Italiano' });
  await page.keyboard.press('Escape');
  const maestra = page.getByRole('region', { name: 'Insegnante' });
  await expect.poll(() => maestra.getByRole('status').innerText()).toBe(others.it);
  await maestra.locator('[data-teacher]').press('Enter');
  await expect.poll(() => maestra.getByRole('status').innerText()).toBe(steps[4].say.it);
});
