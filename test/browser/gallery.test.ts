/** The Gallery: everything that is printed is drawn as what it is, and no text runs out of its face. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../support/width.ts';
import { session } from './support/session.ts';
import { chooseFaceLanguage } from './support/settings.ts';
import { painted, screenshot, visit } from './support/workbench.ts';

/** A card, a slot and a board with more text than usual. */
const LONG = Array.from({ length: 20 }, (_, i) => `gain ${i + 1} kelp then build laboratory`).join('; ');
const PACK = `pack: trial
extends: underwater-cities
cards:
  - {id: long-card, number: 300, name: The Very Long Name of a Card That Nobody Would Ever Print Anywhere, deck: era-1, type: instant-card, color: green, effect: "${LONG}", status: original}
boards:
  my-board: {from: board-1, name: My Board, change-sites: {c1: {bonus: gain 9 science}}}
slots:
  - {id: long-slot, name: The Long Slot of Many Things That Are Done One After the Other, color: red, clockwise: 40, effect: "${LONG}", status: original}
`;
const the = session([], { 'trial.yaml': PACK });
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: '#/gallery?pack=trial.yaml' }));
});

/** Texts of faces that leave the face, or touch the last line of a card. */
const runOut = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.face')].flatMap((face) => {
      const frame = face.getBoundingClientRect();
      const inside = (box: DOMRect): boolean =>
        box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
      const boxes = [...face.querySelectorAll('text')].map((text) => ({ text, box: text.getBoundingClientRect() }));
      const foot = face.querySelector('.foot')?.getBoundingClientRect().top ?? Infinity;
      return boxes
        .filter(({ text, box }) => !inside(box) || (text.closest('.line') !== null && box.bottom > foot + 0.5))
        .map(({ text }) => `${face.getAttribute('aria-label') ?? ''}: ${text.textContent ?? ''}`);
    }),
  );

const items = () => page.getByRole('main').locator('.faces > li');

/** Goes to a section, and waits until each of its items is drawn. */
async function shown(section: string, drawing = 'svg.face'): Promise<void> {
  await visit(page, `#/gallery?pack=trial.yaml&section=${section}`);
  // also what is out of sight
  await page.addStyleTag({ content: '.faces li { content-visibility: visible !important }' });
  await expect.poll(() => items().count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator(drawing).count()).toBe(await items().count());
  await painted(page);
}

const FACES = [
  ['en', 'English'],
  ['it', 'Italiano'],
  ['uk', 'Українська'],
] as const;
it.each(sampleOf(FACES, 1))('no text leaves its face: %s', async (code, language) => {
  await chooseFaceLanguage(page, language);
  for (const section of ['cards', 'slots', 'tracks', 'pieces']) {
    await shown(section);
    expect([section, await runOut()]).toEqual([section, []]);
    await screenshot(page, `gallery-${section}-${code}`);
  }
});

it('slots are plates with a place for a marker, boards have their sites', async () => {
  await shown('slots');
  const plates = await page.locator('svg.face').evaluateAll((all) =>
    all.map((one) => ({
      height: one.getBoundingClientRect().height / one.getBoundingClientRect().width,
      markers: one.querySelectorAll('.marker').length,
    })),
  );
  expect(plates.every(({ markers }) => markers === 1)).toBe(true);
  const heights = plates.map(({ height }) => height).sort((a, b) => a - b);
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThan(0.7);
  expect(heights.at(-1)).toBeGreaterThan(2 * heights[0]);
  await shown('boards', 'svg.board');
  expect(await page.locator('svg.face').count()).toBe(0);
  const boards = await page
    .locator('svg.board')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('[data-site]').length));
  expect(boards.length).toBe(await items().count());
  expect(Math.min(...boards)).toBeGreaterThan(5);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await painted(page);
    await screenshot(page, `gallery-boards-${scheme}`);
  }
  await visit(page, '#/author/trial.yaml?line=6');
  await page.getByRole('complementary', { name: 'Preview' }).locator('[data-site]').first().waitFor();
  await screenshot(page, 'author-board');
});

it('what another pack has is opened in one’s own, where it can be changed', async () => {
  await visit(page, '#/gallery?pack=trial.yaml&section=cards');
  const base = page.getByRole('main').locator('.faces > li a[href*="cards-era-1"]').first();
  await base.click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByText('It belongs to another pack').waitFor();
  expect(await page.evaluate(() => location.hash)).toContain('pack=trial.yaml');
});
